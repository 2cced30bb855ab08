/// Mean and spread of several curves, epoch by epoch.
#pragma once

#include <span>
#include <vector>

#include "widgets/plots/curve_store.h"

namespace rosa::widgets {

/// Meaning of the band around the mean.
enum class Spread {
    Range,      ///< Minimum to maximum over the curves.
    Deviation,  ///< Sample standard deviation (n − 1) on both sides.
    Error,      ///< Standard error of the mean on both sides: deviation / √n.
    Interval,   ///< 95 % interval of the mean by Student's t with n − 1 degrees of freedom; assumes independent curves.
};

/// The epochs first … last of all curves.
struct BandColumn {
    int first = 0;
    int last = 0;
    double mean = 0;    ///< Mean over the curves of their means in the column. NaN if no curve has a value.
    double smooth = 0;  ///< Mean of the smoothed curves; equals the smoothed mean if all curves have the same epochs.
    double low = 0;
    double high = 0;
    int count = 0;  ///< Number of curves with a value there.
};

struct Band {
    std::vector<BandColumn> columns;
    int epochsPerColumn = 1;
    int fewest = 0;  ///< Minimum and maximum of count over the columns.
    int most = 0;
};

/// The band over the epochs from … to, with columns as in CurveStore::visible(). Where only one curve has a value, every spread is
/// the mean alone; BandColumn::count tells.
Band bandOf(std::span<const CurveStore* const> curves, Spread spread, double from, double to, int pixels);

}  // namespace rosa::widgets
