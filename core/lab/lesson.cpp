#include "core/lab/lesson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/check.h"
#include "core/base/storage/embedded_file.h"
#include "core/lab/embedded_lessons.h"
#include "core/lab/problem_reader.h"
#include "core/lab/problem_toml.h"
#include "core/lab/solution.h"

namespace rosa::lab {

namespace {

constexpr std::array kControls{"lambda",  "half_sweeps", "weights", "points", "cost",       "plan",
                               "rescale", "temperature", "rho",     "angle",  "arithmetic", "variant"};

/// With four decimals.
std::string decimals(double value)
{
    std::array<char, 400> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 4);
    return {digits.data(), end.ptr};
}

/// A figure with a tolerance of half its last digit.
std::string checkText(const Problem& problem, const std::string& name)
{
    const auto known = quantityFromText(name);
    const auto value = known ? quantity(problem, *known) : Result<double>(known.error());
    if (!value || !std::isfinite(*value)) return {};
    return "\n[[step.check]]\nquantity = \"" + name + "\"\nvalue = " + decimals(*value) + "\ntolerance = 0.00005\n";
}

}  // namespace

const std::string& LocalText::in(const std::string& language) const
{
    static const std::string none;
    for (const std::string& one : {std::string(), language, std::string("en")})
        if (const auto found = m_texts.find(one); found != m_texts.end()) return found->second;
    return m_texts.empty() ? none : m_texts.begin()->second;
}

std::vector<std::string> controlIds() { return {kControls.begin(), kControls.end()}; }

const Problem& answeredProblem(const LessonStep& step)
{
    if (step.question && step.question->answer) return step.question->answer->problem;
    if (step.question && step.question->at) return *step.question->at;
    return step.problem;
}

Result<std::string> lessonTemplate(const Problem& problem, const std::string& id, const std::string& title)
{
    ROSA_TRY_ASSIGN(const QuantityName costName, quantityFromText("cost"));
    ROSA_TRY_ASSIGN(const double cost, quantity(problem, costName));
    // A number is no tie, whatever the problem: a choice between the cost and the optimum could be one.
    std::string text = "rosa_lesson = 1\nid = " + catalog::quoted(id) +
                       "\n# Edit here: what the list of lessons shows.\ntitle = " + catalog::quoted(title) +
                       "\nquestion = \"What does this lesson answer?\"\nminutes = 5\n" + tablesOf(problem, "problem.") +
                       "\n[[step]]\ncontrols = [\"lambda\", \"half_sweeps\"]\n"
                       "# Edit here: the text before the question, and the text after its answer.\n"
                       "text = \"\"\"\nWrite here what is on the screen, as Markdown. `rosa lesson check FILE` replays "
                       "every number.\n\"\"\"\n"
                       "after = \"\"\"\nWrite here what the answer shows.\n\"\"\"\n"
                       "\n# Edit here: the question, and how far a guess may be off.\n"
                       "[step.ask]\nkind = \"number\"\nprompt = \"What does the plan cost?\"\nquantity = \"cost\"\n"
                       "value = " +
                       decimals(cost) + "\ntolerance = " + decimals(std::max(0.001, 0.1 * std::abs(cost))) +
                       "\nprecision = 0.00005\n";
    for (const char* name : {"optimum", "row_gap", "entropy"}) text += checkText(problem, name);
    return text;
}

const std::vector<Lesson>& builtInLessons()
{
    static const std::vector<Lesson> lessons = [] {
        std::vector<Lesson> all;
        for (const EmbeddedFile& file : embeddedLessons()) {
            auto lesson = lessonFromToml(std::string(file.text()), std::string(file.name) + ".toml");
            ROSA_CHECK(lesson.ok(), "an embedded lesson is wrong");
            all.push_back(*std::move(lesson));
        }
        return all;
    }();
    return lessons;
}

std::string builtInLessonText(std::size_t index) { return std::string(embeddedLessons()[index].text()); }

}  // namespace rosa::lab
