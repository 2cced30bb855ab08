#include "app/workbench/results/figure/confusion_figure.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "app/workbench/figures/matrix_text.h"
#include "widgets/figure/csv_table.h"

namespace rosa::workbench {

namespace {

class ConfusionText {
    Q_DECLARE_TR_FUNCTIONS(ConfusionText)
};

/// Maximum number of classes for which a matrix in one column of a paper can show a number in each cell.
constexpr int kMostTexNumbers = 12;

bool needsWhite(const QColor& background) { return background.lightness() <= 120; }

double longestName(const QFontMetricsF& metrics, const QStringList& names)
{
    double longest = 0;
    for (const QString& name : names) longest = std::max(longest, metrics.horizontalAdvance(name));
    return longest;
}

}  // namespace

std::int64_t ConfusionPicture::count(int expected, int predicted) const
{
    return counts[static_cast<std::size_t>(expected * classes.size() + predicted)];
}

double ConfusionPicture::share(int expected, int predicted) const
{
    std::int64_t row = 0;
    for (int k = 0; k < classes.size(); ++k) row += count(expected, k);
    return row > 0 ? static_cast<double>(count(expected, predicted)) / static_cast<double>(row) : 0;
}

QColor ConfusionPicture::colour(int expected, int predicted) const
{
    return QColor::fromRgb(widgets::colourOf(map, share(expected, predicted), 0, 1));
}

QString ConfusionPicture::text(int expected, int predicted) const
{
    const QLocale locale;
    return values == ConfusionValues::Counts ? locale.toString(static_cast<qint64>(count(expected, predicted)))
                                             : locale.toString(100 * share(expected, predicted), 'f', 0);
}

std::optional<ConfusionPicture> confusionPicture(const ResultTable& table, const ResultGroup& group, ConfusionValues values)
{
    const auto matrix = confusionOf(group);
    if (!matrix) return std::nullopt;
    ConfusionPicture picture;
    for (const record::ClassReport& report : group.runs.front().evaluation.perClass)
        picture.classes.append(QString::fromStdString(report.name));
    for (std::int32_t expected = 0; expected < matrix->classes(); ++expected)
        for (std::int32_t predicted = 0; predicted < matrix->classes(); ++predicted)
            picture.counts.push_back(matrix->count(expected, predicted));
    picture.values = values;
    picture.of = QStringLiteral("%1, %2").arg(QString::fromStdString(group.title), QString::fromStdString(table.dataset));
    return picture;
}

QRectF ConfusionLayout::at(int expected, int predicted) const
{
    return {cells.left() + predicted * cell, cells.top() + expected * cell, cell, cell};
}

ConfusionLayout confusionLayout(const QFontMetricsF& metrics, const QRectF& area, const ConfusionPicture& picture)
{
    const auto count = static_cast<double>(picture.classes.size());
    const double longest = longestName(metrics, picture.classes);
    const double title = metrics.height() * 1.3;
    ConfusionLayout layout;
    layout.areUpright = longest < metrics.averageCharWidth() * 4;
    layout.below = layout.areUpright ? metrics.height() * 1.2 : std::min(longest + 6, area.height() * 0.25);
    // Names beside the cells have what cells of this height leave.
    const double beside = area.width() - title - 6 - (area.height() - layout.below - title);
    layout.names = std::min(longest, std::max(area.width() * 0.25, beside));
    const double left = title + layout.names + 6;
    layout.cell = std::max(2.0, std::min((area.width() - left) / count, (area.height() - layout.below - title) / count));
    const double side = layout.cell * count;
    const double room = std::max(0.0, area.width() - left - side) / 2;
    layout.cells = QRectF(area.left() + room + left, area.top(), side, side);
    return layout;
}

void drawConfusion(QPainter& painter, const QRectF& area, const ConfusionPicture& picture, const QColor& text)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const ConfusionLayout layout = confusionLayout(metrics, area, picture);
    const auto count = static_cast<int>(picture.classes.size());
    const double names = layout.names;
    const double below = layout.below;
    const bool areUpright = layout.areUpright;
    for (int expected = 0; expected < count; ++expected)
        for (int predicted = 0; predicted < count; ++predicted) {
            const QRectF cell = layout.at(expected, predicted);
            const QColor colour = picture.colour(expected, predicted);
            painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), colour);
            const QString value = picture.text(expected, predicted);
            if (metrics.horizontalAdvance(value) > layout.cell - 3 || metrics.height() > layout.cell) continue;
            painter.setPen(needsWhite(colour) ? Qt::white : Qt::black);
            painter.drawText(cell, Qt::AlignCenter, value);
        }
    painter.setPen(text);
    for (int c = 0; c < count; ++c) {
        const QRectF row = layout.at(c, 0);
        painter.drawText(QRectF(row.left() - names - 4, row.top(), names, row.height()), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(picture.classes[c], Qt::ElideRight, names));
        const QRectF column = layout.at(count - 1, c);
        painter.save();
        painter.translate(column.center().x(), column.bottom() + 3);
        if (!areUpright) painter.rotate(-90);
        const QRectF place = areUpright ? QRectF(-layout.cell / 2, 0, layout.cell, metrics.height())
                                        : QRectF(-below, -metrics.height() / 2, below - 2, metrics.height());
        painter.drawText(place, (areUpright ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter,
                         metrics.elidedText(picture.classes[c], Qt::ElideRight, areUpright ? layout.cell : below - 4));
        painter.restore();
    }
    painter.drawText(
        QRectF(layout.cells.left(), layout.cells.bottom() + below, layout.cells.width(), metrics.height() * 1.2),
        Qt::AlignCenter, ConfusionText::tr("Predicted class"));
    painter.save();
    painter.translate(layout.cells.left() - names - 6 - metrics.height() * 0.7, layout.cells.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-layout.cells.height() / 2, -metrics.height() / 2, layout.cells.height(), metrics.height()),
                     Qt::AlignCenter, ConfusionText::tr("True class"));
    painter.restore();
}

ConfusionFigure::ConfusionFigure(ConfusionPicture picture, const ResultGroup& group) : m_picture(std::move(picture))
{
    for (const ResultRun& run : group.runs) origin.runs.append(QString::fromStdString(run.id));
    origin.configuration = QString::fromStdString(group.configurationToml);
    origin.recipe =
        recipeOf({origin.runs.first()}, QStringLiteral("confusion"), ConfusionOptions{m_picture.values, m_picture.map});
}

QString ConfusionFigure::title() const
{
    return m_picture.values == ConfusionValues::Counts
               ? ConfusionText::tr("Confusion matrix of %1: test nodes").arg(m_picture.of)
               : ConfusionText::tr("Confusion matrix of %1: per cent of the true class").arg(m_picture.of);
}

widgets::FigureStyle ConfusionFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.heightMm = 78;
    return style;
}

void ConfusionFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    drawConfusion(painter, area.adjusted(4, 4, -4, -4), m_picture, Qt::black);
    painter.restore();
}

std::vector<widgets::FigureText> ConfusionFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (qsizetype i = 0; i < m_picture.classes.size(); ++i)
        texts.push_back({QStringLiteral("class-%1").arg(i + 1), ConfusionText::tr("Class %1").arg(i + 1),
                         m_picture.classes[i], [this, i](const QString& text) { m_picture.classes[i] = text; }});
    return texts;
}

QString ConfusionFigure::csv() const
{
    widgets::CsvTable csv("true,predicted,count,share");
    for (int expected = 0; expected < m_picture.classes.size(); ++expected)
        for (int predicted = 0; predicted < m_picture.classes.size(); ++predicted)
            csv.add(m_picture.classes[expected], m_picture.classes[predicted], m_picture.count(expected, predicted),
                    m_picture.share(expected, predicted));
    return csv.text();
}

QString ConfusionFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const auto count = static_cast<int>(m_picture.classes.size());
    QStringList names;
    QStringList ticks;
    for (int c = 0; c < count; ++c) {
        names.append(QStringLiteral("{%1}").arg(widgets::latexText(m_picture.classes[c])));
        ticks.append(QString::number(c));
    }
    // With many classes numbers do not fit: a colour bar explains the colours instead.
    const bool hasNumbers = count <= kMostTexNumbers;
    QString rows;
    QString numbers;
    for (int expected = 0; expected < count; ++expected)
        for (int predicted = 0; predicted < count; ++predicted) {
            const double share = m_picture.share(expected, predicted);
            rows += QStringLiteral("%1 %2 %3\n").arg(predicted).arg(expected).arg(100 * share, 0, 'f', 1);
            numbers += QStringLiteral("\\node[text=%1] at (axis cs:%2,%3) {%4};\n")
                           .arg(QLatin1String(needsWhite(m_picture.colour(expected, predicted)) ? "white" : "black"))
                           .arg(predicted)
                           .arg(expected)
                           .arg(m_picture.text(expected, predicted));
        }
    return widgets::tikzBegin(style) + pgfColourMap(m_picture.map) +
           QStringLiteral(
               "\\begin{axis}[width=%1mm, height=%2mm, axis equal image, y dir=reverse, tick style={draw=none},\n"
               "  xlabel={%3}, ylabel={%4}, xtick={%5}, ytick={%5}, xticklabels={%6}, yticklabels={%6},\n"
               "  x tick label style={rotate=90, anchor=east}, enlargelimits={abs=0.5}, colormap name=rosa-%7,\n"
               "  point meta min=0, point meta max=100%8]\n")
               .arg(widgets::pgfNumber(style.widthMm), widgets::pgfNumber(style.heightMm),
                    widgets::latexText(ConfusionText::tr("Predicted class")),
                    widgets::latexText(ConfusionText::tr("True class")), ticks.join(QLatin1Char(',')),
                    names.join(QLatin1Char(',')), widgets::nameOf(m_picture.map),
                    hasNumbers ? QString() : QStringLiteral(", colorbar")) +
           QStringLiteral(
               "\\addplot[matrix plot*, mesh/cols=%1, point meta=explicit] table[meta index=2, header=false] {\n%2};\n")
               .arg(count)
               .arg(rows) +
           (hasNumbers ? numbers : QString()) + QStringLiteral("\\end{axis}\n\\end{tikzpicture}\n");
}

void describe(bind::Fields<ConfusionOptions>& fields)
{
    fields.choice(&ConfusionOptions::values, "values", "Values",
                  {{ConfusionValues::RowShares, "shares", {}}, {ConfusionValues::Counts, "counts", {}}},
                  "Shares of the true class, or numbers of nodes (shares)");
    fields.choice(&ConfusionOptions::map, "map", "Colours", widgets::namedColourMaps(), "Colour map (cividis)");
}

Result<std::unique_ptr<widgets::Figure>> loadConfusionFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto options, readOptions<ConfusionOptions>(request));
    const std::string run = request.runs.first().toStdString();
    ROSA_TRY_ASSIGN(const auto table, loadResults(request.catalogue, *request.datasets, {run}));
    const ResultGroup& group = table.groups.front();
    auto picture = confusionPicture(table, group, options.values);
    if (!picture) return badInput("run %1 has no confusion matrix in its record; rosa evaluate %1 adds it", run);
    picture->map = options.map;
    return std::unique_ptr<widgets::Figure>(std::make_unique<ConfusionFigure>(std::move(*picture), group));
}

}  // namespace rosa::workbench
