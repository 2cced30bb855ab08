/// The "?" beside a group or panel, which opens the section of the manual about it.
#pragma once

#include <functional>

#include <QString>

class QToolButton;
class QWidget;

namespace rosa::widgets {

/// `subject` is what the section is about, for tooltip and screen readers: "Accuracy and baselines". Its object name is "helpInPlace".
QToolButton* helpButton(const QString& subject, QWidget* parent, std::function<void()> open);

}  // namespace rosa::widgets
