/// Programs of the system, such as sbatch and ssh: their output is captured, and they end in time.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace rosa::engine {

struct ToolAnswer {
    int code = 0;  ///< Exit code; 128 + the signal that ended it.
    std::string out, err;

    [[nodiscard]] bool isGood() const { return code == 0; }
    /// What it says about a failure, in one line: standard error, else standard output, else the code.
    [[nodiscard]] std::string complaint() const;
};

/// Runs a program found in PATH, without a shell, in the environment of this process; `input` is its standard input. An Error if it cannot be
/// started or does not end in time (it is killed). Output beyond 64 MB is dropped, and what a program in the background writes after its end.
Result<ToolAnswer> runTool(const std::vector<std::string>& words, const std::string& input = {},
                           std::chrono::milliseconds limit = std::chrono::minutes(1));

/// Commands on this machine, or on `host` by the user's ssh, which must not ask for a password. Words reach the program as they are.
class ClusterShell {
public:
    /// `host`: "" for this machine. It must not begin with '-'.
    explicit ClusterShell(std::string host) : m_host(std::move(host)) {}
    [[nodiscard]] Result<ToolAnswer> run(const std::vector<std::string>& words, const std::string& input = {}) const;
    /// run(), where a failure of the program is an Error with its complaint.
    [[nodiscard]] Result<std::string> ask(const std::vector<std::string>& words, const std::string& input = {}) const;

private:
    std::string m_host;
};

}  // namespace rosa::engine
