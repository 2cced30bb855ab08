#include "app/workbench/lab/data/lesson_walk.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "core/base/check.h"
#include "core/lab/solution.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

using QuestionKind = lab::LessonQuestion::Kind;

std::optional<double> decimalOf(const QString& text)
{
    bool isNumber = false;
    const double value = widgets::plainNumber(text).toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

lab::Problem byHand(lab::Problem problem)
{
    problem.solve.variant = lab::Variant::Hand;
    problem.solve.plan.reset();
    return problem;
}

/// An empty plan, where a hand fills it in or amounts alone are spoken of. Otherwise the state before the first half iteration, in which there is
/// no plan, whatever the variant.
lab::Problem withoutResult(const lab::LessonStep& step)
{
    lab::Problem problem = step.problem;
    if (problem.solve.variant == lab::Variant::Hand || !step.hasCosts) return byHand(std::move(problem));
    problem.solve.variant = lab::Variant::Sinkhorn;
    problem.solve.halfIterations = 0;
    problem.solve.plan.reset();
    return problem;
}

}  // namespace

Result<LessonTruth> truthOf(const lab::LessonStep& step)
{
    LessonTruth truth;
    if (!step.question || step.question->kind == QuestionKind::Choice) return truth;
    if (step.question->kind == QuestionKind::Number) {
        const lab::LessonCheck& answer = *step.question->answer;
        ROSA_TRY_ASSIGN(truth.number, lab::quantity(answer.problem, answer.quantity));
        return truth;
    }
    ROSA_TRY_ASSIGN(const lab::Posed posed, lab::pose(step.problem));
    ROSA_TRY_ASSIGN(const lab::References references, lab::referencesOf(posed));
    ROSA_TRY_ASSIGN(lab::Solution solution, lab::solve(step.problem.solve, posed, references, step.problem.ground));
    truth.plan = std::move(solution.plan);
    return truth;
}

double massElsewhere(const PlanValues& guess, const PlanValues& truth)
{
    ROSA_CHECK(guess.rows() == truth.rows() && guess.columns() == truth.columns(), "plans of different sizes");
    double sum = 0;
    for (std::size_t i = 0; i < guess.values().size(); ++i) sum += std::abs(guess.values()[i] - truth.values()[i]);
    return sum / 2;
}

bool isRight(const lab::LessonQuestion& question, const LessonGuess& guess, const LessonTruth& truth)
{
    switch (question.kind) {
        case QuestionKind::Number:
            // The rounding of decimal fractions does not count.
            return std::abs(guess.number - truth.number) <= question.answer->tolerance * (1 + 1e-9);
        case QuestionKind::Choice:
            return guess.choice == question.right;
        case QuestionKind::Plan:
            return massElsewhere(guess.plan, truth.plan) <= kSamePlan;
    }
    return false;
}

std::optional<double> numberOfGuess(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('/'));
    if (parts.size() > 2) return std::nullopt;
    const std::optional<double> above = decimalOf(parts.first());
    if (parts.size() == 1 || !above) return above;
    const std::optional<double> below = decimalOf(parts.last());
    if (!below || *below == 0) return std::nullopt;
    return *above / *below;
}

LessonWalk::LessonWalk(lab::Lesson lesson) : m_lesson(std::move(lesson)), m_answers(m_lesson.steps.size())
{
    ROSA_CHECK(!m_lesson.steps.empty(), "a lesson without steps");
}

void LessonWalk::go(std::size_t step) { m_at = std::min(step, m_lesson.steps.size() - 1); }

bool LessonWalk::isOpen() const { return step().question && !m_answers[m_at].isShown && !m_answers[m_at].guess; }

void LessonWalk::guess(LessonGuess guess)
{
    if (isOpen()) m_answers[m_at].guess = std::move(guess);
}

void LessonWalk::showWithoutGuess()
{
    if (isOpen()) m_answers[m_at].isShown = true;
}

void LessonWalk::restart()
{
    m_answers.assign(m_lesson.steps.size(), {});
    m_at = 0;
}

LessonScene LessonWalk::scene() const
{
    const lab::LessonStep& now = step();
    LessonScene scene{now.problem, now.controls, false, std::nullopt, isOpen(), !now.hasCosts};
    if (!now.question) return scene;
    const lab::LessonQuestion& question = *now.question;
    if (!isOpen()) {
        scene.problem = lab::answeredProblem(now);
        if (question.kind == QuestionKind::Plan && givenGuess()) scene.ghost = givenGuess()->plan;
        return scene;
    }
    scene.controls.clear();
    if (question.kind == QuestionKind::Plan) {
        scene.problem = byHand(scene.problem);
        scene.controls = {lab::Control::Plan};
        scene.hidesResult = true;
    } else if (!question.isShown) {
        scene.problem = withoutResult(now);
        scene.hidesResult = true;
        scene.hidesFormula = scene.problem.solve.variant != now.problem.solve.variant;
    }
    return scene;
}

}  // namespace rosa::workbench
