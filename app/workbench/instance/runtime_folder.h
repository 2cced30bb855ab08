/// Folder for the sockets of the user's session.
#pragma once

namespace rosa::workbench {

/// Sets XDG_RUNTIME_DIR if it is not set, as in a shell started by su or in a container: to the runtime folder of the user's session if
/// there is one, otherwise to a private folder in the folder for temporary files. Qt would also choose such a folder, but print a line
/// about it on the user's terminal. Sets nothing if no folder is available. Call it before the application is created.
void nameRuntimeFolder();

}  // namespace rosa::workbench
