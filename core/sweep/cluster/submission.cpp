#include "core/sweep/cluster/submission.h"

#include <array>
#include <cmath>
#include <random>

#include <nlohmann/json.hpp>

#include "core/base/json_problem.h"
#include "core/base/json_text.h"
#include "core/sweep/cluster/profile.h"

namespace rosa::sweep {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostSubmissionBytes = std::uint64_t{64} << 20;
constexpr int kSubmissionVersion = 1;

Result<void> write(const Folder& sweep, const char* file, const Json& json)
{
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
    return sweep.write(file, std::as_bytes(std::span(text)));
}

SlurmAnswer answerIn(const Json& json) { return {json.at("good").get<bool>(), json.at("text").get<std::string>()}; }

Json jsonOf(const SlurmAnswer& answer) { return {{"good", answer.isGood}, {"text", answer.text}}; }

}  // namespace

std::string newJobName(const std::string& sweep)
{
    static constexpr std::array<char, 17> kDigits{"0123456789abcdef"};
    std::random_device random;
    std::string uuid;
    for (int i = 0; i < 32; ++i) {
        if (i == 8 || i == 12 || i == 16 || i == 20) uuid += '-';
        const unsigned int digit = i == 12 ? 4U : i == 16 ? 8U + random() % 4 : random() % 16;  // RFC 4122, version 4.
        uuid += kDigits[digit];
    }
    return "rosa-" + sweep + "-" + uuid;
}

Result<std::optional<Submission>> readSubmission(const Folder& sweep)
{
    if (!sweep.hasFile(kSubmissionFile)) return std::optional<Submission>();
    const std::string file = (sweep.path() / kSubmissionFile).string();
    ROSA_TRY_ASSIGN(const auto text, sweep.readText(kSubmissionFile, kMostSubmissionBytes));
    const auto json = parseJson<Json>(text);
    if (!json) return json.error().within(file);
    try {
        Submission submission;
        json->at("name").get_to(submission.name);
        json->at("host").get_to(submission.host);
        json->at("script_sha256").get_to(submission.scriptSha256);
        for (const Json& job : json->at("jobs"))
            submission.jobs.push_back(
                {job.at("id").get<std::string>(), job.at("time").get<double>(), wholeIn<int>(job.at("tasks"))});
        // They go to commands; a file that someone else wrote must not bring options or commands into them.
        bool isPlain = !submission.name.empty() && isPlainWord(submission.name) && isPlainWord(submission.host, kHostSigns);
        for (const SubmittedJob& job : submission.jobs)
            isPlain = isPlain && !job.id.empty() && isPlainWord(job.id) && std::isfinite(job.time);
        if (!isPlain) return badInput("%1: a name in it is not one word", file);
        return std::optional(std::move(submission));
    } catch (const Json::exception& problem) {
        return badInput("%1: %2", file, jsonProblem(problem));
    }
}

Result<void> writeSubmission(const Folder& sweep, const Submission& submission)
{
    Json jobs = Json::array();
    for (const SubmittedJob& job : submission.jobs)
        jobs.push_back({{"id", job.id}, {"time", job.time}, {"tasks", job.tasks}});
    return write(sweep, kSubmissionFile,
                 {{"version", kSubmissionVersion},
                  {"name", submission.name},
                  {"host", submission.host},
                  {"script_sha256", submission.scriptSha256},
                  {"jobs", std::move(jobs)}});
}

std::optional<SlurmAnswers> readAnswers(const Folder& sweep)
{
    const auto text = sweep.readText(kAnswersFile, kMostSubmissionBytes);
    const Json json = text ? jsonOrNull<Json>(*text) : Json();
    try {
        SlurmAnswers answers{json.at("time").get<double>(), answerIn(json.at("sacct")), answerIn(json.at("squeue"))};
        return answers;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

Result<void> writeAnswers(const Folder& sweep, const SlurmAnswers& answers)
{
    return write(sweep, kAnswersFile,
                 {{"time", answers.time}, {"sacct", jsonOf(answers.sacct)}, {"squeue", jsonOf(answers.squeue)}});
}

bool mayAsk(const std::optional<SlurmAnswers>& known, double now)
{
    return !known || std::abs(now - known->time) >= kPollSeconds;
}

}  // namespace rosa::sweep
