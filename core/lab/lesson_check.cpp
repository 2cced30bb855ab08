#include "core/lab/lesson_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/lab/lesson_numbers.h"

namespace rosa::lab {

namespace {

std::string digits(double number)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.8g", number);
    return text.data();
}

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
        report.faults.push_back({check.line, Message("%1: stated %2, computed %3, tolerance %4", name, digits(check.value),
                                                     digits(*computed), digits(tolerance))});
}

/// Whether one of `known` is the number, rounded to its digits. Signs are words apart: − may stand before.
bool isKnown(const WrittenNumber& number, const std::vector<double>& known)
{
    const double within = number.unit > 0 ? number.unit / 2 * (1 + 1e-9) : 1e-3;
    return std::ranges::any_of(known, [&](double one) { return std::abs(std::abs(one) - number.value) <= within; });
}

class TextChecker {
public:
    TextChecker(const Lesson& lesson, LessonReport& report) : m_lesson(lesson), m_report(report) {}

    void check(const LocalText& text, unsigned line, const std::vector<double>& known)
    {
        if (text.empty()) return;
        for (const std::string& language : m_lesson.languages)
            if (!text.all().contains(language))
                m_report.faults.push_back({line, Message("a text lacks the language %1, which others have", language)});
        for (const auto& [language, words] : text.all())
            for (const WrittenNumber& number : numbersIn(words, language))
                if (!isKnown(number, known))
                    m_report.faults.push_back(
                        {line, Message("the number %1 in the text (%2) is neither checked nor a setting of its step",
                                       number.text, language.empty() ? "en" : language)});
    }

private:
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
    texts.check(lesson.title, 1, all);
    texts.check(lesson.question, 1, all);
    for (const LessonStep& step : lesson.steps) {
        if (cancelled && cancelled()) return report;
        const std::vector<double> known = numbersOf(step);
        for (const LocalText* text : {&step.title, &step.text, &step.after}) texts.check(*text, step.line, known);
        if (step.question) {
            texts.check(step.question->prompt, step.line, known);
            for (const LocalText& choice : step.question->choices) texts.check(choice, step.line, known);
            if (step.question->answer) replay(*step.question->answer, step.question->precision, report);
        }
        for (const LessonCheck& check : step.checks) replay(check, check.tolerance, report);
    }
    return report;
}

}  // namespace rosa::lab
