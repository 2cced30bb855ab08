/// Sweeps of the store that run or wait: started, steered and followed from the window.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include "app/workbench/base/latest.h"
#include "app/workbench/sweep/data/sweep_shelf.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// Progress of a sweep.
struct SweepProgress {
    QString name;
    int done = 0, failed = 0;  ///< Runs.
    int left = 0;              ///< An upper bound: a race stops tries.
    double secondsLeft = 0;    ///< With the workers that are at work; 0: unknown.
    int alive = 0, busy = 0;   ///< Workers, of all machines.
    sweep::Order order = sweep::Order::Run;

    [[nodiscard]] bool isOver() const { return left == 0; }
    friend bool operator==(const SweepProgress&, const SweepProgress&) = default;
};

SweepProgress progressOf(const SweepData& data);

/// Follows one sweep at a time: the one started last in this window, otherwise the one of the store that was worked on last and is not complete.
/// When that is complete, a sweep that is being worked on takes its place. The folder is read in the background, once a second while it
/// changes or, for large sweeps, at most a third of the time; steering writes into it. Belongs to the window's thread; no call
/// blocks. Engines outlive the window: whichever window comes next follows their sweep.
class SweepRuns : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit SweepRuns(Workbench& workbench, QObject* parent = nullptr);
    ~SweepRuns() override;

    /// Starts `rosa sweep new NAME` with these words ("sweep", "new", NAME, …) and follows the sweep. Engines that fail are reported by the
    /// window.
    void start(const QString& name, const QStringList& words);
    /// Starts `rosa sweep run NAME`, which goes on where the sweep was left.
    void goOn(const QString& name);
    /// Workers of all machines obey within some seconds. Errors are shown in the status bar.
    void setOrder(const QString& name, sweep::Order order);
    /// Hides the sweep, also in later windows, until it is worked on again.
    void dismiss(const QString& name);

    /// The followed sweep; nullopt: there is none to show.
    [[nodiscard]] const std::optional<SweepProgress>& progress() const { return m_progress; }
    /// Whether an engine of this window starts or runs the followed sweep.
    [[nodiscard]] bool isOfThisWindow() const { return !m_engine.isNull(); }
    /// For background work of the other parts of the window.
    [[nodiscard]] const std::shared_ptr<SweepShelf>& shelf() const { return m_shelf; }
    /// Engines of sweeps that this window has started and that run.
    [[nodiscard]] QList<EngineProcess*> engines() const;
    /// Names of the sweeps of the store when it was last looked at, and of those started since.
    [[nodiscard]] const QStringList& names() const { return m_names; }

Q_SIGNALS:
    void changed();

private:
    /// Result of one reading.
    struct Look {
        std::optional<SweepProgress> progress;
        QStringList complete;  ///< Sweeps that need not be looked at again.
        QStringList names;     ///< Of all sweeps.
        qint64 milliseconds = 0;
    };
    /// The newest that is not complete.
    static Look newestOf(SweepShelf& shelf, std::vector<std::string> names, const QSet<QString>& skipped);
    static Look lookAt(SweepShelf& shelf, const QString& name, const QSet<QString>& skipped);

    void run(const QString& name, const QStringList& words);
    void look();
    void apply(const Look& look);

    Workbench& m_workbench;
    std::shared_ptr<SweepShelf> m_shelf;
    Latest m_latest;
    QTimer m_timer;
    QString m_name;  ///< "": the newest that is not complete.
    QStringList m_names;
    QSet<QString> m_skipped;  ///< Complete or dismissed.
    QPointer<EngineProcess> m_engine;
    std::optional<SweepProgress> m_progress;
    bool m_isLooking = false;
};

}  // namespace rosa::workbench
