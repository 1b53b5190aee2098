### Qué ha fallado: una frase que dice qué y dónde.
### $file, $folder y $kept son nombres de archivo; $field, $option y $value van tal como están en el archivo o en la orden.

# $problem es una de las frases de abajo.
error-in-file = { $file }: { $problem }

## Jugar

# $action es la jugada como la escribe el archivo: «pawn 3».
error-illegal-action = Esa jugada no está permitida ahora: { $action }.

## Leer una partida guardada

error-save-empty = El archivo está vacío.
error-save-large = El archivo es demasiado grande para ser una partida guardada.
error-save-not-json = El archivo no es una partida guardada.
error-save-json = El archivo no es una partida guardada o está dañado en la línea { $line }, carácter { $column }.
error-save-format = El programa no conoce el formato de archivo { $format }; seguramente la partida se guardó con una versión más nueva.
error-save-field = El campo «{ $field }» falta o no tiene sentido.
error-save-action = La anotación { $number } no es una jugada.
error-save-seal = El sello no corresponde a la semilla: alguien ha cambiado el archivo.
error-save-game = La partida es de otro juego: { $game }.
error-save-rules = La partida se guardó con otras reglas u otras cartas (versión de las reglas: { $version }).
error-save-deck-missing = Esta partida necesita el archivo «{ $deck }.toml», que falta en la carpeta { $folder }; devuélvelo allí para seguir.
error-save-deck-wrong = La partida no puede seguir mientras no se corrija el archivo de sus cartas o de su tablero: { $problem }
error-save-illegal = La anotación { $number } incumple las reglas: el archivo está dañado o modificado.
error-save-digest = Tras la anotación { $number } la mesa no coincide con la guardada: el archivo está dañado o modificado.
error-save-state = El estado de la mesa guardado en el archivo no tiene sentido.
error-save-unsealed = Las últimas jugadas no tienen suma de comprobación: el archivo está cortado o modificado.
error-save-read = No se puede leer el archivo: { $reason }.
error-save-locked = La partida { $file } ya está abierta en otro cvdesk en marcha.
error-save-moved = { $file } está dañado y se ha movido a la carpeta { $folder }. { $problem }
error-save-restored = { $file } está dañado y se ha movido a la carpeta { $folder }; la partida sigue desde una copia anterior.

## Escribir

# Se volverá a intentar después de la próxima jugada.
error-save-write = Por ahora no se puede guardar la partida en { $file }: { $reason }.
error-save-export = No se puede guardar la partida en { $file }: { $reason }.
error-data-folder = No se puede usar la carpeta { $folder }: { $reason }.

## Ajustes

error-settings-field = { $file }: «{ $field }» no tiene sentido; se usa el valor predeterminado.
error-settings-broken = No se entiende { $file }; se ha conservado como { $kept } y se usan los ajustes predeterminados.
error-settings-newer = { $file } es de una versión más nueva; se ha conservado como { $kept } y se usan los ajustes predeterminados.
error-settings-read = No se puede leer { $file } y se usan los ajustes predeterminados: { $reason }.
error-settings-write = No se pueden guardar los ajustes en { $file }: { $reason }.

## Motivos, van tras dos puntos

error-reason-denied = acceso denegado
error-reason-full = no queda espacio
error-reason-read-only = el disco es de solo lectura
error-reason-missing = no existe ese archivo o carpeta
error-reason-not-a-folder = hay un archivo donde debería haber una carpeta
error-reason-is-a-folder = es una carpeta
# $code es el número del error del sistema operativo.
error-reason-other = error del sistema { $code }

## Opciones de un juego

error-game = No existe el juego «{ $game }»; elige entre: { $known }.
error-option-name = El juego no tiene la opción «{ $option }»; elige entre: { $known }.
error-option-value = La opción «{ $option }» no puede ser «{ $value }»; elige entre: { $known }.
error-player-count = Este juego no es para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
 }; se juega de { $least } a { $most }.
error-first-seat = El asiento { $seat } no puede empezar: solo hay { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
 }.

## Archivos del programa

error-resource-missing = Falta un archivo del programa: { $file }. Vuelve a instalar cvdesk.
error-resource-broken = Un archivo del programa está dañado: { $file }. Vuelve a instalar cvdesk.

## Bots en la línea de comandos

error-level = No hay ningún bot «{ $level }»; elige entre: { $known } – o indica uno propio: package.module:factory.
error-budget = «{ $budget }» no es un límite para un bot; escribe, por ejemplo, 500it o 200ms.
# $reason es el mensaje del propio Python, en inglés.
error-bot-factory = No se puede cargar el bot { $name }: { $reason }.
error-bot-failed = Ha fallado el bot { $name }: { $reason }.
error-no-cards = No hay nada que contar de las cartas de { $game }: no las tiene.
error-arena-process = Un proceso del torneo ha terminado antes de tiempo.
error-output = No se puede escribir la salida: { $reason }.

## Las losetas de ¡Así es la vida! Compact

# $list es el nombre de una lista del archivo, plus o minus.
error-tiles-head = { $file } no es un juego de losetas de ¡Así es la vida! Compact en el formato 1.
error-tiles-luck = { $file } debe tener { $count ->
    [one] { $count } loseta de suerte
   *[other] { $count } losetas de suerte
 }.
error-tiles-values = { $file }: la lista «{ $list }» solo puede contener números enteros de { $least } a { $most }.
error-tiles-count = { $file }: la lista «{ $list }» debe tener { $count ->
    [one] { $count } número
   *[other] { $count } números
 }, no { $found }.

## Mazos de cartas

# $card es el número o el id de una carta, $expected uno de los textos siguientes. $field, las
# palabras de $known y las letras están como en el archivo.
error-deck-field = { $file }, carta { $card }, campo «{ $field }»: { $expected }.
error-deck-head = { $file }, campo «{ $field }» del principio: { $expected }.
error-deck-want-whole = se espera un número entero de { $least } a { $most }
error-deck-want-exactly = se espera el número { $value }
error-deck-want-one-of = se espera una de estas palabras: { $known }
error-deck-want-some-of = se espera una lista de 1 a { $most } de estas palabras: { $known }
error-deck-want-letters = se esperan como mucho { $most } de las letras latinas { $known }
error-deck-want-nothing = esta carta no puede tenerlo, quítalo
error-deck-want-text = se espera un texto de 1 a { $most } caracteres
error-deck-want-word = se espera una palabra de minúsculas latinas, cifras y guiones bajos
error-deck-want-texts = se espera una lista de nombres de campos
error-deck-want-names = se esperan nombres por idioma ({ $known }), cada uno de 1 a { $most } caracteres
error-deck-want-known = no existe ese campo; una carta puede tener: { $known }
error-deck-want-known-head = no existe ese campo; al principio puede haber: { $known }
error-deck-want-unique = la carta { $card } tiene el mismo
error-deck-want-two-types = se espera un tipo o dos distintos, y «event» solo sin otro
error-deck-want-token-alone = «token» solo puede ir sin otros
error-deck-want-one-bicycle = solo una carta de infancia puede ser una posesión, y ya lo es la carta { $card }
# $place es el lugar de la carta en el archivo, contando desde el principio
error-deck-number = { $file }, carta en el lugar { $place }, campo «number»: se espera un número entero de 1 a { $most }.
error-deck-missing = { $file }: faltan las cartas con estos números: { $numbers }.
error-deck-no-bicycle = { $file }: una de las cartas de infancia debe ser una posesión, la bicicleta.
error-deck-no-cards = { $file }: no hay cartas; un mazo las lista como [[card]].
error-deck-read = No se puede leer { $file }.
error-deck-large = { $file } es demasiado grande: más de { $most } kB.
error-deck-encoding = { $file } no es texto en UTF-8.
error-deck-toml = { $file } no es TOML: hay un error en la línea { $line }, carácter { $column }.
error-deck-cut = { $file } no es TOML o está cortado.
error-deck-none = No se encuentra «{ $deck }»; elige entre: { $known } – o indica un archivo que termine en .toml.
error-deck-write = No se puede escribir el archivo { $file }.

## Mazos de CV Pocket; $expected de un campo puede ser una de las cuatro primeras

error-deck-want-words = se espera un texto de { $most } palabras como mucho, de entre estas: { $known }
error-deck-want-joker-alone = «joker» solo puede ir sin otros
error-deck-want-copies = se espera el número de copias por icono de jugadores; los iconos son: { $known }
error-deck-want-numbers = se espera una lista de 2 a { $most } números enteros de 0 a { $highest }
error-deck-plain-count = { $file }: sin icono de jugadores { $count ->
    [one] hace falta { $count } carta
   *[other] hacen falta { $count } cartas
 }, no { $found }.
# $icon es el número de jugadores de la carta
error-deck-icon-count = { $file }: con el icono de jugadores { $icon } { $count ->
    [one] hace falta { $count } carta
   *[other] hacen falta { $count } cartas
 }, no { $found }.

## Un tablero de Phase 10

error-board-count = { $file } debe tener { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
 }, no { $found }.
error-board-start = { $file }: la primera casilla, donde salen los peones, debe ser star.
# $kind es una palabra del archivo, como joker
error-board-kind = { $file }: falta la casilla «{ $kind }»; hacen falta los ocho tipos.
# $number cuenta las casillas desde 1; $space es lo que dice el archivo
error-board-space = { $file }: la casilla { $number } es «{ $space }», que no existe.
