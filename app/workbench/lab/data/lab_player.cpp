#include "app/workbench/lab/data/lab_player.h"

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_state.h"

namespace rosa::workbench {

namespace {

constexpr int kMillisecondsPerHalfIteration = 200;

}  // namespace

LabPlayer::LabPlayer(LabState& state, QObject* parent) : QObject(parent), m_state(state)
{
    m_timer.setInterval(kMillisecondsPerHalfIteration);
    connect(&m_timer, &QTimer::timeout, this, &LabPlayer::advance);
}

void LabPlayer::play()
{
    if (isPlaying() || !isScaled(m_state.now().settings.variant)) return;
    if (m_state.isConverged() || !m_state.next()) m_state.goTo(0, false);
    if (!m_state.next()) return m_state.endDrag();
    m_timer.start();
    Q_EMIT playingChanged(true);
}

void LabPlayer::stop()
{
    if (!isPlaying()) return;
    m_timer.stop();
    m_state.endDrag();
    Q_EMIT playingChanged(false);
}

void LabPlayer::advance()
{
    if (m_state.isBusy()) return;
    if (m_state.isConverged() || !m_state.next()) return stop();
    m_state.goTo(m_state.halfIterations() + 1, false);
}

}  // namespace rosa::workbench
