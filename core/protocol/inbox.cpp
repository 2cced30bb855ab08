#include "core/protocol/inbox.h"
#include "core/record/store_runs.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>
#include <span>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace rosa::protocol {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kMaxRequest = 1 << 20;
constexpr const char* kRejected = "rejected";
constexpr int kPollMilliseconds = 100;
/// Two changes of a folder within this time may have the same time stamp.
constexpr std::int64_t kStampNanoseconds = 50'000'000;

std::int64_t nanosecondsNow()
{
    using namespace std::chrono;
    return duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
}

/// Strictly increasing within this process, and ordered by clock across processes.
std::int64_t nextStamp()
{
    static std::atomic<std::int64_t> last{0};
    std::int64_t before = last.load();
    std::int64_t stamp = 0;
    do {
        stamp = std::max(nanosecondsNow(), before + 1);
    } while (!last.compare_exchange_weak(before, stamp));
    return stamp;
}

/// Address of the bell socket in a run's folder, by way of the folder's descriptor, because a socket path is limited to 107 bytes.
class BellAddress {
public:
    explicit BellAddress(const Folder& runFolder)
    {
        m_address.sun_family = AF_UNIX;
        std::snprintf(m_address.sun_path, sizeof(m_address.sun_path), "/proc/self/fd/%d/%s", runFolder.fd(), record::kBell);
    }
    [[nodiscard]] const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&m_address); }
    [[nodiscard]] static socklen_t size() { return sizeof(sockaddr_un); }

private:
    sockaddr_un m_address{};
};

/// Inode number of the bell socket; 0 if this folder has none of its own.
std::uint64_t bellNumber(const Folder& runFolder)
{
    struct stat status {};
    const bool isThere =
        ::fstatat(runFolder.fd(), record::kBell, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISSOCK(status.st_mode);
    return isThere ? status.st_ino : 0;
}

/// Notifies the engine. If no process listens, the request still remains in the folder.
void ring(const Folder& runFolder)
{
    if (bellNumber(runFolder) == 0) return;
    const Descriptor socket(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (!socket.isOpen()) return;
    ::sendto(socket.fd(), "look", 4, MSG_NOSIGNAL, BellAddress(runFolder).get(), BellAddress::size());
}

/// Modification time of a folder in nanoseconds; 0 if it no longer exists.
std::int64_t changeStamp(const Folder& folder)
{
    struct stat status {};
    if (::fstat(folder.fd(), &status) != 0 || status.st_nlink == 0) return 0;
    return std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

Result<Folder> openInbox(const Result<Folder>& runFolder)
{
    return runFolder ? runFolder->sub(record::kInbox, Folder::Missing::IsMade) : runFolder.error();
}

Result<ReceivedRequest> readRequest(const Folder& inbox, const std::string& name)
{
    const std::string file = (inbox.path() / name).string();
    ROSA_TRY_ASSIGN(const auto text, inbox.readText(name, kMaxRequest));
    auto request = requestFromJson(text);
    if (!request) return request.error().within(file);
    // Used as the file name of the answer.
    if (request->id.empty()) request->id = fs::path(name).stem().string();
    if (!record::isPlainName(request->id)) return badInput("%1: \"%2\" is not a valid request id", file, request->id);
    return request;
}

}  // namespace

Result<std::string> sendRequest(const fs::path& runFolder, const Request& request)
{
    std::array<char, 64> name{};
    std::snprintf(name.data(), name.size(), "%020lld-%d-%04x", static_cast<long long>(nextStamp()), ::getpid(),
                  std::random_device()() & 0xffffu);
    std::string id = name.data();
    ROSA_TRY_ASSIGN(const auto folder, Folder::open(runFolder));
    ROSA_TRY_ASSIGN(const auto inbox, folder.sub(record::kInbox));
    const std::string text = toJson(request, id);
    ROSA_TRY(inbox.write(id + ".json", std::as_bytes(std::span(text))));
    ring(folder);
    return id;
}

Result<void> writeAnswer(const fs::path& runFolder, const std::string& request, const std::string& text)
{
    if (!record::isPlainName(request)) return badInput("\"%1\" is not a valid request id", request);
    const auto folder = Folder::open(runFolder);  // Never created: the run may have been deleted meanwhile.
    ROSA_TRY(folder);
    ROSA_TRY_ASSIGN(const auto answers, folder->sub(record::kAnswers, Folder::Missing::IsMade));
    return answers.write(request + ".json", std::as_bytes(std::span(text)));
}

Inbox::Inbox(const fs::path& runFolder) : m_run(Folder::open(runFolder)), m_folder(openInbox(m_run))
{
    if (!m_folder) {
        m_problem = m_folder.error();
        return;
    }
    m_socket = Descriptor(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (!m_socket.isOpen()) return;
    // An existing socket was left by a crashed engine, as a run has only one engine.
    m_run->remove(record::kBell);
    if (::bind(m_socket.fd(), BellAddress(*m_run).get(), BellAddress::size()) == 0)
        m_bell = bellNumber(*m_run);
    else
        m_socket.close();  // The file system has no sockets: fall back to polling.
}

Inbox::~Inbox()
{
    // A training that took over the run from its server has created its own socket.
    if (m_socket.isOpen() && bellNumber(*m_run) == m_bell) m_run->remove(record::kBell);
}

bool Inbox::mayHoldSomething() const
{
    const std::int64_t stamp = m_folder ? changeStamp(*m_folder) : 0;
    return stamp != 0 && stamp != m_seen;  // 0: the run's folder no longer exists.
}

/// Moves aside a file that is not a request, so that it is not read repeatedly.
void Inbox::reject(const std::string& name) const
{
    const auto aside = m_folder->sub(kRejected, Folder::Missing::IsMade);
    if (!aside || !m_folder->rename(name, *aside, name)) m_folder->remove(name);
}

std::vector<ReceivedRequest> Inbox::take(std::vector<Error>* problems)
{
    std::vector<ReceivedRequest> requests;
    const auto note = [&](Error error) {
        if (problems) problems->push_back(std::move(error));
    };
    if (m_problem) note(*std::exchange(m_problem, std::nullopt));
    if (!mayHoldSomething()) return requests;
    // A change during or shortly after this scan may not alter the time stamp, so a recent stamp is not stored.
    const std::int64_t stamp = changeStamp(*m_folder);
    m_seen = nanosecondsNow() - stamp > kStampNanoseconds ? stamp : -1;
    for (const std::string& name : m_folder->names()) {
        if (fs::path(name).extension() != ".json") continue;
        auto request = readRequest(*m_folder, name);
        if (!request) {
            reject(name);
            note(request.error());
        } else if (m_folder->remove(name)) {
            requests.push_back(std::move(*request));
        } else {  // A request that stays would be executed repeatedly.
            note(failed("%1: cannot be removed from the inbox: %2", m_folder->path() / name,
                        std::generic_category().message(errno)));
        }
    }
    return requests;
}

void Inbox::wait(int milliseconds)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    // Right after a change the time stamp is unreliable: wait briefly, then let the caller scan.
    const bool unsure = m_seen < 0;
    while (unsure || !mayHoldSomething()) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
        if (left <= 0) return;
        pollfd bell{m_socket.fd(), POLLIN, 0};  // poll() ignores a negative descriptor and only waits.
        const std::int64_t slice = unsure ? kStampNanoseconds / 1'000'000 : kPollMilliseconds;
        const int rings = ::poll(&bell, 1, static_cast<int>(std::min<std::int64_t>(left, slice)));
        if (rings > 0) silence();
        if (rings > 0 || unsure) return;
    }
}

void Inbox::silence() const
{
    std::array<char, 16> rung{};
    while (::recv(m_socket.fd(), rung.data(), rung.size(), 0) >= 0) {
    }
}

}  // namespace rosa::protocol
