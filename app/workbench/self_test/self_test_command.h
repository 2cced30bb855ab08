/// `rosa-workbench --self-test`: checks that this installation works on this machine.
#pragma once

namespace rosa::workbench {

/// Whether the command line requests the self-test.
bool asksForSelfTest(int argc, char** argv);

/// Checks the components first, then opens the window, on the available display or offscreen, with its own run in its own folder. Prints
/// one line per check on standard output (finding.h). Returns the exit code: 0 if all checks pass or only warn, 1 if something is missing,
/// 2 if the command line is invalid. Neither the user's store nor settings are touched. Called before the application is created; name and
/// version of the program are set.
int runSelfTest(int argc, char** argv);

}  // namespace rosa::workbench
