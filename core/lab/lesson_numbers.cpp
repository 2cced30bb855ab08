#include "core/lab/lesson_numbers.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace rosa::lab {

namespace {

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// The digits from `at` on; moves it behind them.
std::string_view digitsAt(std::string_view text, std::size_t& at)
{
    const std::size_t begin = at;
    while (at < text.size() && isDigit(text[at])) ++at;
    return text.substr(begin, at - begin);
}

double asNumber(const std::string& text)
{
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

void add(std::vector<double>& numbers, std::span<const double> more)
{
    numbers.insert(numbers.end(), more.begin(), more.end());
}

void add(std::vector<double>& numbers, const PointList& points)
{
    for (const transport::PlanePoint& point : points) add(numbers, point);
}

void addProblem(std::vector<double>& numbers, const Problem& problem)
{
    const SolveSettings& solve = problem.solve;
    add(numbers, std::vector{solve.lambda, 1 / solve.lambda, solve.tolerance, solve.rho, solve.angle, problem.temperature});
    add(numbers, problem.rowWeights);
    add(numbers, problem.columnWeights);
    if (solve.plan) add(numbers, solve.plan->values());
    if (const auto* clouds = std::get_if<Clouds>(&problem.source)) {
        add(numbers, clouds->rows);
        add(numbers, clouds->columns);
    } else if (const auto* graph = std::get_if<GraphViews>(&problem.source)) {
        add(numbers, graph->nodes);
    } else {
        add(numbers, std::get<GivenCost>(problem.source).cost.values());
    }
}

/// The text from `at` on, without the target of a Markdown link: ](target).
std::size_t afterLink(std::string_view text, std::size_t at)
{
    if (!text.substr(at).starts_with("](")) return at;
    const std::size_t end = text.find(')', at);
    return end == std::string_view::npos ? at : end;
}

}  // namespace

std::vector<WrittenNumber> numbersIn(std::string_view text, std::string_view language)
{
    const char mark = language == "de" ? ',' : '.';
    std::vector<WrittenNumber> numbers;
    for (std::size_t at = 0; at < text.size();) {
        at = afterLink(text, at);
        const bool isBare = text[at] == mark && at + 1 < text.size() && isDigit(text[at + 1]);
        if (!isDigit(text[at]) && !isBare) {
            ++at;
            continue;
        }
        const std::size_t begin = at;
        const std::string whole(digitsAt(text, at));
        const bool hasMark = at + 1 < text.size() && (text[at] == mark || text[at] == '.') && isDigit(text[at + 1]);
        const bool isFraction = !whole.empty() && at + 1 < text.size() && text[at] == '/' && isDigit(text[at + 1]);
        if (!hasMark && !isFraction) continue;
        const bool isPoint = text[at++] == '.';
        const std::string rest(digitsAt(text, at));
        // With a decimal comma, a point that is not of thousands is a slip of the same number.
        if (mark != '.' && isPoint && rest.size() == 3) continue;
        const std::string written(text.substr(begin, at - begin));
        if (isFraction) {
            numbers.push_back({written, asNumber(whole) / asNumber(rest), 0});
            continue;
        }
        const double unit = std::pow(10, -static_cast<double>(rest.size()));
        numbers.push_back({written, asNumber(std::string("0").append(whole).append(".").append(rest)), unit});
    }
    return numbers;
}

std::vector<double> settingsOf(const LessonStep& step)
{
    std::vector<double> numbers;
    addProblem(numbers, step.problem);
    return numbers;
}

std::string digitsOf(double number)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.8g", number);
    return text.data();
}

std::vector<double> numbersOf(const LessonStep& step)
{
    std::vector<double> numbers;
    const auto addCheck = [&](const LessonCheck& check) {
        add(numbers, std::vector{check.value, check.tolerance});
        addProblem(numbers, check.problem);
    };
    addProblem(numbers, step.problem);
    for (const LessonCheck& check : step.checks) addCheck(check);
    if (step.question && step.question->answer) addCheck(*step.question->answer);
    return numbers;
}

}  // namespace rosa::lab
