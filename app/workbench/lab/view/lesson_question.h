/// The question of a lesson's step, to be answered before its result is shown.
#pragma once

#include <optional>

#include <QList>
#include <QWidget>

#include "app/workbench/lab/data/lesson_walk.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace rosa::widgets {
class RichLabel;
}

namespace rosa::workbench {

/// A number field, choices, or a note that the plan is filled in in the picture; then "Compare" and "Show without guessing". Return compares.
/// Once answered, the guess stays readable and cannot be changed; of choices the right one and the guessed one are marked in words.
class LessonQuestionBox : public QWidget {
    Q_OBJECT
public:
    explicit LessonQuestionBox(QWidget* parent = nullptr);

    /// An open question.
    void ask(const lab::LessonQuestion& question);
    /// An answered one; `guess` is nothing if the result was shown without one.
    void showAnswered(const lab::LessonQuestion& question, const std::optional<LessonGuess>& guess);
    /// The plan in the picture so far, and what it lacks; for a question of a plan. An empty text and no mass: nothing is filled in.
    void setPlan(const PlanValues& plan, const QString& lack);

    /// The first thing to answer with.
    [[nodiscard]] QWidget* firstField() const;

Q_SIGNALS:
    void guessed(const rosa::workbench::LessonGuess& guess);
    void skipped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const lab::LessonQuestion& question);
    void addNumber();
    void addChoices();
    void addPlan();
    void addButtons();
    void mark(const std::optional<LessonGuess>& guess);
    void styleTexts();
    void offerCompare();
    void compare();

    std::optional<lab::LessonQuestion> m_question;
    bool m_isOpen = false;
    PlanValues m_plan;
    QVBoxLayout* m_column;
    QWidget* m_content = nullptr;  ///< Of this question; everything below belongs to it.
    widgets::RichLabel* m_prompt = nullptr;
    QLineEdit* m_number = nullptr;
    QButtonGroup* m_group = nullptr;
    QList<widgets::RichLabel*> m_choiceTexts;
    QLabel* m_note = nullptr;
    QPushButton* m_compare = nullptr;
    QPushButton* m_skip = nullptr;
};

}  // namespace rosa::workbench
