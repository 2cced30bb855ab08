/// The part of a form row that offers several values instead of one.
#include "widgets/form/field_row.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include "widgets/form/vary_editor.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

namespace {

constexpr int kButton = 18;

}  // namespace

void FieldRow::makeVary()
{
    m_toggleVary = new QAction(this);
    m_toggleVary->setCheckable(true);
    m_toggleVary->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_toggleVary->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_toggleVary->setIcon(icon(QStringLiteral("vary")));
    addAction(m_toggleVary);
    connect(m_toggleVary, &QAction::triggered, this, &FieldRow::toggleVary);
    m_vary = new QToolButton(this);
    m_vary->setObjectName(QStringLiteral("vary"));
    m_vary->setDefaultAction(m_toggleVary);
    m_vary->setAutoRaise(true);
    m_vary->setIconSize({14, 14});
    // Not a stop of the Tab key, which would double the way through the form: Ctrl+R and the context menu do the same.
    m_vary->setFocusPolicy(Qt::NoFocus);
    m_vary->hide();
    for (QWidget* part : {m_editor, static_cast<QWidget*>(m_title)}) part->installEventFilter(this);
}

void FieldRow::toggleVary() { Q_EMIT varyToggled(m_field.key, !isVaried()); }

QWidget* FieldRow::shownEditor() const { return isVaried() && m_range ? static_cast<QWidget*>(m_range) : m_editor; }

void FieldRow::setVariation(const Variation& variation)
{
    const bool wasVaried = isVaried();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_field.variation = variation;
    if (isVaried()) {
        if (!m_range) {
            m_range = new VaryEditor(m_field);
            m_layout->addWidget(m_range, 1, 0, 1, 3);
            connect(m_range, &VaryEditor::edited, this,
                    [this](const QString& text) { Q_EMIT variationEdited(m_field.key, text); });
            setTabOrder(m_editor, m_range);
            setTabOrder(m_range, m_revert);
        }
        m_range->setField(m_field);
        m_range->setText(variation.text);
        m_range->setWrong(!variation.problem.isEmpty());
    }
    if (m_range) m_range->setVisible(isVaried());
    m_editor->setVisible(!isVaried());
    if (wasVaried != isVaried() && hadFocus) shownEditor()->setFocus(Qt::OtherFocusReason);
    arrange();
    refresh();
    update();
}

/// Texts and visibility of the button.
void FieldRow::showVary()
{
    if (!m_vary) return;
    const bool isOffered = m_field.canVary && m_field.isEditable;
    m_toggleVary->setEnabled(isOffered || isVaried());
    m_toggleVary->setChecked(isVaried());
    m_toggleVary->setText(isVaried() ? tr("Use one value again") : tr("Vary in a sweep"));
    const QString keys = m_toggleVary->shortcut().toString(QKeySequence::NativeText);
    m_toggleVary->setToolTip(literal(tr("%1 (%2)").arg(
        isVaried() ? tr("Use one value again") : tr("Vary in a sweep: several values instead of one"), keys)));
    m_vary->setAccessibleName(tr("%1: %2").arg(m_field.title, m_toggleVary->text()));
    const bool isNear = underMouse() || isAncestorOf(QApplication::focusWidget());
    m_vary->setVisible(isVaried() || (isOffered && isNear));
    placeVary();
}

void FieldRow::placeVary()
{
    if (!m_vary) return;
    const int line = m_title->y() + std::min(m_title->height(), m_title->fontMetrics().height() + 8) / 2;
    m_vary->setGeometry(1, std::max(0, line - kButton / 2), kButton, kButton);
}

void FieldRow::enterEvent(QEnterEvent* event)
{
    QWidget::enterEvent(event);
    showVary();
}

void FieldRow::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    showVary();
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(this, &FieldRow::showVary, Qt::QueuedConnection);
    if (event->type() != QEvent::ContextMenu || !m_toggleVary->isEnabled()) return QWidget::eventFilter(watched, event);
    auto* line = qobject_cast<QLineEdit*>(watched);
    QMenu* const menu = line ? line->createStandardContextMenu() : new QMenu(this);
    if (line) menu->addSeparator();
    menu->addAction(m_toggleVary);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(static_cast<QContextMenuEvent*>(event)->globalPos());
    return true;
}

void FieldRow::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_toggleVary->isEnabled()) return QWidget::contextMenuEvent(event);
    auto* menu = new QMenu(this);
    menu->addAction(m_toggleVary);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

}  // namespace rosa::widgets
