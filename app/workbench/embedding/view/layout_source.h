/// Source of a panel's points: the layouts in a run's folder, computed by the engine if there are none.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include "app/workbench/base/latest.h"
#include "app/workbench/embedding/data/layout_file.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// Subject of a panel: a run, or a method that does not train, whose run is found in the library or created.
struct PanelSubject {
    QString run;                             ///< "" if a method is named and its run is unknown yet.
    QString method;                          ///< "raw", "random"; "": the named run.
    QString dataset;                         ///< For the method's run.
    std::optional<std::uint64_t> seed = {};  ///< For the method's run; none if the method uses no random numbers.

    /// Independent of data set and session: the method, or the run's id.
    [[nodiscard]] const QString& key() const { return method.isEmpty() ? run : method; }

    bool operator==(const PanelSubject&) const = default;
};

/// Follows a growing file of layouts and has the engine write it. Belongs to the window's thread; files are read on other threads.
class LayoutSource : public QObject {
    Q_OBJECT
public:
    enum class State {
        Looking,      ///< Reading existing layouts.
        NoEmbedding,  ///< The run has no embedding to lay out (yet): runState() tells why.
        MakingRun,    ///< The engine creates a run of raw features or a random encoder.
        Computing,    ///< The engine computes a layout.
        Shown,        ///< There are layouts, and this window computes none.
        Empty,        ///< There are no layouts and no computation: stopped before the first.
        Failed,       ///< problem() tells why.
    };

    LayoutSource(Workbench& workbench, PanelSubject subject, QObject* parent);
    ~LayoutSource() override;

    [[nodiscard]] const PanelSubject& subject() const { return m_subject; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const LayoutChoice& choice() const { return m_choice; }
    [[nodiscard]] const std::vector<RecordedLayout>& layouts() const { return m_layouts; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// The layouts end before the requested number of steps, and no computation continues them.
    [[nodiscard]] bool isStopped() const;
    /// For t-SNE: number of requested steps; 0 before the first report.
    [[nodiscard]] int stepsAsked() const { return m_asked; }

    /// Shows the layouts of `choice`; computes them if there are none and the run has an embedding. With `fromPrevious`, t-SNE starts from
    /// the newest layout of the run instead of its principal components.
    void show(const LayoutChoice& choice, const LayoutEffort& effort, bool fromPrevious = false);
    /// Computes them again; a running computation is restarted. Existing layouts are replaced.
    void compute();
    /// Ends the computation; existing layouts are kept.
    void stop();
    /// Checks again whether the run has an embedding.
    void look();
    /// Whether the view is visible; while it is hidden, files are only checked when a computation ends. Initially hidden.
    void setWatched(bool isWatched);

Q_SIGNALS:
    void stateChanged();
    /// All layouts delivered before are invalid.
    void layoutsCleared();
    void layoutsAdded(int first);
    /// The method's run was found or created.
    void runFound(const QString& run);

private:
    void findRun();
    void makeRun();
    void read();
    void setState(State state, const QString& problem = {});
    void apply(const struct LayoutLook& look);

    Workbench& m_workbench;
    PanelSubject m_subject;
    LayoutChoice m_choice;
    LayoutEffort m_effort;
    bool m_fromPrevious = false;
    bool m_startsAgain = false;  ///< Restart as soon as the current computation has ended.
    bool m_mayCompute = false;   ///< Nothing has been computed for this choice yet.
    State m_state = State::Looking;
    QString m_problem;
    std::vector<RecordedLayout> m_layouts;
    LayoutPlace m_place;
    Latest m_choices;
    bool m_hasChoice = false;
    bool m_isReading = false;
    bool m_isWatched = false;
    bool m_isGrowing = false;  ///< Another process is adding layouts.
    int m_asked = 0;
    QPointer<EngineProcess> m_engine;
    QTimer m_timer;
};

}  // namespace rosa::workbench
