"""What every game promises the kernel, and the kernel everybody else.

Each file states one promise and walks random matches of every registered game, of its
option variants, and of the toy game, with every number of players.  Small by default;
``--full`` walks the numbers that the issues name.
"""
