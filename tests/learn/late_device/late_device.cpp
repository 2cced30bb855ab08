/// Trains on the CPU in some way (the first argument) and asks for a GPU afterwards; prints the answer.
#include <cstdio>
#include <string_view>

#include <torch/types.h>

#include "core/learn/ops/device.h"

int main(int, char** arguments)
{
    using namespace rosa::learn;
    if (std::string_view(arguments[1]) == "job") prepareDevices("cpu");
    const torch::Tensor x = torch::ones({2, 2}).requires_grad_();
    x.mm(x).sum().backward();
    const auto device = chooseDevice("cuda");
    std::puts(device ? "cuda" : device.error().text().c_str());
    if (device) torch::ones({1}).to(*device);
    std::puts(chooseDevice("auto")->str().c_str());
    return 0;
}
