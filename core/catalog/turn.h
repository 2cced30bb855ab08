/// Parameters that were turned while a run trained.
#pragma once

#include <string>

namespace rosa::catalog {

struct Turn {
    int epoch = 0;           ///< Epochs done by then; the value is in force from the next one on.
    std::string key, value;  ///< "transport.lambda", "80"

    friend bool operator==(const Turn&, const Turn&) = default;
};

}  // namespace rosa::catalog
