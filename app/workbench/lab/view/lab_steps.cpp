#include "app/workbench/lab/view/lab_steps.h"

#include <QAction>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_freedom.h"
#include "app/workbench/lab/data/lab_player.h"
#include "app/workbench/lab/data/lab_state.h"
#include "widgets/canvas/canvas.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

LabSteps::LabSteps(LabState& state, LabPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_player(player),
      m_start(make("labStart", "revert", tr("Back to the start"),
                   tr("Before the first half iteration, with the same problem"), QKeySequence(Qt::CTRL | Qt::Key_Home))),
      m_back(make("labBack", "back", tr("Step back"), tr("Takes back the last half iteration"),
                  QKeySequence(Qt::CTRL | Qt::Key_Left))),
      m_rows(make("labRows", "", tr("Scale rows"), tr("v = t / (P u): after it, rows are met"), {})),
      m_columns(make("labColumns", "", tr("Scale columns"), tr("u = r / (Pᵀ v): after it, columns are met"), {})),
      m_iterate(make("labIterate", "", tr("Iteration"),
                     tr("Scales rows, then columns: to the end of the next whole iteration"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right))),
      m_tolerance(make("labTolerance", "forward", tr("To tolerance"),
                       tr("Scales until both marginals are within the tolerance of the settings"),
                       QKeySequence(Qt::CTRL | Qt::Key_End))),
      m_play(make("labPlay", "play", tr("Play"), {}, QKeySequence(Qt::CTRL | Qt::Key_Space))),
      m_next(make("labNext", "", tr("Next half iteration"), {}, QKeySequence(Qt::CTRL | Qt::Key_Right))),
      m_pin(make("labPin", "pin", tr("Pin"), tr("Keeps the present Γ beside the plans that follow"),
                 QKeySequence(Qt::CTRL | Qt::Key_P))),
      m_where(new widgets::PlainLabel)
{
    new widgets::WrappingRow(this, 4);
    m_play->setCheckable(true);
    m_pin->setCheckable(true);
    for (QAction* action : {m_start, m_back, m_rows, m_columns, m_iterate, m_tolerance, m_play, m_pin}) addButton(action);
    m_where->setObjectName(QStringLiteral("labWhere"));
    m_where->setForegroundRole(QPalette::PlaceholderText);
    layout()->addWidget(m_where);
    connectOperations();
    refresh();
}

QAction* LabSteps::make(const char* name, const char* icon, const QString& text, const QString& help,
                        const QKeySequence& keys)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    if (*icon != '\0') action->setIcon(widgets::icon(QLatin1String(icon)));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QString tip = help.isEmpty() ? text : QStringLiteral("%1: %2").arg(text, help);
    if (!keys.isEmpty()) tip += QStringLiteral(" (%1)").arg(keys.toString(QKeySequence::NativeText));
    action->setToolTip(widgets::literal(tip));
    action->setStatusTip(help);
    return action;
}

void LabSteps::addButton(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    layout()->addWidget(button);
    m_buttons.append(button);
}

QList<QAction*> LabSteps::operations() const
{
    return {m_start, m_back, m_rows, m_columns, m_next, m_iterate, m_tolerance, m_play, m_pin};
}

void LabSteps::connectOperations()
{
    const auto does = [this](QAction* action, void (LabState::*operation)()) {
        connect(action, &QAction::triggered, this, [this, operation] {
            m_player.stop();
            (m_state.*operation)();
        });
    };
    does(m_start, &LabState::backToStart);
    does(m_back, &LabState::stepBack);
    for (QAction* action : {m_rows, m_columns, m_next}) does(action, &LabState::scale);
    does(m_iterate, &LabState::iterate);
    does(m_tolerance, &LabState::toTolerance);
    connect(m_play, &QAction::triggered, this, [this](bool isOn) {
        if (isOn)
            m_player.play();
        else
            m_player.stop();
        refresh();
    });
    connect(m_pin, &QAction::triggered, this, [this](bool isOn) { m_state.pin(isOn); });
    connect(&m_state, &LabState::answered, this, &LabSteps::refresh);
    connect(&m_state, &LabState::busyChanged, this, &LabSteps::refresh);
    connect(&m_state, &LabState::changed, this, &LabSteps::refresh);
    connect(&m_player, &LabPlayer::playingChanged, this, &LabSteps::refresh);
}

void LabSteps::setFreedom(const LabFreedom& freedom)
{
    m_isFree = freedom.has(lab::Control::HalfIterations);
    m_hidesResult = freedom.hidesResult();
    // The buttons of what a lesson holds fast would only raise questions.
    for (QToolButton* button : m_buttons)
        button->setVisible(m_isFree || (button->defaultAction() == m_pin && !m_hidesResult));
    refresh();
}

void LabSteps::refresh()
{
    const bool isScaling = m_isFree && isScaled(m_state.now().settings.variant);
    const auto next = m_state.next();
    m_start->setEnabled(isScaling && m_state.halfIterations() > 0);
    m_back->setEnabled(isScaling && m_state.halfIterations() > 0);
    m_rows->setEnabled(isScaling && next == transport::Side::Rows);
    m_columns->setEnabled(isScaling && next == transport::Side::Columns);
    m_next->setEnabled(isScaling && next.has_value());
    m_iterate->setEnabled(isScaling && next.has_value());
    m_tolerance->setEnabled(isScaling && next.has_value() && !m_state.isConverged());
    const bool isMoving = !widgets::Canvas::reducedMotion();
    m_play->setEnabled(isScaling && isMoving);
    m_play->setChecked(m_player.isPlaying());
    m_play->setIcon(widgets::icon(m_player.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    m_play->setText(m_player.isPlaying() ? tr("Stop playing") : tr("Play"));
    m_play->setToolTip(
        widgets::literal(isMoving ? tr("Play: shows one half iteration after the other until the plan has converged (%1)")
                                        .arg(m_play->shortcut().toString(QKeySequence::NativeText))
                                  : tr("Not available: your desktop asks for reduced motion. Step instead.")));
    m_pin->setChecked(m_state.now().ghost != nullptr);
    m_pin->setEnabled(m_state.answer() != nullptr && !m_hidesResult);
    showStep();
}

void LabSteps::showStep()
{
    m_where->setVisible(isScaled(m_state.now().settings.variant) && !m_hidesResult);
    const int at = m_state.halfIterations();
    const bool isBusy = m_state.isBusy();
    const QString text = m_player.isPlaying() ? tr("Playing: half iteration %Ln", nullptr, at)
                         : isBusy             ? tr("Solving …")
                                              : tr("Half iteration %Ln", nullptr, at);
    m_where->setText(text);
    m_where->setAccessibleName(text);
}

}  // namespace rosa::workbench
