/// What keeps this machine's GPU from being used, and the command that mends it.
#pragma once

#include <string>
#include <vector>

namespace rosa::engine {

/// What is found on the way from the card to LibTorch.
struct GpuFacts {
    enum class Plugin { Missing, Broken, Loads };
    /// How this program came here; what can be added depends on it.
    enum class Installation { SourceTree, Wheel, Package };

    std::vector<std::string> devices;  ///< That the training core can use, by name.
    bool hasCard = false;              ///< An NVIDIA GPU is on the bus, or its kernel module knows one.
    bool hasDriver = false;            ///< The driver's library can be loaded.
    int driverError = 0;               ///< What the driver answers when it is asked for GPUs (CUresult); 0: it has some.
    bool areHidden = false;            ///< CUDA_VISIBLE_DEVICES is set.
    Plugin plugin = Plugin::Missing;   ///< librosa_cuda.
    std::string pluginError;           ///< What the loader said of one that is broken.
    Installation installation = Installation::Package;
    std::string distribution;  ///< ID of /etc/os-release: "debian"; "" where there is none.
    std::string libtorch;      ///< Its version; "" where the training core cannot be loaded.
};

struct GpuReport {
    bool isUsable = false;
    std::string lacks;    ///< What is missing, in one sentence; "" where nothing is.
    std::string command;  ///< That adds it; "" where there is none, or nothing to add.
};

/// Looks at this machine: loads the driver's library and the plug-in, which takes up to a second where they are there. `devices` and
/// `libtorch` are what the training core says of itself.
GpuFacts gpuFacts(std::vector<std::string> devices, std::string libtorch);

GpuReport gpuReport(const GpuFacts& facts);

}  // namespace rosa::engine
