/// Where sockets of the user's session lie.
#pragma once

namespace rosa::workbench {

/// Sets XDG_RUNTIME_DIR where it is not set, as in a shell by su or in a container: to the folder of the user's session, where there is
/// one, else to one of this user alone in the folder for temporary files. Qt would choose such a folder, too, but print a line about it on
/// the user's terminal. Sets nothing where no folder can be had. Call it before there is an application.
void nameRuntimeFolder();

}  // namespace rosa::workbench
