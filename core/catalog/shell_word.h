/// Quoting for commands that users copy into a shell.
#pragma once

#include "core/base/shell_word.h"

namespace rosa::catalog {

using rosa::shellWord;

}  // namespace rosa::catalog
