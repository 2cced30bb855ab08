#include "widgets/style/colour_map.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace rosa::widgets {

namespace {

std::array<QRgb, 256> tableOf(ColourMap map)
{
    std::array<QRgb, 256> table{};
    cv::Mat levels(1, 256, CV_8U);
    for (int i = 0; i < 256; ++i) levels.at<uchar>(0, i) = static_cast<uchar>(i);
    if (map == ColourMap::Greys) {
        for (int i = 0; i < 256; ++i) table[static_cast<std::size_t>(i)] = qRgb(255 - i, 255 - i, 255 - i);
        return table;
    }
    cv::Mat colours;
    cv::applyColorMap(levels, colours, map == ColourMap::Viridis ? cv::COLORMAP_VIRIDIS : cv::COLORMAP_CIVIDIS);
    for (int i = 0; i < 256; ++i) {
        const auto& bgr = colours.at<cv::Vec3b>(0, i);
        table[static_cast<std::size_t>(i)] = qRgb(bgr[2], bgr[1], bgr[0]);
    }
    return table;
}

}  // namespace

const std::array<QRgb, 256>& coloursOf(ColourMap map)
{
    static const std::array<QRgb, 256> viridis = tableOf(ColourMap::Viridis);
    static const std::array<QRgb, 256> cividis = tableOf(ColourMap::Cividis);
    static const std::array<QRgb, 256> greys = tableOf(ColourMap::Greys);
    return map == ColourMap::Viridis ? viridis : map == ColourMap::Cividis ? cividis : greys;
}

QRgb colourOf(ColourMap map, double value, double low, double high)
{
    if (std::isnan(value)) return qRgba(0, 0, 0, 0);
    const double share = high > low ? (value - low) / (high - low) : 0.5;
    const int level = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
    return coloursOf(map)[static_cast<std::size_t>(level)];
}

QString nameOf(ColourMap map)
{
    switch (map) {
        case ColourMap::Viridis:
            return QStringLiteral("viridis");
        case ColourMap::Cividis:
            return QStringLiteral("cividis");
        case ColourMap::Greys:
            return QStringLiteral("greys");
    }
    return {};
}

}  // namespace rosa::widgets
