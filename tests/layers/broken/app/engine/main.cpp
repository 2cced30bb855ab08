#include <CLI/CLI.hpp>
#include "core/learn/job.h"

// "transport.lambda" in a comment is none.
const char* const kNamed = "transport.lambda";
