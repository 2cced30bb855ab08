/// Follows one run's record from a thread of its own and hands finished values to the window.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>

#include "core/record/run_reader.h"

namespace rosa::workbench {

/// What changed since the last update.
struct RunUpdate {
    std::optional<record::RunInfo> info;      ///< Where it changed.
    std::vector<std::string> metrics;         ///< Names of the curves; the same in every update.
    int firstEpoch = 1;                       ///< Epoch of the first of `values`.
    std::vector<std::vector<double>> values;  ///< By metric; all of one length, at most kSliceEpochs; empty: nothing new.
    std::vector<record::RunEvent> events;     ///< New ones.
    std::optional<std::vector<int>> snapshotEpochs;    ///< Epochs of watched pairs, where there are new ones.
    std::optional<std::vector<int>> checkpointEpochs;  ///< The same of checkpoints that are kept.
    bool isRewound = false;   ///< The run was resumed from before what was shown: forget everything first.
    bool isComplete = false;  ///< All that the record held at this moment has been handed over.
    [[nodiscard]] int epochs() const { return values.empty() ? 0 : static_cast<int>(values.front().size()); }
};

/// An engine works on the run, or is about to: queued, running or paused.
bool isLiveState(record::RunState state);

inline constexpr int kSliceEpochs = 16384;

/// Begins at the first epoch, hands the whole history over in slices and then what is new, 30 times a second at most while the run
/// trains (four times without curves) and every second otherwise. Holds no curve itself. All feeds share one reading thread. Belongs to the window's thread.
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
    /// The record cannot be read; the feed goes on trying.
    void failed(const QString& message);

private:
    class Reader;
    QString m_run;
    std::optional<record::RunInfo> m_info;
    Reader* m_reader;  ///< Lives in the reading thread, which deletes it.
};

}  // namespace rosa::workbench
