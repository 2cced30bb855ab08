#include "widgets/matrix/draw_matrix.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPalette>

#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

constexpr double kGap = 4;
constexpr double kChip = 6;
constexpr double kBars = 16;
constexpr double kColourBar = 8;
constexpr double kShortestBar = 60;
constexpr double kLongestName = 60;

bool hasClasses(const std::vector<NodeLabel>& labels)
{
    return std::ranges::any_of(labels, [](const NodeLabel& label) { return label.classOf >= 0; });
}

/// Of the names along an edge; they shrink with the cells.
QFont nameFont(const DrawingStyle& style, double cell, const QPaintDevice* device)
{
    QFont font = style.font;
    const double full = QFontMetricsF(font, device).height();
    if (full > cell) font.setPointSizeF(std::max(4.5, font.pointSizeF() * cell / full));
    return font;
}

double longestName(const std::vector<NodeLabel>& labels, const QFontMetricsF& metrics)
{
    double width = 0;
    for (const NodeLabel& label : labels) width = std::max(width, metrics.horizontalAdvance(label.name));
    return std::min(std::ceil(width) + 1, kLongestName);
}

std::array<QString, 2> scaleTexts(const MatrixPicture& picture)
{
    // What is left of zero by rounding is zero.
    const double least = (picture.high - picture.low) * 1e-3;
    const auto text = [least](double value) { return QLocale().toString(std::abs(value) < least ? 0 : value, 'g', 2); };
    return {text(picture.low), text(picture.high)};
}

/// Space before the cells on the side of names, chips and bars.
struct Edge {
    double names = 0, chips = 0, bars = 0;
    [[nodiscard]] double sum() const
    {
        return names + (names > 0 ? kGap : 0) + chips + (chips > 0 ? 2 : 0) + bars + (bars > 0 ? 2 : 0);
    }
};

Edge edgeOf(const std::vector<NodeLabel>& labels, const std::vector<float>& weights, const QFontMetricsF* names)
{
    Edge edge;
    if (names && !labels.empty()) edge.names = longestName(labels, *names);
    if (hasClasses(labels)) edge.chips = kChip;
    if (!weights.empty()) edge.bars = kBars;
    return edge;
}

struct Margins {
    Edge left, top;  ///< Names and chips of `top` lie below the cells.
    double title = 0, scale = 0;
};

Margins marginsOf(const MatrixPicture& picture, const DrawingStyle& style, const QPaintDevice* device, const QFont* names)
{
    const QFontMetricsF metrics(style.font, device);
    // A name that is pointed at is bold and must not become too long for its place.
    std::optional<QFontMetricsF> nameMetrics;
    if (names) {
        QFont bold = *names;
        bold.setBold(true);
        nameMetrics.emplace(bold, device);
    }
    const QFontMetricsF* measured = nameMetrics ? &*nameMetrics : nullptr;
    return {edgeOf(picture.rowLabels, picture.rowWeights, measured),
            edgeOf(picture.columnLabels, picture.columnWeights, measured),
            picture.title.isEmpty() ? 0 : metrics.height() + kGap, kGap + std::max(metrics.height(), kColourBar)};
}

double cellSize(const QRectF& area, const MatrixPicture& picture, const Margins& margins)
{
    const double width = area.width() - margins.left.sum() - 2;
    const double height = area.height() - margins.title - margins.top.sum() - margins.scale;
    return std::max(0.0, std::min(width / picture.columns, height / picture.rows));
}

QColor overImage() { return QColor(255, 255, 255, 200); }

void drawNames(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
               const MatrixHighlight& highlight)
{
    if (layout.namePoints <= 0) return;
    QFont plain = style.font;
    plain.setPointSizeF(layout.namePoints);
    QFont strong = plain;
    strong.setBold(true);
    const auto draw = [&](const std::vector<NodeLabel>& labels, const QRectF& box, int lit) {
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const bool isLit = static_cast<int>(i) == lit;
            painter.setFont(isLit || labels[i].isCentre ? strong : plain);
            painter.setPen(isLit ? style.accent : style.ink);
            const QString text = QFontMetricsF(painter.font(), painter.device())
                                     .elidedText(labels[i].name, Qt::ElideMiddle, box.width() + 0.5);
            painter.drawText(QRectF(box.left(), box.top() + static_cast<double>(i) * layout.cell, box.width(), layout.cell),
                             Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, text);
        }
    };
    if (!layout.rowNames.isEmpty()) draw(picture.rowLabels, layout.rowNames, highlight.row);
    if (layout.columnNames.isEmpty()) return;
    painter.save();
    // Turned so that names are read from below and end at the cells.
    painter.translate(layout.columnNames.left(), layout.columnNames.bottom());
    painter.rotate(-90);
    draw(picture.columnLabels, QRectF(0, 0, layout.columnNames.height(), layout.columnNames.width()), highlight.column);
    painter.restore();
}

void drawSeparators(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture)
{
    const auto across = [&](double place, bool isRow) {
        if (isRow)
            painter.drawLine(QPointF(layout.cells.left(), layout.cells.top() + place),
                             QPointF(layout.cells.right(), layout.cells.top() + place));
        else
            painter.drawLine(QPointF(layout.cells.left() + place, layout.cells.top()),
                             QPointF(layout.cells.left() + place, layout.cells.bottom()));
    };
    const auto classes = [&](const std::vector<NodeLabel>& labels, bool isRow) {
        for (std::size_t i = 1; i < labels.size(); ++i)
            if (labels[i].classOf != labels[i - 1].classOf) across(static_cast<double>(i) * layout.cell, isRow);
    };
    if (picture.separatesClasses) {
        painter.setPen(QPen(overImage(), 0.75));
        classes(picture.rowLabels, true);
        classes(picture.columnLabels, false);
    }
    painter.setPen(QPen(Qt::white, 2));
    for (const int row : picture.rowBreaks) across(row * layout.cell, true);
    for (const int column : picture.columnBreaks) across(column * layout.cell, false);
    painter.setPen(QPen(overImage(), std::clamp(layout.cell / 8, 0.4, 1.5)));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [row, column] : picture.marked)
        painter.drawRect(QRectF(layout.cells.left() + column * layout.cell, layout.cells.top() + row * layout.cell,
                                layout.cell, layout.cell));
}

void drawColourBar(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style)
{
    QImage bar(256, 1, QImage::Format_RGB32);
    const auto& colours = coloursOf(picture.map);
    for (int i = 0; i < 256; ++i) bar.setPixel(i, 0, colours[static_cast<std::size_t>(i)]);
    painter.setPen(style.quiet);
    painter.setFont(style.font);
    const ScaleBar scale = scaleBar(layout, picture, style, painter.device());
    painter.drawText(layout.colourBar, Qt::AlignLeft | Qt::AlignVCenter, scale.low);
    painter.drawText(layout.colourBar, Qt::AlignRight | Qt::AlignVCenter, scale.high);
    painter.drawImage(scale.bar, bar);
}

void drawHighlight(QPainter& painter, const MatrixLayout& layout, const DrawingStyle& style,
                   const MatrixHighlight& highlight)
{
    const auto frame = [&](const QRectF& box) {
        painter.setPen(QPen(Qt::white, 3));
        painter.drawRect(box);
        painter.setPen(QPen(style.accent, 1.5));
        painter.drawRect(box);
    };
    painter.setBrush(Qt::NoBrush);
    const double cell = layout.cell;
    if (highlight.row >= 0)
        frame(QRectF(layout.cells.left(), layout.cells.top() + highlight.row * cell, layout.cells.width(), cell));
    if (highlight.column >= 0)
        frame(QRectF(layout.cells.left() + highlight.column * cell, layout.cells.top(), cell, layout.cells.height()));
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

MatrixLayout layoutMatrix(const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style,
                          const QPaintDevice* device)
{
    MatrixLayout layout;
    if (picture.isEmpty()) return layout;
    // The names' font follows from the cells, and the cells from the names' width: two rounds settle it.
    Margins margins = marginsOf(picture, style, device, nullptr);
    double cell = cellSize(area, picture, margins);
    if (cell >= style.smallestName && !(picture.rowLabels.empty() && picture.columnLabels.empty())) {
        const QFont names = nameFont(style, cell, device);
        const Margins named = marginsOf(picture, style, device, &names);
        if (const double smaller = cellSize(area, picture, named); smaller >= style.smallestName) {
            margins = named;
            cell = smaller;
            layout.namePoints = nameFont(style, cell, device).pointSizeF();
        }
    }
    layout.cell = cell;
    layout.cells = QRectF(area.left() + margins.left.sum(), area.top() + margins.title + margins.top.bars + 2,
                          cell * picture.columns, cell * picture.rows);
    const QRectF& cells = layout.cells;
    layout.title = QRectF(area.left(), area.top(), area.width(), margins.title);
    double left = cells.left();
    if (margins.left.bars > 0) layout.rowBars = QRectF(left -= kBars + 2, cells.top(), kBars, cells.height());
    if (margins.left.chips > 0) layout.rowChips = QRectF(left -= kChip + 2, cells.top(), kChip, cells.height());
    if (margins.left.names > 0)
        layout.rowNames = QRectF(left - kGap - margins.left.names, cells.top(), margins.left.names, cells.height());
    if (margins.top.bars > 0) layout.columnBars = QRectF(cells.left(), cells.top() - kBars - 2, cells.width(), kBars);
    double bottom = cells.bottom();
    if (margins.top.chips > 0) {
        layout.columnChips = QRectF(cells.left(), bottom + 2, cells.width(), kChip);
        bottom += kChip + 2;
    }
    if (margins.top.names > 0) {
        layout.columnNames = QRectF(cells.left(), bottom + kGap, cells.width(), margins.top.names);
        bottom += kGap + margins.top.names;
    }
    // Under the cells; where they are narrow it reaches to their left.
    const auto [low, high] = scaleTexts(picture);
    const double needed = QFontMetricsF(style.font, device).horizontalAdvance(low + high) + 2 * kGap + kShortestBar;
    const double scaleWidth = std::min(std::max(cells.width(), needed), cells.right() - area.left());
    layout.colourBar = QRectF(cells.right() - scaleWidth, bottom + kGap, scaleWidth, margins.scale - kGap);
    return layout;
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

ScaleBar scaleBar(const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                  const QPaintDevice* device)
{
    const QFontMetricsF metrics(style.font, device);
    const auto [low, high] = scaleTexts(picture);
    const QRectF& all = layout.colourBar;
    return {low, high,
            QRectF(all.left() + metrics.horizontalAdvance(low) + kGap, all.center().y() - kColourBar / 2,
                   all.width() - metrics.horizontalAdvance(low + high) - 2 * kGap, kColourBar)};
}

QImage cellImage(const MatrixPicture& picture)
{
    QImage image(std::max(picture.columns, 1), std::max(picture.rows, 1), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    const auto& colours = coloursOf(picture.map);
    const double scale = picture.high > picture.low ? 255 / (picture.high - picture.low) : 0;
    const double shift = picture.high > picture.low ? 0 : 127.5;
    for (int row = 0; row < picture.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < picture.columns; ++column) {
            const double value = static_cast<double>(picture.at(row, column));
            if (std::isnan(value)) continue;
            const double level = std::clamp((value - picture.low) * scale + shift, 0.0, 255.0);
            line[column] = colours[static_cast<std::size_t>(level + 0.5)];
        }
    }
    return image;
}

void drawMatrix(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const QImage& image,
                const DrawingStyle& style, const MatrixHighlight& highlight)
{
    if (picture.isEmpty() || layout.cell <= 0) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!layout.title.isEmpty()) {
        painter.setFont(style.font);
        painter.setPen(style.ink);
        const QFontMetricsF metrics(style.font, painter.device());
        painter.drawText(layout.title, Qt::AlignLeft | Qt::AlignTop,
                         metrics.elidedText(picture.title, Qt::ElideRight, layout.title.width()));
    }
    // Fewer pixels than cells: neighbours are mixed instead of some being dropped.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, layout.cell < 1);
    painter.drawImage(layout.cells, image);
    drawSeparators(painter, layout, picture);
    for (const EdgeBox& edge : edgeBoxes(layout, picture, style)) painter.fillRect(edge.box, edge.colour);
    drawNames(painter, layout, picture, style, highlight);
    drawColourBar(painter, layout, picture, style);
    drawHighlight(painter, layout, style, highlight);
    painter.restore();
}

void drawMatrix(QPainter& painter, const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style)
{
    constexpr int kEnough = 1024;
    const MatrixLayout layout = layoutMatrix(area, picture, style, painter.device());
    const int factor = std::max(1, kEnough / std::max({picture.rows, picture.columns, 1}));
    const QImage cells = cellImage(picture);
    drawMatrix(painter, layout, picture, cells.scaled(cells.size() * factor, Qt::IgnoreAspectRatio, Qt::FastTransformation),
               style);
}

}  // namespace rosa::widgets
