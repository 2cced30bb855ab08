/// Tests of the GPU code path, on the CPU and on a GPU if available.
#pragma once

#include <QtTest/QTest>

#include <optional>
#include <vector>

#include "core/learn/ops/device.h"

namespace rosa::test {

/// During its lifetime, CPU tensors use the GPU code path.
class GeneralPath {
public:
    GeneralPath() { learn::setCpuPath(false); }
    ~GeneralPath() { learn::setCpuPath(true); }
    GeneralPath(const GeneralPath&) = delete;
    GeneralPath& operator=(const GeneralPath&) = delete;
};

/// Devices for tests of the general path: the CPU, and a GPU if available.
inline std::vector<torch::Device> generalDevices()
{
    std::vector<torch::Device> devices{torch::kCPU};
    if (const auto gpu = learn::chooseDevice("cuda")) devices.push_back(*gpu);
    return devices;
}

/// A code path and the device of its tensors.
struct Path {
    const char* name = "processor";
    torch::Device device = torch::kCPU;
    bool isGeneral = false;
};

/// All code paths on this machine: the CPU operations, and the general ones on each device.
inline std::vector<Path> allPaths()
{
    std::vector<Path> paths{{"processor", torch::kCPU, false}};
    for (const torch::Device device : generalDevices())
        paths.push_back({device.is_cpu() ? "general" : "cuda", device, true});
    return paths;
}

/// Selects `path` during its lifetime.
class OnPath {
public:
    explicit OnPath(const Path& path)
    {
        if (path.isGeneral) m_general.emplace();
    }

private:
    std::optional<GeneralPath> m_general;
};

/// Test data with one row `path` per code path.
inline void addPathRows()
{
    QTest::addColumn<Path>("path");
    for (const Path& path : allPaths()) QTest::newRow(path.name) << path;
}

}  // namespace rosa::test
