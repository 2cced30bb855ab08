#include "core/sweep/samplers.h"

#include <algorithm>
#include <set>

#include "core/base/random.h"
#include "core/sweep/sobol.h"
#include "core/sweep/tpe.h"

namespace rosa::sweep {

namespace {

/// Points of Sobol's sequence in a row that repeat known configurations before the space counts as exhausted.
constexpr std::uint64_t kMostRepeats = 100000;

Try defaultTry(const SweepRule& rule, const catalog::Configuration& base)
{
    Try one;
    bool isInside = true;
    for (const Dimension& dimension : rule.space) {
        const std::string text = catalog::toText(base.values().at(dimension.key).value);
        one.values[dimension.key] = text;
        const auto coordinate = dimension.coordinateOf(text);
        one.point.push_back(coordinate.value_or(0));
        isInside = isInside && coordinate.has_value();
    }
    if (!isInside) one.point.clear();
    return one;
}

std::set<Values> knownValues(std::span<const Try> tries)
{
    std::set<Values> known;
    for (const Try& one : tries) known.insert(one.values);
    return known;
}

/// Whether every configuration of a finite space is known.
bool isExhausted(const SweepRule& rule, const std::set<Values>& known)
{
    const auto size = sizeOf(rule.space);
    if (!size || known.size() < *size) return false;
    std::uint64_t inside = 0;  // The default configuration may lie outside of the space.
    for (const Values& values : known)
        inside += std::ranges::all_of(rule.space, [&](const Dimension& dimension) {
            return dimension.coordinateOf(values.at(dimension.key)).has_value();
        });
    return inside >= *size;
}

std::optional<Try> nextKnown(const SweepRule& rule, const std::set<Values>& known, int number, std::uint64_t after)
{
    const bool isGrid = rule.sampler == Sampler::Grid;
    if (isExhausted(rule, known)) return std::nullopt;
    const std::uint64_t end = isGrid ? *sizeOf(rule.space) + 1 : after + kMostRepeats;
    for (std::uint64_t index = after + 1; index <= end; ++index) {
        Try one{number, isGrid ? Origin::Grid : Origin::Sobol, {}, {}, index};
        one.point = isGrid ? gridPoint(rule.space, index - 1) : sobolPoint(rule.space.size() + 1, index, rule.seed);
        one.values = valuesAt(rule.space, one.point);
        if (!known.contains(one.values)) return one;
        if (isGrid && index >= end) break;
    }
    return std::nullopt;
}

std::uint64_t lastIndex(std::span<const Try> tries)
{
    std::uint64_t last = 0;
    for (const Try& one : tries) last = std::max(last, one.index);
    return last;
}

}  // namespace

std::optional<Try> nextKnownTry(const SweepRule& rule, const catalog::Configuration& base, std::span<const Try> tries)
{
    if (tries.empty()) return defaultTry(rule, base);
    return nextKnown(rule, knownValues(tries), static_cast<int>(tries.size()), lastIndex(tries));
}

Result<void> addKnownTries(SweepFolder& folder)
{
    std::set<Values> known = knownValues(folder.tries());
    const SweepRule& rule = folder.rule();
    while (static_cast<int>(folder.tries().size()) < sobolTries(rule)) {
        const auto& tries = folder.tries();
        const auto next = tries.empty() ? std::optional(defaultTry(rule, folder.base()))
                                        : nextKnown(rule, known, static_cast<int>(tries.size()), lastIndex(tries));
        if (!next) return {};
        ROSA_TRY_ASSIGN(const bool isFirst, folder.addTry(*next));
        if (!isFirst) {
            ROSA_TRY(folder.refresh());
            known = knownValues(folder.tries());
        } else {
            known.insert(next->values);
        }
    }
    return {};
}

int triesOf(const SweepFolder& folder)
{
    const auto& tries = folder.tries();
    const int known = static_cast<int>(tries.size()), budget = folder.rule().budget;
    if (!wantsProposal(folder)) return known;
    const auto size = sizeOf(folder.rule().space);
    const bool isOutside = !tries.empty() && tries.front().point.empty();  // The default configuration.
    return size ? static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(budget), *size + (isOutside ? 1 : 0)))
                : budget;
}

bool wantsProposal(const SweepFolder& folder)
{
    const SweepRule& rule = folder.rule();
    return rule.sampler == Sampler::Tpe && static_cast<int>(folder.tries().size()) < rule.budget &&
           !isExhausted(rule, knownValues(folder.tries()));
}

std::optional<Try> propose(const SweepRule& rule, const catalog::Configuration& base, std::span<const Try> tries,
                           const Ranking& ranking)
{
    std::vector<TpeAxis> axes;
    for (const Dimension& dimension : rule.space) axes.push_back({dimension.isOrdered ? 0 : dimension.values.size()});
    std::vector<TpePoint> points;
    for (std::size_t i = 0; i < tries.size(); ++i) {
        if (tries[i].point.empty()) continue;
        TpePoint point{{tries[i].point.begin(), tries[i].point.begin() + static_cast<std::ptrdiff_t>(axes.size())}, {}};
        const TryScore& score = ranking.tries[i];
        if (score.standing == Standing::Failed)
            point.value = -1;  // Below every accuracy.
        else if (score.blocks > 0)
            point.value = score.mean;
        points.push_back(std::move(point));
    }
    const std::set<Values> known = knownValues(tries);
    RandomStream stream(rule.seed, Purpose::Sweep, 2, static_cast<std::uint32_t>(tries.size()));
    const auto point = proposePoint(axes, points, stream,
                                    [&](std::span<const double> at) { return !known.contains(valuesAt(rule.space, at)); });
    if (!point) return nextKnownTry(rule, base, tries);
    return Try{static_cast<int>(tries.size()), Origin::Tpe, valuesAt(rule.space, *point), *point, 0};
}

}  // namespace rosa::sweep
