/// A lesson of the transport lab: steps of a problem with prose, questions and checked numbers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/lab/problem.h"
#include "core/lab/quantities.h"

namespace rosa::lab {

/// A text in one or more languages, as Markdown.
class LocalText {
public:
    LocalText() = default;
    /// In every language.
    explicit LocalText(std::string text) { m_texts[""] = std::move(text); }

    void set(const std::string& language, std::string text) { m_texts[language] = std::move(text); }
    /// In this language ("de", "zh"), else in English, else in the first one; "" if there is none.
    [[nodiscard]] const std::string& in(const std::string& language) const;
    [[nodiscard]] const std::map<std::string, std::string>& all() const
    {
        return m_texts;
    }  ///< By language; "": every language.
    [[nodiscard]] bool empty() const { return m_texts.empty(); }

    friend bool operator==(const LocalText&, const LocalText&) = default;

private:
    std::map<std::string, std::string> m_texts;
};

/// What the hand may move.
enum class Control {
    Lambda,
    HalfIterations,
    Weights,
    Points,       ///< Of clouds or a graph.
    Cost,         ///< Cells of D.
    Plan,         ///< Cells of Γ, for Variant::Hand.
    Rescale,      ///< S on and off.
    Temperature,  ///< τ of S
    Rho,
    Angle,
    Arithmetic,
    Variant,
};

/// Ids of the file, in the order of the enumerators: "lambda", "half_sweeps", …
std::vector<std::string> controlIds();

/// A number that a lesson states.
struct LessonCheck {
    Problem problem;  ///< The step's, with the changes of the check.
    QuantityName quantity;
    double value = 0;
    double tolerance = 0;  ///< |computed − value| <= tolerance. > 0, or 0 for whole numbers.
    unsigned line = 0;
};

/// What is asked before a step is computed.
struct LessonQuestion {
    enum class Kind {
        Number,  ///< Of the quantity of `answer`.
        Choice,  ///< One of `choices`.
        Plan,    ///< A plan, filled in by hand; compared with the step's plan.
    };
    Kind kind = Kind::Number;
    LocalText prompt;
    std::optional<LessonCheck> answer;  ///< Of Number: its tolerance is how far a guess may be off.
    double precision = 0;  ///< Of Number: how far the computed number may be from the stated one. <= the tolerance.
    std::vector<LocalText> choices;  ///< Of Choice.
    std::size_t right = 0;           ///< Of Choice: from 0.
    std::optional<Problem> at;       ///< Of Choice: what the lab shows after the guess; nothing: the step's problem.
    /// Of Choice: none, or the two numbers whose order is the answer, at the problem that is shown after the guess. They must differ.
    std::vector<QuantityName> compared;
    /// The step's plan stays on screen while the question is open, for questions about what is seen, without anything that judges it.
    /// Otherwise plans, costs and marginals are hidden until a guess is given. Not of Plan.
    bool isShown = false;
};

/// One step: the state of the lab, then prose, a question, and prose that follows the answer.
struct LessonStep {
    Problem problem;
    std::vector<Control> controls;  ///< At most two.
    LocalText title;
    LocalText text;
    std::optional<LessonQuestion> question;
    LocalText after;  ///< Shown once the question is answered, or at once if there is none.
    std::vector<LessonCheck> checks;
    bool hasCosts = true;  ///< Otherwise neither D nor a cost is shown: the text speaks of amounts alone.
    unsigned line = 0;
};

/// A lesson. At least one step.
struct Lesson {
    std::string id;  ///< Letters, digits, hyphens; key of progress.
    LocalText title;
    LocalText question;                  ///< What the lesson answers, one line.
    int minutes = 0;                     ///< How long it takes, as its author says; 0: unknown.
    std::vector<std::string> languages;  ///< In which all texts exist; empty if texts are in one language without a name.
    std::vector<LessonStep> steps;
};

/// Most free controls of a step; the sandbox has all.
inline constexpr std::size_t kMostControls = 2;

/// Reads a lesson; the format is described in resources/manual/lessons.md. Every step starts from the problem of the one before with its
/// changes. Unknown keys are errors. An Error names `fileName` and the line. At most 1 MB, and 16 MB for the problems of all steps and checks.
Result<Lesson> lessonFromToml(const std::string& text, const std::string& fileName);

/// The problem that the lab shows once the step's question is answered: that of its answer, or the step's.
const Problem& answeredProblem(const LessonStep& step);

/// A lesson of one step with this problem: a start for teachers, with its figures as checks, a question about the cost, and comments where
/// texts are to be replaced. Errors are those of pose(), solve() and quantity().
Result<std::string> lessonTemplate(const Problem& problem, const std::string& id, const std::string& title);

/// The lessons of the program in their order, parsed; their files are correct, since the build checks them.
const std::vector<Lesson>& builtInLessons();
/// The file of one of them; `index` is its place.
std::string builtInLessonText(std::size_t index);

}  // namespace rosa::lab
