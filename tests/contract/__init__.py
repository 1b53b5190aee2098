"""What every game promises the kernel, and the kernel everybody else.

Each file states one promise and walks random matches of every registered game, of its
option variants, and of the toy game, with every number of players.  Small by default;
``--full`` walks the numbers that the issues name.

A game's own tests help in ``tests/games/<game>/invariants.py``:

- ``check_invariants(rules, state)`` asserts what must hold of any state;
- ``visible_targets(rules, view)`` lists what the viewer can point at, usable now or not;
- with secrets, ``perturb(rules, state, viewer, rng)`` returns a state whose secrets lie elsewhere and which
  looks the same to the viewer (None: to everybody), and ``fewest_worlds(rules, state, viewer)`` returns
  how many different worlds there are at least.
"""
