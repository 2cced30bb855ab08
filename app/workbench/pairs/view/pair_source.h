/// Loads the pair that the view requests, from wherever it is stored.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QObject>

#include "app/workbench/base/latest.h"
#include "app/workbench/pairs/data/pair_data.h"

namespace rosa::workbench {

class RunFeed;
struct RunUpdate;
class Workbench;

/// Watched pairs come from the record at any recorded epoch, without an engine; others from the engine, at checkpoints. Always works on the
/// newest request and skips those in between. Belongs to the window's thread; no call blocks.
class PairSource : public QObject {
    Q_OBJECT
public:
    explicit PairSource(Workbench& workbench, QObject* parent = nullptr);
    ~PairSource() override;

    /// Empty: none.
    void setRun(const QString& run);
    [[nodiscard]] const QString& run() const { return m_run; }
    /// nullptr until it is read.
    [[nodiscard]] const PairContextPtr& context() const { return m_context; }
    [[nodiscard]] bool isTraining() const;

    /// Shows a pair of the run; `epoch` −1: the newest one. If the pair was not recorded at the epoch, the nearest one is used. Waits for
    /// the context if it is not read yet.
    void show(const PairChoice& choice);
    [[nodiscard]] const std::optional<PairChoice>& wanted() const { return m_wanted; }
    /// Epochs at which the requested pair can be shown, ascending.
    [[nodiscard]] std::vector<int> epochs() const;
    /// Epochs with stored weights, for which an engine can answer. Ascending.
    [[nodiscard]] const std::vector<int>& checkpointEpochs() const { return m_checkpointEpochs; }
    /// No request is in progress.
    [[nodiscard]] bool isIdle() const { return !m_isBusy; }

Q_SIGNALS:
    void contextChanged();
    void epochsChanged();
    void busyChanged();
    void shown(const rosa::workbench::PairDataPtr& data);
    void failed(const QString& message);

private:
    void readContext();
    void rereadEarlyContext();
    void applyUpdate(const RunUpdate& update);
    /// Whether the record contains the requested pair.
    [[nodiscard]] bool isWatched() const;
    [[nodiscard]] int nearestEpoch(int epoch) const;
    void begin();
    void finish(const Result<PairDataPtr>& result, const PairChoice& choice);
    void setBusy(bool busy);

    Workbench& m_workbench;
    QString m_run;
    Latest m_runs;
    PairContextPtr m_context;
    std::unique_ptr<RunFeed> m_feed;
    std::vector<int> m_snapshotEpochs, m_checkpointEpochs;
    std::optional<PairChoice> m_wanted;
    Latest m_pairs;  ///< Requested pairs.
    bool m_isNewWish = false;
    bool m_isReading = false;  ///< A snapshot is being read; only one at a time.
    bool m_isBusy = false;
};

}  // namespace rosa::workbench
