/// The operations that serve GPUs, on the processor and on a GPU where one answers.
#pragma once

#include <QtTest/QTest>

#include <optional>
#include <vector>

#include "core/learn/ops/device.h"

namespace rosa::test {

/// While it lives, tensors of the processor are worked on as those of a GPU are.
class GeneralPath {
public:
    GeneralPath() { learn::setCpuPath(false); }
    ~GeneralPath() { learn::setCpuPath(true); }
    GeneralPath(const GeneralPath&) = delete;
    GeneralPath& operator=(const GeneralPath&) = delete;
};

/// Where the general path is tested: the processor, and a GPU where one answers.
inline std::vector<torch::Device> generalDevices()
{
    std::vector<torch::Device> devices{torch::kCPU};
    if (const auto gpu = learn::chooseDevice("cuda")) devices.push_back(*gpu);
    return devices;
}

/// Operations and where their tensors are.
struct Path {
    const char* name = "processor";
    torch::Device device = torch::kCPU;
    bool isGeneral = false;
};

/// Every path that this machine has: the processor's own operations, and the general ones wherever they are tested.
inline std::vector<Path> allPaths()
{
    std::vector<Path> paths{{"processor", torch::kCPU, false}};
    for (const torch::Device device : generalDevices())
        paths.push_back({device.is_cpu() ? "general" : "cuda", device, true});
    return paths;
}

/// While it lives operations are those of `path`.
class OnPath {
public:
    explicit OnPath(const Path& path)
    {
        if (path.isGeneral) m_general.emplace();
    }

private:
    std::optional<GeneralPath> m_general;
};

/// Data of a test function: a row `path` for each path.
inline void addPathRows()
{
    QTest::addColumn<Path>("path");
    for (const Path& path : allPaths()) QTest::newRow(path.name) << path;
}

}  // namespace rosa::test
