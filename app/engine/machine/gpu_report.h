/// Diagnosis of GPU support: what is missing, and the command that installs it.
#pragma once

#include <string>
#include <vector>

namespace rosa::engine {

/// Facts about the components between GPU and LibTorch.
struct GpuFacts {
    enum class Plugin { Missing, Broken, Loads };
    /// How the program was installed, which determines the remedy.
    enum class Installation { SourceTree, Wheel, Package };

    std::vector<std::string> devices;  ///< Names of the devices that the training core can use.
    bool hasCard = false;              ///< An NVIDIA GPU is on the PCI bus or listed by the kernel module.
    bool hasDriver = false;            ///< The driver library can be loaded.
    int driverError = 0;               ///< CUresult of the driver when asked for devices; 0: there are devices.
    bool areHidden = false;            ///< CUDA_VISIBLE_DEVICES is set.
    Plugin plugin = Plugin::Missing;   ///< librosa_cuda.
    std::string pluginError;           ///< Loader error of a broken plug-in.
    Installation installation = Installation::Package;
    std::string distribution;  ///< ID of /etc/os-release: "debian"; "" if absent.
    std::string libtorch;      ///< Version; "" if the training core cannot be loaded.
};

struct GpuReport {
    bool isUsable = false;
    std::string lacks;    ///< What is missing, in one sentence; "" if nothing.
    std::string command;  ///< Command that installs it; "" if none is known or needed.
};

/// Examines this machine by loading the driver library and the plug-in, which takes up to a second if they exist. `devices` and
/// `libtorch` come from the self-description of the training core.
GpuFacts gpuFacts(std::vector<std::string> devices, std::string libtorch);

GpuReport gpuReport(const GpuFacts& facts);

}  // namespace rosa::engine
