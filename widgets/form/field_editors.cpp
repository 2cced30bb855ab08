#include "widgets/form/field_editors.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>

#include "widgets/style/number_text.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

namespace {

constexpr int kUnitGap = 6;
constexpr int kFrame = 14;  ///< Space around the text: frame, margins and the cursor.

bool isUndoOrRedo(const QKeyEvent& event) { return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo); }

}  // namespace

NumberEdit::NumberEdit(const FormField& field, QWidget* parent) : QLineEdit(parent)
{
    setField(field);
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(false);  // Dropped files are handled by the window.
    connect(this, &QLineEdit::textEdited, this, &NumberEdit::typed);
    connect(this, &QLineEdit::textChanged, this, &NumberEdit::fitUnit);
    connect(this, &QLineEdit::editingFinished, this, &NumberEdit::left);
}

void NumberEdit::setField(const FormField& field)
{
    m_field = field;
    fitUnit();
    update();
}

void NumberEdit::setWrong(bool isWrong)
{
    m_isWrong = isWrong;
    update();
}

void NumberEdit::fitUnit()
{
    const QString shown = shownUnit(m_field);
    const int unit = fontMetrics().horizontalAdvance(shown) + kUnitGap;
    m_hasUnit = !shown.isEmpty() && width() >= fontMetrics().horizontalAdvance(text()) + unit + kFrame;
    setTextMargins(0, 0, m_hasUnit ? unit : 0, 0);
}

void NumberEdit::step(int steps)
{
    const QString before = plainNumber(text());
    const QString after = stepped(m_field, before, steps);
    if (isReadOnly() || after == before) return;
    setText(localNumber(after));
    selectAll();
    Q_EMIT typed(text());
}

bool NumberEdit::event(QEvent* event)
{
    // A line edit claims these keys before any shortcut.
    if (event->type() == QEvent::ShortcutOverride && isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return false;
    }
    return QLineEdit::event(event);
}

void NumberEdit::keyPressEvent(QKeyEvent* event)
{
    if (isUndoOrRedo(*event)) return event->ignore();
    switch (event->key()) {
        case Qt::Key_Up:
            return step(1);
        case Qt::Key_Down:
            return step(-1);
        case Qt::Key_PageUp:
            return step(10);
        case Qt::Key_PageDown:
            return step(-10);
        default:
            QLineEdit::keyPressEvent(event);
    }
}

void NumberEdit::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) return event->ignore();
    step(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void NumberEdit::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitUnit();
}

void NumberEdit::resizeEvent(QResizeEvent* event)
{
    QLineEdit::resizeEvent(event);
    fitUnit();
}

void NumberEdit::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    if (m_hasUnit) {
        QFont plain = font();
        plain.setBold(false);
        painter.setFont(plain);
        painter.setPen(isEnabled() ? quietText(palette()) : palette().color(QPalette::Disabled, QPalette::Text));
        painter.drawText(rect().adjusted(0, 0, -kUnitGap, 0), Qt::AlignRight | Qt::AlignVCenter, shownUnit(m_field));
    }
    if (!m_isWrong) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(errorColour(palette()), 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 2, 2);
}

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(3);
}

void ChoiceBox::setChoices(const QVector<FieldChoice>& choices)
{
    clear();
    for (const FieldChoice& choice : choices) {
        addItem(choice.title.isEmpty() ? choice.id : choice.title, choice.id);
        setItemData(count() - 1, wrapped(choice.help), Qt::ToolTipRole);
        setItemData(count() - 1, QStringLiteral("%1: %2").arg(itemText(count() - 1), choice.help), Qt::AccessibleTextRole);
    }
}

void ChoiceBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void ChoiceBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideMiddle, room.width() - 4);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace rosa::widgets
