#include "core/learn/training/forecast.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <limits>
#include <utility>

#include <sys/stat.h>

#include "core/base/storage/large_buffer.h"
#include "core/base/storage/scratch_file.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/time_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/learn/encoders/inference.h"
#include "core/learn/methods/method.h"

namespace rosa::learn {

namespace {

constexpr double kFloat = 4;
constexpr double kRangeBytes = 200e6;      // working memory of embedByRanges()
constexpr double kLibraries = 250e6;       // LibTorch's code and tables, resident after the first job
constexpr double kRoomOfAllocator = 1.25;  // LibTorch's allocator keeps blocks of several sizes on a GPU
constexpr double kIndicesOfATarget = 32;   // of PairBatches on a GPU, with the corpus after this one

/// Larger arrays are file-backed; the system can reclaim their pages.
double held(double bytes) { return std::min(bytes, static_cast<double>(kFileBackedBytes)); }

std::string megabytes(double bytes)
{
    char text[32];
    std::snprintf(text, sizeof text, bytes < 9.95e9 ? "%.0f MB" : "%.1f GB", bytes < 9.95e9 ? bytes / 1e6 : bytes / 1e9);
    return text;
}

/// Estimate of the total number of nodes in the views of one side.
double viewNodes(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    const std::int32_t batch = configuration.get<catalog::BatchOptions>().size;
    if (const auto time = configuration.find<catalog::TimeOptions>())
        return static_cast<double>(std::min(batch, time->cut.count / 2)) * dataset.graph.nodeCount();
    const double centres = std::min(batch, dataset.graph.nodeCount());
    const auto walk = configuration.get<sampling::WalkOptions>();
    const double walked = 1 + walk.steps * (1 - walk.restart);
    return centres * std::min<double>(walked, dataset.graph.nodeCount());
}

bool isOneDisk(const std::filesystem::path& one, const std::filesystem::path& other)
{
    struct stat first = {}, second = {};
    return ::stat(one.c_str(), &first) == 0 && ::stat(other.c_str(), &second) == 0 && first.st_dev == second.st_dev;
}

double firstNumberIn(const char* path)
{
    std::ifstream file(path);
    double value = 0;
    return file >> value ? value : std::numeric_limits<double>::infinity();
}

}  // namespace

Forecast forecastMemory(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    std::vector<std::pair<std::string, double>> parts;
    double ofSteps = 0;
    const auto add = [&parts](const char* name, double bytes) { parts.emplace_back(name, bytes); };
    const auto addOfSteps = [&](const char* name, double bytes) { add(name, bytes), ofSteps += bytes; };
    add("program", kLibraries);
    add("features", held(static_cast<double>(dataset.features.storedBytes())));
    const double nodes = dataset.graph.nodeCount();
    const auto arcs = static_cast<double>(dataset.graph.arcCount());
    const double width = dataset.features.columns();
    add("graph", held(arcs * kFloat) + held(nodes * 8));
    if (const auto encoder = configuration.find<catalog::WidthOptions>()) {
        const auto hidden = static_cast<double>(encoder->hidden);
        addOfSteps("weights", 5 * kFloat * (2 * hidden * width + 4 * hidden * hidden));
        add("embedding", isEmbeddedByRanges(dataset.graph) ? kRangeBytes : 6 * kFloat * nodes * hidden);
        const auto scope = configuration.find<catalog::ScopeOptions>();
        const bool isWalked =
            configuration.has<sampling::WalkOptions>() && (!scope || scope->scope == catalog::Scope::Walks);
        if (isWalked) {
            const double rows = viewNodes(configuration, dataset);
            const auto ascent = configuration.find<catalog::AscentOptions>();
            const bool perturbs = ascent && ascent->enabled;
            addOfSteps("batch", kFloat * rows * ((perturbs ? 5 : 1) * width + 40 * hidden));
            if (configuration.has<transport::BlockOptions>()) addOfSteps("transport", 16 * kFloat * rows * rows);
        } else if (configuration.has<catalog::EpochOptions>()) {
            // Two views of the whole graph: copies of features and arcs with transposes, activations with gradients.
            addOfSteps("views", 2 * (2.0 * static_cast<double>(dataset.features.storedBytes()) + 16 * (arcs + nodes) +
                                     10 * kFloat * nodes * hidden));
        }
    }
    if (const auto skipGram = configuration.find<catalog::SkipGramOptions>()) {
        const auto walks = configuration.get<catalog::NodeWalkOptions>();
        const auto dimensions = static_cast<double>(skipGram->dimensions);
        addOfSteps("weights", 6 * kFloat * nodes * dimensions);  // both matrices, and their copies in a checkpoint
        const double pairs = 1024.0 * walks.length * (skipGram->window + 2);
        add("pairs", 10 * pairs);
        ofSteps += kIndicesOfATarget * pairs * (1 + walks.negatives);
    }
    std::sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    Forecast forecast;
    if (checkGpu(configuration)) forecast.deviceBytes = kRoomOfAllocator * ofSteps;
    for (const auto& [name, bytes] : parts) {
        forecast.bytes += bytes;
        forecast.parts += (forecast.parts.empty() ? "" : ", ") + name + " " + megabytes(bytes);
    }
    return forecast;
}

double availableMemory()
{
    double available = std::numeric_limits<double>::infinity();
    std::ifstream file("/proc/meminfo");
    std::string key;
    double kilobytes = 0;
    for (std::string unit; file >> key >> kilobytes; std::getline(file, unit))
        if (key == "MemAvailable:") available = kilobytes * 1024;
    const double limit =
        std::min(firstNumberIn("/sys/fs/cgroup/memory.max"), firstNumberIn("/sys/fs/cgroup/memory/memory.limit_in_bytes"));
    const double used = std::min(firstNumberIn("/sys/fs/cgroup/memory.current"),
                                 firstNumberIn("/sys/fs/cgroup/memory/memory.usage_in_bytes"));
    if (limit < 1e18 && used < limit) available = std::min(available, limit - used);
    return available;
}

Result<void> checkMemory(const Forecast& forecast)
{
    const double available = availableMemory();
    if (forecast.bytes <= available) return {};
    return badInput(
        "this run would need about %1 of memory (%2), but %3 are free; lower sampling.batch_size, "
        "sampling.walk_length or encoder.hidden",
        megabytes(forecast.bytes), forecast.parts, megabytes(available));
}

DiskForecast forecastDisk(const catalog::Configuration& configuration, const data::Dataset& dataset)
{
    const auto encoder = configuration.find<catalog::WidthOptions>();
    const auto skipGram = configuration.find<catalog::SkipGramOptions>();
    if (!encoder && !skipGram) return {};
    const bool isEncoded = encoder.has_value();
    const auto width = static_cast<double>(isEncoded ? encoder->hidden : skipGram->dimensions);
    const double matrix = kFloat * dataset.graph.nodeCount() * width;
    const bool isOnFile = isEncoded && isEmbeddedByRanges(dataset.graph) && matrix >= static_cast<double>(kFileBackedBytes);
    return {isOnFile ? 3 * matrix : 0, matrix};
}

Message missingDisk(const DiskForecast& forecast, const std::filesystem::path& store)
{
    const std::filesystem::path scratch = scratchFolder();
    std::vector<Message> lacks;
    const auto hold = [&lacks](double bytes, const std::filesystem::path& folder) {
        std::error_code problem;
        const std::filesystem::space_info space = std::filesystem::space(folder, problem);
        if (problem || bytes <= static_cast<double>(space.available)) return;
        lacks.push_back(Message("%1 in %2, where only %3 are free", megabytes(bytes), folder,
                                megabytes(static_cast<double>(space.available))));
    };
    if (isOneDisk(scratch, store)) {
        hold(forecast.scratch + forecast.store, store);
    } else {
        hold(forecast.scratch, scratch);
        hold(forecast.store, store);
    }
    if (lacks.empty()) return {};
    return Message("the final embedding will need %1", joined(lacks, "%1, and %2"));
}

}  // namespace rosa::learn
