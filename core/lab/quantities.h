/// Named numbers of a problem, which lessons state and check.
#pragma once

#include <span>
#include <string>

#include "core/base/result.h"
#include "core/lab/problem.h"

namespace rosa::lab {

/// One kind of number.
struct QuantityInfo {
    const char* name;     ///< "cost", "plan"
    int indices;          ///< Number of indices behind it, 1-based: plan[1,2] has two.
    const char* meaning;  ///< In English, for the manual and the command; translatable.
};

/// All of them, in the order of the manual.
std::span<const QuantityInfo> quantityInfos();

/// A quantity with its indices, as written: "cost", "plan[1,2]".
struct QuantityName {
    std::size_t kind = 0;  ///< Index into quantityInfos().
    std::int64_t row = 0;  ///< From 0.
    std::int64_t column = 0;
};

/// An Error suggests a known name, or says how many indices are expected.
Result<QuantityName> quantityFromText(const std::string& text);
std::string toText(const QuantityName& name);

/// Computes the quantity from nothing but the problem, by core/transport. Cost: one solve. Errors are those of pose() and the solvers, and of
/// indices out of range, and of a quantity that the variant does not have. Reentrant.
Result<double> quantity(const Problem& problem, const QuantityName& name);

}  // namespace rosa::lab
