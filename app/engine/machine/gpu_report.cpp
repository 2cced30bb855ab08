#include "app/engine/machine/gpu_report.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <dlfcn.h>

#include "core/base/plugin.h"

namespace rosa::engine {

namespace {

namespace fs = std::filesystem;

using Installation = GpuFacts::Installation;
using Plugin = GpuFacts::Plugin;

std::string firstLine(const fs::path& file)
{
    std::ifstream in(file);
    std::string line;
    std::getline(in, line);
    return line;
}

/// By PCI vendor and class (display controllers); in a container, by the files of the NVIDIA kernel module.
bool hasCard()
{
    std::error_code problem;
    for (const auto& device : fs::directory_iterator("/sys/bus/pci/devices", problem))
        if (firstLine(device.path() / "vendor") == "0x10de" && firstLine(device.path() / "class").starts_with("0x03"))
            return true;
    const fs::directory_iterator known("/proc/driver/nvidia/gpus", problem);
    return !problem && known != fs::directory_iterator();
}

/// Queries the driver directly, because CUDA libraries may be absent. Types and constants follow the CUDA driver API.
void askDriver(GpuFacts& facts)
{
    void* library = ::dlopen("libcuda.so.1", RTLD_LAZY | RTLD_LOCAL);
    facts.hasDriver = library != nullptr;
    if (!library) return;
    constexpr int noDevice = 100;
    const auto initialise = reinterpret_cast<int (*)(unsigned)>(::dlsym(library, "cuInit"));
    const auto countDevices = reinterpret_cast<int (*)(int*)>(::dlsym(library, "cuDeviceGetCount"));
    int count = 0;
    facts.driverError = initialise && countDevices ? initialise(0) : noDevice;
    if (facts.driverError == 0) facts.driverError = countDevices(&count);
    if (facts.driverError == 0 && count == 0) facts.driverError = noDevice;
}

void lookForPlugin(GpuFacts& facts)
{
    if (!findPlugin("rosa_cuda")) return;
    const auto symbol = loadPlugin("rosa_cuda", "rosaCudaDevices");
    facts.plugin = symbol ? Plugin::Loads : Plugin::Broken;
    if (!symbol) facts.pluginError = symbol.error().text();
}

Installation installationOf(const fs::path& folder)
{
    for (const fs::path& part : folder)
        if (part == "site-packages" || part == "dist-packages") return Installation::Wheel;
    std::error_code ignored;
    if (fs::exists(folder.parent_path() / "pyvenv.cfg", ignored)) return Installation::Wheel;
    fs::path tree = folder;
    constexpr int deepest = 3;  // TREE/build/PRESET/bin
    for (int i = 0; i <= deepest && tree.has_relative_path(); ++i, tree = tree.parent_path())
        if (fs::is_regular_file(tree / "packaging" / "bootstrap.sh", ignored)) return Installation::SourceTree;
    return Installation::Package;
}

std::string distribution()
{
    std::ifstream in("/etc/os-release");
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("ID=")) {
            line.erase(0, 3);
            std::erase(line, '"');
            return line;
        }
    return {};
}

/// Command that installs the driver, for distributions with known package names; otherwise "".
std::string driverCommand(const std::string& distribution)
{
    if (distribution == "debian") return "sudo apt install nvidia-driver";
    if (distribution == "ubuntu") return "sudo ubuntu-drivers install";
    return {};
}

/// Report if the CUDA part of LibTorch or the plug-in is missing; no package contains them.
GpuReport withoutCuda(const GpuFacts& facts)
{
    const bool isBroken = facts.plugin == Plugin::Broken;
    const std::string found = isBroken ? "the CUDA plug-in cannot be loaded (" + facts.pluginError + ")" : "";
    switch (facts.installation) {
        case Installation::SourceTree:
            return {false,
                    (isBroken ? found : "this build has no CUDA plug-in") +
                        "; the command installs LibTorch's CUDA part (2.6 GB) in the source tree and builds the plug-in",
                    "packaging/bootstrap.sh cuda"};
        case Installation::Wheel: {
            const std::string version = facts.libtorch.substr(0, facts.libtorch.find('+'));
            if (isBroken)
                return {false, found + "; install a torch with CUDA in the same environment",
                        "pip install --force-reinstall torch" + (version.empty() ? "" : "==" + version)};
            return {false, "this wheel has no CUDA plug-in; a source tree builds one", "packaging/bootstrap.sh cuda"};
        }
        case Installation::Package:
            break;
    }
    return {false,
            (isBroken ? found : "packages contain no CUDA plug-in") +
                "; a wheel built with nvcc contains one, and needs a torch with CUDA in a Python environment",
            "pip install rosa_workbench-*.whl"};
}

}  // namespace

GpuFacts gpuFacts(std::vector<std::string> devices, std::string libtorch)
{
    GpuFacts facts;
    facts.devices = std::move(devices);
    facts.libtorch = std::move(libtorch);
    facts.hasCard = hasCard();
    const char* visible = std::getenv("CUDA_VISIBLE_DEVICES");
    facts.areHidden = visible != nullptr;
    facts.installation = installationOf(programFolder());
    facts.distribution = distribution();
    if (!facts.devices.empty()) return facts;
    askDriver(facts);
    lookForPlugin(facts);
    return facts;
}

GpuReport gpuReport(const GpuFacts& facts)
{
    if (!facts.devices.empty()) return {true, {}, {}};
    if (!facts.hasDriver && !facts.hasCard)
        return {false, "this machine has no NVIDIA GPU and no driver for one; the CPU is used", {}};
    if (!facts.hasDriver)
        return {false, "this machine has an NVIDIA GPU, but its driver is not installed (no libcuda.so.1)",
                driverCommand(facts.distribution)};
    if (facts.driverError != 0 && facts.areHidden)
        return {false, "the NVIDIA driver lists no GPU, because CUDA_VISIBLE_DEVICES is set", "unset CUDA_VISIBLE_DEVICES"};
    if (facts.driverError != 0)
        return {false,
                "the NVIDIA driver lists no GPU (error " + std::to_string(facts.driverError) +
                    "); the command shows the state of the driver; a new driver may require a restart",
                "nvidia-smi"};
    if (facts.plugin != Plugin::Loads) return withoutCuda(facts);
    return {false, "the NVIDIA driver is too old for the CUDA part of LibTorch; install a newer one",
            driverCommand(facts.distribution)};
}

}  // namespace rosa::engine
