#include "core/record/inbox.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/record/run_folder.h"

namespace rosa::record {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr std::uint64_t kMaxRequest = 1 << 20;
constexpr const char* kRejected = "rejected";
constexpr int kPollMilliseconds = 100;
/// Two changes of a folder within this time may carry the same time stamp.
constexpr std::int64_t kStampNanoseconds = 50'000'000;

std::int64_t nanosecondsNow()
{
    using namespace std::chrono;
    return duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
}

/// Ascends over all requests of this process, and with the clock over those of others.
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

/// Address of a run's bell. The folder is named through its descriptor, for a socket's path may have 107 bytes only.
class BellAddress {
public:
    explicit BellAddress(const fs::path& runFolder) : m_folder(::open(runFolder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC))
    {
        m_address.sun_family = AF_UNIX;
        std::snprintf(m_address.sun_path, sizeof(m_address.sun_path), "/proc/self/fd/%d/%s", m_folder, kBell);
    }
    ~BellAddress()
    {
        if (m_folder >= 0) ::close(m_folder);
    }
    BellAddress(const BellAddress&) = delete;
    BellAddress& operator=(const BellAddress&) = delete;
    [[nodiscard]] const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&m_address); }
    [[nodiscard]] static socklen_t size() { return sizeof(sockaddr_un); }

private:
    int m_folder;
    sockaddr_un m_address{};
};

/// Nobody may be listening; the request lies in the folder all the same.
void ring(const fs::path& runFolder)
{
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (socket < 0) return;
    const BellAddress address(runFolder);
    ::sendto(socket, "look", 4, MSG_NOSIGNAL, address.get(), BellAddress::size());
    ::close(socket);
}

/// Time stamp of a folder's last change, in nanoseconds; 0 where it cannot be asked for.
std::int64_t changeStamp(const fs::path& folder)
{
    struct stat status {};
    if (::stat(folder.c_str(), &status) != 0) return 0;
    return std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

/// Number of the file on its file system; 0 where there is none.
std::uint64_t fileNumber(const fs::path& file)
{
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_ino : 0;
}

Result<Request> readRequest(const fs::path& file)
{
    std::error_code ignored;
    if (fs::symlink_status(file, ignored).type() != fs::file_type::regular)
        return badInput(file.string() + ": expected a request, found something that is no plain file");
    const auto text = readTextFile(file, kMaxRequest);
    if (!text) return text.error();
    const json parsed = json::parse(*text, nullptr, false);
    if (!parsed.is_object()) return badInput(file.string() + ": expected a request, found no JSON object");
    Request request;
    for (auto [field, target] :
         {std::pair{"id", &request.id}, std::pair{"verb", &request.verb}, std::pair{"key", &request.key},
          std::pair{"value", &request.value}, std::pair{"arguments", &request.arguments}}) {
        const auto found = parsed.find(field);
        if (found == parsed.end()) continue;
        if (!found->is_string()) return badInput(file.string() + ": \"" + field + "\" of the request is no text");
        *target = found->get<std::string>();
    }
    // It becomes the name of the answer's file.
    if (request.id.empty()) request.id = file.stem().string();
    if (!isPlainName(request.id)) return badInput(file.string() + ": \"" + request.id + "\" is no id of a request");
    if (request.verb.empty()) return badInput(file.string() + ": the request has no \"verb\"");
    return request;
}

}  // namespace

Result<std::string> sendRequest(const fs::path& runFolder, Request request)
{
    std::array<char, 64> name{};
    std::snprintf(name.data(), name.size(), "%020lld-%d-%04x", static_cast<long long>(nextStamp()), ::getpid(),
                  std::random_device()() & 0xffffu);
    if (request.id.empty()) request.id = name.data();
    const json text{{"id", request.id},
                    {"verb", request.verb},
                    {"key", request.key},
                    {"value", request.value},
                    {"arguments", request.arguments}};
    ROSA_TRY(writeFileAtomically(runFolder / kInbox / (std::string(name.data()) + ".json"),
                                 text.dump(-1, ' ', false, json::error_handler_t::replace)));
    ring(runFolder);
    return request.id;
}

Inbox::Inbox(fs::path runFolder) : m_run(std::move(runFolder)), m_folder(m_run / kInbox)
{
    std::error_code ignored;
    fs::create_directory(m_folder, ignored);
    m_socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (m_socket < 0) return;
    // What lies there was left by an engine that died: there is one engine a run.
    fs::remove(m_run / kBell, ignored);
    const BellAddress address(m_run);
    if (::bind(m_socket, address.get(), BellAddress::size()) == 0) {
        m_bell = fileNumber(m_run / kBell);
        return;
    }
    ::close(m_socket);  // No sockets on this file system: polling does.
    m_socket = -1;
}

Inbox::~Inbox()
{
    if (m_socket < 0) return;
    ::close(m_socket);
    // A training that took the run over from its server has hung up a bell of its own.
    std::error_code ignored;
    if (fileNumber(m_run / kBell) == m_bell) fs::remove(m_run / kBell, ignored);
}

bool Inbox::mayHoldSomething() const
{
    const std::int64_t stamp = changeStamp(m_folder);
    return stamp != 0 && stamp != m_seen;  // 0: the run's folder is gone, and with it whoever could ask.
}

std::vector<Request> Inbox::take(std::vector<Error>* problems)
{
    std::vector<Request> requests;
    if (!mayHoldSomething()) return requests;
    // A change that comes during or soon after this look may leave the stamp as it is, so a young stamp is not remembered.
    const std::int64_t stamp = changeStamp(m_folder);
    m_seen = nanosecondsNow() - stamp > kStampNanoseconds ? stamp : -1;
    std::vector<fs::path> files;
    std::error_code problem;
    for (fs::directory_iterator entry(m_folder, problem), end; !problem && entry != end; entry.increment(problem))
        if (entry->path().extension() == ".json") files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        auto request = readRequest(file);
        if (request) {
            // One that stays would be obeyed again and again.
            if (fs::remove(file, problem))
                requests.push_back(std::move(*request));
            else if (problems)
                problems->push_back(failed(file.string() + ": cannot be taken out: " + problem.message()));
            continue;
        }
        fs::create_directory(m_folder / kRejected, problem);
        fs::rename(file, m_folder / kRejected / file.filename(), problem);
        if (problems) problems->push_back(request.error());
    }
    return requests;
}

void Inbox::wait(int milliseconds)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    // Right after a change the time stamp tells nothing: one short wait, then the caller looks.
    const bool unsure = m_seen < 0;
    while (unsure || !mayHoldSomething()) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
        if (left <= 0) return;
        pollfd bell{m_socket, POLLIN, 0};  // A negative descriptor is passed over, and poll() just waits.
        const std::int64_t slice = unsure ? kStampNanoseconds / 1'000'000 : kPollMilliseconds;
        const int rings = ::poll(&bell, 1, static_cast<int>(std::min<std::int64_t>(left, slice)));
        if (rings > 0) silence();
        if (rings > 0 || unsure) return;
    }
}

void Inbox::silence() const
{
    std::array<char, 16> rung{};
    while (::recv(m_socket, rung.data(), rung.size(), 0) >= 0) {
    }
}

}  // namespace rosa::record
