#include "widgets/lab/lab_field.h"

#include <algorithm>

#include <QFocusEvent>
#include <QKeyEvent>
#include <QToolTip>

#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

LabField::LabField(QWidget* parent) : QLineEdit(parent)
{
    hide();
    setAccessibleName(tr("Value"));
    connect(this, &QLineEdit::textEdited, this, [this] { setPalette(QPalette()); });
}

void LabField::open(const QRect& place, const QString& value, const QString& what, Take take)
{
    m_take = std::move(take);
    m_before = value;
    m_isOpen = true;
    setPalette(QPalette());
    setText(value);
    setAccessibleName(what);
    // Wide enough for what is typed, high enough for its font, and inside the parent.
    const int wide = std::max(place.width(), fontMetrics().horizontalAdvance(value + QStringLiteral("00000000")));
    QRect box(place.left(), place.center().y() - sizeHint().height() / 2, wide, sizeHint().height());
    box.moveLeft(std::max(0, std::min(box.left(), parentWidget()->width() - wide)));
    box.moveTop(std::max(0, std::min(box.top(), parentWidget()->height() - box.height())));
    setGeometry(box);
    show();
    raise();
    setFocus(Qt::PopupFocusReason);
    selectAll();
}

bool LabField::takeOver()
{
    if (text() == m_before) return true;
    const QString fault = m_take ? m_take(text()) : QString();
    if (fault.isEmpty()) return true;
    QPalette marked = palette();
    marked.setColor(QPalette::Text, errorColour(marked));
    setPalette(marked);
    setAccessibleDescription(fault);
    QToolTip::showText(mapToGlobal(QPoint(0, height())), literal(fault), this);
    return false;
}

void LabField::finish()
{
    if (!m_isOpen) return;
    static_cast<void>(takeOver());
    close();
}

void LabField::cancel()
{
    if (m_isOpen) close();
}

void LabField::close()
{
    m_take = nullptr;
    m_isOpen = false;
    // Before it is hidden: Qt would pass the focus on as the Tab key does.
    if (hasFocus()) parentWidget()->setFocus(Qt::OtherFocusReason);
    hide();
    Q_EMIT closed();
}

bool LabField::event(QEvent* event)
{
    // Escape and Enter close the field, whatever the window does with them.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void LabField::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
        case Qt::Key_Escape:
            cancel();
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (takeOver()) close();
            return;
        default:
            QLineEdit::keyPressEvent(event);
    }
}

bool LabField::focusNextPrevChild(bool next)
{
    if (!m_isOpen || !takeOver()) return true;
    close();
    Q_EMIT tabbed(next);
    return true;
}

void LabField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    // A menu of the field, or another window, comes back to it.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) finish();
}

}  // namespace rosa::widgets
