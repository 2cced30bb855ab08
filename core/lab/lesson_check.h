/// Replays every number of a lesson.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/lab/lesson.h"

namespace rosa::lab {

/// Something wrong in a lesson.
struct LessonFault {
    unsigned line = 0;  ///< In its file; of the step, where a text is meant.
    Message what;
};

/// A number that was computed again.
struct LessonReplay {
    unsigned line = 0;
    std::string quantity;
    double stated = 0, computed = 0, tolerance = 0;
    bool isRight = false;
};

/// What a check found.
struct LessonReport {
    std::vector<LessonReplay> numbers;
    std::vector<LessonFault> faults;  ///< Also of each wrong number.
};

/// Computes the checks and answers of all steps by core/transport. A fault is: a number out of its tolerance, or that cannot be computed; a
/// text that lacks a language which others have; a decimal number or fraction in prose that is neither a checked number nor a setting of its
/// step (rounded to the digits that are written); a number that is asked for and stands above its question; a question whose answer is a tie.
/// A fault of several languages is one. Cost: one solve per number, two exact ones per question, and texts and known numbers in O(n log n).
/// Reentrant.
LessonReport checkLesson(const Lesson& lesson, const std::function<bool()>& cancelled = {});

}  // namespace rosa::lab
