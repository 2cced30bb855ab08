/// One curve of any length in bounded memory, with exact extrema at every zoom.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace rosa::widgets {

/// What a curve does over the epochs first … last. Values are NaN where none of the epochs has one; `opening` and `closing` also where
/// just the first or last has none, so that a line breaks at gaps.
struct CurveColumn {
    int first = 0;
    int last = 0;
    double minimum = std::numeric_limits<double>::quiet_NaN();
    double maximum = minimum;
    double opening = minimum;  ///< Value of epoch `first`.
    double closing = minimum;  ///< Value of epoch `last`.
    double mean = minimum;     ///< Over the epochs that have a value.
    double smooth = minimum;   ///< Smoothed value at epoch `last`; NaN where smoothing is off.
    bool hasGap = false;       ///< Some epoch has no value.
};

/// A stretch of a curve. All columns span `epochsPerColumn` epochs, but the first and the last may be cut by the curve's ends.
struct CurveView {
    std::vector<CurveColumn> columns;
    int epochsPerColumn = 1;
    /// Every epoch has a column of its own.
    [[nodiscard]] bool isRaw() const { return epochsPerColumn == 1; }
};

/// Values of the epochs 1, 2, … in order. Up to kBuckets epochs are kept one by one; then neighbours are merged in pairs (smallest,
/// largest, first, last, mean) whenever room is short, so at most kBuckets buckets are held, over 2 to the power of k epochs
/// each, beside the kTail newest values as they are. About 2 MB at most, amortised constant time a value. Not shared between threads.
class CurveStore {
public:
    static constexpr int kBuckets = 32768;
    static constexpr int kTail = 4096;

    void clear();
    void append(std::span<const double> values);

    /// Epochs held.
    [[nodiscard]] int size() const { return m_size; }
    /// Epochs merged in one bucket; 1: nothing is thinned.
    [[nodiscard]] int epochsPerBucket() const { return m_width; }

    /// Columns that cover the epochs from … to (clipped to the curve), at most `pixels` + 2 of them and none narrower than
    /// `coarsest` epochs. Columns begin at multiples of their width, so they stay the same while the curve is moved, and columns of
    /// one width of two curves cover the same epochs. O(pixels · log).
    [[nodiscard]] CurveView visible(double from, double to, int pixels, int coarsest = 1) const;
    /// Epochs a column of visible() would span.
    [[nodiscard]] int columnWidth(double from, double to, int pixels, int coarsest = 1) const;
    /// The finest that is known of one epoch; empty (NaN) where there is none.
    [[nodiscard]] CurveColumn at(int epoch) const;
    /// Everything in one column.
    [[nodiscard]] CurveColumn whole() const;

    /// Exponential smoothing s ← w·s + (1 − w)·x, corrected for its start, over the epochs that have a value; 0 switches it off. What was
    /// merged already is smoothed by the buckets' means. `weight` in [0, 1). O(buckets).
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
    /// Smoothing as it goes.
    struct Smoother {
        double state = 0;
        double share = 1;  ///< Of the start value; its share is divided out.
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

    std::vector<std::vector<Bucket>>
        m_levels;                  ///< [0]: buckets, the last may be open; [l + 1]: whole groups of eight of [l].
    std::vector<double> m_smooth;  ///< At the end of each bucket.
    std::vector<Point> m_tail;     ///< Ring by epoch.
    Smoother m_smoother;
    double m_weight = 0;
    int m_size = 0;
    int m_width = 1;
    int m_fill = 0;  ///< Epochs in the open bucket; 0: none is open.
};

}  // namespace rosa::widgets
