/// The space of a sweep: which parameters are varied over which values.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"

namespace rosa::sweep {

/// How a range is divided: equal steps are equal differences, or equal ratios.
enum class Scale { Linear, Logarithmic };

/// One varied parameter: a range, or a list of values. Coordinates are in [0, 1).
struct Dimension {
    std::string key;                  ///< "transport.lambda"
    bool isWhole = false;             ///< The parameter is an integer.
    double low = 0, high = 0;         ///< Ends of a range, both included.
    Scale scale = Scale::Linear;      ///< Of a range.
    std::vector<std::string> values;  ///< Of a list, in the form of catalog::toText(); empty: a range.
    bool isOrdered = true;            ///< False for a list of choices or of true and false: neighbours mean nothing.

    [[nodiscard]] bool isRange() const { return values.empty(); }
    /// Number of different values; nullopt for a range of real numbers.
    [[nodiscard]] std::optional<std::uint64_t> count() const;
    /// The value at a coordinate, in the form of catalog::toText(). Real numbers are rounded to four significant digits within the range.
    [[nodiscard]] std::string valueAt(double coordinate) const;
    /// A coordinate at which valueAt() is `text`, in the middle of those; nullopt if the value is not in the space.
    [[nodiscard]] std::optional<double> coordinateOf(const std::string& text) const;

    bool operator==(const Dimension&) const = default;
};

/// Values by key of the varied parameters.
using Values = std::map<std::string, std::string>;

/// Parses one `--vary`: "KEY=5..80" (range), "KEY=5..80:log" (equal ratios), "KEY=5..80:log:7" (seven values of it), "KEY=5,10,20,30"
/// (list). An Error names the key, with the nearest one if `base` lacks it, and the range of the parameter; parameters of the evaluation, of
/// the time snapshots and those that only say what a run stores cannot be varied.
Result<Dimension> parseDimension(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                 const std::string& text);
/// The check of a dimension against the catalogue and the configuration, as parseDimension() makes it: for those read from a file.
Result<void> checkDimension(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                            const Dimension& dimension);
/// The text of a dimension that parseDimension() reads.
std::string toText(const Dimension& dimension);

/// The dimensions of several `--vary`. An Error if there are none, more than kMostDimensions, or a key occurs twice.
inline constexpr std::size_t kMostDimensions = 100;
Result<std::vector<Dimension>> parseSpace(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                          std::span<const std::string> texts);

/// Number of configurations; nullopt with a range of real numbers, or beyond 2^63.
std::optional<std::uint64_t> sizeOf(std::span<const Dimension> space);
/// The values at a point; `point` has at least as many coordinates as there are dimensions.
Values valuesAt(std::span<const Dimension> space, std::span<const double> point);
/// Point number `index` of the grid, 0 … sizeOf() − 1; the first dimension varies fastest.
std::vector<double> gridPoint(std::span<const Dimension> space, std::uint64_t index);

}  // namespace rosa::sweep
