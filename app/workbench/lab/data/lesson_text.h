/// Texts of lessons for widgets and paper.
#pragma once

#include <QPalette>
#include <QString>

#include "app/workbench/lab/data/lesson_walk.h"

namespace rosa::workbench {

/// A heading, as it is written.
QString lessonTitle(const lab::LocalText& text);
/// Markdown as HTML, in the window's language; "" if there is no text. Links to pages of the manual become "alignment.html#pairs".
QString lessonHtml(const lab::LocalText& text);
/// The same for a text of one paragraph, without <p>.
QString lessonLine(const lab::LocalText& text);
/// Markdown without its marks, on one line, for screen readers.
QString lessonPlain(const lab::LocalText& text);

/// A document around `body` whose sizes are relative to the font of the label or document, so that prose scales with it.
QString lessonDocument(const QString& body, const QPalette& palette);

/// The guess beside the truth, as an HTML table with a verdict. `guess` is nothing if the result was shown without one.
QString comparisonHtml(const lab::LessonQuestion& question, const std::optional<LessonGuess>& guess,
                       const LessonTruth& truth);

/// Four significant digits, or as many as the tolerance needs.
QString lessonNumber(double value, double tolerance);

/// "10 min", "" for 0.
QString minutesText(int minutes);
/// "2 of 6 steps done", for lists.
QString progressText(int done, int steps);

}  // namespace rosa::workbench
