#include "app/workbench/embedding/view/run_follower.h"

#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/panel_board.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

RunFollower::RunFollower(Workbench& workbench, PanelBoard& board, EmbeddingControls& controls, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_board(board), m_controls(controls)
{
    connect(&m_controls, &EmbeddingControls::followsChanged, this, [this](bool follows) {
        if (follows) layOutCheckpoint();
        explainWaiting();
    });
    connect(&m_board, &PanelBoard::made, this, [this](EmbeddingPanel* panel) {
        connect(panel, &EmbeddingPanel::waitingButtonPressed, this, [this] { m_controls.setFollows(true); });
        connect(&panel->source(), &LayoutSource::stateChanged, this, [this, panel] {
            if (panel == m_board.first()) layOutCheckpoint();
        });
    });
}

RunFollower::~RunFollower() = default;

void RunFollower::follow(const QString& run)
{
    m_run = run;
    m_feed.reset();
    m_info.reset();
    m_checkpoint = -1;
    m_controls.setTrains(false);
    if (run.isEmpty()) return;
    m_feed = std::make_unique<RunFeed>(m_workbench.store(), run, RunFeed::Curves::None);
    connect(m_feed.get(), &RunFeed::updated, this,
            [this](const std::shared_ptr<const RunUpdate>& update) { applyUpdate(*update); });
}

void RunFollower::applyUpdate(const RunUpdate& update)
{
    if (update.checkpointEpochs && !update.checkpointEpochs->empty()) m_checkpoint = update.checkpointEpochs->back();
    const bool isFirst = !m_info;
    const bool wasTraining = m_info && record::isActive(m_info->state);
    if (update.info) m_info = update.info;
    if (!m_info) return;
    if (isFirst) Q_EMIT began();
    if (!update.info && !update.checkpointEpochs) return;
    const bool followed = m_controls.follows();
    const bool isTraining = record::isActive(m_info->state);
    m_controls.setTrains(isTraining);
    explainWaiting();
    if (!wasTraining || isTraining) return layOutCheckpoint();
    // The layout of the final embedding starts from that of the last checkpoint.
    if (EmbeddingPanel* panel = m_board.first()) {
        panel->source().show(m_controls.choice(), m_controls.effort(), followed);
        panel->source().look();
    }
    Q_EMIT embeddingChanged(m_run);
}

void RunFollower::layOutCheckpoint()
{
    EmbeddingPanel* const panel = m_board.first();
    if (!m_controls.follows() || m_checkpoint < 0 || !panel || !m_board.isVisible()) return;
    LayoutSource& source = panel->source();
    // One at a time: the next checkpoint is handled when this one is laid out.
    if (source.state() == LayoutSource::State::Computing || source.choice().epoch == m_checkpoint) return;
    LayoutChoice choice = m_controls.choice();
    const bool hasPrevious = source.choice().epoch >= 0 && !source.layouts().empty();
    choice.epoch = m_checkpoint;
    source.show(choice, m_controls.effort(), hasPrevious);
}

void RunFollower::explainWaiting()
{
    EmbeddingPanel* const panel = m_board.first();
    if (!panel || !m_info) return;
    if (record::isActive(m_info->state) && m_controls.follows())
        panel->setWaiting(tr("The first checkpoint of this run is laid out as soon as it is written."), {});
    else if (record::isActive(m_info->state))
        panel->setWaiting(
            tr("This run is training; its embedding is written at the end. Follow the training to see each checkpoint."),
            tr("Follow training"));
    else if (m_info->state == record::RunState::Queued)
        panel->setWaiting(tr("This run has not started."), {});
    else
        panel->setWaiting(tr("The run has not finished, so it has no embedding: resume it in the list of runs."), {});
}

}  // namespace rosa::workbench
