/// Titles of the manual's pages, for its list of topics: the pages are Markdown, which lupdate does not read.
#pragma once

#include <QtGlobal>

namespace rosa::workbench {

// clang-format off
inline constexpr const char* kManualTitles[] = {
    QT_TRANSLATE_NOOP("Manual", "Getting started"),
    QT_TRANSLATE_NOOP("Manual", "The window"),
    QT_TRANSLATE_NOOP("Manual", "Alignment"),
    QT_TRANSLATE_NOOP("Manual", "Transport lab"),
    QT_TRANSLATE_NOOP("Manual", "Lessons"),
    QT_TRANSLATE_NOOP("Manual", "Data sets"),
    QT_TRANSLATE_NOOP("Manual", "Methods"),
    QT_TRANSLATE_NOOP("Manual", "Tables and statistics"),
    QT_TRANSLATE_NOOP("Manual", "Measured results"),
    QT_TRANSLATE_NOOP("Manual", "Sweeps"),
    QT_TRANSLATE_NOOP("Manual", "Large data"),
    QT_TRANSLATE_NOOP("Manual", "GPU"),
    QT_TRANSLATE_NOOP("Manual", "Clusters"),
    QT_TRANSLATE_NOOP("Manual", "Files and formats"),
    QT_TRANSLATE_NOOP("Manual", "Installation"),
    QT_TRANSLATE_NOOP("Manual", "Parameters"),
    QT_TRANSLATE_NOOP("Manual", "Commands"),
};
// clang-format on

}  // namespace rosa::workbench
