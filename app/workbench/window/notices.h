/// Where the licence and the notices of what the program is made of lie.
#pragma once

#include <QString>

namespace rosa::workbench {

/// The folder beside the program in `folder` that holds them: where packages put documentation and licences, or the root of a source tree.
/// "" where there is none.
QString noticesFolder(const QString& folder);

}  // namespace rosa::workbench
