#include "core/base/standard_output.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <poll.h>
#include <unistd.h>

namespace rosa {

namespace {

std::atomic<int> g_outputProblem = 0;

/// Whether standard output is a pipe that nobody reads any more.
bool hasReaderLeft()
{
    struct pollfd output = {STDOUT_FILENO, 0, 0};
    return ::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

}  // namespace

void beginOutput()
{
    static std::array<char, std::size_t{1} << 20> buffer;
    if (!::isatty(STDOUT_FILENO)) std::setvbuf(stdout, buffer.data(), _IOFBF, buffer.size());
}

void flushOutput()
{
    // std::cout has no buffer of its own.
    if (std::fflush(stdout) == 0) return;
    int none = 0;
    g_outputProblem.compare_exchange_strong(none, errno);
}

Result<void> endOutput()
{
    flushOutput();
    const int problem = g_outputProblem;
    if ((problem == 0 && std::ferror(stdout) == 0) || problem == EPIPE || hasReaderLeft()) return {};
    if (problem != 0) return failed("standard output cannot be written: %1", std::strerror(problem));
    return failed("standard output could not be written as a whole");
}

}  // namespace rosa
