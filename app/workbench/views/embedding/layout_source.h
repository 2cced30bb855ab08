/// Where a panel's points come from: the layouts in a run's folder, computed by the engine where there are none.
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
#include "app/workbench/model/layout_file.h"

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// What a panel shows: a run, or a method that does not train, whose run is found in the library or made.
struct PanelSubject {
    QString run;                             ///< "" where a method is named and its run is not known yet.
    QString method;                          ///< "raw", "random"; "": the run named.
    QString dataset;                         ///< Of the method's run.
    std::optional<std::uint64_t> seed = {};  ///< Of the method's run; none where the method draws nothing.

    bool operator==(const PanelSubject&) const = default;
};

/// Follows a file of layouts while it grows, and has the engine write it. Belongs to the window's thread; files are read elsewhere.
class LayoutSource : public QObject {
    Q_OBJECT
public:
    enum class State {
        Looking,      ///< Reading what is there.
        NoEmbedding,  ///< The run has nothing to lay out (yet): runState() says why.
        MakingRun,    ///< The engine makes a run of raw features or a random encoder.
        Computing,    ///< The engine computes a layout.
        Shown,        ///< There are layouts, and nobody here computes.
        Empty,        ///< There is none, and nobody computes: stopped before the first.
        Failed,       ///< problem() says why.
    };

    LayoutSource(Workbench& workbench, PanelSubject subject, QObject* parent);
    ~LayoutSource() override;

    [[nodiscard]] const PanelSubject& subject() const { return m_subject; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const LayoutChoice& choice() const { return m_choice; }
    [[nodiscard]] const std::vector<RecordedLayout>& layouts() const { return m_layouts; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// The layouts end before the steps that were asked for, and nothing goes on with them.
    [[nodiscard]] bool isStopped() const;
    /// Of t-SNE: steps that were asked for; 0 before the first report.
    [[nodiscard]] int stepsAsked() const { return m_asked; }

    /// Shows the layouts of `choice`; computes them where there are none and the run has an embedding. With `fromPrevious` t-SNE starts from the
    /// newest layout of the run instead of its principal components.
    void show(const LayoutChoice& choice, const LayoutEffort& effort, bool fromPrevious = false);
    /// Computes them again, from the start where that is under way; what is there is replaced.
    void compute();
    /// Ends the computation; the layouts so far stay.
    void stop();
    /// Looks again whether the run has an embedding by now.
    void look();
    /// Whether somebody sees it; while nobody does, files are looked at only when a computation ends. Not watched at first.
    void setWatched(bool isWatched);

Q_SIGNALS:
    void stateChanged();
    /// All that was handed over before is void.
    void layoutsCleared();
    void layoutsAdded(int first);
    /// The run of a method was found or made.
    void runFound(const QString& run);

private:
    void findRun();
    void makeRun();
    void read();
    void setState(State state, const QString& problem = {});
    void take(const struct LayoutLook& look);

    Workbench& m_workbench;
    PanelSubject m_subject;
    LayoutChoice m_choice;
    LayoutEffort m_effort;
    bool m_fromPrevious = false;
    bool m_startsAgain = false;  ///< As soon as the computation under way has ended.
    bool m_mayCompute = false;   ///< Nothing was computed yet for this choice.
    State m_state = State::Looking;
    QString m_problem;
    std::vector<RecordedLayout> m_layouts;
    LayoutPlace m_place;
    Latest m_choices;
    bool m_hasChoice = false;
    bool m_isReading = false;
    bool m_isWatched = false;
    bool m_isGrowing = false;  ///< Another process adds layouts.
    int m_asked = 0;
    QPointer<EngineProcess> m_engine;
    QTimer m_timer;
};

}  // namespace rosa::workbench
