/// An example method for the test: besides two files, a new method needs one line in each of the two lists of methods.
#pragma once

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

/// Defined in tests/house/ring_distance_description.cpp.
Method ringDistanceMethod();

}  // namespace rosa::catalog

namespace rosa::learn {

/// Adds what ring_distance_training.cpp defines to the methods that can be trained, as a line in all_methods.cpp would.
void addRingDistance();

}  // namespace rosa::learn
