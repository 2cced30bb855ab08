#include "core/learn/serve.h"

#include <chrono>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/learn/answers.h"
#include "core/record/inbox.h"

namespace rosa::learn {

namespace {

/// Held by the one server of a run; freed by the system whatever happens to the process.
class ServerLock {
public:
    explicit ServerLock(const std::filesystem::path& folder)
        : m_file(::open((folder / "serve.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644))
    {
        m_held = m_file >= 0 && ::flock(m_file, LOCK_EX | LOCK_NB) == 0;
    }
    ~ServerLock()
    {
        if (m_file >= 0) ::close(m_file);
    }
    ServerLock(const ServerLock&) = delete;
    ServerLock& operator=(const ServerLock&) = delete;
    [[nodiscard]] bool held() const { return m_held; }

private:
    int m_file;
    bool m_held = false;
};

}  // namespace

Result<ServeEnd> serveRun(const std::filesystem::path& store, const catalog::Catalogue& catalogue,
                          const data::Dataset& dataset, const std::string& run, int idleSeconds, Observer& observer)
{
    auto reader = record::RunReader::open(store, run);
    if (!reader) return reader.error();
    const auto info = (*reader)->info();
    if (!info) return info.error();
    if (info->state == record::RunState::Running || info->state == record::RunState::Paused)
        return badInput("run " + run + " is " + toText(info->state) + ": its own process answers requests");
    const std::filesystem::path folder = store / "runs" / run;
    const ServerLock lock(folder);
    if (!lock.held()) return ServeEnd::ServedElsewhere;
    Answers answers({store, catalogue, dataset, run});
    ROSA_TRY(answers.warmUp());
    record::Inbox inbox(folder);
    observer.runStarted(run);
    using Clock = std::chrono::steady_clock;
    for (auto last = Clock::now(); Clock::now() - last < std::chrono::seconds(idleSeconds) && !observer.stopRequested();) {
        std::vector<Error> problems;
        const auto requests = inbox.take(&problems);
        for (const record::Request& request : requests) {
            if (request.verb == "stop") return ServeEnd::Asked;
            const auto answered = answers.answer(request, std::nullopt);
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
