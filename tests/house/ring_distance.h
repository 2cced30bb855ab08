/// A method that is thrown away: what a new one takes beside its two files is the line that names its description.
#pragma once

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// tests/house/ring_distance_description.cpp; its training is in ring_distance_training.cpp.
Method ringDistanceMethod();

}  // namespace rosa::catalog
