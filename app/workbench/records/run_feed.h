/// Follows a run's record in a background thread and passes finished values to the window.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "core/record/run_reader.h"

namespace rosa::workbench {

/// Changes since the last update.
struct RunUpdate {
    std::optional<record::RunInfo> info;      ///< Set if it changed.
    std::vector<std::string> metrics;         ///< Names of the curves; the same in every update.
    int firstEpoch = 1;                       ///< Epoch of the first of `values`.
    std::vector<std::vector<double>> values;  ///< By metric; all of equal length, at most kSliceEpochs; empty: nothing new.
    std::vector<record::RunEvent> events;     ///< New events.
    std::optional<std::vector<int>> snapshotEpochs;    ///< Epochs with watched pairs, if there are new ones.
    std::optional<std::vector<int>> checkpointEpochs;  ///< Epochs with checkpoints, if there are new ones.
    bool isRewound = false;   ///< The run was resumed from an earlier epoch: discard everything first.
    bool isComplete = false;  ///< The current content of the record has been delivered completely.
    [[nodiscard]] int epochs() const { return values.empty() ? 0 : static_cast<int>(values.front().size()); }
};

/// Whether an engine works on the run or is about to: queued, running or paused.
bool isLiveState(record::RunState state);

inline constexpr int kSliceEpochs = 16384;

/// Starts at the first epoch, delivers the whole history in slices and then new values, at most 30 times per second while the run trains
/// (four times without curves) and once per second otherwise. Stores no curves itself. All feeds share one reading thread. Belongs to the
/// window's thread.
class RunFeed : public QObject {
    Q_OBJECT
public:
    enum class Curves { All, None };
    RunFeed(std::filesystem::path store, QString run, Curves curves = Curves::All, QObject* parent = nullptr);
    ~RunFeed() override;

    [[nodiscard]] const QString& run() const { return m_run; }
    /// As of the last update; empty before the first.
    [[nodiscard]] const std::optional<record::RunInfo>& info() const { return m_info; }
    [[nodiscard]] bool isLive() const;

Q_SIGNALS:
    void updated(const std::shared_ptr<const rosa::workbench::RunUpdate>& update);
    /// The record cannot be read; the feed keeps trying.
    void failed(const QString& message);

private:
    class Reader;
    QString m_run;
    std::optional<record::RunInfo> m_info;
    Reader* m_reader;  ///< Lives in the reading thread, which deletes it.
};

}  // namespace rosa::workbench
