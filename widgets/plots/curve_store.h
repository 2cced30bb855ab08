/// One curve of any length in bounded memory, with exact extrema at every zoom level.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace rosa::widgets {

/// Summary of a curve over the epochs first … last. Values are NaN if none of the epochs has a value; `opening` and `closing` also if just
/// the first or last has none, so that a line breaks at gaps.
struct CurveColumn {
    int first = 0;
    int last = 0;
    double minimum = std::numeric_limits<double>::quiet_NaN();
    double maximum = minimum;
    double opening = minimum;  ///< Value of epoch `first`.
    double closing = minimum;  ///< Value of epoch `last`.
    double mean = minimum;     ///< Over the epochs with a value.
    double smooth = minimum;   ///< Smoothed value at epoch `last`; NaN if smoothing is off.
    bool hasGap = false;       ///< At least one epoch has no value.
};

/// A section of a curve. All columns span `epochsPerColumn` epochs, except that the ends of the curve may cut the first and the last.
struct CurveView {
    std::vector<CurveColumn> columns;
    int epochsPerColumn = 1;
    /// Every epoch has its own column.
    [[nodiscard]] bool isRaw() const { return epochsPerColumn == 1; }
};

/// Values of the epochs 1, 2, … in order. Up to kBuckets epochs are stored individually; when space runs out, neighbours are merged in
/// pairs (minimum, maximum, first, last, mean), so that there are at most kBuckets buckets of 2^k epochs each, in addition to the kTail
/// newest values. About 2 MB at most, amortised constant time per value. Not thread-safe.
class CurveStore {
public:
    static constexpr int kBuckets = 32768;
    static constexpr int kTail = 4096;

    void clear();
    void append(std::span<const double> values);

    /// Number of epochs stored.
    [[nodiscard]] int size() const { return m_size; }
    /// Epochs per bucket; 1: nothing is merged.
    [[nodiscard]] int epochsPerBucket() const { return m_width; }

    /// Columns that cover the epochs from … to (clipped to the curve), at most `pixels` + 2 of them, none narrower than `coarsest` epochs.
    /// Columns begin at multiples of their width, so they do not change while the curve is moved, and columns of equal width of two curves
    /// cover the same epochs. O(pixels · log).
    [[nodiscard]] CurveView visible(double from, double to, int pixels, int coarsest = 1) const;
    /// Width in epochs of the columns of visible().
    [[nodiscard]] int columnWidth(double from, double to, int pixels, int coarsest = 1) const;
    /// The most detailed data about one epoch; empty (NaN) if there are none.
    [[nodiscard]] CurveColumn at(int epoch) const;
    /// Everything in one column.
    [[nodiscard]] CurveColumn whole() const;

    /// Exponential smoothing s ← w·s + (1 − w)·x with bias correction for its start, over the epochs with a value; 0 switches it off.
    /// Merged epochs are smoothed by the means of their buckets. `weight` in [0, 1). O(buckets).
    void setSmoothing(double weight);
    [[nodiscard]] double smoothing() const { return m_weight; }

private:
    struct Bucket {
        double minimum, maximum, opening, closing, sum;
        int valid;
        bool hasGap;
    };
    struct Point {
        double value, smooth;
    };
    /// Incremental smoothing.
    struct Smoother {
        double state = 0;
        double share = 1;  ///< Share of the start value, which is divided out.
        double next(double weight, double value, int times);
    };

    static Bucket bucketOf(double value);
    static Bucket merged(const Bucket& a, const Bucket& b);
    void appendOne(double value);
    void closeBucket();
    void halve();
    void buildLevels();
    [[nodiscard]] Bucket aggregate(int from, int to) const;
    [[nodiscard]] CurveColumn columnOf(const Bucket& bucket, int first, int last) const;
    [[nodiscard]] bool isInTail(int first) const { return first > m_size - kTail; }
    [[nodiscard]] const Point& tailPoint(int epoch) const { return m_tail[static_cast<std::size_t>(epoch % kTail)]; }
    [[nodiscard]] CurveColumn tailColumn(int first, int last) const;

    /// [0]: buckets, the last may be open; [l + 1]: whole groups of eight of [l].
    std::vector<std::vector<Bucket>> m_levels;
    std::vector<double> m_smooth;  ///< At the end of each bucket.
    std::vector<Point> m_tail;     ///< Ring buffer indexed by epoch.
    Smoother m_smoother;
    double m_weight = 0;
    int m_size = 0;
    int m_width = 1;
    int m_fill = 0;  ///< Epochs in the open bucket; 0: none is open.
};

}  // namespace rosa::widgets
