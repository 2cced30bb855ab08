/// Files of the transport lab: problems, and lessons.
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/lab/problem.h"

namespace rosa::workbench {

/// What a text file is for the lab.
enum class LabFile {
    None,
    Problem,  ///< A transport problem: TOML with the key rosa_transport.
    Lesson,   ///< *.rosalesson, or TOML with the key rosa_lesson.
};

/// Decides by the name and by the keys before the first table, in the first 64 kB.
LabFile labFileOf(const QString& path);

/// Reads a problem. An Error names the file and the line. Call it in the background.
Result<lab::Problem> readLabProblem(const QString& path);
/// Writes a problem, or a lesson that starts from it. Call it in the background.
Result<void> writeLabProblem(const QString& path, const lab::Problem& problem);
Result<void> writeLabLesson(const QString& path, const lab::Problem& problem, const QString& title);

}  // namespace rosa::workbench
