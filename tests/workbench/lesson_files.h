/// Lessons for tests.
#pragma once

#include <QString>

#include "tests/program/test_folders.h"

namespace rosa::workbench {

inline QString lessonFile(const char* name)
{
    return QString::fromStdString((rosa::test::dataFolder() / "lessons" / name).string());
}

}  // namespace rosa::workbench
