#include "core/sweep/space.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <set>

#include "core/base/text/nearest.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/time_options.h"

namespace rosa::sweep {

namespace {

using catalog::Parameter;
using catalog::ValueType;

constexpr std::uint64_t kMostValues = 1000;

/// Parses all of `text`.
std::optional<double> numberIn(const std::string& text)
{
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::vector<std::string> splitAt(const std::string& text, char mark)
{
    std::vector<std::string> parts{""};
    for (const char letter : text)
        if (letter == mark)
            parts.emplace_back();
        else
            parts.back() += letter;
    return parts;
}

double rounded(double value)
{
    if (value == 0) return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 3);
    // The quotient by a power of ten is closer to the decimal number than the product with its inverse.
    return unit >= 1 ? std::round(value / unit) * unit : std::round(value / unit) / std::round(1 / unit);
}

template <typename Options>
bool isOf(const std::string& key)
{
    return std::ranges::any_of(*catalog::group<Options>(), [&](const Parameter& parameter) { return parameter.key == key; });
}

Result<const Parameter*> variedParameter(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                         const std::string& key)
{
    const Parameter* const parameter = catalogue.parameter(key);
    if (!parameter || !base.has(key)) {
        std::vector<std::string> known;
        for (const auto& [name, value] : base.values()) known.push_back(name);
        return badInput(didYouMean(parameter ? Message("%1 cannot be varied: method %2 does not read it", key, base.method())
                                             : Message("unknown parameter '%1'", key),
                                   catalog::nearestKey(key, known)));
    }
    if (isOf<catalog::EvaluationOptions>(key) || isOf<catalog::TimeOptions>(key))
        return badInput("%1 cannot be varied: results under different values of it are not comparable", key);
    if (parameter->isBookkeeping) return badInput("%1 cannot be varied: it only says what a run stores", key);
    return parameter;
}

/// Ends of a range in the order low, high; the parts behind it are "log", "linear" and a number of values.
struct RangeText {
    std::string low, high;
    Scale scale = Scale::Linear;
    std::uint64_t count = 0;  ///< 0: not given.
};

Result<RangeText> rangeIn(const std::string& key, const std::string& text)
{
    const auto parts = splitAt(text, ':');
    const auto dots = parts[0].find("..");
    RangeText range{parts[0].substr(0, dots), parts[0].substr(dots + 2)};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (const std::string& part = parts[i]; part == "log") {
            range.scale = Scale::Logarithmic;
        } else if (part != "linear") {
            const char* const end = part.data() + part.size();
            const auto [stop, problem] = std::from_chars(part.data(), end, range.count);
            if (problem != std::errc() || stop != end || range.count < 2 || range.count > kMostValues)
                return badInput("--vary %1: expected log, linear or a number of values from 2 to %2, found '%3'", key,
                                kMostValues, part);
        }
    }
    return range;
}

Result<Dimension> rangeOf(const Parameter& parameter, const std::string& text)
{
    const std::string& key = parameter.key;
    if (parameter.type != ValueType::Integer && parameter.type != ValueType::Real)
        return badInput("--vary %1: expected a list of values (%2), found a range", key, catalog::expectation(parameter));
    ROSA_TRY_ASSIGN(const auto range, rangeIn(key, text));
    ROSA_TRY(catalog::parseValue(parameter, range.low));
    ROSA_TRY(catalog::parseValue(parameter, range.high));
    Dimension dimension{
        key, parameter.type == ValueType::Integer, *numberIn(range.low), *numberIn(range.high), range.scale, {}, true};
    if (dimension.low >= dimension.high)
        return badInput("--vary %1: expected a smaller value before a larger one, found %2..%3", key, range.low, range.high);
    if (dimension.scale == Scale::Logarithmic && dimension.low <= 0)
        return badInput("--vary %1: a logarithmic range begins above 0, not at %2", key, range.low);
    if (range.count == 0) return dimension;
    Dimension list{key, dimension.isWhole, 0, 0, Scale::Linear, {}, true};
    for (std::uint64_t i = 0; i < range.count; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(range.count - 1);
        const double value = dimension.scale == Scale::Linear
                                 ? dimension.low + share * (dimension.high - dimension.low)
                                 : dimension.low * std::pow(dimension.high / dimension.low, share);
        const std::string shown =
            dimension.isWhole ? std::to_string(std::llround(value)) : catalog::toText(catalog::Value(rounded(value)));
        if (list.values.empty() || list.values.back() != shown) list.values.push_back(shown);
    }
    return list;
}

Result<Dimension> listOf(const Parameter& parameter, const std::string& text)
{
    Dimension list{parameter.key,
                   parameter.type == ValueType::Integer,
                   0,
                   0,
                   Scale::Linear,
                   {},
                   parameter.type == ValueType::Integer || parameter.type == ValueType::Real};
    for (const std::string& part : splitAt(text, ',')) {
        ROSA_TRY_ASSIGN(const auto value, catalog::parseValue(parameter, part));
        const std::string shown = catalog::toText(value);
        if (std::ranges::find(list.values, shown) != list.values.end())
            return badInput("--vary %1: the value %2 occurs twice", parameter.key, shown);
        list.values.push_back(shown);
    }
    if (list.values.size() < 2)
        return badInput("--vary %1: expected several values (5,10,20) or a range (5..80), found '%2'", parameter.key, text);
    if (list.isOrdered) std::ranges::sort(list.values, {}, [](const std::string& value) { return *numberIn(value); });
    return list;
}

double lowEdge(const Dimension& range)
{
    const double low = range.low - (range.isWhole ? 0.5 : 0);
    return range.scale == Scale::Linear ? low : std::log(low);
}
double highEdge(const Dimension& range)
{
    const double high = range.high + (range.isWhole ? 0.5 : 0);
    return range.scale == Scale::Linear ? high : std::log(high);
}

}  // namespace

std::optional<std::uint64_t> Dimension::count() const
{
    if (!isRange()) return values.size();
    return isWhole ? std::optional(static_cast<std::uint64_t>(high - low) + 1) : std::nullopt;
}

std::string Dimension::valueAt(double coordinate) const
{
    if (!isRange()) {
        const auto index = static_cast<std::size_t>(coordinate * static_cast<double>(values.size()));
        return values[std::min(index, values.size() - 1)];
    }
    const double edge = lowEdge(*this) + coordinate * (highEdge(*this) - lowEdge(*this));
    const double value = scale == Scale::Linear ? edge : std::exp(edge);
    if (isWhole) return std::to_string(std::llround(std::clamp(value, low, high)));
    return catalog::toText(catalog::Value(std::clamp(rounded(value), low, high)));
}

std::optional<double> Dimension::coordinateOf(const std::string& text) const
{
    if (!isRange()) {
        const auto found = std::ranges::find(values, text);
        if (found == values.end()) return std::nullopt;
        return (static_cast<double>(found - values.begin()) + 0.5) / static_cast<double>(values.size());
    }
    const auto number = numberIn(text);
    if (!number || *number < low || *number > high) return std::nullopt;
    const double edge = scale == Scale::Linear ? *number : std::log(*number);
    return std::min((edge - lowEdge(*this)) / (highEdge(*this) - lowEdge(*this)), std::nextafter(1.0, 0.0));
}

Result<Dimension> parseDimension(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                 const std::string& text)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        return badInput("--vary %1: expected KEY=LOW..HIGH or KEY=VALUE,VALUE,…", text);
    auto parameter = variedParameter(catalogue, base, text.substr(0, equals));
    if (!parameter) return parameter.error().within("--vary");
    const std::string values = text.substr(equals + 1);
    auto parsed = values.find("..") != std::string::npos ? rangeOf(**parameter, values) : listOf(**parameter, values);
    if (!parsed) return parsed;
    ROSA_TRY(checkDimension(catalogue, base, *parsed));
    return parsed;
}

Result<void> checkDimension(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                            const Dimension& dimension)
{
    ROSA_TRY_ASSIGN(const Parameter* const parameter, variedParameter(catalogue, base, dimension.key));
    // A parameter may depend on the others in ways that only the whole configuration shows.
    catalog::Configuration tried = base;
    if (dimension.isRange()) {
        for (const double end : {dimension.low, dimension.high})
            ROSA_TRY(
                tried.set(catalogue, dimension.key,
                          dimension.isWhole ? std::to_string(std::llround(end)) : catalog::toText(catalog::Value(end))));
    } else {
        for (const std::string& value : dimension.values) ROSA_TRY(tried.set(catalogue, dimension.key, value));
    }
    const bool isNumber = parameter->type == ValueType::Integer || parameter->type == ValueType::Real;
    const bool fits = dimension.isWhole == (parameter->type == ValueType::Integer) && dimension.isOrdered == isNumber;
    const bool isRange = !dimension.isRange() || (isNumber && dimension.low < dimension.high &&
                                                  (dimension.scale == Scale::Linear || dimension.low > 0));
    if (!fits || !isRange) return badInput("%1: not a range of this parameter", dimension.key);
    return {};
}

std::string toText(const Dimension& dimension)
{
    std::string text = dimension.key + "=";
    if (dimension.isRange())
        return text + catalog::toText(catalog::Value(dimension.low)) + ".." +
               catalog::toText(catalog::Value(dimension.high)) + (dimension.scale == Scale::Logarithmic ? ":log" : "");
    for (std::size_t i = 0; i < dimension.values.size(); ++i) text += (i ? "," : "") + dimension.values[i];
    return text;
}

Result<std::vector<Dimension>> parseSpace(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                          std::span<const std::string> texts)
{
    if (texts.empty()) return badInput("nothing is varied: add --vary KEY=LOW..HIGH or --vary KEY=VALUE,VALUE,…");
    if (texts.size() > kMostDimensions)
        return badInput("%1 parameters are varied; at most %2 are possible", texts.size(), kMostDimensions);
    std::vector<Dimension> space;
    std::set<std::string> keys;
    for (const std::string& text : texts) {
        ROSA_TRY_ASSIGN(auto dimension, parseDimension(catalogue, base, text));
        if (!keys.insert(dimension.key).second) return badInput("--vary %1: given twice", dimension.key);
        space.push_back(std::move(dimension));
    }
    return space;
}

std::optional<std::uint64_t> sizeOf(std::span<const Dimension> space)
{
    std::uint64_t size = 1;
    for (const Dimension& dimension : space) {
        const auto count = dimension.count();
        if (!count || *count > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) / size)
            return std::nullopt;
        size *= *count;
    }
    return size;
}

Values valuesAt(std::span<const Dimension> space, std::span<const double> point)
{
    Values values;
    for (std::size_t d = 0; d < space.size(); ++d) values[space[d].key] = space[d].valueAt(point[d]);
    return values;
}

std::vector<double> gridPoint(std::span<const Dimension> space, std::uint64_t index)
{
    std::vector<double> point;
    for (const Dimension& dimension : space) {
        const std::uint64_t count = *dimension.count();
        point.push_back((static_cast<double>(index % count) + 0.5) / static_cast<double>(count));
        index /= count;
    }
    return point;
}

}  // namespace rosa::sweep
