/// A lesson on paper: prose, figures and questions with room to write; solutions, and the verdicts on what a question asks about, on the last
/// pages.
#pragma once

#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/workbench/lab/data/lesson_walk.h"
#include "app/workbench/lab/figure/lab_pictures.h"

namespace rosa::workbench {

/// A lesson with the solved states of its steps.
struct HandOut {
    struct Step {
        SolvedProblem before;                ///< What the lab shows first.
        std::optional<SolvedProblem> after;  ///< What it shows after the guess; nothing for a step without a question.
        LessonTruth truth;
        bool hidesResult = false;  ///< `before` is drawn without its result.
    };
    lab::Lesson lesson;
    std::vector<Step> steps;  ///< One per step.
};

/// Cost: up to three solves per step. Reentrant.
Result<HandOut> solveHandOut(const lab::Lesson& lesson);

/// A4 with fonts embedded, in the window's language. No date, so that equal lessons give equal files. For the window's thread.
QByteArray handOutPdf(const HandOut& handOut);

/// Writes it whole or not at all. An Error names the file.
Result<void> saveHandOut(const HandOut& handOut, const QString& file);

}  // namespace rosa::workbench
