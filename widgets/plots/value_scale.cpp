#include "widgets/plots/value_scale.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QLocale>

#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// A power of ten as tick label.
QString powerLabel(double value)
{
    const double magnitude = std::abs(value);
    if (magnitude >= 0.001 && magnitude < 100000) return withMinus(QLocale().toString(value, 'g', 6));
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int exponent = static_cast<int>(std::lround(std::log10(magnitude)));
    QString label = value < 0 ? QStringLiteral("−10") : QStringLiteral("10");
    if (exponent < 0) label += QChar(u'⁻');
    for (const QChar c : QString::number(std::abs(exponent))) label += digits.at(c.digitValue());
    return label;
}

/// 1, 2 or 5 times a power of ten, such that about `count` steps fit into `span`.
double niceStep(double span, int count)
{
    const double raw = span / std::max(1, count);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    const double mantissa = raw / power;
    return power * (mantissa < 1.5 ? 1 : mantissa < 3.5 ? 2 : mantissa < 7.5 ? 5 : 10);
}

QString linearLabel(double value, double step)
{
    const double magnitude = std::max(std::abs(value), step);
    if (magnitude >= 1e6 || step < 1e-5)
        return withMinus(QLocale().toString(std::abs(value) < step / 2 ? 0.0 : value, 'g', 4));
    const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return withMinus(locale.toString(std::abs(value) < step / 2 ? 0.0 : value, 'f', decimals));
}

std::vector<ScaleTick> linearTicks(double low, double high, int count)
{
    std::vector<ScaleTick> ticks;
    const double step = niceStep(high - low, count);
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + step * 1e-9 && ticks.size() < 100; ++i)
        ticks.push_back({i * step, linearLabel(i * step, step)});
    return ticks;
}

}  // namespace

QString nameOf(ScaleKind kind)
{
    switch (kind) {
        case ScaleKind::Linear:
            return QStringLiteral("linear");
        case ScaleKind::Log:
            return QStringLiteral("log");
        case ScaleKind::SymmetricLog:
            return QStringLiteral("symlog");
    }
    return {};
}

double ValueScale::place(double value) const
{
    if (m_kind == ScaleKind::Linear || std::isnan(value)) return value;
    if (m_kind == ScaleKind::Log) return value > 0 ? std::log10(value) : std::numeric_limits<double>::quiet_NaN();
    const double ratio = value / m_threshold;
    return std::abs(ratio) <= 1 ? ratio : std::copysign(1 + std::log10(std::abs(ratio)), ratio);
}

double ValueScale::value(double place) const
{
    if (m_kind == ScaleKind::Linear) return place;
    if (m_kind == ScaleKind::Log) return std::pow(10, place);
    return m_threshold * (std::abs(place) <= 1 ? place : std::copysign(std::pow(10, std::abs(place) - 1), place));
}

std::vector<ScaleTick> ValueScale::ticks(double low, double high, int count) const
{
    if (!(high > low)) return {};
    if (m_kind == ScaleKind::Linear) {
        // A single number does not define a scale.
        std::vector<ScaleTick> ticks = linearTicks(low, high, count);
        for (int more = 1; ticks.size() < 2 && more <= 4; ++more) ticks = linearTicks(low, high, count + more);
        return ticks;
    }
    std::vector<ScaleTick> ticks;
    const int every = std::max(1, static_cast<int>(std::lround((high - low) / std::max(1, count))));
    const double unit = m_kind == ScaleKind::Log ? 1 : m_threshold;
    const auto add = [&](double at, const QString& label) {
        if (at >= low && at <= high) ticks.push_back({at, label});
    };
    for (int decade = static_cast<int>(std::floor(low)); decade <= static_cast<int>(std::ceil(high)); ++decade) {
        const bool isLabelled = decade % every == 0;
        if (m_kind == ScaleKind::SymmetricLog && decade == 0) {
            add(0, QLocale().toString(0));
            continue;
        }
        add(decade, isLabelled ? powerLabel(value(decade)) : QString());
        const double from = m_kind == ScaleKind::Log ? std::pow(10, decade) : unit * std::pow(10, std::abs(decade) - 1);
        const double sign = m_kind == ScaleKind::SymmetricLog && decade < 0 ? -1 : 1;
        for (int i = 2; i < 10 && every == 1; ++i) add(place(sign * i * from), {});
    }
    const auto labelled =
        std::count_if(ticks.begin(), ticks.end(), [](const ScaleTick& tick) { return !tick.label.isEmpty(); });
    if (labelled >= 2) return ticks;
    // Less than about a decade: the steps of a linear axis at their logarithmic positions.
    ticks = linearTicks(value(low), value(high), count);
    for (ScaleTick& tick : ticks) tick.place = place(tick.place);
    std::erase_if(ticks, [&](const ScaleTick& tick) { return !(tick.place >= low - 1e-9 && tick.place <= high + 1e-9); });
    return ticks;
}

std::vector<ScaleTick> ValueScale::wholeTicks(double low, double high, int count)
{
    std::vector<ScaleTick> ticks;
    const auto step = static_cast<qint64>(std::max(1.0, niceStep(high - low, count)));
    for (auto number = static_cast<qint64>(std::ceil(low / static_cast<double>(step) - 1e-9)) * step;
         static_cast<double>(number) <= high + 1e-9; number += step)
        ticks.push_back({static_cast<double>(number), QLocale().toString(number)});
    return ticks;
}

double ValueScale::thresholdFor(double largestMagnitude)
{
    if (!(largestMagnitude > 0) || !std::isfinite(largestMagnitude)) return 1;
    return std::pow(10, std::floor(std::log10(largestMagnitude)) - 2);
}

}  // namespace rosa::widgets
