/// Transport lab: a transport problem that is dragged, solved half iteration by half iteration, and compared with its optimum.
#pragma once

#include <optional>

#include "app/workbench/lab/data/lab_freedom.h"
#include "app/workbench/lab/data/lab_player.h"
#include "app/workbench/lab/data/lab_state.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "widgets/lab/lab_scene.h"

class QSplitter;
class QToolButton;

namespace rosa::widgets {
class Banner;
class LabCanvas;
}  // namespace rosa::widgets

namespace rosa::workbench {

class LabFiles;
class LabFormula;
class LabHands;
class LabSourceBar;
class LabSteps;
class LabTables;
class LabVerdictBar;
class LessonSide;
class ViewHead;
struct LessonScene;

/// Handles OpenLab, ShowInLab and ShowLesson. A lesson beside it takes it over, and leaves free what it wants the hand to move; showSandbox()
/// lifts all limits.
class LabView : public View {
    Q_OBJECT
public:
    explicit LabView(Workbench& workbench, QWidget* parent = nullptr);
    ~LabView() override;

    [[nodiscard]] QUndoStack* undoStack() override { return m_state.undoStack(); }
    [[nodiscard]] LabState& state() { return m_state; }
    [[nodiscard]] widgets::LabCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] bool isSandbox() const { return m_freedom.isSandbox(); }
    /// The open lesson, or the problem.
    [[nodiscard]] OfferedPage page() const override;

    /// Shows what a lesson wants, in which only its controls move. Earlier steps of undo are forgotten; the problem of the sandbox is kept.
    void showScene(const LessonScene& scene);
    /// Lifts all limits; the problem stays. No effect in the sandbox.
    void showSandbox();
    /// The lessons beside the lab; created when first requested.
    [[nodiscard]] LessonSide* lessons();

    /// Reads a problem from a file and shows it in the sandbox, or opens a lesson. Errors are reported in the view.
    void openFile(const QString& file);
    void saveProblem(const QString& file);
    void saveLesson(const QString& file);

Q_SIGNALS:
    /// The present problem has an answer.
    void solved(const rosa::lab::Problem& problem, const rosa::lab::Solution& solution);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int kRoomForTables = 1400;  ///< Narrower views start without tables.
    static constexpr int kRoomForLessons = 340;  ///< In addition, while lessons are shown.
    static constexpr int kTablesWidth = 320;

    void makeLayout();
    void makeButtons();
    QToolButton* makeFileMenu();
    void connectState();
    void handleRequests();
    void setFreedom(LabFreedom freedom);
    void refresh();
    void setPair(const std::optional<PairChoice>& pair);
    void setTablesShown(bool isShown);
    [[nodiscard]] bool hasRoomForTables() const;
    void setLessonsShown(bool isShown);
    void openLesson(const QString& lesson);
    void closeLesson();
    /// Back to the sandbox as it was before the lesson, if there is one.
    void leaveLesson();
    void offerLessons();

    Workbench& m_workbench;
    LabState m_state;
    LabPlayer m_player;
    LabFreedom m_freedom;
    bool m_isPlaced = false;
    bool m_isOfLesson = false;             ///< The problem is a lesson's.
    std::optional<LabSnapshot> m_sandbox;  ///< What the sandbox was before the lesson.
    std::optional<PairChoice> m_pair;      ///< Of a run, whose problem this is.
    widgets::LabCanvas* m_canvas;
    LabSourceBar* m_source;
    LabSteps* m_steps;
    LabFormula* m_formula;
    LabTables* m_tables;
    QSplitter* m_parts;
    LessonSide* m_lessons = nullptr;
    widgets::Banner* m_banner;
    ViewHead* m_head;
    QToolButton* m_limits;
    QToolButton* m_showLessons;
    QToolButton* m_showTables;
    QToolButton* m_back;
    LabVerdictBar* m_verdicts;
    LabHands* m_hands;
    LabFiles* m_files;
};

}  // namespace rosa::workbench
