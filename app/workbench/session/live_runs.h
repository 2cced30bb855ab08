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

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// One run at one moment, as its record tells.
struct RunProgress {
    QString run;   ///< Id.
    QString name;  ///< As people call it.
    record::RunState state = record::RunState::Running;
    bool isOfThisWindow = false;  ///< Its engine was started here; else it trains in the background.
    bool isEvaluating = false;    ///< No epoch is to come; the probe is at work.
    int epochs = 0;               ///< Done.
    int total = 0;                ///< Asked for; 0: not known, or the method does not train.
    int splits = 0;               ///< Evaluated; only engines of this window tell.
    int splitTotal = 0;           ///< 0: not told.
    double loss = 0;              ///< NaN: none yet.
    double epochsPerSecond = 0;   ///< Over the last seconds, by the record's own clock; NaN: not known yet.

    /// Until the last epoch; NaN: not known.
    [[nodiscard]] double secondsLeft() const;
};

/// "epoch 212/500", or what is done after the last epoch.
QString stageText(const RunProgress& progress);
/// "18 epochs/s · 16 s left"; "" where that is not known.
QString paceText(const RunProgress& progress);
/// "16 s", "4 min", "2 h 10 min".
QString durationText(double seconds);

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
