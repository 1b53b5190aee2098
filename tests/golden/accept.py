"""Writes all playthroughs anew: ``python -m tests.golden.accept``.  Then read the diff."""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, all_cases, playthrough


def main() -> None:
    """Writes every file that is missing or differs, removes those without a case, and says so."""
    cases = all_cases()
    for case in cases:
        text = playthrough(case)
        if not case.file.exists() or case.file.read_text("utf-8") != text:
            case.file.parent.mkdir(exist_ok=True)
            case.file.write_text(text, "utf-8")
            print(f"written: {case.file.relative_to(FOLDER)}")
    for file in set(FOLDER.glob("*/*.txt")) - {case.file for case in cases}:
        file.unlink()
        print(f"removed: {file.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
