/// Mean and spread of several curves, epoch by epoch.
#pragma once

#include <span>
#include <vector>

#include "widgets/plots/curve_store.h"

namespace rosa::widgets {

/// What the band around the mean shows.
enum class Spread {
    Range,      ///< Smallest to largest value of any curve.
    Deviation,  ///< Sample standard deviation (n − 1) to both sides.
};

/// The epochs first … last of all curves together.
struct BandColumn {
    int first = 0;
    int last = 0;
    double mean = 0;    ///< Of the curves' means over the column. NaN where no curve has a value.
    double smooth = 0;  ///< Mean of the smoothed curves, which is the smoothed mean where all have the same epochs.
    double low = 0;
    double high = 0;
    int count = 0;  ///< Curves that have a value there.
};

struct Band {
    std::vector<BandColumn> columns;
    int epochsPerColumn = 1;
    int fewest = 0;  ///< Smallest and largest count in the columns.
    int most = 0;
};

/// The band over the epochs from … to with columns as CurveStore::visible() makes them. A single curve has a deviation of 0.
Band bandOf(std::span<const CurveStore* const> curves, Spread spread, double from, double to, int pixels);

}  // namespace rosa::widgets
