/// The protocols of evaluation.
#pragma once

#include <string>
#include <vector>

namespace rosa::catalog {

struct Protocol {
    std::string id;  ///< "cv-10-90"
    std::string title;
    std::string help;
};

/// All of them, in display order.
std::vector<Protocol> protocols();

}  // namespace rosa::catalog
