"""The commands of the command line, one module each.

`table` says what each of them takes.  A module's ``run`` gets what was given, returns
the exit status and raises CvdeskError for wrong input; `cvdesk.cli` turns that into one
line on stderr and status 2.  The modules import no Qt at their top, so that whatever is
wrong is found before Qt starts.
"""
