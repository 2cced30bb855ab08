/// Location of the licence and the notices of third-party components.
#pragma once

#include <QString>

namespace rosa::workbench {

/// The folder with the notices for a program in `folder`: where packages put documentation and licences, or the root of a source tree. ""
/// if there is none.
QString noticesFolder(const QString& folder);

}  // namespace rosa::workbench
