#include "core/learn/device.h"

namespace rosa::learn {

std::vector<std::string> deviceNames() { return {"cpu"}; }

Result<void> chooseDevice(const std::string& device)
{
    if (device == "auto" || device == "cpu") return {};
    if (device == "cuda")
        return badInput("--device cuda: this version trains on processors only; use --device cpu or leave the option out");
    return badInput("--device " + device + ": expected auto, cpu or cuda");
}

}  // namespace rosa::learn
