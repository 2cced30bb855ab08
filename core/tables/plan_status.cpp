#include "core/tables/plan_status.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/bind/json.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/json_text.h"
#include "core/base/storage/store_parts.h"

namespace rosa::record {

void describe(bind::Fields<ProcessIdentity>& fields)
{
    fields.integer(&ProcessIdentity::pid, "pid", "Process", "Its number").required();
    fields.integer(&ProcessIdentity::startTime, "start_time", "Start", "Clock ticks since boot").from(0).required();
    fields.text(&ProcessIdentity::host, "host", "Host", "Name of the machine").required();
    fields.text(&ProcessIdentity::boot, "boot", "Boot", "Id of its last start").required();
}

}  // namespace rosa::record

namespace rosa::tables {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMaxStatus = std::uint64_t{16} << 20;

fs::path fileOf(const fs::path& store, const PlanRequest& request)
{
    return store / kPlansPart / (planKey(request) + ".json");
}

}  // namespace

void describe(bind::Fields<PlannedName>& fields)
{
    fields.text(&PlannedName::row, "row", "Row", "Title of the row").required();
    fields.text(&PlannedName::column, "column", "Column", "Title of the column").required();
    fields.integer(&PlannedName::seed, "seed", "Seed", "Seed of the run").from(0).required();
}

void describe(bind::Fields<PlanProblem>& fields)
{
    fields.part(&PlanProblem::of);
    fields.text(&PlanProblem::text, "text", "Text", "What went wrong").required();
}

void describe(bind::Fields<PlanStatus>& fields)
{
    fields.record(&PlanStatus::request, "request", "Request", "What is made").required();
    fields.record(&PlanStatus::process, "process", "Process", "Of the engine").required();
    fields.flag(&PlanStatus::isOver, "over", "Over", "Completed").required();
    fields.integer(&PlanStatus::runs, "runs", "Runs", "In all").required();
    fields.integer(&PlanStatus::left, "left", "Left", "Runs that remain").required();
    fields.record(&PlanStatus::current, "current", "Current", "The current run").required();
    fields.text(&PlanStatus::run, "run", "Run", "Id of the current run").required();
    fields.real(&PlanStatus::secondsLeft, "seconds_left", "Seconds left", "Estimate").required();
    fields.record(&PlanStatus::problems, "problems", "Problems", "Runs that failed").required();
}

std::string planKey(const PlanRequest& request)
{
    PlanRequest sorted = request;  // Their order chooses the reference of the table, not the runs.
    std::ranges::sort(sorted.methods);
    Sha256 hash;
    hash.add(bind::toJson(sorted).dump(-1, ' ', false, Json::error_handler_t::replace));
    return request.what + "-" + hash.hex().substr(0, 8);
}

Result<void> writePlanStatus(const fs::path& store, const PlanStatus& status)
{
    ROSA_TRY(madePart(store, kPlansPart));
    return writeFileAtomically(fileOf(store, status.request),
                               bind::toJson(status).dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
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
        auto status = read ? bind::fromJson<PlanStatus>(*read) : Result<PlanStatus>(read.error());
        if (!status) continue;
        const fs::file_time_type written = entry.last_write_time(problem);
        status->isFresh = fs::file_time_type::clock::now() - written < kSilence;
        found.emplace_back(written, *std::move(status));
    }
    std::ranges::stable_sort(found, std::greater(), [](const auto& one) { return one.first; });
    std::vector<PlanStatus> statuses;
    statuses.reserve(found.size());
    for (auto& [time, status] : found) statuses.push_back(std::move(status));
    return statuses;
}

}  // namespace rosa::tables
