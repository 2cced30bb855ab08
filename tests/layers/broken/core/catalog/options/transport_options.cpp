#include "core/catalog/catalogue.h"

const char* const kBound = "transport.lambda";
