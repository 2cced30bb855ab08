#include "core/lab/lesson_ties.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/lab/lesson_numbers.h"
#include "core/lab/solution.h"

namespace rosa::lab {

namespace {

using Plan = transport::Matrix<double>;

/// Part of the larger number up to which both look the same in the lab.
constexpr double kSameDigits = 5e-4;
/// Masses that differ by less are rounding errors.
constexpr double kSameMass = 1e-6;

/// Two plans of least cost; nothing if there is only one.
std::optional<std::pair<Plan, Plan>> twoOptima(const Problem& problem)
{
    const auto posed = pose(problem);
    if (!posed) return std::nullopt;
    const auto references = referencesOf(*posed);
    if (!references) return std::nullopt;
    // A slightly higher price for the cells of one vertex leads to another vertex of the optimal face, if there is one.
    const Plan& first = references->exact.plan;
    Plan dearer = posed->cost;
    double most = 0;
    for (const double cost : dearer.values()) most = std::max(most, std::abs(cost));
    for (std::size_t i = 0; i < dearer.values().size(); ++i)
        if (first.values()[i] > 0) dearer.values()[i] += kSameMass * std::max(most, kSameMass);
    Posed other = *posed;
    other.cost = std::move(dearer);
    auto second = referencesOf(other);
    if (!second) return std::nullopt;
    const auto values = second->exact.plan.values();
    const bool isOther =
        !std::ranges::equal(values, first.values(), [](double one, double two) { return std::abs(one - two) <= kSameMass; });
    return isOther ? std::optional(std::pair(first, std::move(second->exact.plan))) : std::nullopt;
}

/// Whether the step's plan is meant as one of least cost, and is one. Other variants have one plan each, whatever it costs.
bool isOptimal(const Problem& problem)
{
    const Variant variant = problem.solve.variant;
    if (variant != Variant::Exact && variant != Variant::Hand && variant != Variant::Sliced) return false;
    const auto posed = pose(problem);
    if (!posed) return false;
    const auto references = referencesOf(*posed);
    if (!references) return false;
    const auto solution = solve(problem.solve, *posed, *references, problem.ground);
    return solution.ok() && solution->verdict == transport::CostVerdict::Optimal;
}

std::optional<Message> tieOfChoice(const LessonStep& step)
{
    const std::vector<QuantityName>& names = step.question->compared;
    if (names.size() != 2) return std::nullopt;
    const Problem& problem = answeredProblem(step);
    const auto first = quantity(problem, names[0]), second = quantity(problem, names[1]);
    if (!first || !second) return std::nullopt;
    const double most = std::max(std::abs(*first), std::abs(*second));
    if (std::abs(*first - *second) > kSameDigits * most) return std::nullopt;
    return Message("the answer is a tie: %1 is %2, %3 is %4", toText(names[0]), digitsOf(*first), toText(names[1]),
                   digitsOf(*second));
}

std::optional<Message> tieOfPlan(const LessonStep& step)
{
    if (!isOptimal(step.problem)) return std::nullopt;
    const auto optima = twoOptima(step.problem);
    if (!optima) return std::nullopt;
    const auto& [first, second] = *optima;
    for (std::int64_t i = 0; i < first.rows(); ++i)
        for (std::int64_t j = 0; j < first.columns(); ++j)
            if (std::abs(first(i, j) - second(i, j)) > kSameMass)
                return Message("the answer is a tie: several plans cost as little, plan[%1,%2] may be %3 or %4", i + 1,
                               j + 1, digitsOf(first(i, j)), digitsOf(second(i, j)));
    return std::nullopt;
}

std::optional<Message> tieOfNumber(const LessonStep& step)
{
    const LessonCheck& answer = *step.question->answer;
    const std::string_view kind = quantityInfos()[answer.quantity.kind].name;
    const bool isElement = kind == "exact_plan" || (kind == "plan" && answer.problem.solve.variant == Variant::Exact);
    if (!isElement) return std::nullopt;
    const auto optima = twoOptima(answer.problem);
    if (!optima) return std::nullopt;
    const auto [i, j] = std::pair(answer.quantity.row, answer.quantity.column);
    if (i >= optima->first.rows() || j >= optima->first.columns()) return std::nullopt;
    const double first = optima->first(i, j), second = optima->second(i, j);
    if (std::abs(first - second) <= std::max(answer.tolerance, kSameMass)) return std::nullopt;
    return Message("the answer is a tie: several plans cost as little, %1 may be %2 or %3", toText(answer.quantity),
                   digitsOf(first), digitsOf(second));
}

}  // namespace

std::optional<Message> tieOf(const LessonStep& step)
{
    if (!step.question) return std::nullopt;
    switch (step.question->kind) {
        case LessonQuestion::Kind::Number:
            return tieOfNumber(step);
        case LessonQuestion::Kind::Choice:
            return tieOfChoice(step);
        case LessonQuestion::Kind::Plan:
            return tieOfPlan(step);
    }
    return std::nullopt;
}

}  // namespace rosa::lab
