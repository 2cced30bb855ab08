/// Numbers in the prose of a lesson. Private to core/lab.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/lab/lesson.h"

namespace rosa::lab {

/// A number as it is written.
struct WrittenNumber {
    std::string text;
    double value = 0;
    double unit = 0;  ///< Of its last digit; of a fraction 0.
};

/// Decimal numbers ("0.42", ".0488", in German "0,42", also by mistake "0.42") and fractions ("10/3") of a text; whole numbers are not
/// listed. Digits in words ("v0.1", "10.1145/…") count, too, but for those in Markdown links.
std::vector<WrittenNumber> numbersIn(std::string_view text, std::string_view language);

/// All numbers that a step sets or checks.
std::vector<double> numbersOf(const LessonStep& step);
/// Those that the problem of a step sets.
std::vector<double> settingsOf(const LessonStep& step);

/// Eight significant digits, for messages.
std::string digitsOf(double number);

}  // namespace rosa::lab
