/// Lessons for tests.
#pragma once

#include <QString>

namespace rosa::workbench {

inline QString lessonFile(const char* name) { return QStringLiteral(ROSA_TEST_DATA_DIR "/lessons/") + QLatin1String(name); }

}  // namespace rosa::workbench
