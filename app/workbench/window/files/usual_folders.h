/// Folders in which the window's file dialogues begin.
#pragma once

#include <QString>

namespace rosa::workbench {

/// The user's documents, or home if there is no such folder.
QString documentsFolder();
/// That of the figure saved last, otherwise documentsFolder().
QString figuresFolder();

}  // namespace rosa::workbench
