/// Dialogs that show their texts letter by letter; Qt's own guess whether they are HTML (literal.h).
#pragma once

#include <optional>

#include <QMessageBox>

namespace rosa::widgets {

/// Longer texts end in "…" in a dialog; all of it is in the details.
inline constexpr qsizetype kLongestMessage = 4000;

class PlainBox : public QMessageBox {
    Q_OBJECT
public:
    PlainBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons, QWidget* parent);

    /// A smaller paragraph under the text.
    void setMore(const QString& text);
    /// What "Show Details …" shows. Always plain.
    void setDetails(const QString& text) { setDetailedText(text); }

private:
    using QMessageBox::setDetailedText;
    using QMessageBox::setInformativeText;
    using QMessageBox::setText;
    using QMessageBox::setTextFormat;
};

/// Reports a problem and waits until the box is closed.
void reportProblem(QWidget* parent, const QString& title, const QString& text);

/// Asks for a line of text, or for several lines; nullopt if the dialog is cancelled.
std::optional<QString> askLine(QWidget* parent, const QString& title, const QString& question, const QString& now);
std::optional<QString> askLines(QWidget* parent, const QString& title, const QString& question, const QString& now);

}  // namespace rosa::widgets
