#include "widgets/text/plain_box.h"

#include <QInputDialog>

#include "widgets/text/literal.h"
#include "widgets/text/shortened.h"

namespace rosa::widgets {

PlainBox::PlainBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons, QWidget* parent)
    : QMessageBox(icon, title, QString(), buttons, parent)
{
    setTextFormat(Qt::PlainText);
    setText(shortened(text, kLongestMessage));
}

/// Its label does not take the box's format.
void PlainBox::setMore(const QString& text) { setInformativeText(literal(text)); }

void reportProblem(QWidget* parent, const QString& title, const QString& text)
{
    PlainBox(QMessageBox::Warning, title, text, QMessageBox::Ok, parent).exec();
}

std::optional<QString> askLine(QWidget* parent, const QString& title, const QString& question, const QString& now)
{
    bool isSure = false;
    const QString text = QInputDialog::getText(parent, title, literal(question), QLineEdit::Normal, now, &isSure);
    return isSure ? std::optional(text) : std::nullopt;
}

std::optional<QString> askLines(QWidget* parent, const QString& title, const QString& question, const QString& now)
{
    bool isSure = false;
    const QString text = QInputDialog::getMultiLineText(parent, title, literal(question), now, &isSure);
    return isSure ? std::optional(text) : std::nullopt;
}

}  // namespace rosa::widgets
