#include "widgets/style/colour_map.h"

#include <algorithm>
#include <cmath>

#include "core/base/bind/fields.h"
#include "widgets/style/colour_tables.h"

namespace rosa::widgets {

namespace {

std::array<QRgb, 256> opaque(const std::array<std::uint32_t, 256>& colours)
{
    std::array<QRgb, 256> table{};
    std::ranges::transform(colours, table.begin(), [](std::uint32_t colour) { return 0xff000000U | colour; });
    return table;
}

std::array<QRgb, 256> greyLevels()
{
    std::array<QRgb, 256> table{};
    for (int i = 0; i < 256; ++i) table[static_cast<std::size_t>(i)] = qRgb(255 - i, 255 - i, 255 - i);
    return table;
}

}  // namespace

const std::array<QRgb, 256>& coloursOf(ColourMap map)
{
    static const std::array<QRgb, 256> viridis = opaque(kViridis);
    static const std::array<QRgb, 256> cividis = opaque(kCividis);
    static const std::array<QRgb, 256> greys = greyLevels();
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

std::vector<bind::Named<ColourMap>> namedColourMaps()
{
    std::vector<bind::Named<ColourMap>> maps;
    for (const ColourMap map : {ColourMap::Viridis, ColourMap::Cividis, ColourMap::Greys})
        maps.push_back({map, nameOf(map).toStdString(), {}});
    return maps;
}

}  // namespace rosa::widgets
