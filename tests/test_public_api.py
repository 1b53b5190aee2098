"""What the kernel offers to games and to the program is listed, complete and described."""

from __future__ import annotations

import inspect

from cvdesk import engine


def test_all_names_every_public_name_once() -> None:
    public = {
        name
        for name, value in vars(engine).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert set(engine.__all__) == public
    assert len(engine.__all__) == len(set(engine.__all__))


def test_public_classes_and_functions_are_described() -> None:
    for name in engine.__all__:
        value = getattr(engine, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            first = (inspect.getdoc(value) or "").partition("\n")[0]
            assert first.endswith((".", ":")), name


def test_public_names_come_from_the_kernel_itself() -> None:
    for name in engine.__all__:
        module = getattr(getattr(engine, name), "__module__", "cvdesk.engine")
        assert module.startswith("cvdesk.engine"), name
