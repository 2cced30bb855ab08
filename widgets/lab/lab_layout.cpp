#include "widgets/lab/lab_layout.h"

#include <algorithm>
#include <cmath>

#include "widgets/lab/lab_values.h"

namespace rosa::widgets {

namespace {

/// Cells are not larger: a matrix of one cell would fill the canvas.
constexpr double kLargestCell = 9;
constexpr double kLargestSmallCell = 4.2;
/// Cells may be this much longer in one direction.
constexpr double kStretch = 1.7;
/// A plan with less room than this takes that of what surrounds it.
constexpr double kLeastPlan = 5;
constexpr double kTitle = 1.7;
/// Width of a weight in three digits, and most rows or columns of a problem whose weights are written.
constexpr double kNumber = 3.9;
constexpr int kMostNumbers = 8;

/// Size of cells that fit into `room`; at most `largest`, stretched to at most kStretch.
QSizeF cellSize(const QSizeF& room, int rows, int columns, double largest)
{
    const double wide = std::max(0.0, room.width()) / columns;
    const double high = std::max(0.0, room.height()) / rows;
    const double side = std::min({wide, high, largest});
    return {std::min(wide, side * kStretch), std::min(high, side * kStretch)};
}

QRectF centred(const QRectF& area, const QSizeF& size)
{
    return {area.x() + (area.width() - size.width()) / 2, area.y() + (area.height() - size.height()) / 2, size.width(),
            size.height()};
}

/// Room around the cells of the main matrix.
struct Edges {
    double labels = 0, scaling = 0, weights = 0, numbers = 0;                          // Left, left, right, right.
    double columnLabels = 0, columnScaling = 0, columnWeights = 0, columnNumbers = 0;  // Top, top, bottom, bottom.

    [[nodiscard]] double across() const { return labels + scaling + weights + numbers; }
    [[nodiscard]] double along() const { return columnLabels + columnScaling + columnWeights + columnNumbers; }
};

/// Lays out the main matrix of `scene` in `area`.
class MainBlock {
public:
    MainBlock(const QRectF& area, const LabMeasures& measures, const LabScene& scene, LabMatrix main)
        : m_em(measures.em), m_main(main), m_area(area)
    {
        const auto* matrix = matrixOf(scene, main);
        m_rows = matrix ? static_cast<int>(matrix->rows()) : 0;
        m_columns = matrix ? static_cast<int>(matrix->columns()) : 0;
        if (!matrix) return;
        const double narrow = std::min(area.width(), area.height());
        m_edges.weights = m_edges.columnWeights = std::clamp(0.14 * narrow, 2.2 * m_em, 6 * m_em);
        if (!scene.rows.logScaling.empty()) m_edges.scaling = std::clamp(0.10 * narrow, 1.8 * m_em, 4 * m_em);
        if (!scene.columns.logScaling.empty()) m_edges.columnScaling = std::clamp(0.10 * narrow, 1.8 * m_em, 4 * m_em);
        m_cell = cell();
        if (smallestSide() < kLeastPlan * m_em) {
            m_edges.scaling = m_edges.columnScaling = 0;
            m_edges.weights = m_edges.columnWeights = 1.2 * m_em;
            m_cell = cell();
        }
        // Labels only where they fit beside their lanes.
        if (m_cell.height() >= 1.05 * m_em) m_edges.labels = std::min(measures.rowLabels, 7 * m_em) + 0.5 * m_em;
        if (m_cell.width() >= measures.columnLabels + 0.4 * m_em) m_edges.columnLabels = 1.3 * m_em;
        // Likewise the weights of a small problem as numbers.
        const bool isSmall = std::max(m_rows, m_columns) <= kMostNumbers;
        if (isSmall && m_cell.height() >= 1.3 * m_em) m_edges.numbers = kNumber * m_em;
        if (isSmall && m_cell.width() >= kNumber * m_em) m_edges.columnNumbers = 1.3 * m_em;
        m_cell = cell();
    }

    [[nodiscard]] double smallestSide() const { return std::min(m_cell.width() * m_columns, m_cell.height() * m_rows); }

    void place(LabLayout& layout) const
    {
        if (m_rows == 0) return;
        const QSizeF cells(m_cell.width() * m_columns, m_cell.height() * m_rows);
        const QRectF body = m_area.adjusted(0, kTitle * m_em, 0, 0);
        const QRectF all = centred(body, cells + QSizeF(m_edges.across(), m_edges.along()));
        const QRectF grid(std::round(all.left() + m_edges.labels + m_edges.scaling),
                          std::round(all.top() + m_edges.columnLabels + m_edges.columnScaling), cells.width(),
                          cells.height());
        layout.grids.push_back(
            {m_main, {m_area.left(), m_area.top(), m_area.width(), kTitle * m_em}, grid, m_rows, m_columns});
        const double gap = 0.3 * m_em;
        layout.rowWeights = {{grid.right() + gap, grid.top(), m_edges.weights - gap, grid.height()}, m_rows, true};
        layout.columnWeights = {
            {grid.left(), grid.bottom() + gap, grid.width(), m_edges.columnWeights - gap}, m_columns, false};
        if (m_edges.numbers > 0)
            layout.rowNumbers = {grid.right() + m_edges.weights + gap, grid.top(), m_edges.numbers - gap, grid.height()};
        if (m_edges.columnNumbers > 0)
            layout.columnNumbers = {grid.left(), grid.bottom() + m_edges.columnWeights, grid.width(), m_edges.columnNumbers};
        if (m_edges.scaling > 0)
            layout.rowScaling = {
                {grid.left() - m_edges.scaling, grid.top(), m_edges.scaling - gap, grid.height()}, m_rows, true, 1, true};
        if (m_edges.columnScaling > 0)
            layout.columnScaling = {
                {grid.left(), grid.top() - m_edges.columnScaling, grid.width(), m_edges.columnScaling - gap},
                m_columns,
                false,
                1,
                true};
        if (m_edges.labels > 0)
            layout.rowLabels = {grid.left() - m_edges.scaling - m_edges.labels, grid.top(), m_edges.labels, grid.height()};
        if (m_edges.columnLabels > 0)
            layout.columnLabels = {grid.left(), grid.top() - m_edges.columnScaling - m_edges.columnLabels, grid.width(),
                                   m_edges.columnLabels};
        const double legend = std::min(15 * m_em, 0.45 * m_area.width());
        layout.legend = {m_area.right() - legend, m_area.top(), legend, kTitle * m_em};
    }

private:
    [[nodiscard]] QSizeF cell() const
    {
        const QSizeF room(m_area.width() - m_edges.across(), m_area.height() - kTitle * m_em - m_edges.along());
        return cellSize(room, m_rows, m_columns, kLargestCell * m_em);
    }

    double m_em;
    LabMatrix m_main;
    QRectF m_area;
    int m_rows = 0, m_columns = 0;
    Edges m_edges;
    QSizeF m_cell;
};

/// How the other matrices lie beside the main one.
struct Arrangement {
    bool isBelow = true;
    double share = 0;  // Of the height or width; 0: titles only.
    int columns = 1;   // Beside it.
};

struct Split {
    QRectF main;
    std::vector<QRectF> others;
};

Split splitBy(const QRectF& area, const Arrangement& arrangement, int others, double em)
{
    Split split{area, {}};
    if (others == 0) return split;
    const double gap = 0.9 * em;
    if (arrangement.isBelow) {
        const double high = arrangement.share > 0 ? arrangement.share * area.height() : kTitle * em;
        split.main.setBottom(area.bottom() - high - 0.5 * em);
        const double wide = (area.width() - gap * (others - 1)) / others;
        for (int i = 0; i < others; ++i)
            split.others.emplace_back(area.left() + i * (wide + gap), area.bottom() - high, wide, high);
        return split;
    }
    const double all = arrangement.share * area.width();
    split.main.setRight(area.right() - all - gap);
    const int columns = arrangement.columns, lines = (others + columns - 1) / columns;
    const double wide = (all - gap * (columns - 1)) / columns, high = (area.height() - 0.5 * em * (lines - 1)) / lines;
    for (int i = 0; i < others; ++i)
        split.others.emplace_back(area.right() - all + i % columns * (wide + gap),
                                  area.top() + i / columns * (high + 0.5 * em), wide, high);
    return split;
}

LabGrid smallGrid(const QRectF& area, double em, const LabScene& scene, LabMatrix matrix)
{
    const auto* values = matrixOf(scene, matrix);
    LabGrid grid{matrix,
                 {area.left(), area.top(), area.width(), kTitle * em},
                 {},
                 static_cast<int>(values->rows()),
                 static_cast<int>(values->columns())};
    const QRectF room = area.adjusted(0, kTitle * em, 0, 0);
    if (room.height() < em) return grid;
    const QSizeF cell = cellSize(room.size(), grid.rows, grid.columns, kLargestSmallCell * em);
    grid.cells = {std::round(room.left()), std::round(room.top()), cell.width() * grid.columns, cell.height() * grid.rows};
    return grid;
}

void placeMatrices(LabLayout& layout, QRectF area, const LabMeasures& measures, const LabScene& scene, LabMatrix main)
{
    const double em = measures.em;
    if (scene.showsFormula && matrixOf(scene, LabMatrix::Kernel) && area.height() > 15 * em) {
        layout.formula = {area.left(), area.top(), area.width(), 1.9 * em};
        area.setTop(layout.formula.bottom() + 0.4 * em);
    }
    std::vector<LabMatrix> others = matricesOf(scene);
    std::erase(others, main);
    auto count = static_cast<int>(others.size());
    Arrangement best;
    double most = -1;
    for (const Arrangement& tried : {Arrangement{true, 0},
                                     {true, 0.2},
                                     {true, 0.27},
                                     {true, 0.34},
                                     {false, 0.18},
                                     {false, 0.25},
                                     {false, 0.32, 2},
                                     {false, 0.4, 2}}) {
        const Split split = splitBy(area, tried, count, em);
        double value = MainBlock(split.main, measures, scene, main).smallestSide();
        if (tried.share > 0 && count > 0) {
            const QRectF cells = smallGrid(split.others.front(), em, scene, others.front()).cells;
            const double side = std::min(cells.width(), cells.height());
            if (side < 2.4 * em) continue;
            // One matrix beside it is what the plan is made for, and shown if there is room at all; of several, titles may do.
            value += (count == 1 ? 2 : 0.7) * side;
        }
        if (value > most) most = value, best = tried;
    }
    if (best.share == 0 && most < kLeastPlan * em) count = 0;
    const Split split = splitBy(area, best, count, em);
    MainBlock(split.main, measures, scene, main).place(layout);
    for (int i = 0; i < count; ++i) {
        const auto k = static_cast<std::size_t>(i);
        layout.grids.push_back(smallGrid(split.others[k], em, scene, others[k]));
    }
}

void placeTraces(LabLayout& layout, QRectF& area, const LabScene& scene)
{
    const double em = layout.em;
    layout.halfIterations = static_cast<int>(scene.traces.rowGap.size()) - 1;
    // In a low drawing there is room for what they are of.
    constexpr double kLeastWithTraces = 18;
    if (area.height() < kLeastWithTraces * em) layout.halfIterations = 0;
    if (layout.halfIterations < 1) return;
    const double high = area.height() < 24 * em ? 6 * em : std::clamp(0.22 * area.height(), 7 * em, 12 * em);
    const QRectF strip(area.left(), area.bottom() - high, area.width(), high);
    area.setBottom(strip.top() - 0.6 * em);
    const int panels = area.width() >= 36 * em ? 3 : area.width() >= 22 * em ? 2 : 1;
    const double gap = 1.2 * em;
    const double wide = (strip.width() - gap * (panels - 1)) / panels;
    for (int i = 0; i < panels; ++i)
        layout.traces[static_cast<std::size_t>(i)] = {strip.left() + i * (wide + gap), strip.top(), wide, high};
}

}  // namespace

LabLayout layoutLab(const QSizeF& size, const LabMeasures& measures, const LabScene& scene, LabMatrix main,
                    const QRectF& box)
{
    const double em = measures.em;
    LabLayout layout;
    layout.em = em;
    layout.box = box;
    QRectF area = QRectF(QPointF(0, 0), size).adjusted(0.7 * em, 0.6 * em, -0.7 * em, -0.6 * em);
    if (measures.knobsHeight > 0) {
        layout.knobs = {area.left(), area.top(), area.width(), measures.knobsHeight};
        area.setTop(layout.knobs.bottom() + 0.5 * em);
    }
    placeTraces(layout, area, scene);
    const bool isWide = area.width() > 1.15 * area.height();
    QRectF matrices = area;
    layout.plane = area;
    if (isWide) {
        layout.plane.setWidth(std::min(0.44 * area.width(), 1.25 * area.height()));
        matrices.setLeft(layout.plane.right() + em);
    } else {
        layout.plane.setHeight(0.4 * area.height());
        matrices.setTop(layout.plane.bottom() + 0.6 * em);
    }
    placeMatrices(layout, matrices, measures, scene, main);
    return layout;
}

LabScales scalesOf(const LabScene& scene)
{
    const auto weights = [](const LabSide& side) {
        return roundedUp(1.02 * std::max(largestOf(side.weights), largestOf(side.sums)));
    };
    const auto scaling = [](const LabSide& side) {
        double most = 0;
        for (const double value : side.logScaling)
            if (std::isfinite(value)) most = std::max(most, std::abs(value));
        return roundedUp(most);
    };
    return {weights(scene.rows), weights(scene.columns), scaling(scene.rows), scaling(scene.columns)};
}

void setScales(LabLayout& layout, const LabScales& scales)
{
    layout.rowWeights.most = scales.rowWeights;
    layout.columnWeights.most = scales.columnWeights;
    layout.rowScaling.most = scales.rowScaling;
    layout.columnScaling.most = scales.columnScaling;
}

}  // namespace rosa::widgets
