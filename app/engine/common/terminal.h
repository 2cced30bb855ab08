/// Properties of the terminal.
#pragma once

namespace rosa::engine {

enum class Stream { Output, Error };

/// Width in columns of the terminal connected to the stream. Without a terminal: the environment variable COLUMNS, else 80.
int terminalWidth(Stream stream);

}  // namespace rosa::engine
