/// Progress of all runs that an engine works on, of this window or another.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "app/workbench/records/run_feed.h"
#include "app/workbench/runs/data/run_progress.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// All runs of the store that are queued, running or paused: the only source of the progress shown in the window. Finds them through the
/// library and follows their records. Belongs to the window's thread.
class LiveRuns : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit LiveRuns(Workbench& workbench);
    ~LiveRuns() override;

    /// Newest first, with distinct names. O(live runs).
    [[nodiscard]] std::vector<RunProgress> all() const;
    [[nodiscard]] std::optional<RunProgress> find(const QString& run) const;
    /// Asks its engine to end the run after a checkpoint, or to abort its evaluation; if the request cannot be sent, the user is told.
    void stop(const QString& run);
    /// Whether stop() would have an effect: an engine of another window cannot be stopped during evaluation.
    [[nodiscard]] bool canStop(const QString& run) const;

Q_SIGNALS:
    /// A run appeared, disappeared or made progress.
    void changed();

private:
    /// A commit of the record.
    struct Sample {
        double time;  ///< Seconds since 1970.
        int epochs;
    };
    struct Follower {
        std::unique_ptr<RunFeed> feed;
        std::deque<Sample> samples;
        bool isEvaluating = false;  ///< As stated in its record.
        bool isEvaluated = false;   ///< An evaluation follows its last epoch.
        bool isUnderstood = false;
        int total = 0;
    };
    struct Splits {
        int done;
        int total;
    };

    void look();
    void applyUpdate(Follower& follower, const RunUpdate& update);
    void followEngine(EngineProcess* process);
    [[nodiscard]] RunProgress progressOf(const QString& run, const Follower& follower) const;

    Workbench& m_workbench;
    std::map<QString, Follower> m_followers;
    std::map<QString, Splits> m_splits;
};

}  // namespace rosa::workbench
