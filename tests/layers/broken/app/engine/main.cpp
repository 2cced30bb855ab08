#include <CLI/CLI.hpp>
#include "core/learn/job.h"
