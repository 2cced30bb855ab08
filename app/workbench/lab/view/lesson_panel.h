/// One lesson: prose, a question before each result, the guess beside the truth.
#pragma once

#include <memory>

#include <QWidget>

#include "app/workbench/base/latest.h"
#include "app/workbench/lab/data/lesson_walk.h"

class QComboBox;
class QFrame;
class QPushButton;
class QScrollArea;

namespace rosa::widgets {
class RichLabel;
}

namespace rosa::workbench {

class LessonQuestionBox;

/// Leads through a lesson beside the lab, which shows what sceneWanted() says. The truth is computed once a guess is given, in the background, and
/// never before. Steps that are done are kept in the settings by the lesson's id (model/lesson_list.h).
///
/// Keys: Alt+Right and Alt+Left go on and back, Alt+Home to the step's start, Return compares.
class LessonPanel : public QWidget {
    Q_OBJECT
public:
    explicit LessonPanel(QWidget* parent = nullptr);
    ~LessonPanel() override;

    /// Begins at the first step that is not done, or at the first if all are.
    void setLesson(lab::Lesson lesson);
    /// nullptr before the first lesson.
    [[nodiscard]] const LessonWalk* walk() const { return m_walk.get(); }
    /// From 0; clamped.
    void goTo(std::size_t step);
    /// Moves the focus to the question, or to Next if it is answered.
    void focusFirst();
    /// The problem in the lab was edited or solved: while a plan is asked for, its plan is the guess.
    void updateProblem(const lab::Problem& problem);
    /// Forgets the guesses and the progress, and begins again.
    void restart();

Q_SIGNALS:
    /// At each step, after each guess, and at "To the step's start".
    void sceneWanted(const rosa::workbench::LessonScene& scene);
    /// The steps that are done have changed.
    void progressed();
    /// Next was pressed at the last step.
    void finished();
    /// A link in the prose: a page of the manual ("alignment.html#pairs"), or an address.
    void linkActivated(const QString& address);
    /// The truth of the guess is shown.
    void compared();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeText();
    QWidget* makeFoot();
    widgets::RichLabel* textLabel(const char* name);
    void showStep();
    void showSteps();
    void showTexts();
    void showComparison();
    void answer(const LessonGuess& guess);
    void reveal();
    void next();
    void back();
    void setDone();
    void offerMoves();

    std::unique_ptr<LessonWalk> m_walk;
    std::optional<LessonTruth> m_truth;  ///< Of the step's question, once it is answered.
    Latest m_latest;
    QString m_problem;  ///< Why there is no truth.
    widgets::RichLabel* m_title;
    QComboBox* m_steps;
    QScrollArea* m_area;
    widgets::RichLabel* m_text;
    QFrame* m_frame;  ///< Around question and comparison.
    LessonQuestionBox* m_question;
    widgets::RichLabel* m_comparison;
    widgets::RichLabel* m_after;
    QPushButton* m_back;
    QPushButton* m_start;
    QPushButton* m_next;
};

}  // namespace rosa::workbench
