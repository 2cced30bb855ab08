// Epochs of training methods, as in training but without record and evaluation.
//
//   bench_methods [--methods grace,dgi,bgrl] [--dataset cora] [--device cpu] [--threads 1] [--epochs 40]
//
// Prints the median wall clock of an epoch for each method, its defaults for the data set, after a few epochs to warm up.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include <ATen/Parallel.h>

#include "core/base/freed_memory.h"
#include "core/base/parallel.h"
#include "core/catalog/catalogue.h"
#include "core/data/catalogue.h"
#include "core/learn/ops/device.h"
#include "core/learn/training/problem.h"

using namespace rosa;

namespace {

constexpr int kWarmingEpochs = 5;

[[noreturn]] void leave(const std::string& why)
{
    std::fprintf(stderr, "bench_methods: %s\n", why.c_str());
    std::exit(2);
}

/// Median milliseconds of an epoch, and the last loss.
std::pair<double, double> measured(const std::string& method, const data::Dataset& dataset, torch::Device device, int epochs)
{
    const auto catalogue = catalog::makeCatalogue();
    catalog::Selection selection;
    selection.dataset = dataset.name;
    selection.method = method;
    selection.seed = 1;
    const auto configuration = catalog::Configuration::resolve(catalogue, selection);
    if (!configuration) leave(configuration.error().text());
    const auto data = learn::ProblemData::make(dataset, *configuration);
    if (!data) leave(data.error().text());
    const learn::Problem problem = data->problem({});
    const auto made = learn::makeMethod(*configuration, problem);
    if (!made) leave("method " + method + " does not train");
    if (const auto possible = learn::checkGpu(*configuration); device.is_cuda() && !possible) leave(possible.error().text());
    made->trainOn(device);
    std::vector<double> times;
    double loss = 0;
    for (int epoch = 0; epoch < kWarmingEpochs + epochs; ++epoch) {
        const auto begin = std::chrono::steady_clock::now();
        const auto values = made->step(epoch);
        if (!values) leave(values.error().text());
        loss = values->front();
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    times.erase(times.begin(), times.begin() + kWarmingEpochs);
    std::ranges::nth_element(times, times.begin() + std::ssize(times) / 2);
    return {times[times.size() / 2], loss};
}

}  // namespace

int main(int argc, char** argv)
{
    std::string methods = "grace,dgi,bgrl", name = "cora", deviceName = "cpu";
    int threads = 1, epochs = 40;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string option = argv[i], value = argv[i + 1];
        if (option == "--methods")
            methods = value;
        else if (option == "--dataset")
            name = value;
        else if (option == "--device")
            deviceName = value;
        else if (option == "--threads")
            threads = std::max(1, std::atoi(value.c_str()));
        else if (option == "--epochs")
            epochs = std::max(1, std::atoi(value.c_str()));
        else
            leave("what is " + option + "?");
    }
    learn::prepareDevices(deviceName);
    setThreadCount(threads);
    at::set_num_threads(threads);
    keepFreedMemory();
    const auto device = learn::chooseDevice(deviceName);
    if (!device) leave(device.error().text());
    const auto dataset = data::Catalogue().open(name);
    if (!dataset) leave(dataset.error().text());
    std::stringstream list(methods);
    for (std::string method; std::getline(list, method, ',');) {
        const auto [milliseconds, loss] = measured(method, *dataset, *device, epochs);
        std::printf("%-16s %-12s %-6s threads %d  %9.3f ms  loss %.6g\n", method.c_str(), name.c_str(),
                    device->str().c_str(), threads, milliseconds, loss);
        std::fflush(stdout);
    }
    return 0;
}
