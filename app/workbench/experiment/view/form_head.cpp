#include "app/workbench/experiment/view/form_head.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <QUndoStack>

#include "widgets/layout/short_label.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

FormHead::FormHead(QUndoStack& stack, QWidget* parent) : QWidget(parent), m_summary(new widgets::ShortLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(2);
    row->addWidget(m_summary, 1);
    add(stack.createUndoAction(this), QStringLiteral("undo"), {})->setObjectName(QStringLiteral("undoAction"));
    add(stack.createRedoAction(this), QStringLiteral("redo"), {})->setObjectName(QStringLiteral("redoAction"));
    m_reset = add(new QAction(tr("Reset to preset"), this), QStringLiteral("revert"),
                  tr("Reset every parameter to the preset's value"));
    m_copy = add(new QAction(tr("Copy as command"), this), QStringLiteral("copy"),
                 tr("Copy the equivalent shell command “rosa train …”"));
}

QAction* FormHead::add(QAction* action, const QString& name, const QString& help)
{
    action->setIcon(widgets::icon(name));
    action->setToolTip(widgets::literal(help));
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setObjectName(name);
    layout()->addWidget(button);
    return action;
}

void FormHead::showCounts(int changed, int varied, const QString& preset, const QString& run)
{
    QString text = !run.isEmpty()     ? tr("From %1").arg(run)
                   : changed > 0      ? tr("%n changed", nullptr, changed)
                   : preset.isEmpty() ? tr("Defaults")
                                      : tr("As preset %1").arg(preset);
    if (varied > 0) text += QStringLiteral(" · ") + tr("%n varied", nullptr, varied);
    m_summary->setWhole(text);
}

}  // namespace rosa::workbench
