/// An example method for the test: besides two files, a new method needs one line in the list of methods.
#pragma once

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// Defined in tests/house/ring_distance_description.cpp; the training is in ring_distance_training.cpp.
Method ringDistanceMethod();

}  // namespace rosa::catalog
