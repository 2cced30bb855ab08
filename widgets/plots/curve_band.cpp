#include "widgets/plots/curve_band.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "widgets/plots/student_t.h"

namespace rosa::widgets {

namespace {

/// Accumulates one column over all curves.
struct Gathered {
    int last = 0;
    int count = 0;
    double mean = 0;
    double smooth = 0;
    double squares = 0;  ///< Sum of squared distances from the mean (Welford).
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void add(const CurveColumn& column)
    {
        last = std::max(last, column.last);
        if (std::isnan(column.mean)) return;
        ++count;
        const double distance = column.mean - mean;
        mean += distance / count;
        squares += distance * (column.mean - mean);
        smooth += (column.smooth - smooth) / count;
        low = std::min(low, column.minimum);
        high = std::max(high, column.maximum);
    }
};

/// A column width that all curves support.
int commonWidth(std::span<const CurveStore* const> curves, double from, double to, int pixels)
{
    for (int width = 1;;) {
        int wanted = width;
        for (const CurveStore* curve : curves) wanted = std::max(wanted, curve->columnWidth(from, to, pixels, width));
        if (wanted == width) return width;
        width = wanted;
    }
}

/// Distance of the ends of a band from its mean.
class HalfWidths {
public:
    explicit HalfWidths(Spread spread) : m_spread(spread) {}

    double of(const Gathered& all)
    {
        if (all.count < 2) return 0;
        const double deviation = std::sqrt(all.squares / (all.count - 1));
        if (m_spread == Spread::Deviation) return deviation;
        const double error = deviation / std::sqrt(all.count);
        if (m_spread == Spread::Error) return error;
        const auto [factor, isNew] = m_factors.try_emplace(all.count, 0);
        if (isNew) factor->second = intervalFactor(all.count);
        return factor->second * error;
    }

private:
    Spread m_spread;
    std::map<int, double> m_factors;  ///< By number of curves: the columns of a band have few different ones.
};

BandColumn columnOf(int first, const Gathered& all, Spread spread, HalfWidths& halfWidths)
{
    BandColumn column;
    column.first = first;
    column.last = all.last;
    column.count = all.count;
    column.mean = column.smooth = column.low = column.high = std::numeric_limits<double>::quiet_NaN();
    if (all.count == 0) return column;
    const double half = spread == Spread::Range ? 0 : halfWidths.of(all);
    column.mean = all.mean;
    column.smooth = all.smooth;
    column.low = spread == Spread::Range ? all.low : all.mean - half;
    column.high = spread == Spread::Range ? all.high : all.mean + half;
    return column;
}

}  // namespace

Band bandOf(std::span<const CurveStore* const> curves, Spread spread, double from, double to, int pixels)
{
    Band band;
    band.epochsPerColumn = commonWidth(curves, from, to, pixels);
    std::map<int, Gathered> columns;
    for (const CurveStore* curve : curves)
        for (const CurveColumn& column : curve->visible(from, to, pixels, band.epochsPerColumn).columns)
            columns[column.first].add(column);
    HalfWidths halfWidths(spread);
    for (const auto& [first, all] : columns) {
        band.columns.push_back(columnOf(first, all, spread, halfWidths));
        if (all.count == 0) continue;
        band.fewest = band.fewest == 0 ? all.count : std::min(band.fewest, all.count);
        band.most = std::max(band.most, all.count);
    }
    return band;
}

}  // namespace rosa::widgets
