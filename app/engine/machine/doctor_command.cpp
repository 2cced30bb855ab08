#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/command.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/machine/gpu_report.h"
#include "app/engine/machine/self_test.h"
#include "app/engine/machine/system_info.h"
#include "app/engine/machine/training_self_test.h"
#include "core/base/bind/json.h"
#include "core/base/plugin.h"
#include "core/data/catalogue.h"
#include "core/record/sqlite_version.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

/// Prefix of GPU names in the device list of the training core.
constexpr std::string_view kGpuMark = "cuda: ";

std::string gigabytes(std::uint64_t bytes)
{
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.1f GB", static_cast<double>(bytes) / 1e9);
    return buffer.data();
}

Json machine()
{
    const SystemInfo info = systemInfo();
    return {{"rosa", info.version},
            {"compiler", info.compiler},
            {"sqlite", record::sqliteVersion()},
            {"processor", info.processor},
            {"cores", info.cores},
            {"instruction_sets", info.instructionSets},
            {"memory_bytes", info.memory},
            {"memory_available_bytes", info.memoryAvailable}};
}

/// Facts about the store, without creating it; free space is that of the nearest existing parent folder.
Json store(const CommandContext& context)
{
    auto folder = storeFolder(context, false);
    if (!folder) return {{"error", folder.error().text()}};
    std::error_code problem;
    std::filesystem::path existing = *folder;
    while (!std::filesystem::exists(existing, problem) && existing.has_relative_path()) existing = existing.parent_path();
    const auto space = std::filesystem::space(existing, problem);
    Json json{{"path", folder->string()}, {"exists", existing == *folder}};
    json["free_bytes"] = problem ? Json(nullptr) : Json(space.available);
    return json;
}

/// Names of the available data sets; unreadable ones under "problems".
Json datasets(const CommandContext& context)
{
    auto folder = storeFolder(context, false);
    auto entries = data::Catalogue(folder ? *folder : std::filesystem::path()).list();
    if (!entries) return {{"error", entries.error().text()}};
    Json json{{"embedded", Json::array()}, {"imported", Json::array()}, {"problems", Json::array()}};
    for (const data::CatalogueEntry& entry : *entries)
        if (entry.problem)
            json["problems"].push_back(entry.name + ": " + entry.problem->text());
        else
            json[entry.origin == data::Origin::Embedded ? "embedded" : "imported"].push_back(entry.name);
    return json;
}

/// Self-description of the training core: {"libtorch": …, "blas": …, "threads": …, "devices": […]}.
Json learn()
{
    auto symbol = loadPlugin("rosa_learn", "rosa_learn_describe");
    if (!symbol) return bind::toJson(protocol::CoreState{symbol.error().text()});
    const char* text = reinterpret_cast<const char* (*)()>(*symbol)();
    Json json = Json::parse(text ? text : "", nullptr, false);
    if (json.is_object()) return json;
    return bind::toJson(
        protocol::CoreState{"the description of the training core is not a JSON object; reinstall the engine"});
}

/// GPU support of the training core, or what it lacks: {"usable", "devices", "lacks", "command"}.
Json gpu(const Json& learn)
{
    std::vector<std::string> devices;
    for (const Json& device : learn.value("devices", Json::array()))
        if (const auto name = device.get<std::string>(); name.starts_with(kGpuMark))
            devices.push_back(name.substr(kGpuMark.size()));
    const GpuReport report = gpuReport(gpuFacts(devices, learn.value("libtorch", "")));
    return {{"usable", report.isUsable}, {"devices", devices}, {"lacks", report.lacks}, {"command", report.command}};
}

/// Includes the tests of the training core if it is installed; otherwise the report states this under "learn".
Json runSelfTests(const CommandContext& context)
{
    std::vector<SelfTest> tests = selfTests();
    if (const auto jobs = loadJobs(); jobs)
        for (SelfTest& test : trainingSelfTests(**jobs, context.catalogue)) tests.push_back(std::move(test));
    Json results = Json::array();
    for (const SelfTest& test : tests) {
        const auto start = std::chrono::steady_clock::now();
        const Result<void> result = test.run();
        const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
        protocol::SelfTestDone done{test.name, result.ok(), taken.count(), {}};
        if (!result) done.problem = result.error().text();
        results.push_back(bind::toJson(done));
    }
    return results;
}

/// A value in readable form.
std::string plain(const Json& value)
{
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_array()) return value.dump();
    std::string text;
    for (const Json& item : value) text += (text.empty() ? "" : ", ") + plain(item);
    return text.empty() ? "none" : text;
}

void printText(const Json& report)
{
    std::string text = "MACHINE\n";
    for (const auto& [name, value] : report["machine"].items())
        text += name.ends_with("_bytes") ? entry(name.substr(0, name.size() - 6), gigabytes(value.get<std::uint64_t>()))
                                         : entry(name, plain(value));
    text += "\nSTORE\n";
    for (const auto& [name, value] : report["store"].items())
        text += name == "free_bytes" && value.is_number() ? entry("free", gigabytes(value.get<std::uint64_t>()))
                                                          : entry(name, plain(value));
    text += "\nDATA SETS\n";
    for (const auto& [name, value] : report["datasets"].items()) text += entry(name, plain(value));
    text += "\nTRAINING CORE\n";
    for (const auto& [name, value] : report["learn"].items()) text += entry(name, plain(value));
    text += "\nGPU\n";
    const Json& ofGpu = report["gpu"];
    const bool isUsable = ofGpu["usable"].get<bool>();
    text += isUsable ? entry("usable", plain(ofGpu["devices"])) : entry("lacks", plain(ofGpu["lacks"]));
    if (const auto command = plain(ofGpu["command"]); !command.empty()) text += entry("command", command);
    text += "\nSELF-TEST\n";
    for (const Json& test : report["self_test"]) {
        std::array<char, 32> time;
        std::snprintf(time.data(), time.size(), "good  %.1f ms", test["ms"].get<double>());
        text += entry(test["name"].get<std::string>(),
                      test["ok"].get<bool>() ? std::string(time.data()) : "FAILED: " + test["error"].get<std::string>());
    }
    std::cout << text;
}

void doctor(CommandContext& context)
{
    Json found{{"machine", machine()}, {"store", store(context)}, {"datasets", datasets(context)},
               {"learn", learn()},     {"gpu", Json()},           {"self_test", runSelfTests(context)}};
    found["gpu"] = gpu(found["learn"]);
    std::string wrong;
    for (const Json& test : found["self_test"])
        if (!test["ok"].get<bool>()) wrong += (wrong.empty() ? "" : ", ") + test["name"].get<std::string>();
    found["healthy"] = wrong.empty() && !found["store"].contains("error");
    if (context.json)
        printJsonLine(found);
    else
        printText(found);
    if (!wrong.empty()) report(context, failed("self-test failed: %1", wrong));
    if (found["store"].contains("error"))
        report(context, badInput(Message::verbatim(found["store"]["error"].get<std::string>())));
}

}  // namespace

void addDoctorCommand(CLI::App& app, CommandContext& context)
{
    auto* command = app.add_subcommand("doctor", "Check this machine and this installation, with self-tests");
    command->callback([&context] { doctor(context); });
}

}  // namespace rosa::engine
