#include "app/engine/sweep/tool.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/check.h"
#include "core/base/descriptor.h"
#include "core/base/text/shell_word.h"

namespace rosa::engine {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostOutput = std::size_t{64} << 20;
/// Between two looks whether the program has ended.
constexpr auto kEndLook = std::chrono::milliseconds(20);
/// So long after its end, output is read that something else may still hold open.
constexpr auto kDrain = std::chrono::milliseconds(200);

/// Both ends of a pipe; nothing of it is inherited.
struct Pipe {
    Descriptor read, write;
};

Result<Pipe> makePipe()
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return failed("a pipe cannot be made: %1", std::strerror(errno));
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

/// Reads what is there. False at the end.
bool readSome(const Descriptor& from, std::string& text)
{
    std::array<char, 65536> buffer{};
    const ssize_t count = ::read(from.fd(), buffer.data(), buffer.size());
    if (count < 0) return errno == EINTR || errno == EAGAIN;
    if (text.size() < kMostOutput) text.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0;
}

/// Writes what fits and removes it from `left`. False if nobody reads it.
bool writeSome(const Descriptor& to, std::string& left)
{
    const ssize_t count = ::write(to.fd(), left.data(), left.size());
    if (count < 0) return errno == EINTR || errno == EAGAIN;
    left.erase(0, static_cast<std::size_t>(count));
    return !left.empty();
}

/// A child process, which ends with this object.
class Child {
public:
    explicit Child(pid_t process) : m_process(process) {}
    ~Child()
    {
        if (m_hasEnded) return;
        ::kill(m_process, SIGKILL);
        (void)wait(0);
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    [[nodiscard]] bool hasEnded() { return m_hasEnded || wait(WNOHANG); }
    /// Requires that it has ended.
    [[nodiscard]] int code() const { return WIFSIGNALED(m_status) ? 128 + WTERMSIG(m_status) : WEXITSTATUS(m_status); }

private:
    bool wait(int options)
    {
        pid_t ended = 0;
        while ((ended = ::waitpid(m_process, &m_status, options)) < 0 && errno == EINTR) {
        }
        return m_hasEnded = ended != 0;
    }

    pid_t m_process;
    int m_status = 0;
    bool m_hasEnded = false;
};

/// Exchanges input and output until the program has ended. False if the time is over.
bool exchange(Child& child, Pipe& in, Pipe& out, Pipe& err, std::string input, ToolAnswer& answer, Clock::time_point end)
{
    ::fcntl(in.write.fd(), F_SETFL, O_NONBLOCK);
    if (input.empty()) in.write.close();
    for (bool hadEnded = false;;) {
        const bool hasEnded = child.hasEnded();
        if (hasEnded && !hadEnded) end = std::min(end, Clock::now() + kDrain);
        hadEnded = hasEnded;
        if (hasEnded && !out.read.isOpen() && !err.read.isOpen()) return true;
        std::array<struct pollfd, 3> watched = {{{out.read.isOpen() ? out.read.fd() : -1, POLLIN, 0},
                                                 {err.read.isOpen() ? err.read.fd() : -1, POLLIN, 0},
                                                 {in.write.isOpen() ? in.write.fd() : -1, POLLOUT, 0}}};
        if (Clock::now() >= end) return hasEnded;
        if (::poll(watched.data(), watched.size(), static_cast<int>(kEndLook.count())) <= 0) continue;
        if (watched[0].revents != 0 && !readSome(out.read, answer.out)) out.read.close();
        if (watched[1].revents != 0 && !readSome(err.read, answer.err)) err.read.close();
        if (watched[2].revents != 0 && !writeSome(in.write, input)) in.write.close();
    }
}

/// Ignored while it is written to a program that has ended, as for the whole process later.
class WithoutBrokenPipes {
public:
    WithoutBrokenPipes() : m_former(::signal(SIGPIPE, SIG_IGN)) {}
    ~WithoutBrokenPipes()
    {
        if (m_former != SIG_ERR) ::signal(SIGPIPE, m_former);
    }
    WithoutBrokenPipes(const WithoutBrokenPipes&) = delete;
    WithoutBrokenPipes& operator=(const WithoutBrokenPipes&) = delete;

private:
    void (*m_former)(int);
};

}  // namespace

std::string ToolAnswer::complaint() const
{
    for (const std::string* text : {&err, &out}) {
        std::string line;
        for (const char letter : text->substr(0, 2000)) line += letter == '\n' || letter == '\r' ? ' ' : letter;
        while (line.ends_with(' ')) line.pop_back();
        if (!line.empty()) return line;
    }
    return "exit code " + std::to_string(code);
}

Result<ToolAnswer> runTool(const std::vector<std::string>& words, const std::string& input, std::chrono::milliseconds limit)
{
    ROSA_CHECK(!words.empty(), "a program has a name");
    ROSA_TRY_ASSIGN(auto in, makePipe());
    ROSA_TRY_ASSIGN(auto out, makePipe());
    ROSA_TRY_ASSIGN(auto err, makePipe());
    std::vector<std::string> copy = words;
    std::vector<char*> arguments;
    arguments.reserve(copy.size() + 1);
    for (std::string& word : copy) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in.read.fd(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out.write.fd(), STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, err.write.fd(), STDERR_FILENO);
    pid_t process = 0;
    const int problem = ::posix_spawnp(&process, copy.front().c_str(), &actions, nullptr, arguments.data(), ::environ);
    ::posix_spawn_file_actions_destroy(&actions);
    if (problem != 0) return failed("%1 cannot be started: %2", words.front(), std::strerror(problem));
    Child child(process);
    in.read.close();
    out.write.close();
    err.write.close();
    ToolAnswer answer;
    const WithoutBrokenPipes quiet;
    if (!exchange(child, in, out, err, input, answer, Clock::now() + limit))
        return failed("%1 did not answer within %2 seconds", words.front(),
                      std::chrono::duration_cast<std::chrono::seconds>(limit).count());
    answer.code = child.code();
    return answer;
}

Result<ToolAnswer> ClusterShell::run(const std::vector<std::string>& words, const std::string& input) const
{
    if (m_host.empty()) return runTool(words, input);
    ROSA_CHECK(m_host.front() != '-', "a host is no option");
    // ssh hands one line to the user's shell there.
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + shellWord(word);
    auto answer = runTool({"ssh", "-o", "BatchMode=yes", m_host, line}, input);
    if (answer && answer->code == 255) return failed("ssh %1: %2", m_host, answer->complaint());
    return answer;
}

Result<std::string> ClusterShell::ask(const std::vector<std::string>& words, const std::string& input) const
{
    ROSA_TRY_ASSIGN(auto answer, run(words, input));
    if (!answer.isGood()) return failed("%1: %2", words.front(), answer.complaint());
    return std::move(answer.out);
}

}  // namespace rosa::engine
