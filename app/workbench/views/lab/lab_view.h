/// Transport lab: a transport problem that is dragged, solved half sweep by half sweep, and compared with its optimum.
#pragma once

#include <vector>

#include "app/workbench/base/latest.h"
#include "app/workbench/model/lab/lab_freedom.h"
#include "app/workbench/model/lab/lab_player.h"
#include "app/workbench/model/lab/lab_state.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "widgets/lab/lab_scene.h"

class QLabel;
class QSplitter;
class QToolButton;

namespace rosa::widgets {
class Banner;
class LabCanvas;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class LabFormula;
class LabSourceBar;
class LabSteps;
class LabTables;
class LessonSide;
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
    void sandboxChanged(bool isSandbox);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int kRoomForTables = 900;   ///< Narrower views start without tables.
    static constexpr int kRoomForLessons = 340;  ///< In addition, while lessons are shown.
    static constexpr int kTablesWidth = 320;

    void makeLayout();
    void makeButtons();
    QWidget* makeVerdicts();
    QToolButton* makeFileMenu();
    void connectCanvas();
    void connectKnobs();
    void connectState();
    void takeRequests();
    void setFreedom(LabFreedom freedom);
    void refresh();
    void refreshKnobs();
    void showInLab(const ShowInLab& wanted);
    void askForFile();
    void askWhereToSave();
    void askWhereToSaveLesson();
    void askWhereToSavePicture();
    void report(const QString& what, const Error& error);
    void setTablesShown(bool isShown);
    [[nodiscard]] bool hasRoomForTables() const;
    void setLessonsShown(bool isShown);
    void openLesson(const QString& lesson);
    void closeLesson();
    /// Back to the sandbox as it was before the lesson, if there is one.
    void leaveLesson();
    void offerLessons();
    void sayVerdicts();
    void keepProblem();
    void restoreProblem();

    Workbench& m_workbench;
    LabState m_state;
    LabPlayer m_player;
    LabFreedom m_freedom;
    QString m_file;  ///< Opened or saved last.
    bool m_isPlaced = false;
    bool m_isOfLesson = false;             ///< The problem is a lesson's.
    std::optional<LabSnapshot> m_sandbox;  ///< What the sandbox was before the lesson.
    Latest m_opening;                      ///< Of files and pairs.
    widgets::LabCanvas* m_canvas;
    LabSourceBar* m_source;
    LabSteps* m_steps;
    LabFormula* m_formula;
    LabTables* m_tables;
    QSplitter* m_parts;
    LessonSide* m_lessons = nullptr;
    widgets::Banner* m_banner;
    widgets::ShortLabel* m_title;
    QToolButton* m_limits;
    QToolButton* m_showLessons;
    QToolButton* m_showTables;
    QToolButton* m_cancel;
    QLabel *m_end, *m_marginals, *m_cost;
};

}  // namespace rosa::workbench
