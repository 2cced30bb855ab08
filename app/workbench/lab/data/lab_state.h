/// The state of the transport lab without widgets: a problem, what is edited, undone and solved.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include "app/workbench/base/latest.h"
#include "app/workbench/lab/data/lab_answer.h"
#include "app/workbench/lab/data/lab_draw.h"
#include "core/base/message.h"

namespace rosa::workbench {

/// Everything that undo brings back. Cheap to copy.
struct LabSnapshot {
    ProblemPtr problem;  ///< Without its settings.
    lab::SolveSettings settings;
    double goal = 1e-6;                                      ///< Tolerance of "To tolerance".
    std::optional<LabDraw> draw;                             ///< How the problem was drawn, if it was.
    std::shared_ptr<const transport::Matrix<double>> ghost;  ///< Γ of a pinned state, or null.
    double mostCost = 0, mostMass = 0;                       ///< Ends of the colour scales. 0: those of the next answer.
};

/// Holds a problem and answers every change with a solution: at once if this takes less than 10 ms, otherwise from the background. While a job
/// runs, its answer still arrives when the problem has changed, followed by that of the latest problem, so that a drag is seen to go on.
/// Belongs to the window's thread.
class LabState : public QObject {
    Q_OBJECT
public:
    /// With the default problem, solved.
    explicit LabState(QObject* parent = nullptr);
    ~LabState() override;

    [[nodiscard]] const LabSnapshot& now() const { return m_now; }
    /// The problem with its settings, as in a file.
    [[nodiscard]] lab::Problem problem() const;
    /// The latest answer; it may be of an earlier problem while isBusy(). Null before the first.
    [[nodiscard]] const LabAnswerPtr& answer() const { return m_answer; }
    /// Why there is no answer for the present problem; empty if there is one.
    [[nodiscard]] const Message& fault() const { return m_fault; }
    [[nodiscard]] bool isBusy() const { return m_job != nullptr; }
    [[nodiscard]] QUndoStack* undoStack() { return &m_undo; }

    /// Opens a problem as a step of undo, called `text`.
    void open(const QString& text, lab::Problem problem, std::optional<LabDraw> draw = {});
    /// Opens a problem and forgets all steps.
    void start(lab::Problem problem, std::optional<LabDraw> draw = {},
               std::shared_ptr<const transport::Matrix<double>> ghost = {});

    /// Changes the problem. Edits with `isDone` false belong to one drag with those that follow, up to the next with `isDone`; all start from
    /// the problem before the drag, and are one step of undo. Another ground cost or kind of source gets its own colour scales.
    void edit(const QString& text, const std::function<void(lab::Problem&, const lab::Posed&)>& change, bool isDone = true);
    /// The same for settings, which keep what does not depend on them.
    void set(const QString& text, const std::function<void(lab::SolveSettings&)>& change, bool isDone = true);
    /// Ends a drag at its present state.
    void endDrag();
    /// Ends a drag as if it had not begun, without a step.
    void cancelDrag();

    /// Half iterations of the shown plan.
    [[nodiscard]] int halfIterations() const;
    /// The side that the next half iteration scales; nullopt if there is none: for variants without half iterations, after an underflow, at the limit.
    [[nodiscard]] std::optional<transport::Side> next() const;
    /// Whether both marginals are within the goal.
    [[nodiscard]] bool isConverged() const;
    void goTo(int halfIterations, bool isDone = true);
    void scale();     ///< The next half iteration.
    void stepBack();  ///< The half iteration before.
    void iterate();   ///< To the end of the next whole iteration.
    void toTolerance();
    void backToStart();
    /// Another draw of the same kind and sizes, with the next seed.
    void drawAgain();
    void drawWith(const QString& text, const LabDraw& draw);
    /// Changes the sizes and keeps the points that there are.
    void resizeTo(const QString& text, const LabDraw& draw);
    void setGoal(double goal);
    /// Keeps the present plan as the ghost, or removes it.
    void pin(bool isPinned);
    /// Colour scales that suit the present answer.
    void fitScales();
    /// Stops a long computation; the problem stays.
    void cancel();

Q_SIGNALS:
    /// An answer or a fault has arrived, or the ghost or the scales have changed.
    void answered();
    /// The answer is that of the present problem.
    void solved(const rosa::lab::Problem& problem, const rosa::lab::Solution& solution);
    void busyChanged(bool isBusy);
    /// The problem or its settings have changed; the answer follows.
    void changed();
    /// What a drag, a wheel or a player had begun is void: a step was undone, or another problem started.
    void dragDropped();

private:
    friend class LabStep;
    /// A computation in the background.
    struct Job {
        std::atomic<bool> isCancelled = false;
    };

    /// Replaces the snapshot and pushes a step of undo for it, or goes on with a drag.
    void commit(const QString& text, LabSnapshot next, bool isDone);
    void dropDrag();
    void goBackTo(const LabSnapshot& snapshot);
    /// A drag of something else is over.
    void endOtherDrag(const QString& text);
    void show(LabSnapshot snapshot);
    void redraw(const QString& text, const LabDraw& draw, void (*change)(lab::Problem&, const LabDraw&));
    void refresh();
    void startJob(const LabQuestion& question);
    void setAnswer(Result<LabAnswerPtr> answer);
    [[nodiscard]] LabQuestion question() const { return {m_now.problem, m_now.settings}; }
    [[nodiscard]] bool isCurrent() const;
    [[nodiscard]] const LabSnapshot& base() const { return m_before ? *m_before : m_now; }

    LabSnapshot m_now;
    std::optional<LabSnapshot> m_before;  ///< Of a drag.
    QString m_dragText;
    LabPosedPtr m_posedBefore;  ///< Of the problem that was edited last.
    LabAnswerPtr m_answer;
    Message m_fault;
    QUndoStack m_undo;
    std::shared_ptr<Job> m_job;
    bool m_isDue = false;  ///< The problem has changed since the job was started.
    QTimer m_patience;     ///< Until an outdated job is cancelled.
    Latest m_latest;
};

}  // namespace rosa::workbench
