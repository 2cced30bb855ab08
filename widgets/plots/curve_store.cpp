#include "widgets/plots/curve_store.h"

#include <algorithm>
#include <cmath>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

constexpr int kFan = 8;
/// The smaller value; NaN stands for "no value".
double smaller(double a, double b) { return std::fmin(a, b); }
double larger(double a, double b) { return std::fmax(a, b); }

}  // namespace

CurveStore::Bucket CurveStore::bucketOf(double value)
{
    const bool isValue = !std::isnan(value);
    return {value, value, value, value, isValue ? value : 0, isValue ? 1 : 0, !isValue};
}

CurveStore::Bucket CurveStore::merged(const Bucket& a, const Bucket& b)
{
    return {
        smaller(a.minimum, b.minimum), larger(a.maximum, b.maximum), a.opening, b.closing, a.sum + b.sum, a.valid + b.valid,
        a.hasGap || b.hasGap};
}

double CurveStore::Smoother::next(double weight, double value, int times)
{
    if (!std::isnan(value) && times > 0) {
        const double kept = times == 1 ? weight : std::pow(weight, times);
        state = kept * state + (1 - kept) * value;
        share *= kept;
    }
    return share < 1 ? state / (1 - share) : kNoNumber;
}

void CurveStore::clear()
{
    const double weight = m_weight;
    *this = CurveStore();
    m_weight = weight;
}

void CurveStore::append(std::span<const double> values)
{
    for (const double value : values) appendOne(value);
}

void CurveStore::appendOne(double value)
{
    if (m_levels.empty()) m_levels.resize(1);
    const double smooth = m_weight > 0 ? m_smoother.next(m_weight, value, 1) : kNoNumber;
    ++m_size;
    // The ring grows with the curve, because most curves are short.
    if (static_cast<int>(m_tail.size()) < kTail)
        m_tail.resize(static_cast<std::size_t>(std::min(kTail, m_size + m_size / 2 + 1)));
    m_tail[static_cast<std::size_t>(m_size % kTail)] = {value, smooth};

    std::vector<Bucket>& buckets = m_levels.front();
    if (m_fill == 0) {
        buckets.push_back(bucketOf(value));
        if (m_weight > 0) m_smooth.push_back(smooth);
    } else {
        buckets.back() = merged(buckets.back(), bucketOf(value));
        if (m_weight > 0) m_smooth.back() = smooth;
    }
    if (++m_fill == m_width) closeBucket();
}

void CurveStore::closeBucket()
{
    m_fill = 0;
    if (static_cast<int>(m_levels.front().size()) == kBuckets) {
        halve();
        return;
    }
    for (std::size_t level = 0; m_levels[level].size() % kFan == 0; ++level) {
        if (level + 1 == m_levels.size()) m_levels.emplace_back();
        const auto group = m_levels[level].end() - kFan;
        Bucket whole = *group;
        for (int i = 1; i < kFan; ++i) whole = merged(whole, group[i]);
        m_levels[level + 1].push_back(whole);
    }
}

void CurveStore::halve()
{
    std::vector<Bucket>& buckets = m_levels.front();
    for (std::size_t i = 0; 2 * i < buckets.size(); ++i) buckets[i] = merged(buckets[2 * i], buckets[2 * i + 1]);
    buckets.resize(buckets.size() / 2);
    for (std::size_t i = 0; 2 * i < m_smooth.size(); ++i) m_smooth[i] = m_smooth[2 * i + 1];
    m_smooth.resize(m_smooth.size() / 2);
    m_width *= 2;
    buildLevels();
}

void CurveStore::buildLevels()
{
    m_levels.resize(1);
    while (m_levels.back().size() >= kFan) {
        const std::vector<Bucket>& below = m_levels.back();
        std::vector<Bucket> level;
        for (std::size_t i = 0; i + kFan <= below.size(); i += kFan) {
            Bucket whole = below[i];
            for (std::size_t k = 1; k < kFan; ++k) whole = merged(whole, below[i + k]);
            level.push_back(whole);
        }
        m_levels.push_back(std::move(level));
    }
}

CurveStore::Bucket CurveStore::aggregate(int from, int to) const
{
    Bucket left{kNoNumber, kNoNumber, kNoNumber, kNoNumber, 0, 0, false};
    Bucket right = left;
    bool hasLeft = false;
    bool hasRight = false;
    const auto takeLeft = [&](const Bucket& bucket) {
        left = hasLeft ? merged(left, bucket) : bucket;
        hasLeft = true;
    };
    const auto takeRight = [&](const Bucket& bucket) {
        right = hasRight ? merged(bucket, right) : bucket;
        hasRight = true;
    };
    const int held = static_cast<int>(m_levels.front().size());
    // The open bucket does not belong to a group yet.
    if (m_fill > 0 && to == held && from < to) takeRight(m_levels.front()[static_cast<std::size_t>(--to)]);
    for (std::size_t level = 0; from < to; ++level) {
        const std::vector<Bucket>& buckets = m_levels[level];
        const bool isTop = level + 1 == m_levels.size();
        while (from < to && (isTop || from % kFan != 0)) takeLeft(buckets[static_cast<std::size_t>(from++)]);
        while (from < to && to % kFan != 0) takeRight(buckets[static_cast<std::size_t>(--to)]);
        from /= kFan;
        to /= kFan;
    }
    if (!hasRight) return left;
    return hasLeft ? merged(left, right) : right;
}

CurveColumn CurveStore::columnOf(const Bucket& bucket, int first, int last) const
{
    CurveColumn column;
    column.first = first;
    column.last = last;
    column.minimum = bucket.minimum;
    column.maximum = bucket.maximum;
    column.opening = bucket.opening;
    column.closing = bucket.closing;
    column.mean = bucket.valid > 0 ? bucket.sum / bucket.valid : kNoNumber;
    column.hasGap = bucket.hasGap;
    const auto end = static_cast<std::size_t>((last - 1) / m_width);
    if (end < m_smooth.size()) column.smooth = m_smooth[end];
    return column;
}

CurveColumn CurveStore::tailColumn(int first, int last) const
{
    Bucket bucket = bucketOf(tailPoint(first).value);
    for (int epoch = first + 1; epoch <= last; ++epoch) bucket = merged(bucket, bucketOf(tailPoint(epoch).value));
    CurveColumn column = columnOf(bucket, first, last);
    column.smooth = m_weight > 0 ? tailPoint(last).smooth : kNoNumber;
    return column;
}

int CurveStore::columnWidth(double from, double to, int pixels, int coarsest) const
{
    const double first = std::max(1.0, std::floor(from));
    const double last = std::min<double>(m_size, std::ceil(to));
    const double span = std::max(1.0, last - first + 1);
    const auto wanted = static_cast<int>(std::ceil(span / std::max(1, pixels)));
    const int width = std::max({1, wanted, coarsest});
    if (m_width == 1 || isInTail(static_cast<int>(first) - width)) return width;
    return (width + m_width - 1) / m_width * m_width;
}

CurveView CurveStore::visible(double from, double to, int pixels, int coarsest) const
{
    CurveView view;
    view.epochsPerColumn = columnWidth(from, to, pixels, coarsest);
    if (m_size == 0 || from > m_size || to < 1 || !(from <= to)) return view;
    const int width = view.epochsPerColumn;
    const int firstEpoch = static_cast<int>(std::max(1.0, std::floor(from)));
    const int lastEpoch = static_cast<int>(std::min<double>(m_size, std::ceil(to)));
    const bool fromTail = width % m_width != 0;
    for (int column = (firstEpoch - 1) / width; column * width < lastEpoch; ++column) {
        const int first = column * width + 1;
        const int last = std::min(m_size, first + width - 1);
        if (fromTail)
            view.columns.push_back(tailColumn(first, last));
        else
            view.columns.push_back(columnOf(aggregate((first - 1) / m_width, (last - 1) / m_width + 1), first, last));
    }
    return view;
}

CurveColumn CurveStore::at(int epoch) const
{
    if (epoch < 1 || epoch > m_size) return {epoch, epoch};
    if (isInTail(epoch)) return tailColumn(epoch, epoch);
    const int bucket = (epoch - 1) / m_width;
    const int first = bucket * m_width + 1;
    return columnOf(m_levels.front()[static_cast<std::size_t>(bucket)], first, std::min(m_size, first + m_width - 1));
}

CurveColumn CurveStore::whole() const
{
    if (m_size == 0) return {};
    return columnOf(aggregate(0, static_cast<int>(m_levels.front().size())), 1, m_size);
}

void CurveStore::setSmoothing(double weight)
{
    if (weight == m_weight) return;
    m_weight = weight;
    m_smoother = {};
    m_smooth.clear();
    if (!(weight > 0) || m_size == 0) return;
    const std::vector<Bucket>& buckets = m_levels.front();
    m_smooth.assign(buckets.size(), kNoNumber);
    const int tailFirst = std::max(1, m_size - kTail + 1);
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        // For a bucket that extends into the tail, the mean stands for the epochs before the tail.
        const int first = static_cast<int>(i) * m_width + 1;
        if (first >= tailFirst) break;
        const Bucket& bucket = buckets[i];
        const int times = std::min({bucket.valid, tailFirst - first});
        m_smooth[i] = m_smoother.next(weight, bucket.valid > 0 ? bucket.sum / bucket.valid : kNoNumber, times);
    }
    for (int epoch = tailFirst; epoch <= m_size; ++epoch) {
        Point& point = m_tail[static_cast<std::size_t>(epoch % kTail)];
        point.smooth = m_smoother.next(weight, point.value, 1);
        m_smooth[static_cast<std::size_t>((epoch - 1) / m_width)] = point.smooth;
    }
}

}  // namespace rosa::widgets
