/// A learner's way through a lesson: where, which guesses were given, and what the lab shows.
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/lab/lesson.h"

namespace rosa::workbench {

using PlanValues = transport::Matrix<double>;

/// A guess at a question; only the part that belongs to the question's kind counts.
struct LessonGuess {
    double number = 0;
    std::size_t choice = 0;  ///< From 0.
    PlanValues plan;
};

/// What a guess is compared with, computed from nothing but the step.
struct LessonTruth {
    double number = 0;  ///< Of a number: its quantity.
    PlanValues plan;    ///< Of a plan: Γ of the step.
};

/// Computes the truth of a step with a question; nothing for a choice. Cost: one solve. Reentrant.
Result<LessonTruth> truthOf(const lab::LessonStep& step);

/// ½‖guess − truth‖₁: the mass that lies elsewhere, if both have the same mass. Shapes must match (checked).
double massElsewhere(const PlanValues& guess, const PlanValues& truth);

/// Largest massElsewhere() of a guess that counts as the plan itself.
inline constexpr double kSamePlan = 1e-6;

/// Whether the guess is within the question's tolerance; a plan: within kSamePlan.
bool isRight(const lab::LessonQuestion& question, const LessonGuess& guess, const LessonTruth& truth);

/// A number as learners write it: "0.4", in German also "0,4", and fractions, "10/3". Nothing if it is none, or not finite.
std::optional<double> numberOfGuess(const QString& text);

/// What the lab shows for a step.
struct LessonScene {
    lab::Problem problem;
    std::vector<lab::Control> controls;
    /// Only the problem is shown, its weights, D and a plan that is filled in by hand: everything computed could be the answer.
    bool hidesResult = false;
    std::optional<PlanValues> ghost;  ///< The guessed plan, beside Γ.
    bool hidesVerdicts = false;       ///< A question is open: nothing judges the plan, whether it is shown or not.
    bool hidesCosts = false;          ///< The step speaks of amounts alone: neither D nor costs of plans.
    bool hidesFormula = false;        ///< The problem is solved in another way than the step's: its formula would mislead.
};

/// A value. Steps are numbered from 0. While a question is open, the lab shows the step's problem before its first half iteration, with its result
/// hidden and nothing to move; a question with `shown` keeps the plan on screen; a plan is filled in from zeros. After the guess the lab shows
/// the state that is the answer (the question's `at`), with the step's controls.
class LessonWalk {
public:
    explicit LessonWalk(lab::Lesson lesson);

    [[nodiscard]] const lab::Lesson& lesson() const { return m_lesson; }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] const lab::LessonStep& step() const { return m_lesson.steps[m_at]; }
    [[nodiscard]] bool isFirst() const { return m_at == 0; }
    [[nodiscard]] bool isLast() const { return m_at + 1 == m_lesson.steps.size(); }
    /// `step` is clamped to the lesson.
    void go(std::size_t step);

    /// Whether the step's question waits for a guess.
    [[nodiscard]] bool isOpen() const;
    /// Answers the step's question; not a second time.
    void guess(LessonGuess guess);
    void showWithoutGuess();
    /// The guess at the step's question; nothing if it is open, was shown without a guess, or there is none.
    [[nodiscard]] const std::optional<LessonGuess>& givenGuess() const { return m_answers[m_at].guess; }
    /// Forgets all guesses and goes to the first step.
    void restart();

    [[nodiscard]] LessonScene scene() const;

private:
    struct Answer {
        bool isShown = false;
        std::optional<LessonGuess> guess;
    };

    lab::Lesson m_lesson;
    std::vector<Answer> m_answers;  ///< One per step.
    std::size_t m_at = 0;
};

}  // namespace rosa::workbench
