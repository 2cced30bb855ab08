/// The run of the first embedding, and its checkpoints while it trains.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QString>

#include "core/record/run_reader.h"

namespace rosa::workbench {

class EmbeddingControls;
class PanelBoard;
class RunFeed;
class Workbench;
struct RunUpdate;

/// Reads the state of a run, has its checkpoints laid out in the first panel of the board if the user follows them, and says there what
/// the panel waits for. Belongs to the window's thread.
class RunFollower : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    RunFollower(Workbench& workbench, PanelBoard& board, EmbeddingControls& controls, QObject* parent);
    ~RunFollower() override;

    /// "": none.
    void follow(const QString& run);
    [[nodiscard]] const QString& run() const { return m_run; }
    /// Whether this run is being read already.
    [[nodiscard]] bool reads(const QString& run) const { return m_feed && run == m_run; }
    /// nullopt until it is read.
    [[nodiscard]] const std::optional<record::RunInfo>& info() const { return m_info; }
    /// Says in the first panel why there is no embedding yet.
    void explainWaiting();
    /// Lays out the newest checkpoint, if the user follows them and no other one is being laid out.
    void layOutCheckpoint();

Q_SIGNALS:
    /// info() is known: the first panel can be made.
    void began();
    /// The training has ended, so that the embedding is another one.
    void embeddingChanged(const QString& run);

private:
    void applyUpdate(const RunUpdate& update);

    Workbench& m_workbench;
    PanelBoard& m_board;
    EmbeddingControls& m_controls;
    QString m_run;
    std::unique_ptr<RunFeed> m_feed;
    std::optional<record::RunInfo> m_info;
    int m_checkpoint = -1;  ///< The run's newest checkpoint.
};

}  // namespace rosa::workbench
