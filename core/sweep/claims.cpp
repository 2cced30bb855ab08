#include "core/sweep/claims.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <random>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include "core/base/json_text.h"
#include "core/record/run_state.h"

namespace rosa::sweep {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostClaimBytes = 1 << 16;

std::int64_t nanoseconds(const struct timespec& time)
{
    return static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

/// Time of the last touch; nullopt if there is no such file.
std::optional<std::int64_t> touchedAt(const Folder& folder, const std::string& name)
{
    struct stat status = {};
    if (::fstatat(folder.fd(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return std::nullopt;
    return nanoseconds(status.st_mtim);
}

void touch(const Folder& folder, const std::string& name)
{
    ::utimensat(folder.fd(), name.c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
}

std::string fileOf(const std::string& cell, int number) { return cell + "." + std::to_string(number); }

/// "CELL.3" as cell and number; nullopt for other files.
std::optional<std::pair<std::string, int>> claimIn(const std::string& name)
{
    const auto dot = name.rfind('.');
    if (dot == std::string::npos || dot == 0) return std::nullopt;
    int number = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, problem] = std::from_chars(name.data() + dot + 1, end, number);
    if (problem != std::errc() || stop != end || number < 1) return std::nullopt;
    return std::pair{name.substr(0, dot), number};
}

}  // namespace

std::string newWorker()
{
    std::array<char, 256> host{};
    const bool isKnown = ::gethostname(host.data(), host.size() - 1) == 0;
    std::string name = isKnown ? host.data() : "host";
    for (char& letter : name)
        if (!std::isalnum(static_cast<unsigned char>(letter)) && letter != '-') letter = '_';
    std::random_device device;
    return name + "-" + std::to_string(::getpid()) + "-" + std::to_string(device() % 1'000'000);
}

Result<Claims> Claims::open(const std::filesystem::path& folder, std::string worker, std::chrono::milliseconds lease)
{
    ROSA_TRY_ASSIGN(const auto sweep, Folder::open(folder));
    ROSA_TRY_ASSIGN(auto claims, sweep.sub("claims", Folder::Missing::IsMade));
    ROSA_TRY_ASSIGN(auto workers, sweep.sub("workers", Folder::Missing::IsMade));
    Claims opened(std::move(claims), std::move(workers), std::move(worker), lease);
    ROSA_TRY(opened.m_workers.write(opened.m_worker + ".json", std::as_bytes(std::span(std::string_view("{}\n")))));
    return opened;
}

Claims::Claims(Claims&& other) noexcept
    : m_claims(std::move(other.m_claims)),
      m_workers(std::move(other.m_workers)),
      m_worker(std::move(other.m_worker)),
      m_lease(other.m_lease),
      m_held(std::move(other.m_held))
{}

std::int64_t Claims::now() const
{
    const std::string file = m_worker + ".json";
    touch(m_workers, file);
    return touchedAt(m_workers, file).value_or(0);
}

std::map<std::string, int> Claims::numbers() const
{
    std::map<std::string, int> highest;
    for (const std::string& name : m_claims.names())
        if (const auto claim = claimIn(name)) highest[claim->first] = std::max(highest[claim->first], claim->second);
    return highest;
}

/// A file without readable content was made a moment ago, or its holder died at that point: its age decides.
Claims::Newest Claims::newest(const std::string& cell, int number, std::int64_t now) const
{
    Newest found{number, false, false, 0, {}};
    const std::string file = fileOf(cell, number);
    const auto touched = touchedAt(m_claims, file);
    found.isVoid = !touched || now - *touched > std::chrono::nanoseconds(m_lease).count();
    const auto text = m_claims.readText(file, kMostClaimBytes);
    const Json json = text ? jsonOrNull<Json>(*text) : Json();
    if (!json.is_object()) return found;
    const auto free = json.find("free");
    found.isFree = free != json.end() && free->is_boolean() && free->get<bool>();
    if (const auto deaths = json.find("deaths"); deaths != json.end())
        found.deaths = std::clamp(wholeNumber<int>(*deaths).value_or(0), 0, 1'000'000);
    if (const auto worker = json.find("worker"); worker != json.end() && worker->is_string())
        found.worker = worker->get<std::string>();
    return found;
}

Result<std::optional<Claim>> Claims::take(const std::string& cell)
{
    const std::scoped_lock lock(m_mutex);
    const std::int64_t time = now();
    int highest = 0;
    for (const std::string& name : m_claims.names())
        if (const auto claim = claimIn(name); claim && claim->first == cell) highest = std::max(highest, claim->second);
    Claim taken{cell, highest + 1, 0};
    if (highest > 0) {
        const Newest last = newest(cell, highest, time);
        if (!last.isFree && !last.isVoid) return std::optional<Claim>();
        taken.deaths = last.deaths + (last.isFree ? 0 : 1);
    }
    const std::string file = fileOf(cell, taken.number);
    const Descriptor made(::openat(m_claims.fd(), file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666));
    if (!made.isOpen() && errno == EEXIST) return std::optional<Claim>();
    if (!made.isOpen()) return failed("%1: cannot be created: %2", m_claims.path() / file, std::strerror(errno));
    const std::string text = Json{{"worker", m_worker}, {"deaths", taken.deaths}}.dump() + "\n";
    if (!writeAll(made.fd(), std::as_bytes(std::span(text))))
        return failed("%1: cannot be written: %2", m_claims.path() / file, std::strerror(errno));
    m_held[cell] = taken;
    return std::optional(taken);
}

void Claims::heartbeat()
{
    const std::scoped_lock lock(m_mutex);
    touch(m_workers, m_worker + ".json");
    for (const auto& [cell, claim] : m_held) touch(m_claims, fileOf(cell, claim.number));
}

bool Claims::holds(const Claim& claim) const { return !touchedAt(m_claims, fileOf(claim.cell, claim.number + 1)); }

void Claims::release(const Claim& claim)
{
    const std::scoped_lock lock(m_mutex);
    m_held.erase(claim.cell);
    const std::string text = Json{{"worker", m_worker}, {"deaths", claim.deaths}, {"free", true}}.dump() + "\n";
    // If it cannot be written, the lease ends it.
    static_cast<void>(m_claims.write(fileOf(claim.cell, claim.number), std::as_bytes(std::span(text))));
}

void Claims::markDead(const std::string& worker)
{
    const std::scoped_lock lock(m_mutex);
    for (const auto& [cell, number] : numbers()) {
        const Newest last = newest(cell, number, 0);
        if (last.isFree || last.worker != worker) continue;
        const std::string text = Json{{"worker", worker}, {"deaths", last.deaths + 1}, {"free", true}}.dump() + "\n";
        static_cast<void>(m_claims.write(fileOf(cell, number), std::as_bytes(std::span(text))));
    }
}

std::set<std::string> Claims::held(const std::set<std::string>& cells) const
{
    const std::scoped_lock lock(m_mutex);
    const std::int64_t time = now();
    std::set<std::string> held;
    for (const auto& [cell, number] : numbers()) {
        if (!cells.contains(cell)) continue;
        if (const Newest last = newest(cell, number, time); !last.isFree && !last.isVoid) held.insert(cell);
    }
    return held;
}

void Claims::tell(const WorkerNote& note) const
{
    const auto self = record::ProcessIdentity::ofThisProcess();
    Json json{{"pid", self.pid}, {"start", self.startTime}, {"host", self.host}, {"boot", self.boot}};
    if (!note.cell.empty())
        json.update(
            {{"cell", note.cell}, {"try", note.number}, {"seed", note.seed}, {"run", note.run}, {"runs", note.runs}});
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    static_cast<void>(m_workers.write(m_worker + ".json", std::as_bytes(std::span(text))));
}

void Claims::leave() const { m_workers.remove(m_worker + ".json"); }

Result<void> withClaim(const std::filesystem::path& folder, const std::string& name, const Message& busy,
                       const std::function<Result<void>()>& action)
{
    struct Holder {
        Claims claims;
        std::optional<Claim> claim;

        explicit Holder(Claims opened) : claims(std::move(opened)) {}
        ~Holder()
        {
            if (claim) claims.release(*claim);
            claims.leave();
        }
        Holder(const Holder&) = delete;
        Holder& operator=(const Holder&) = delete;
    };
    ROSA_TRY_ASSIGN(auto claims, Claims::open(folder, newWorker()));
    Holder holder(std::move(claims));
    ROSA_TRY_ASSIGN(holder.claim, holder.claims.take(name));
    if (!holder.claim) return failed(busy);
    return action();
}

std::vector<WorkerNote> workersOf(const std::filesystem::path& folder)
{
    std::vector<WorkerNote> workers;
    const auto sweep = Folder::open(folder);
    const auto notes = sweep ? sweep->sub("workers") : Result<Folder>(sweep.error());
    if (!notes) return workers;
    const auto time = std::chrono::system_clock::now().time_since_epoch();
    const auto now = std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
    for (const std::string& name : notes->names()) {
        const auto touched = touchedAt(*notes, name);
        if (!touched || !name.ends_with(".json")) continue;
        const auto text = notes->readText(name, kMostClaimBytes);
        if (!text) continue;
        WorkerNote note{
            name.substr(0, name.size() - 5), now - *touched <= std::chrono::nanoseconds(kLease).count(), {}, 0, 0, {}, 0};
        const Json json = jsonOrNull<Json>(*text);
        try {
            if (json.is_object() && json.contains("pid")) {
                record::ProcessIdentity process;
                process.pid = wholeIn<std::int64_t>(json.at("pid"));
                process.startTime = wholeIn<std::uint64_t>(json.at("start"));
                json.at("host").get_to(process.host);
                json.at("boot").get_to(process.boot);
                note.isAlive = note.isAlive && process.isAlive().value_or(true);
            }
            if (json.is_object() && json.contains("cell")) {
                json.at("cell").get_to(note.cell);
                note.number = wholeIn<int>(json.at("try"));
                note.seed = wholeIn<std::uint64_t>(json.at("seed"));
                json.at("run").get_to(note.run);
                note.runs = wholeIn<int>(json.at("runs"));
            }
        } catch (const Json::exception&) {
            continue;  // Only people read it.
        }
        workers.push_back(std::move(note));
    }
    return workers;
}

}  // namespace rosa::sweep
