#include "widgets/lab/lab_matrices.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <QLocale>

#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_values.h"
#include "widgets/style/colour_map.h"
#include "widgets/style/number_text.h"

namespace rosa::widgets {

namespace {

/// Below this size of a cell one rectangle stands for several cells, with their largest value.
constexpr double kLeastCell = 1.5;
/// A ghost is drawn in cells that have room for a hollow square.
constexpr double kLeastGhost = 7;
/// Of the 256 colours: what can be seen.
constexpr int kLeastChange = 8;

int levelOf(double value, double most)
{
    if (std::isnan(value)) return -1;
    return static_cast<int>(std::lround(std::clamp(value / most, 0.0, 1.0) * 255));
}

QColor colourOfLevel(const LabPaint& paint, int level)
{
    if (level < 0) return paint.colours().base;
    return QColor::fromRgb(coloursOf(ColourMap::Viridis)[static_cast<std::size_t>(level)]);
}

/// Text that can be read on a cell of that colour.
QColor textOn(const QColor& colour)
{
    return qGray(colour.rgb()) > 120 ? QColor(0x10, 0x12, 0x16) : QColor(0xF4, 0xF5, 0xF7);
}

/// The largest value of a block of cells; not-a-number if all are.
double largestIn(const transport::Matrix<double>& values, int firstRow, int lastRow, int firstColumn, int lastColumn)
{
    double largest = std::nan("");
    for (int i = firstRow; i < lastRow; ++i)
        for (int j = firstColumn; j < lastColumn; ++j)
            if (const double value = values(i, j); std::isnan(largest) || value > largest) largest = value;
    return largest;
}

void drawCells(const LabPaint& paint, const LabGrid& grid, const transport::Matrix<double>& values, double most)
{
    const double cell = std::min(grid.cells.width() / grid.columns, grid.cells.height() / grid.rows);
    const int block = cell < kLeastCell ? static_cast<int>(std::ceil(kLeastCell / std::max(cell, 1e-3))) : 1;
    paint.fill(grid.cells, colourOfLevel(paint, 0));
    for (int i = 0; i < grid.rows; i += block) {
        const int below = std::min(grid.rows, i + block);
        int start = 0, run = 0;
        for (int j = 0; j <= grid.columns; j += block) {
            const int level =
                j < grid.columns ? levelOf(largestIn(values, i, below, j, std::min(grid.columns, j + block)), most) : -2;
            if (j > 0 && level == run) continue;
            if (j > 0 && run != 0)
                paint.fill(
                    {grid.cell(i, start).topLeft(), grid.cell(below - 1, std::min(grid.columns, j) - 1).bottomRight()},
                    colourOfLevel(paint, run));
            start = j;
            run = level;
        }
        // The last run where the number of columns is no multiple of the block.
        if (grid.columns % block != 0 && run != 0)
            paint.fill({grid.cell(i, start).topLeft(), grid.cell(below - 1, grid.columns - 1).bottomRight()},
                       colourOfLevel(paint, run));
    }
}

/// How all numbers of a matrix are written: with so many decimals, or as powers of ten with so many digits.
struct NumberForm {
    int decimals = 0;
    int digits = 0;

    [[nodiscard]] QString text(double value) const
    {
        if (std::isnan(value) || digits > 0) return roundedNumber(value, std::max(digits, 1));
        return QLocale().toString(value, 'f', decimals);
    }
    /// Whether cells below the greatest number differ: its last decimal is at least 2.
    [[nodiscard]] bool tells(double most) const { return digits > 0 || most * std::pow(10, decimals) >= 2; }
};

/// The form with the most digits in which the greatest number fits; nothing if none does. One decimal more than the greatest number needs would
/// show only zeros, powers of ten say more.
std::optional<NumberForm> formFor(const LabPaint& paint, double most, double width)
{
    std::vector<NumberForm> forms;
    constexpr double kLeastFixed = 0.05;
    if (most >= kLeastFixed) forms = {{3, 0}, {2, 0}, {1, 0}};
    if (most >= 10) forms.push_back({0, 0});
    if (most < kLeastFixed) forms = {{0, 2}, {0, 1}};
    for (const NumberForm& form : forms)
        if (form.tells(most) && paint.sizeOf(form.text(most)).width() <= width) return form;
    return std::nullopt;
}

/// Nothing where the greatest number has no room: a table of "0.0" says less than its colours.
void drawNumbers(const LabPaint& paint, const LabGrid& grid, const transport::Matrix<double>& values, double most)
{
    const QSizeF cell(grid.cells.width() / grid.columns, grid.cells.height() / grid.rows);
    const auto form = formFor(paint, largestIn(values, 0, grid.rows, 0, grid.columns), cell.width() - 0.5 * paint.em());
    if (cell.height() < 1.2 * paint.em() || !form) return;
    for (int i = 0; i < grid.rows; ++i)
        for (int j = 0; j < grid.columns; ++j) {
            const QColor colour = textOn(colourOfLevel(paint, levelOf(values(i, j), most)));
            const QColor shown = std::isnan(values(i, j)) ? paint.colours().text : colour;
            paint.text(grid.cell(i, j), Qt::AlignHCenter, shown, form->text(values(i, j)));
        }
}

void drawGhost(const LabPaint& paint, const LabGrid& grid, const LabScene& scene)
{
    const auto& ghost = *scene.ghost;
    const double most = mostOf(scene, LabMatrix::Plan);
    const double cell = std::min(grid.cells.width() / grid.columns, grid.cells.height() / grid.rows);
    if (ghost.rows() != grid.rows || ghost.columns() != grid.columns || cell < kLeastGhost) return;
    const double inset = std::max(1.0, 0.1 * cell), width = std::clamp(0.09 * cell / paint.px(1), 1.0, 3.0);
    for (int i = 0; i < grid.rows; ++i)
        for (int j = 0; j < grid.columns; ++j) {
            const int before = levelOf(ghost(i, j), most);
            if (std::abs(before - levelOf(scene.plan(i, j), most)) < kLeastChange) continue;
            const QRectF area = grid.cell(i, j).adjusted(inset, inset, -inset, -inset);
            paint.frame(area, colourOfLevel(paint, before), width);
        }
}

/// Outlines the row and the column of `hover`.
void drawCross(const LabPaint& paint, const LabGrid& grid, const LabHover& hover)
{
    const auto outline = [&](const QRectF& area, double width) {
        const double edge = paint.px(1);
        paint.frame(area.adjusted(-edge, -edge, edge, edge), paint.colours().base, width + 2, 0.85);
        paint.frame(area, paint.colours().text, width);
    };
    const bool hasRow = hover.row >= 0 && hover.row < grid.rows,
               hasColumn = hover.column >= 0 && hover.column < grid.columns;
    if (hasRow) outline({grid.cell(hover.row, 0).topLeft(), grid.cell(hover.row, grid.columns - 1).bottomRight()}, 1);
    if (hasColumn) outline({grid.cell(0, hover.column).topLeft(), grid.cell(grid.rows - 1, hover.column).bottomRight()}, 1);
    if (hasRow && hasColumn) outline(grid.cell(hover.row, hover.column), 2);
}

void drawScaleLegend(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, LabMatrix matrix)
{
    const QString least = shortNumber(0), most = shortNumber(mostOf(scene, matrix));
    const double left = paint.sizeOf(least).width() + 0.4 * paint.em(),
                 right = paint.sizeOf(most).width() + 0.4 * paint.em();
    const double wide = std::min(9 * paint.em(), layout.legend.width() - left - right);
    if (wide < 2 * paint.em()) return;
    const QRectF band(layout.legend.right() - right - wide, layout.legend.center().y() - 0.3 * paint.em(), wide,
                      0.6 * paint.em());
    constexpr int steps = 48;
    for (int i = 0; i < steps; ++i)
        paint.fill({band.left() + wide * i / steps, band.top(), wide / steps + 0.5, band.height()},
                   colourOfLevel(paint, 255 * i / (steps - 1)));
    paint.frame(band, paint.colours().line);
    const QRectF row(layout.legend.left(), layout.legend.top(), layout.legend.width(), layout.legend.height());
    paint.text(QRectF(band.left() - left, row.top(), left - 0.4 * paint.em(), row.height()), Qt::AlignRight,
               paint.colours().quiet, least);
    paint.text(QRectF(band.right() + 0.4 * paint.em(), row.top(), right, row.height()), Qt::AlignLeft, paint.colours().quiet,
               most);
}

void drawLabels(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover)
{
    const LabGrid& grid = layout.grids.front();
    const auto colour = [&](bool isLit) { return isLit ? paint.colours().text : paint.colours().quiet; };
    if (!layout.rowLabels.isEmpty())
        for (int i = 0; i < std::min<int>(grid.rows, static_cast<int>(scene.rows.labels.size())); ++i) {
            const QRectF cell = grid.cell(i, 0);
            paint.text(
                QRectF(layout.rowLabels.left(), cell.top(), layout.rowLabels.width() - 0.4 * paint.em(), cell.height()),
                Qt::AlignRight, colour(i == hover.row), scene.rows.labels[i]);
        }
    if (!layout.columnLabels.isEmpty())
        for (int j = 0; j < std::min<int>(grid.columns, static_cast<int>(scene.columns.labels.size())); ++j) {
            const QRectF cell = grid.cell(0, j);
            paint.text(QRectF(cell.left(), layout.columnLabels.top(), cell.width(), layout.columnLabels.height()),
                       Qt::AlignHCenter, colour(j == hover.column), scene.columns.labels[j]);
        }
}

void drawTitle(const LabPaint& paint, const LabGrid& grid, const LabScene& scene, bool isMain, bool isLit)
{
    if (grid.cells.isEmpty()) paint.frame(grid.title, isLit ? paint.colours().accent : paint.colours().line);
    const QString full = nameOf(scene, grid.matrix);
    const bool fits = paint.sizeOf(full).width() <= grid.title.width() * (isMain ? 0.6 : 1);
    const QColor colour = isMain ? paint.colours().text : isLit ? paint.colours().accent : paint.colours().quiet;
    const Qt::Alignment alignment = grid.cells.isEmpty() ? Qt::AlignHCenter : Qt::AlignLeft;
    const double wide = paint.text(grid.title, alignment, colour, fits ? full : symbolOf(scene, grid.matrix));
    // Titles of small matrices are links.
    if (!isMain && isLit && !grid.cells.isEmpty())
        paint.fill({grid.title.left(), grid.title.center().y() + 0.6 * paint.em(), wide, 1}, paint.colours().accent);
}

}  // namespace

QString symbolOf(const LabScene& scene, LabMatrix matrix)
{
    switch (matrix) {
        case LabMatrix::Cost:
            return scene.isRescaled ? QStringLiteral("D∘S") : QStringLiteral("D");
        case LabMatrix::Scale:
            return QStringLiteral("S");
        case LabMatrix::Kernel:
            return QStringLiteral("P");
        case LabMatrix::Plan:
            return QStringLiteral("Γ");
        case LabMatrix::Contribution:
            return scene.isRescaled ? QStringLiteral("D∘S∘Γ") : QStringLiteral("D∘Γ");
        case LabMatrix::ExactPlan:
            return QStringLiteral("Γ*");
    }
    return {};
}

QString nameOf(const LabScene& scene, LabMatrix matrix)
{
    switch (matrix) {
        case LabMatrix::Cost:
            return scene.isRescaled ? LabCanvas::tr("D∘S, rescaled cost") : LabCanvas::tr("D, cost");
        case LabMatrix::Scale:
            return LabCanvas::tr("S, rescaling");
        case LabMatrix::Kernel:
            return LabCanvas::tr("P, kernel");
        case LabMatrix::Plan:
            return LabCanvas::tr("Γ, transport plan");
        case LabMatrix::Contribution:
            return scene.isRescaled ? LabCanvas::tr("D∘S∘Γ, cost share") : LabCanvas::tr("D∘Γ, cost share");
        case LabMatrix::ExactPlan:
            return LabCanvas::tr("Γ*, exact plan");
    }
    return {};
}

void drawMatrices(const LabPaint& paint, const LabLayout& layout, const LabScene& scene, const LabHover& hover,
                  const LabTarget& lit)
{
    if (layout.grids.empty()) return;
    for (const LabGrid& grid : layout.grids) {
        const bool isMain = &grid == &layout.grids.front();
        drawTitle(paint, grid, scene, isMain, lit == titleTarget(grid.matrix));
        if (grid.cells.isEmpty()) continue;
        const auto* values = matrixOf(scene, grid.matrix);
        const double most = mostOf(scene, grid.matrix);
        drawCells(paint, grid, *values, most);
        if (grid.matrix == LabMatrix::Plan && scene.ghost) drawGhost(paint, grid, scene);
        drawNumbers(paint, grid, *values, most);
        paint.frame(grid.cells.adjusted(-1, -1, 1, 1),
                    isEditable(scene, grid.matrix) ? paint.colours().accent : paint.colours().line);
        drawCross(paint, grid, hover);
    }
    drawScaleLegend(paint, layout, scene, layout.grids.front().matrix);
    drawLabels(paint, layout, scene, hover);
}

void drawFormula(const LabPaint& paint, const LabLayout& layout, const LabScene& scene)
{
    if (layout.formula.isEmpty()) return;
    struct Term {
        QString text;
        bool isLit;
    };
    const QString cost = symbolOf(scene, LabMatrix::Cost);
    const Term terms[] = {{QStringLiteral("P = exp(−λ·%1)").arg(cost), false},
                          {QStringLiteral("v = t / (P u)"), scene.next == LabTerm::Rows},
                          {QStringLiteral("u = r / (Pᵀ v)"), scene.next == LabTerm::Columns},
                          {QStringLiteral("Γ = diag(v) P diag(u)"), false}};
    const double pad = 0.5 * paint.em();
    double x = layout.formula.left();
    for (const Term& term : terms) {
        const double wide = paint.sizeOf(term.text).width() + 2 * pad;
        if (x + wide > layout.formula.right() + 1) break;
        const QRectF chip(x, layout.formula.top(), wide, layout.formula.height());
        if (term.isLit) paint.fill(chip, paint.colours().accent);
        const QColor colour = term.isLit ? paint.colours().base : paint.colours().quiet;
        paint.text(chip, Qt::AlignHCenter, colour, term.text);
        x += wide + pad;
    }
}

}  // namespace rosa::widgets
