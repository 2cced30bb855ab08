#include "widgets/matrix/matrix_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>
#include <QLocale>
#include <QPalette>

#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

constexpr double kMatrixGap = 4;
constexpr double kChip = 6;
constexpr double kBars = 16;
constexpr double kLeastArcs = 20, kMostArcs = 42;
constexpr double kColourBar = 8;
constexpr double kShortestBar = 40;
constexpr double kLongestName = 60;
constexpr double kSmallestNamedCell = 3;
constexpr double kSmallestPoints = 4.5;
constexpr int kMostUnnamed = 4;  ///< At least one in so many neighbours has a name, or none has.

bool hasClasses(const std::vector<NodeLabel>& labels)
{
    return std::ranges::any_of(labels, [](const NodeLabel& label) { return label.classOf >= 0; });
}

bool namesClasses(const MatrixPicture& picture)
{
    return picture.look.edgeText == EdgeText::Classes && (hasClasses(picture.rowLabels) || hasClasses(picture.columnLabels));
}

/// Neighbours of one class share a name if lines separate the classes.
bool hasGroups(const MatrixPicture& picture) { return namesClasses(picture) && picture.separatesClasses; }

const QString& textOf(const NodeLabel& label, const MatrixPicture& picture)
{
    return namesClasses(picture) && !label.isPadding ? label.className : label.name;
}

/// Font of the names along an edge; it shrinks with the cells.
QFont nameFont(const DrawingStyle& style, double cell, const MatrixPicture& picture, const QPaintDevice* device)
{
    QFont font = style.font;
    if (hasGroups(picture)) return font;
    const double full = QFontMetricsF(font, device).height();
    const double room = std::max(cell, style.smallestName);
    if (full > room) font.setPointSizeF(std::max(kSmallestPoints, font.pointSizeF() * room / full));
    return font;
}

double longestName(const std::vector<NodeLabel>& labels, const MatrixPicture& picture, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const NodeLabel& label : labels) width = std::max(width, metrics.horizontalAdvance(textOf(label, picture)));
    return std::min(std::ceil(width) + 1, std::max(kLongestName, 8 * metrics.averageCharWidth()));
}

/// Two digits each, or as many as show the width of the range to 5 %: "1.02" and "1.13", not "1" and "1.1".
std::array<QString, 2> scaleTexts(const MatrixPicture& picture)
{
    constexpr int kFewestDigits = 2, kMostDigits = 6;
    constexpr double kSameWidth = 0.05;
    const double width = picture.high - picture.low;
    // A rounding remainder of zero counts as zero.
    const auto shown = [least = width * 1e-3](double value) { return std::abs(value) < least ? 0 : value; };
    const auto rounded = [](double value, int digits) { return QString::number(value, 'g', digits).toDouble(); };
    const double low = shown(picture.low), high = shown(picture.high);
    int digits = kFewestDigits;
    while (digits < kMostDigits &&
           std::abs(rounded(high, digits) - rounded(low, digits) - width) > kSameWidth * std::abs(width))
        ++digits;
    const auto text = [digits](double value) { return QLocale().toString(value, 'g', digits); };
    return {text(low), text(high)};
}

/// Space in front of the cells for names, chips and bars.
struct Edge {
    double names = 0, chips = 0, bars = 0, arcs = 0;
    [[nodiscard]] double sum() const
    {
        return arcs + names + (names > 0 ? kMatrixGap : 0) + chips + (chips > 0 ? 2 : 0) + bars + (bars > 0 ? 2 : 0);
    }
};

Edge edgeOf(const std::vector<NodeLabel>& labels, const std::vector<float>& weights, const MatrixPicture& picture,
            const QFontMetricsF* names)
{
    Edge edge;
    if (names && !labels.empty()) edge.names = longestName(labels, picture, *names);
    if (hasClasses(labels) && !namesClasses(picture) && !picture.edges) edge.chips = kChip;
    if (!weights.empty()) edge.bars = kBars;
    return edge;
}

/// Arrangement of the numbers of the colour bar: beside it, or below if the area is too narrow.
struct ScaleSize {
    double needed = 0;  ///< Width of everything in one line.
    bool isStacked = false;
    double points = 0;
    double lineHeight = 0;
    [[nodiscard]] double height() const
    {
        return isStacked ? kColourBar + 2 + lineHeight : std::max(lineHeight, kColourBar);
    }
};

ScaleSize scaleSize(double width, const MatrixPicture& picture, const DrawingStyle& style, const QPaintDevice* device)
{
    const auto [low, high] = scaleTexts(picture);
    const QFontMetricsF metrics(style.font, device);
    const double texts = metrics.horizontalAdvance(low) + metrics.horizontalAdvance(high);
    ScaleSize size{texts + 2 * kMatrixGap + kShortestBar, false, style.font.pointSizeF(), metrics.height()};
    size.isStacked = size.needed > width;
    const double room = std::max(1.0, width - 2 * kMatrixGap);
    if (size.isStacked && texts > room) {
        size.points = std::max(1.0, size.points * room / texts);
        size.lineHeight *= room / texts;
    }
    return size;
}

struct Margins {
    Edge left, top;  ///< Names and chips of `top` are below the cells.
    double title = 0, scale = 0;
};

double notesHeight(const MatrixPicture& picture, const QFontMetricsF& metrics)
{
    return picture.notes.isEmpty() ? 0 : kMatrixGap + metrics.height() * static_cast<double>(picture.notes.size());
}

Margins marginsOf(const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style, const QPaintDevice* device,
                  const QFont* names)
{
    const QFontMetricsF metrics(style.font, device);
    // A hovered name is bold and must still fit its place.
    std::optional<QFontMetricsF> nameMetrics;
    if (names) {
        QFont bold = *names;
        bold.setBold(true);
        nameMetrics.emplace(bold, device);
    }
    const QFontMetricsF* measured = nameMetrics ? &*nameMetrics : nullptr;
    Margins margins{edgeOf(picture.rowLabels, picture.rowWeights, picture, measured),
                    edgeOf(picture.columnLabels, picture.columnWeights, picture, measured),
                    picture.title.isEmpty() ? 0 : metrics.height() + kMatrixGap,
                    kMatrixGap + scaleSize(area.width(), picture, style, device).height() + notesHeight(picture, metrics)};
    if (picture.edges)
        margins.left.arcs = margins.top.arcs = std::clamp(std::min(area.width(), area.height()) / 11, kLeastArcs, kMostArcs);
    return margins;
}

double cellSize(const QRectF& area, const MatrixPicture& picture, const Margins& margins)
{
    const double width = area.width() - margins.left.sum() - 2;
    const double height = area.height() - margins.title - margins.top.sum() - margins.scale;
    return std::max(0.0, std::min(width / picture.columns, height / picture.rows));
}

/// Whether at least one of several neighbours can have its name.
bool canBeNamed(double cell, const MatrixPicture& picture, const DrawingStyle& style)
{
    if (picture.rowLabels.empty() && picture.columnLabels.empty()) return false;
    return hasGroups(picture) || (cell >= kSmallestNamedCell && cell * kMostUnnamed >= style.smallestName);
}

/// A name is shown if it is at least `spacing` behind the previous one.
std::vector<EdgeName> edgeNames(const std::vector<NodeLabel>& labels, const MatrixPicture& picture, double cell,
                                double spacing)
{
    std::vector<EdgeName> names;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto place = static_cast<int>(i);
        const bool goesOn = i > 0 && hasGroups(picture) && labels[i].classOf == labels[i - 1].classOf;
        if (goesOn)
            names.back().last = place;
        else
            names.push_back({place, place, 0, textOf(labels[i], picture), labels[i].isCentre && !hasGroups(picture)});
    }
    double next = -spacing;
    for (EdgeName& name : names) {
        name.middle = (name.first + name.last + 1) * cell / 2;
        name.isShown = name.middle - next >= spacing - 1e-6;
        if (name.isShown) next = name.middle;
    }
    return names;
}

void nameEdges(MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style, const QPaintDevice* device)
{
    if (layout.namePoints <= 0) return;
    QFont font = style.font;
    font.setPointSizeF(layout.namePoints);
    double spacing = QFontMetricsF(font, device).height();
    if (!hasGroups(picture)) spacing = std::min(spacing, std::max(layout.cell, style.smallestName));
    layout.rowTexts = edgeNames(picture.rowLabels, picture, layout.cell, spacing);
    layout.columnTexts = edgeNames(picture.columnLabels, picture, layout.cell, spacing);
}

/// Below the cells; if they are narrow, it extends to their left and then to their right.
void placeScale(MatrixLayout& layout, const QRectF& area, double top, const MatrixPicture& picture,
                const DrawingStyle& style, const QPaintDevice* device)
{
    const ScaleSize size = scaleSize(area.width(), picture, style, device);
    const double width = std::min(std::max(layout.cells.width(), size.isStacked ? area.width() : size.needed), area.width());
    const double left = std::max(area.left(), layout.cells.right() - width);
    layout.colourBar = QRectF(left, top, width, size.height());
    const auto [low, high] = scaleTexts(picture);
    ScaleBar& scale = layout.scale;
    scale.low = low;
    scale.high = high;
    scale.points = size.points;
    QFont font = style.font;
    font.setPointSizeF(size.points);
    const QFontMetricsF metrics(font, device);
    const double lowWidth = metrics.horizontalAdvance(low) + 1, highWidth = metrics.horizontalAdvance(high) + 1;
    const QRectF& all = layout.colourBar;
    const double line = size.isStacked ? all.top() + kColourBar + 2 : all.top();
    const double lineHeight = all.bottom() - line;
    scale.lowPlace = QRectF(all.left(), line, lowWidth, lineHeight);
    scale.highPlace = QRectF(all.right() - highWidth, line, highWidth, lineHeight);
    scale.bar = size.isStacked ? QRectF(all.left(), all.top(), all.width(), kColourBar)
                               : QRectF(scale.lowPlace.right() + kMatrixGap - 1, all.center().y() - kColourBar / 2,
                                        scale.highPlace.left() - scale.lowPlace.right() - 2 * kMatrixGap + 2, kColourBar);
}

}  // namespace

DrawingStyle screenStyle(const QPalette& palette, const QFont& font)
{
    DrawingStyle style;
    style.font = font;
    style.ink = palette.color(QPalette::WindowText);
    style.quiet = quietText(palette);
    style.line = lineColour(palette);
    style.paper = palette.color(QPalette::Base);
    if (isDark(palette)) style.accent = QColor(0xFF, 0x9A, 0x55);
    return style;
}

std::optional<std::pair<int, int>> MatrixLayout::cellAt(const QPointF& point) const
{
    if (cell <= 0 || !cells.contains(point)) return std::nullopt;
    const int rows = static_cast<int>(std::lround(cells.height() / cell));
    const int columns = static_cast<int>(std::lround(cells.width() / cell));
    return std::pair{std::min(static_cast<int>((point.y() - cells.top()) / cell), rows - 1),
                     std::min(static_cast<int>((point.x() - cells.left()) / cell), columns - 1)};
}

bool MatrixLayout::namesAll() const
{
    return namePoints > 0 && std::ranges::all_of(rowTexts, &EdgeName::isShown) &&
           std::ranges::all_of(columnTexts, &EdgeName::isShown);
}

MatrixLayout layoutMatrix(const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style,
                          const QPaintDevice* device)
{
    MatrixLayout layout;
    if (picture.isEmpty()) return layout;
    // The font of the names depends on the cells, and the cells on the width of the names: two rounds suffice.
    Margins margins = marginsOf(area, picture, style, device, nullptr);
    double cell = cellSize(area, picture, margins);
    if (canBeNamed(cell, picture, style)) {
        const QFont names = nameFont(style, cell, picture, device);
        const Margins named = marginsOf(area, picture, style, device, &names);
        if (const double smaller = cellSize(area, picture, named); canBeNamed(smaller, picture, style)) {
            margins = named;
            cell = smaller;
            layout.namePoints = nameFont(style, cell, picture, device).pointSizeF();
        }
    }
    layout.cell = cell;
    layout.cells =
        QRectF(area.left() + margins.left.sum(), area.top() + margins.title + margins.top.arcs + margins.top.bars + 2,
               cell * picture.columns, cell * picture.rows);
    const QRectF& cells = layout.cells;
    layout.title = QRectF(area.left(), area.top(), area.width(), margins.title);
    double left = cells.left();
    if (margins.left.bars > 0) layout.rowBars = QRectF(left -= kBars + 2, cells.top(), kBars, cells.height());
    if (margins.left.chips > 0) layout.rowChips = QRectF(left -= kChip + 2, cells.top(), kChip, cells.height());
    if (margins.left.names > 0)
        layout.rowNames = QRectF(left - kMatrixGap - margins.left.names, cells.top(), margins.left.names, cells.height());
    if (margins.left.arcs > 0) {
        layout.rowArcs = QRectF(area.left(), cells.top(), margins.left.arcs, cells.height());
        layout.columnArcs = QRectF(cells.left(), layout.title.bottom(), cells.width(), margins.top.arcs);
    }
    if (margins.top.bars > 0) layout.columnBars = QRectF(cells.left(), cells.top() - kBars - 2, cells.width(), kBars);
    double bottom = cells.bottom();
    if (margins.top.chips > 0) {
        layout.columnChips = QRectF(cells.left(), bottom + 2, cells.width(), kChip);
        bottom += kChip + 2;
    }
    if (margins.top.names > 0) {
        layout.columnNames = QRectF(cells.left(), bottom + kMatrixGap, cells.width(), margins.top.names);
        bottom += kMatrixGap + margins.top.names;
    }
    nameEdges(layout, picture, style, device);
    placeScale(layout, area, bottom + kMatrixGap, picture, style, device);
    if (picture.notes.isEmpty()) return layout;
    const QFontMetricsF metrics(style.font, device);
    layout.lineHeight = metrics.height();
    layout.notes = QRectF(area.left(), layout.colourBar.bottom() + kMatrixGap, area.width(),
                          layout.lineHeight * static_cast<double>(picture.notes.size()));
    return layout;
}

std::vector<QLineF> paddingLines(const MatrixLayout& layout, const MatrixPicture& picture)
{
    constexpr double kClosest = 3, kFarthest = 6;
    const double step = std::clamp(layout.cell / 2.5, kClosest, kFarthest);
    std::vector<QLineF> lines;
    const auto hatch = [&](const QRectF& strip) {
        // Lines x + y = sum, on one grid for all strips.
        const double least = strip.left() + strip.top(), most = strip.right() + strip.bottom();
        for (double sum = std::ceil(least / step) * step; sum < most; sum += step) {
            const double left = std::max(strip.left(), sum - strip.bottom());
            const double right = std::min(strip.right(), sum - strip.top());
            if (left < right) lines.emplace_back(left, sum - left, right, sum - right);
        }
    };
    const QRectF& cells = layout.cells;
    for (std::size_t row = 0; row < picture.rowLabels.size(); ++row)
        if (picture.rowLabels[row].isPadding)
            hatch({cells.left(), cells.top() + static_cast<double>(row) * layout.cell, cells.width(), layout.cell});
    for (std::size_t column = 0; column < picture.columnLabels.size(); ++column)
        if (picture.columnLabels[column].isPadding)
            hatch({cells.left() + static_cast<double>(column) * layout.cell, cells.top(), layout.cell, cells.height()});
    return lines;
}

std::vector<EdgeBox> edgeBoxes(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style)
{
    std::vector<EdgeBox> boxes;
    const double inset = layout.cell >= 12 ? 0.5 : 0;
    const double thickness = layout.cell - 2 * inset;
    const auto place = [&](std::size_t i) { return static_cast<double>(i) * layout.cell + inset; };
    const QRectF& rows = layout.rowChips;
    for (std::size_t i = 0; i < picture.rowLabels.size() && !rows.isEmpty(); ++i)
        boxes.push_back({QRectF(rows.left(), rows.top() + place(i), rows.width(), thickness),
                         classColour(picture.rowLabels[i].classOf)});
    const QRectF& columns = layout.columnChips;
    for (std::size_t i = 0; i < picture.columnLabels.size() && !columns.isEmpty(); ++i)
        boxes.push_back({QRectF(columns.left() + place(i), columns.top(), thickness, columns.height()),
                         classColour(picture.columnLabels[i].classOf)});
    float largest = 0;
    for (const auto* weights : {&picture.rowWeights, &picture.columnWeights})
        for (const float weight : *weights) largest = std::max(largest, weight);
    if (largest <= 0) return boxes;
    const auto length = [&](float weight) { return kBars * static_cast<double>(weight / largest); };
    for (std::size_t i = 0; i < picture.rowWeights.size(); ++i) {
        const double bar = length(picture.rowWeights[i]);
        boxes.push_back(
            {QRectF(layout.rowBars.right() - bar, layout.rowBars.top() + place(i), bar, thickness), style.quiet});
    }
    for (std::size_t i = 0; i < picture.columnWeights.size(); ++i) {
        const double bar = length(picture.columnWeights[i]);
        boxes.push_back(
            {QRectF(layout.columnBars.left() + place(i), layout.columnBars.bottom() - bar, thickness, bar), style.quiet});
    }
    return boxes;
}

}  // namespace rosa::widgets
