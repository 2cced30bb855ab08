#include "core/learn/training/serve.h"

#include <cerrno>
#include <chrono>
#include <optional>
#include <system_error>

#include <sys/file.h>

#include "core/base/folder.h"
#include "core/learn/training/answers.h"
#include "core/protocol/inbox.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"

namespace rosa::learn {

namespace {

/// Lock held by the only server of a run; released by the system if the process ends.
class ServerLock {
public:
    explicit ServerLock(const Folder& run) : m_file(run.lockFile(record::kServerLock))
    {
        if (!m_file.isOpen() || ::flock(m_file.fd(), LOCK_EX | LOCK_NB) != 0) m_problem = errno;
    }
    [[nodiscard]] bool isHeldElsewhere() const { return m_problem == EWOULDBLOCK; }
    /// errno of the failed attempt; 0: locked.
    [[nodiscard]] int problem() const { return m_problem; }

private:
    Descriptor m_file;
    int m_problem = 0;
};

/// The reason to stop serving the run's inbox; none to continue.
Result<std::optional<ServeEnd>> endFor(record::RunReader& reader, const std::filesystem::path& folder)
{
    std::error_code ignored;
    if (!std::filesystem::exists(folder, ignored)) return std::optional(ServeEnd::RunGone);
    ROSA_TRY_ASSIGN(const auto info, reader.info());
    return record::isActive(info.state) ? std::optional(ServeEnd::ServedElsewhere) : std::nullopt;
}

}  // namespace

Result<ServeEnd> serveRun(const std::filesystem::path& store, const catalog::Catalogue& catalogue,
                          const data::Dataset& dataset, const std::string& run, int idleSeconds, Observer& observer)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(store, run));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    if (record::isActive(info.state))
        return badInput("run %1 is %2: its own process answers requests", run, toText(info.state));
    const record::RunFolder folder(store, run);
    ROSA_TRY_ASSIGN(const auto opened, Folder::open(folder.path()));
    const ServerLock lock(opened);
    if (lock.isHeldElsewhere()) return ServeEnd::ServedElsewhere;
    if (lock.problem() != 0)
        return failed("run %1 cannot be served because requests and answers are files in its folder: %2: %3", run,
                      folder.serverLock(), std::generic_category().message(lock.problem()));
    protocol::Inbox inbox(folder.path());
    ROSA_TRY(inbox.check());
    Answers answers({store, catalogue, dataset, run});
    ROSA_TRY(answers.warmUp());
    observer.runStarted(run);
    using Clock = std::chrono::steady_clock;
    for (auto last = Clock::now(); Clock::now() - last < std::chrono::seconds(idleSeconds) && !observer.stopRequested();) {
        ROSA_TRY_ASSIGN(const auto end, endFor(*reader, folder.path()));
        if (end) return *end;
        std::vector<Error> problems;
        const auto requests = inbox.take(&problems);
        for (const protocol::ReceivedRequest& received : requests) {
            if (received.request && *received.request == protocol::Request(protocol::Stop())) return ServeEnd::Asked;
            const auto answered = answers.answer(received, std::nullopt);
            if (!answered) observer.warn(answered.error().message);
        }
        for (const Error& problem : problems) observer.warn(problem.message);
        if (!requests.empty())
            last = Clock::now();
        else
            inbox.wait(100);
    }
    return observer.stopRequested() ? ServeEnd::Asked : ServeEnd::Idle;
}

}  // namespace rosa::learn
