#include "core/reproduce/plan_status.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/json_text.h"
#include "core/base/store_parts.h"

namespace rosa::reproduce {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMaxStatus = std::uint64_t{16} << 20;

Json toJson(const PlanRequest& request)
{
    Json json{{"what", request.what},   {"datasets", request.datasets}, {"methods", request.methods}, {"with", request.with},
              {"seeds", request.seeds}, {"splits", request.splits},     {"quick", request.isQuick}};
    // Requests of earlier versions do not have these.
    if (!request.selection.empty()) json["selection"] = request.selection;
    if (!request.preset.empty()) json["preset"] = request.preset;
    if (request.epochs > 0) json["epochs"] = request.epochs;
    if (!request.protocol.empty()) json["protocol"] = request.protocol;
    return json;
}

PlanRequest requestFrom(const Json& json)
{
    PlanRequest request;
    json.at("what").get_to(request.what);
    json.at("datasets").get_to(request.datasets);
    json.at("methods").get_to(request.methods);
    json.at("with").get_to(request.with);
    request.seeds = wholeIn<int>(json.at("seeds"));
    request.splits = wholeIn<int>(json.at("splits"));
    json.at("quick").get_to(request.isQuick);
    const auto take = [&](const char* name, std::string& text) {
        if (const auto found = json.find(name); found != json.end()) found->get_to(text);
    };
    take("selection", request.selection);
    take("preset", request.preset);
    take("protocol", request.protocol);
    request.epochs = wholeIn<int>(json, "epochs", 0);
    return request;
}

Json toJson(const PlannedName& name) { return {{"row", name.row}, {"column", name.column}, {"seed", name.seed}}; }

PlannedName nameFrom(const Json& json)
{
    return {json.at("row").get<std::string>(), json.at("column").get<std::string>(),
            wholeIn<std::uint64_t>(json.at("seed"))};
}

PlanStatus statusFrom(const Json& json)
{
    PlanStatus status;
    status.request = requestFrom(json.at("request"));
    const Json& process = json.at("process");
    status.process = {wholeIn<std::int64_t>(process.at("pid")), wholeIn<std::uint64_t>(process.at("start_time")),
                      process.at("host").get<std::string>(), process.at("boot").get<std::string>()};
    json.at("over").get_to(status.isOver);
    status.runs = wholeIn<int>(json.at("runs"));
    status.left = wholeIn<int>(json.at("left"));
    status.current = nameFrom(json.at("current"));
    json.at("run").get_to(status.run);
    json.at("seconds_left").get_to(status.secondsLeft);
    for (const Json& problem : json.at("problems"))
        status.problems.push_back({nameFrom(problem), problem.at("text").get<std::string>()});
    return status;
}

fs::path fileOf(const fs::path& store, const PlanRequest& request)
{
    return store / kPlansPart / (planKey(request) + ".json");
}

}  // namespace

std::string planKey(const PlanRequest& request)
{
    PlanRequest sorted = request;  // Their order chooses the reference of the table, not the runs.
    std::ranges::sort(sorted.methods);
    Sha256 hash;
    hash.add(toJson(sorted).dump(-1, ' ', false, Json::error_handler_t::replace));
    return request.what + "-" + hash.hex().substr(0, 8);
}

Result<void> writePlanStatus(const fs::path& store, const PlanStatus& status)
{
    ROSA_TRY(madePart(store, kPlansPart));
    const record::ProcessIdentity& process = status.process;
    Json json{{"request", toJson(status.request)},
              {"process",
               {{"pid", process.pid}, {"start_time", process.startTime}, {"host", process.host}, {"boot", process.boot}}},
              {"over", status.isOver},
              {"runs", status.runs},
              {"left", status.left},
              {"current", toJson(status.current)},
              {"run", status.run},
              {"seconds_left", status.secondsLeft},
              {"problems", Json::array()}};
    for (const PlanProblem& one : status.problems) {
        json["problems"].push_back(toJson(one.of));
        json["problems"].back()["text"] = one.text;
    }
    return writeFileAtomically(fileOf(store, status.request),
                               json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

void touchPlanStatus(const fs::path& store, const PlanRequest& request)
{
    std::error_code ignored;
    fs::last_write_time(fileOf(store, request), fs::file_time_type::clock::now(), ignored);
}

std::vector<PlanStatus> planStatuses(const fs::path& store)
{
    std::vector<std::pair<fs::file_time_type, PlanStatus>> found;
    if (!checkStoreParts(store)) return {};
    std::error_code problem;
    for (const fs::directory_entry& entry : fs::directory_iterator(store / kPlansPart, problem)) {
        if (entry.path().extension() != ".json") continue;
        const auto read = readJson<Json>(entry.path(), kMaxStatus);
        const Json json = read ? *read : Json();
        try {
            if (!json.is_object()) continue;
            PlanStatus status = statusFrom(json);
            const fs::file_time_type written = entry.last_write_time(problem);
            status.isFresh = fs::file_time_type::clock::now() - written < kSilence;
            found.emplace_back(written, std::move(status));
        } catch (const Json::exception&) {
            continue;
        }
    }
    std::ranges::stable_sort(found, std::greater(), [](const auto& one) { return one.first; });
    std::vector<PlanStatus> statuses;
    statuses.reserve(found.size());
    for (auto& [time, status] : found) statuses.push_back(std::move(status));
    return statuses;
}

}  // namespace rosa::reproduce
