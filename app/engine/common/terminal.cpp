#include "app/engine/common/terminal.h"

#include <algorithm>
#include <cstdlib>

#include <sys/ioctl.h>
#include <unistd.h>

namespace rosa::engine {

int terminalWidth(Stream stream)
{
    const int descriptor = stream == Stream::Output ? STDOUT_FILENO : STDERR_FILENO;
    constexpr int usual = 80, most = 1000;
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    const char* const columns = std::getenv("COLUMNS");
    const int said = columns ? std::atoi(columns) : 0;
    return said > 0 ? std::min(said, most) : usual;
}

}  // namespace rosa::engine
