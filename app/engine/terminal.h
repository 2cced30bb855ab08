/// What is known of the terminal.
#pragma once

namespace rosa::engine {

enum class Stream { Output, Error };

/// Columns of the terminal that the standard stream leads to. Where it leads to none: COLUMNS of the environment, else 80.
int terminalWidth(Stream stream);

}  // namespace rosa::engine
