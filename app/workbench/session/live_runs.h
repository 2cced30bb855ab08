/// How far the runs are that an engine works on now, whoever started it.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "app/workbench/records/run_feed.h"
#include "app/workbench/records/run_progress.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// All runs of the store that are queued, running or paused: the one source of what the window says about their progress. Finds them
/// by the library and follows their records. Belongs to the window's thread.
class LiveRuns : public QObject {
    Q_OBJECT
public:
    /// `workbench` outlives this.
    explicit LiveRuns(Workbench& workbench);
    ~LiveRuns() override;

    /// Newest first, under names that tell them apart. O(live runs).
    [[nodiscard]] std::vector<RunProgress> all() const;
    [[nodiscard]] std::optional<RunProgress> find(const QString& run) const;
    /// Asks its engine to end the run after a checkpoint, or to give up its evaluation; where that cannot be said, the user is told.
    void stop(const QString& run);
    /// Whether stop() would be heard: an engine of another window hears nothing while it evaluates.
    [[nodiscard]] bool canStop(const QString& run) const;

Q_SIGNALS:
    /// A run came or went, or one went on.
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
        bool isEvaluating = false;  ///< Its record says so.
        bool isEvaluated = false;   ///< An evaluation comes after its last epoch.
        bool isUnderstood = false;
        int total = 0;
    };
    struct Splits {
        int done;
        int total;
    };

    void look();
    void take(Follower& follower, const RunUpdate& update);
    void followEngine(EngineProcess* process);
    [[nodiscard]] RunProgress progressOf(const QString& run, const Follower& follower) const;

    Workbench& m_workbench;
    std::map<QString, Follower> m_followers;
    std::map<QString, Splits> m_splits;
};

}  // namespace rosa::workbench
