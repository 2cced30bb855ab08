#include "core/lab/lesson_check.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/text/joined.h"
#include "core/lab/lesson_numbers.h"
#include "core/lab/lesson_ties.h"

namespace rosa::lab {

namespace {

void replay(const LessonCheck& check, double tolerance, LessonReport& report)
{
    const std::string name = toText(check.quantity);
    const Result<double> computed = quantity(check.problem, check.quantity);
    if (!computed) {
        report.faults.push_back({check.line, computed.error().message});
        report.numbers.push_back({check.line, name, check.value, std::nan(""), tolerance, false});
        return;
    }
    const bool isRight = std::abs(*computed - check.value) <= tolerance;
    report.numbers.push_back({check.line, name, check.value, *computed, tolerance, isRight});
    if (!isRight)
        report.faults.push_back({check.line, Message("%1: stated %2, computed %3, tolerance %4", name, digitsOf(check.value),
                                                     digitsOf(*computed), digitsOf(tolerance))});
}

/// Numbers that prose may state.
class KnownNumbers {
public:
    explicit KnownNumbers(std::vector<double> numbers) : m_sizes(std::move(numbers))
    {
        for (double& one : m_sizes) one = std::abs(one);
        std::ranges::sort(m_sizes);
    }

    /// Whether one of them is the number, rounded to its digits. Signs are words apart: − may stand before.
    [[nodiscard]] bool holds(const WrittenNumber& number) const
    {
        const double within = number.unit > 0 ? number.unit / 2 * (1 + 1e-9) : 1e-3;
        const auto least = std::ranges::lower_bound(m_sizes, number.value - within);
        return least != m_sizes.end() && *least <= number.value + within;
    }

private:
    std::vector<double> m_sizes;  ///< Ascending.
};

/// A number that is asked for must not be read above its question, unless the problem itself is made of it.
void findAnswerAbove(const LessonStep& step, LessonReport& report)
{
    if (!step.question || !step.question->answer) return;
    const double answer = std::abs(step.question->answer->value);
    const KnownNumbers settings(settingsOf(step));
    for (const LocalText* text : {&step.title, &step.text, &step.question->prompt})
        for (const auto& [language, words] : text->all())
            for (const WrittenNumber& number : numbersIn(words, language)) {
                const bool isAnswer = std::abs(number.value - answer) <= (number.unit > 0 ? 1e-9 : 1e-3);
                if (!isAnswer || settings.holds(number)) continue;
                report.faults.push_back({step.line, Message("the answer %1 stands above its question", number.text)});
                return;
            }
}

class TextChecker {
public:
    TextChecker(const Lesson& lesson, LessonReport& report) : m_lesson(lesson), m_report(report) {}

    /// One fault for all languages that the text lacks, and one for each number, whatever languages state it.
    void check(const LocalText& text, unsigned line, const KnownNumbers& known)
    {
        if (text.empty()) return;
        std::vector<std::string> lacking;
        for (const std::string& language : m_lesson.languages)
            if (!text.all().contains(language)) lacking.push_back(language);
        if (!lacking.empty())
            m_report.faults.push_back({line, Message("a text lacks languages that others have: %1", joined(lacking))});
        for (const Unknown& number : unknownIn(text, known))
            m_report.faults.push_back(
                {line, Message("the number %1 in the text (%2) is neither checked nor a setting of its step", number.text,
                               joined(number.languages))});
    }

private:
    struct Unknown {
        std::string text;  ///< As the first of the languages writes it.
        std::vector<std::string> languages;
    };

    static std::vector<Unknown> unknownIn(const LocalText& text, const KnownNumbers& known)
    {
        std::vector<Unknown> found;
        std::map<double, std::size_t> places;
        for (const auto& [key, words] : text.all()) {
            const std::string language = key.empty() ? "en" : key;
            for (const WrittenNumber& number : numbersIn(words, key)) {
                if (known.holds(number)) continue;
                const auto [place, isNew] = places.try_emplace(number.value, found.size());
                if (isNew) found.push_back({number.text, {}});
                auto& languages = found[place->second].languages;
                if (languages.empty() || languages.back() != language) languages.push_back(language);
            }
        }
        return found;
    }

    const Lesson& m_lesson;
    LessonReport& m_report;
};

}  // namespace

LessonReport checkLesson(const Lesson& lesson, const std::function<bool()>& cancelled)
{
    LessonReport report;
    TextChecker texts(lesson, report);
    std::vector<double> all;
    for (const LessonStep& step : lesson.steps) {
        const std::vector<double> numbers = numbersOf(step);
        all.insert(all.end(), numbers.begin(), numbers.end());
    }
    const KnownNumbers ofAll(std::move(all));
    texts.check(lesson.title, 1, ofAll);
    texts.check(lesson.question, 1, ofAll);
    for (const LessonStep& step : lesson.steps) {
        if (cancelled && cancelled()) return report;
        const KnownNumbers known(numbersOf(step));
        for (const LocalText* text : {&step.title, &step.text, &step.after}) texts.check(*text, step.line, known);
        if (step.question) {
            texts.check(step.question->prompt, step.line, known);
            for (const LocalText& choice : step.question->choices) texts.check(choice, step.line, known);
            if (step.question->answer) replay(*step.question->answer, step.question->precision, report);
            findAnswerAbove(step, report);
            if (const auto tie = tieOf(step)) report.faults.push_back({step.line, *tie});
        }
        for (const LessonCheck& check : step.checks) replay(check, check.tolerance, report);
    }
    return report;
}

}  // namespace rosa::lab
