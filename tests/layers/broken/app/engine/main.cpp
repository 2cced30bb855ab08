#include <CLI/CLI.hpp>
#include "core/learn/job.h"

// "transport.lambda" in a comment is none.
const char* const kNamed = "transport.lambda";

void addOut(CLI::App& command, std::string& out) { command.add_option("--out", out, "Output file"); }
