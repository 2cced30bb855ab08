/// How different two colours look: CIEDE2000 (Sharma, Wu, Dalal, 2005).
#pragma once

#include <cmath>
#include <numbers>

#include <QColor>

namespace rosa::test {

struct Lab {
    double lightness, a, b;
};

/// Of a colour in sRGB, under D65.
inline Lab labOf(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const auto bent = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : t * 841 / 108 + 4.0 / 29; };
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const double x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = bent(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = bent((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

inline double colourDifference(const Lab& one, const Lab& other)
{
    constexpr double kDegree = std::numbers::pi / 180;
    const auto seventh = [](double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); };
    const double stretch = 1.5 - 0.5 * seventh((std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2);
    const double c1 = std::hypot(one.a * stretch, one.b), c2 = std::hypot(other.a * stretch, other.b);
    const auto hue = [&](const Lab& lab) {
        const double angle = std::atan2(lab.b, lab.a * stretch) / kDegree;
        return angle < 0 ? angle + 360 : angle;
    };
    const double h1 = hue(one), h2 = hue(other);
    const bool isNear = std::abs(h2 - h1) <= 180;
    const double turn = c1 * c2 == 0 ? 0 : isNear ? h2 - h1 : h2 > h1 ? h2 - h1 - 360 : h2 - h1 + 360;
    const double sum = h1 + h2;
    const double mean = c1 * c2 == 0 ? sum : isNear ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180;
    const double lightness = (one.lightness + other.lightness) / 2 - 50, chroma = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((mean - 30) * kDegree) + 0.24 * std::cos(2 * mean * kDegree) +
                     0.32 * std::cos((3 * mean + 6) * kDegree) - 0.20 * std::cos((4 * mean - 63) * kDegree);
    const double dl =
        (other.lightness - one.lightness) / (1 + 0.015 * lightness * lightness / std::sqrt(20 + lightness * lightness));
    const double dc = (c2 - c1) / (1 + 0.045 * chroma);
    const double dh = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * kDegree) / (1 + 0.015 * chroma * t);
    const double around = (mean - 275) / 25;
    const double rotation = -std::sin(60 * std::exp(-around * around) * kDegree) * 2 * seventh(chroma);
    return std::sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

}  // namespace rosa::test
