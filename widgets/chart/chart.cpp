#include "widgets/chart/chart.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "widgets/figure/legend.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// 1, 2 and 5 times the powers of ten between two positive numbers, or the powers alone if these are too many.
std::vector<double> roundRatios(double low, double high, int most)
{
    std::vector<double> fine, coarse;
    const int first = static_cast<int>(std::floor(std::log10(low)));
    const int last = static_cast<int>(std::ceil(std::log10(high)));
    for (int power = first; power <= last; ++power)
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double value = factor * std::pow(10.0, power);
            if (value < low * (1 - 1e-9) || value > high * (1 + 1e-9)) continue;
            fine.push_back(value);
            if (factor == 1) coarse.push_back(value);
        }
    if (static_cast<int>(fine.size()) <= most || coarse.size() < 2) return fine;
    const auto step = static_cast<std::size_t>(std::max(1, static_cast<int>(coarse.size()) / std::max(1, most)));
    std::vector<double> kept;
    for (std::size_t i = 0; i < coarse.size(); i += step) kept.push_back(coarse[i]);
    return kept;
}

}  // namespace

double ChartScale::shareOf(double value) const
{
    if (!isLog) return (value - low) / (high - low);
    return value > 0 ? std::log(value / low) / std::log(high / low) : kNoNumber;
}

double ChartScale::valueAt(double share) const
{
    return isLog ? low * std::pow(high / low, share) : low + share * (high - low);
}

std::vector<ScaleTick> ChartScale::ticks(int most) const
{
    most = std::max(2, most);
    std::vector<ScaleTick> ticks;
    if (!names.isEmpty()) {
        const int step = std::max(1, (static_cast<int>(names.size()) + most - 1) / most);
        for (int i = 0; i < names.size(); i += step) ticks.push_back({shareOf(i), names[i]});
        return ticks;
    }
    if (isLog) {
        for (const double value : roundRatios(low / unit, high / unit, most))
            ticks.push_back({shareOf(value * unit), shortNumber(value)});
        return ticks;
    }
    const double from = std::min(low, high) / unit, to = std::max(low, high) / unit;
    ticks = isWhole ? ValueScale::wholeTicks(from, to, most) : ValueScale(ScaleKind::Linear).ticks(from, to, most);
    std::erase_if(ticks, [](const ScaleTick& tick) { return tick.label.isEmpty(); });
    for (ScaleTick& tick : ticks) tick.place = shareOf(tick.place * unit);
    return ticks;
}

std::vector<ScaleTick> ChartScale::fittingTicks(double length, bool isVertical, const QFontMetricsF& metrics) const
{
    constexpr int kMostNumbers = 8;
    const double line = names.isEmpty() ? 1.5 * metrics.height() : metrics.height() - 0.5;
    const double letter = metrics.averageCharWidth(), gap = (names.isEmpty() ? 0.8 : 0.4) * letter;
    const auto need = [&](const QString& one, const QString& other) {
        return isVertical ? line : (metrics.horizontalAdvance(one) + metrics.horizontalAdvance(other)) / 2 + gap;
    };
    // A long label beyond the end of an axis would meet that of the next panel.
    const auto isOutside = [&](const ScaleTick& tick) {
        const double inside = std::min(tick.place, 1 - tick.place) * length;
        return metrics.horizontalAdvance(tick.label) / 2 - inside > 0.7 * metrics.height();
    };
    const auto fit = [&](const std::vector<ScaleTick>& ticks, bool isInside) {
        if (isInside && std::ranges::any_of(ticks, isOutside)) return false;
        for (std::size_t i = 1; i < ticks.size(); ++i)
            if (std::abs(ticks[i].place - ticks[i - 1].place) * length < need(ticks[i - 1].label, ticks[i].label))
                return false;
        return true;
    };
    const int bound = static_cast<int>(length / (isVertical ? line : letter));
    const int all = std::clamp(bound, 2, names.isEmpty() ? kMostNumbers : std::max(2, static_cast<int>(names.size())));
    const auto fitting = [&](bool isInside) -> std::optional<std::vector<ScaleTick>> {
        for (int most = all; most >= 2; --most)
            if (auto found = ticks(most); fit(found, isInside)) return found;
        return std::nullopt;
    };
    // Where the ends of an axis are round numbers, fewer labels do not help: 100 stands there in any case.
    if (!isVertical && !isLog && names.isEmpty())
        if (auto inside = fitting(true)) return *std::move(inside);
    return fitting(false).value_or(ticks(2));
}

QString ChartScale::text(double value) const
{
    if (std::isnan(value)) return QStringLiteral("–");
    const auto name = static_cast<qsizetype>(std::lround(value));
    if (!names.isEmpty()) return name >= 0 && name < names.size() ? names[name] : QString();
    return unit == 0.01 ? perCent(value, 1) : shortNumber(value / unit);
}

ChartScale ChartScale::ofNames(const QString& title, const QStringList& names, bool isDown)
{
    ChartScale scale;
    scale.title = title;
    scale.low = -0.5;
    scale.high = static_cast<double>(std::max<qsizetype>(names.size(), 1)) - 0.5;
    scale.names = names;
    if (isDown) std::swap(scale.low, scale.high);
    return scale;
}

QColor ChartColours::of(Tone tone, int colour) const
{
    if (colour >= 0) return curveColour(colour, isDark);
    switch (tone) {
        case Tone::Plain:
            return curveColour(0, isDark);
        case Tone::Faint:
            return curveColour(4, isDark);
        case Tone::Quiet: {
            QColor pale = quiet;
            pale.setAlphaF(0.35F);
            return pale;
        }
        case Tone::Accent:
            return curveColour(5, isDark);
        case Tone::Reference:
        case Tone::Mean:
        case Tone::Ring:
            return text;
        case Tone::Sample:
        case Tone::Hollow:
        case Tone::Published:
            return quiet;
        case Tone::Second:
            return curveColour(2, isDark);
        case Tone::Failed:
            break;
    }
    return failed;
}

ChartColours ChartColours::paper()
{
    return {Qt::black, QColor(0x50, 0x50, 0x50), QColor(0xE2, 0xE2, 0xE2),
            Qt::white, QColor(0xB0, 0x20, 0x20), QColor(0, 0, 0),
            false};
}

QRgb resultColour(double share, bool isDark)
{
    if (std::isnan(share)) return qRgb(128, 128, 128);
    // Neither end of the map may vanish in the background.
    const double place = isDark ? 0.2 + 0.8 * share : 0.88 * (1 - share);
    return colourOf(ColourMap::Viridis, place, 0, 1);
}

int markerOf(Tone tone)
{
    switch (tone) {
        case Tone::Reference:
            return 1;
        case Tone::Accent:
            return 2;
        case Tone::Faint:
            return 3;
        case Tone::Failed:
            return 4;
        case Tone::Mean:
            return LegendMark::kStroke;
        case Tone::Hollow:
        case Tone::Ring:
            return LegendMark::kHollow;
        case Tone::Published:
            return LegendMark::kDiamond;
        default:
            return 0;
    }
}

}  // namespace rosa::widgets
