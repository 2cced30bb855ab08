#include "core/sweep/steering.h"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <span>

#include <fcntl.h>
#include <sys/stat.h>
#include <nlohmann/json.hpp>

#include "core/base/folder.h"
#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/sweep/claims.h"
#include "core/sweep/rule.h"

namespace rosa::sweep {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostSteeringBytes = 1 << 16;

Order orderIn(const Json& json)
{
    for (const Order order : {Order::Run, Order::Pause, Order::Cancel})
        if (json.get<std::string>() == toText(order)) return order;
    throw Json::type_error::create(302, "expected run, pause or cancel", &json);
}

Result<Steering> steeringFromJson(const std::string& text, const std::string& file)
{
    const auto json = parseJson<Json>(text);
    if (!json) return json.error().within(file);
    try {
        Steering steering{orderIn(json->at("order")), wholesIn<int>(json->at("first"))};
        const auto isTry = [](int number) { return number >= 0 && number < kMostTries; };
        if (steering.first.size() > kMostFirst || !std::ranges::all_of(steering.first, isTry))
            return badInput("%1: expected at most %2 numbers of trials in 'first'", file, kMostFirst);
        return steering;
    } catch (const Json::exception& problem) {
        return badInput("%1: %2", file, jsonProblem(problem));
    }
}

/// nullopt without the file. A file that a network hides for a moment is an Error, or a paused sweep would go on.
Result<std::optional<Steering>> steeringIn(const Folder& folder)
{
    struct stat status = {};
    if (::fstatat(folder.fd(), kSteeringFile, &status, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT)
        return std::optional<Steering>();
    ROSA_TRY_ASSIGN(const auto text, folder.readText(kSteeringFile, kMostSteeringBytes));
    ROSA_TRY_ASSIGN(auto steering, steeringFromJson(text, (folder.path() / kSteeringFile).string()));
    return std::optional(std::move(steering));
}

Result<std::optional<Steering>> steeringOf(const std::filesystem::path& folder)
{
    ROSA_TRY_ASSIGN(const auto opened, Folder::open(folder));
    return steeringIn(opened);
}

}  // namespace

std::string toText(Order order)
{
    switch (order) {
        case Order::Run:
            return "run";
        case Order::Pause:
            return "pause";
        case Order::Cancel:
            break;
    }
    return "cancel";
}

Result<Steering> readSteering(const std::filesystem::path& folder)
{
    ROSA_TRY_ASSIGN(auto steering, steeringOf(folder));
    return std::move(steering).value_or(Steering());
}

Result<void> changeSteering(const std::filesystem::path& folder, const std::function<Result<void>(Steering&)>& change)
{
    const auto busy = Message("another process is steering sweep %1; try again", folder.filename());
    return withClaim(folder, kSteeringFile, busy, [&]() -> Result<void> {
        ROSA_TRY_ASSIGN(const auto opened, Folder::open(folder));
        ROSA_TRY_ASSIGN(const auto known, steeringIn(opened));
        Steering steering = known.value_or(Steering());
        ROSA_TRY(change(steering));
        const std::string text = Json{{"order", toText(steering.order)}, {"first", steering.first}}.dump() + "\n";
        return opened.write(kSteeringFile, std::as_bytes(std::span(text)));
    });
}

Result<void> setOrder(const std::filesystem::path& folder, Order order)
{
    const auto known = readSteering(folder);
    if (known && known->order == order) return {};
    return changeSteering(folder, [order](Steering& steering) -> Result<void> {
        steering.order = order;
        return {};
    });
}

Result<void> moveToFront(Steering& steering, const std::vector<int>& tries)
{
    if (tries.size() > kMostFirst)
        return badInput("%1 trials cannot all be measured first; name at most %2", tries.size(), kMostFirst);
    std::vector<int> order;
    for (const std::vector<int>* const list : {&tries, &std::as_const(steering.first)})
        for (const int number : *list)
            if (order.size() < kMostFirst && std::ranges::find(order, number) == order.end()) order.push_back(number);
    steering.first = std::move(order);
    return {};
}

void moveFromFront(Steering& steering, const std::vector<int>& tries)
{
    std::erase_if(steering.first, [&](int number) { return std::ranges::find(tries, number) != tries.end(); });
}

Steering SteeringWatch::now()
{
    const std::scoped_lock lock(m_mutex);
    const auto time = std::chrono::steady_clock::now();
    if (m_read == std::chrono::steady_clock::time_point() || time - m_read >= m_interval) {
        m_read = time;
        if (auto steering = steeringOf(m_folder); steering && *steering) m_last = **std::move(steering);
    }
    return m_last;
}

}  // namespace rosa::sweep
