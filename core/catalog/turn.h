/// A change of a live parameter during training.
#pragma once

#include <string>

namespace rosa::catalog {

struct Turn {
    int epoch = 0;           ///< Epochs completed at that time; the value takes effect in the next epoch.
    std::string key, value;  ///< "transport.lambda", "80"

    friend bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace rosa::catalog
