#include "core/lab/lesson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/check.h"
#include "core/base/embedded_file.h"
#include "core/lab/embedded_lessons.h"
#include "core/lab/problem_reader.h"
#include "core/lab/problem_toml.h"
#include "core/lab/solution.h"

namespace rosa::lab {

namespace {

constexpr std::array kControls{"lambda",  "half_sweeps", "weights", "points", "cost",       "plan",
                               "rescale", "temperature", "rho",     "angle",  "arithmetic", "variant"};

/// A figure with a tolerance of half its last digit.
std::string checkText(const Problem& problem, const std::string& name)
{
    const auto known = quantityFromText(name);
    const auto value = known ? quantity(problem, *known) : Result<double>(known.error());
    if (!value || !std::isfinite(*value)) return {};
    std::array<char, 64> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *value, std::chars_format::fixed, 4);
    return "\n[[step.check]]\nquantity = \"" + name + "\"\nvalue = " + std::string(digits.data(), end.ptr) +
           "\ntolerance = 0.00005\n";
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

Result<std::string> lessonTemplate(const Problem& problem, const std::string& id, const std::string& title)
{
    ROSA_TRY_ASSIGN(const Posed posed, pose(problem));
    ROSA_TRY_ASSIGN(const References references, referencesOf(posed));
    ROSA_TRY_ASSIGN(const Solution solution, solve(problem.solve, posed, references, problem.ground));
    const bool isAbove = solution.figures.cost > references.exact.cost;
    std::string text = "rosa_lesson = 1\nid = " + catalog::quoted(id) + "\ntitle = " + catalog::quoted(title) +
                       "\nquestion = \"What does this lesson answer?\"\n" + tablesOf(problem, "problem.") +
                       "\n[[step]]\ncontrols = [\"lambda\", \"half_sweeps\"]\n"
                       "text = \"\"\"\nWrite here what is on the screen, as Markdown. `rosa lesson check FILE` replays "
                       "every number.\n\"\"\"\n"
                       "after = \"\"\"\nWrite here what the answer shows.\n\"\"\"\n";
    std::string checks;
    for (const char* name : {"cost", "optimum", "row_gap", "entropy"}) checks += checkText(problem, name);
    text +=
        "\n[step.ask]\nkind = \"choice\"\nprompt = \"Is the cost of the plan above the optimum?\"\n"
        "choices = [\"yes\", \"no\"]\nright = " +
        std::string(isAbove ? "1" : "2") + "\n";
    return text + checks;
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
