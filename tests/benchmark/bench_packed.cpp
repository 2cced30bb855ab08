// Training steps on generated graphs of increasing size in packed files: time with cold and warm page cache, and memory.
//
//   bench_packed [--folder .] [--sizes 10000,100000,1000000,10000000] [--presets reference,paper] [--epochs 30] [--threads 1]
//                [--features 64] [--degree 10] [--set key=value]…
//
// Each file (3.4 GB for ten million nodes) is removed before the next is created. Cold: the pages of the file are dropped from the cache
// before it is opened; opening reads the graph, as always, but not the features. Warm: after the whole file was read. Medians over the
// epochs; one process per measurement.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <ATen/Parallel.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/base/freed_memory.h"
#include "core/base/parallel.h"
#include "core/catalog/catalogue.h"
#include "core/data/catalogue.h"
#include "core/data/generator.h"
#include "core/learn/methods/method.h"
#include "core/learn/training/problem.h"
#include "tests/base/memory.h"

using namespace rosa;

namespace {

struct Arguments {
    std::filesystem::path folder = ".";
    std::vector<std::string> sizes{"10000", "100000", "1000000", "10000000"};
    std::vector<std::string> presets{"reference", "paper"};
    int epochs = 30;
    int threads = 1;
    data::BlockModelOptions model;
    std::vector<std::pair<std::string, std::string>> overrides;
};

[[noreturn]] void leave(const std::string& why)
{
    std::fprintf(stderr, "bench_packed: %s\n", why.c_str());
    std::exit(2);
}

std::vector<std::string> parts(const std::string& list)
{
    std::vector<std::string> all;
    std::istringstream stream(list);
    for (std::string part; std::getline(stream, part, ',');) all.push_back(part);
    return all;
}

Arguments argumentsFrom(int argc, char** argv)
{
    Arguments arguments;
    arguments.model.features = 64;
    for (int i = 1; i < argc; i += 2) {
        const std::string name = argv[i];
        if (i + 1 == argc) leave("no value for " + name);
        const std::string value = argv[i + 1];
        if (name == "--folder")
            arguments.folder = value;
        else if (name == "--sizes")
            arguments.sizes = parts(value);
        else if (name == "--presets")
            arguments.presets = parts(value);
        else if (name == "--epochs")
            arguments.epochs = std::max(1, std::atoi(value.c_str()));
        else if (name == "--threads")
            arguments.threads = std::max(1, std::atoi(value.c_str()));
        else if (name == "--features")
            arguments.model.features = std::atoi(value.c_str());
        else if (name == "--degree")
            arguments.model.meanDegree = std::atof(value.c_str());
        else if (name == "--set" && value.find('=') != std::string::npos)
            arguments.overrides.emplace_back(value.substr(0, value.find('=')), value.substr(value.find('=') + 1));
        else
            leave("what is " + name + " " + value + "?");
    }
    return arguments;
}

/// Runs in a separate process, so that threads and memory do not affect the next measurement.
template <typename Work>
void inChild(const Work& work)
{
    std::fflush(nullptr);
    const pid_t child = ::fork();
    if (child < 0) leave("cannot start a process");
    if (child == 0) {
        work();
        std::fflush(nullptr);
        ::_exit(0);
    }
    int status = 0;
    if (::waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        leave("a measurement did not end well");
}

void dropFromPageCache(const std::filesystem::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    ::fsync(descriptor);
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
    ::close(descriptor);
}

void readWhole(const std::filesystem::path& file)
{
    std::vector<char> some(std::size_t{1} << 22);
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    while (::read(descriptor, some.data(), some.size()) > 0) {
    }
    ::close(descriptor);
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Medians over steps, in milliseconds.
struct Steps {
    double wall = 0;
    double processor = 0;
};

Steps run(learn::TrainingMethod& method, int& epoch, int epochs)
{
    std::vector<double> wall, processor;
    for (int i = 0; i < epochs; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const std::clock_t busy = std::clock();
        if (const auto values = method.step(epoch++); !values) leave(values.error().text());
        processor.push_back(1000.0 * static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC);
        wall.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    return {median(wall), median(processor)};
}

void measure(const Arguments& arguments, const std::filesystem::path& file, const std::string& preset)
{
    setThreadCount(arguments.threads);
    at::set_num_threads(arguments.threads);
    keepFreedMemory();
    const auto catalogue = catalog::makeCatalogue();
    catalog::Selection selection;
    selection.dataset = file.string();
    selection.preset = preset;
    selection.seed = 1;
    selection.overrides = arguments.overrides;
    const auto configuration = catalog::Configuration::resolve(catalogue, selection);
    if (!configuration) leave(configuration.error().text());
    dropFromPageCache(file);
    const auto begin = std::chrono::steady_clock::now();
    const auto dataset = data::Catalogue().open(file.string());
    if (!dataset) leave(dataset.error().text());
    const double opening = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const auto data = learn::ProblemData::make(*dataset, *configuration);
    if (!data) leave(data.error().text());
    const learn::Problem problem = data->problem({});
    const auto method = learn::makeMethod(*configuration, problem);
    if (!method) leave("method " + configuration->method() + " does not train");
    int epoch = 0;
    const Steps cold = run(*method, epoch, arguments.epochs);
    readWhole(file);
    const Steps warm = run(*method, epoch, arguments.epochs);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%12d %8.2f %-10s %8.2f %9.1f %9.1f %9.1f %9ld %9ld\n", dataset->graph.nodeCount(),
                static_cast<double>(std::filesystem::file_size(file)) / 1e9, preset.c_str(), opening, cold.wall, warm.wall,
                warm.processor, test::anonymousKilobytes() / 1000, usage.ru_maxrss / 1000);
}

}  // namespace

int main(int argc, char** argv)
{
    const Arguments arguments = argumentsFrom(argc, argv);
    std::printf("%12s %8s %-10s %8s %9s %9s %9s %9s %9s\n", "nodes", "file GB", "preset", "open s", "cold ms", "warm ms",
                "cpu ms", "anon MB", "peak MB");
    for (const std::string& size : arguments.sizes) {
        data::BlockModelOptions model = arguments.model;
        model.nodes = std::atoi(size.c_str());
        const auto file = arguments.folder / ("bench-packed-" + size + ".rosadata");
        inChild([&] {
            const auto made = data::generateToFile(model, file, "bench");
            if (!made) leave(made.error().text());
        });
        for (const std::string& preset : arguments.presets) inChild([&] { measure(arguments, file, preset); });
        std::filesystem::remove(file);
    }
    return 0;
}
