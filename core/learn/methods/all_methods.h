/// The list of methods that can be trained.
#pragma once

#include <vector>

#include "core/learn/methods/method.h"

namespace rosa::learn {

/// In the order of the catalogue, without the two that need no training: raw features and a random encoder.
std::vector<MethodTraining> allMethods();

}  // namespace rosa::learn
