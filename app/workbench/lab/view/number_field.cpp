#include "app/workbench/lab/view/number_field.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QLocale>
#include <QWheelEvent>

#include "widgets/style/number_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

/// Small numbers in full, as large ones: a field beside others, not a measurement.
QString fieldText(double value)
{
    constexpr int kDigits = 12;
    QString text = QString::number(value, 'g', kDigits);
    if (text.contains(QLatin1String("e-0"))) {
        text = QString::number(value, 'f', kDigits + text.right(1).toInt());
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    }
    return widgets::localNumber(text);
}

}  // namespace

NumberField::NumberField(double least, double most, QWidget* parent) : QLineEdit(parent), m_least(least), m_most(most)
{
    setValue(least);
    connect(this, &QLineEdit::editingFinished, this, &NumberField::applyText);
    connect(this, &QLineEdit::textEdited, this, [this](const QString& text) {
        bool isNumber = false;
        const double typed = widgets::plainNumber(text).toDouble(&isNumber);
        showTip(isNumber && typed >= m_least && typed <= m_most);
    });
}

void NumberField::setValue(double value)
{
    m_value = value;
    if (hasFocus() && isModified()) return;  // Being typed.
    const QString text = fieldText(value);
    if (text != this->text()) setText(text);
    setCursorPosition(0);
    showTip(true);
}

void NumberField::setRange(double least, double most)
{
    m_least = least;
    m_most = most;
    showTip(true);
}

void NumberField::setHelp(const QString& help)
{
    m_help = help;
    setAccessibleDescription(help);
    showTip(true);
}

void NumberField::applyText()
{
    setModified(false);
    bool isNumber = false;
    const double typed = widgets::plainNumber(text()).toDouble(&isNumber);
    // Text that shows fewer digits than the value does not change it.
    const bool isValid = isNumber && typed >= m_least && typed <= m_most;  // Not so for not-a-number.
    if (!isValid || text() == fieldText(m_value)) return setValue(m_value);
    change(typed);
}

void NumberField::change(double value)
{
    setModified(false);
    setValue(std::clamp(value, m_least, m_most));
    Q_EMIT valueChanged(m_value);
}

void NumberField::showTip(bool isValid)
{
    const QString range = tr("From %1 to %2").arg(widgets::shortNumber(m_least), widgets::shortNumber(m_most));
    setToolTip(widgets::literal(m_help.isEmpty() ? range : QStringLiteral("%1\n%2").arg(m_help, range)));
    QPalette colours;
    if (!isValid) colours.setColor(QPalette::Text, widgets::errorColour(palette()));
    setPalette(colours);
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    const int direction = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (direction == 0 || isReadOnly()) return QLineEdit::keyPressEvent(event);
    constexpr double kFactor = 1.1;
    change(m_value * std::pow(kFactor, direction));
    event->accept();
}

/// Scrolls what is around it.
void NumberField::wheelEvent(QWheelEvent* event) { event->ignore(); }

}  // namespace rosa::workbench
