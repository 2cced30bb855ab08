/// Questions that have more than one right answer. Private to core/lab.
#pragma once

#include <optional>

#include "core/base/message.h"
#include "core/lab/lesson.h"

namespace rosa::lab {

/// Why the answer to the step's question is a tie; nothing if it is none, if nothing is asked, or if its numbers cannot be computed (which
/// other checks report). A tie is: two compared numbers that agree in the four digits that the lab shows; a plan that is asked for, or one of
/// its elements, while other plans cost as little. Cost: up to two exact solves.
std::optional<Message> tieOf(const LessonStep& step);

}  // namespace rosa::lab
