/// `rosa-workbench --self-test`: whether this installation works, here.
#pragma once

namespace rosa::workbench {

/// Whether the command line asks for it.
bool asksForSelfTest(int argc, char** argv);

/// Looks first for the parts, then opens the window, on the display that there is or off screen, over a run of its own in a folder of its
/// own. A line a check on standard output (finding.h). Returns the exit code: 0 where all is good or a warning, 1 where something is missing,
/// 2 where the command line is wrong. Neither the user's store nor settings are touched. Called before there is an application; name and
/// version of the program are set.
int runSelfTest(int argc, char** argv);

}  // namespace rosa::workbench
