#include "app/workbench/embedding/figure/embedding_figure.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include "app/workbench/figures/figure_frame.h"

namespace rosa::workbench {

namespace {

class EmbeddingFigureText {
    Q_DECLARE_TR_FUNCTIONS(EmbeddingFigureText)
};

constexpr double kPanelGap = 8;

bool isUsed(const EmbeddingPicture& picture, std::size_t kind)
{
    return std::ranges::any_of(picture.panels, [&](const EmbeddingPanelData& panel) {
        return panel.kinds.kinds[kind].isVisible &&
               std::ranges::find(panel.kinds.ofPoint, kind) != panel.kinds.ofPoint.end();
    });
}

/// Legend entries that occur in any of the panels.
std::vector<widgets::LegendMark> legendOf(const EmbeddingPicture& picture)
{
    std::vector<widgets::LegendMark> entries;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(picture.legend.size()); ++kind) {
        if (!isUsed(picture, kind)) continue;
        const widgets::PointKind& look = picture.panels.front().kinds.kinds[kind];
        entries.push_back({picture.legend[static_cast<qsizetype>(kind)], look.colour, look.marker});
    }
    return entries;
}

QString panelLetter(std::size_t panel) { return QStringLiteral("(%1) ").arg(QChar(static_cast<char16_t>(u'a' + panel))); }

/// Radius of a point in a panel whose points fill a square of `side`; in units.
double radiusOf(const EmbeddingPanelData& panel, double side)
{
    return std::min(2.2, widgets::suitableRadius(panel.positions->size() / 2, side * side) * 0.8);
}

/// An axis without lines; classes are series of marks.
QString tikzAxis(const EmbeddingPanelData& panel, const QString& title, double left, double top, double side)
{
    const double mark = 0.75 * radiusOf(panel, widgets::unitsOfMm(side));
    QString text = QStringLiteral(
                       "\\begin{axis}[at={(%1mm,%2mm)}, anchor=north west, width=%3mm, height=%3mm, scale only axis,\n"
                       "  axis equal, ticks=none, axis line style={draw=black!30}, title={%4},\n"
                       "  title style={yshift=-1mm}]\n")
                       .arg(left, 0, 'f', 2)
                       .arg(-top, 0, 'f', 2)
                       .arg(side, 0, 'f', 2)
                       .arg(title);
    for (std::size_t kind = 0; kind < panel.kinds.kinds.size(); ++kind) {
        const widgets::PointKind& look = panel.kinds.kinds[kind];
        if (!look.isVisible) continue;
        QString rows;
        for (std::size_t i = 0; i < panel.kinds.ofPoint.size(); ++i) {
            if (panel.kinds.ofPoint[i] != kind) continue;
            rows += widgets::pgfNumber(static_cast<double>((*panel.positions)[2 * i])) + QLatin1Char(' ') +
                    widgets::pgfNumber(static_cast<double>((*panel.positions)[2 * i + 1])) + QLatin1Char('\n');
        }
        if (rows.isEmpty()) continue;
        text += QStringLiteral(
                    "\\addplot[only marks, mark=%1, mark size=%2pt, kind%3, mark options={draw opacity=0}] "
                    "table[header=false] {\n%4};\n")
                    .arg(widgets::tikzMark(look.marker))
                    .arg(mark, 0, 'f', 2)
                    .arg(kind)
                    .arg(rows);
    }
    return text + QStringLiteral("\\end{axis}\n");
}

void paintPoints(QPainter& painter, const EmbeddingPanelData& panel, const QRectF& area)
{
    const widgets::Extent extent = widgets::extentOf(*panel.positions);
    const double side = std::min(area.width(), area.height());
    const double scale = 0.97 * side / (2 * extent.half);
    const std::size_t count = panel.positions->size() / 2;
    const double radius = radiusOf(panel, side);
    for (std::size_t i = 0; i < count; ++i) {
        if (!panel.kinds.isVisible(i)) continue;
        const widgets::PointKind& look = panel.kinds.of(i);
        const QPointF place(
            area.center().x() + (static_cast<double>((*panel.positions)[2 * i]) - extent.centre.x()) * scale,
            area.center().y() - (static_cast<double>((*panel.positions)[2 * i + 1]) - extent.centre.y()) * scale);
        widgets::drawMarker(painter, look.marker, place, radius, look.colour, Qt::transparent);
    }
}

bool isLarge(const EmbeddingPanelData& panel) { return panel.positions->size() / 2 > kMostVectorPoints; }

void paintPanel(QPainter& painter, const EmbeddingPanelData& panel, const QRectF& area)
{
    const QPaintEngine::Type engine = painter.paintEngine()->type();
    const bool isVector = engine == QPaintEngine::Pdf || engine == QPaintEngine::SVG;
    if (!isVector || !isLarge(panel)) return paintPoints(painter, panel, area);
    constexpr double kScale = kPointsPerInch / 96.0;  // Units are 1/96 inch.
    QImage image((area.size() * kScale).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter points(&image);
    points.setRenderHint(QPainter::Antialiasing);
    points.scale(kScale, kScale);
    points.translate(-area.topLeft());
    paintPoints(points, panel, area);
    points.end();
    painter.save();
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(QRectF(area.topLeft(), QSizeF(image.size()) / kScale), image);
    painter.restore();
}

}  // namespace

EmbeddingFigure::EmbeddingFigure(EmbeddingPicture picture) : m_picture(std::move(picture))
{
    if (std::ranges::any_of(m_picture.panels, isLarge))
        remarks
            << EmbeddingFigureText::tr(
                   "in PDF and SVG, the points are a picture of %1 dots per inch, as there are more than %L2 in a panel; "
                   "texts stay vector graphics")
                   .arg(kPointsPerInch)
                   .arg(static_cast<qulonglong>(kMostVectorPoints));
}

void setLegend(EmbeddingPicture& picture, const NodeColours& colours)
{
    picture.legendTitle = colours.title;
    picture.legend.clear();
    for (const LegendLine& line : colours.legend) picture.legend.append(line.text);
}

int EmbeddingFigure::columns() const
{
    const auto count = static_cast<int>(m_picture.panels.size());
    return count == 4 ? 2 : std::min(count, 3);
}

QString EmbeddingFigure::title() const
{
    QStringList titles;
    for (const EmbeddingPanelData& panel : m_picture.panels)
        titles.append(panel.caption.isEmpty() ? panel.title : QStringLiteral("%1 (%2)").arg(panel.title, panel.caption));
    return EmbeddingFigureText::tr("Embedding: %1").arg(titles.join(QStringLiteral(", ")));
}

widgets::FigureStyle EmbeddingFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = m_picture.panels.size() > 1 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
    const auto rows = std::ceil(static_cast<double>(m_picture.panels.size()) / columns());
    style.heightMm = std::min(230.0, rows * (style.widthMm / columns() + 6) + 10);
    return style;
}

void EmbeddingFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    const widgets::DrawingStyle drawing = paperStyle(style);
    painter.setFont(drawing.font);
    const QRectF panels =
        FigureFrame({}, legendOf(m_picture))
            .draw(painter, area.adjusted(kPanelGap / 2, kPanelGap / 2, -kPanelGap / 2, -kPanelGap / 2), drawing);
    const int across = columns();
    const int rows = (static_cast<int>(m_picture.panels.size()) + across - 1) / across;
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double titleHeight = metrics.height() * 1.3;
    const double width = (panels.width() - kPanelGap * (across - 1)) / across;
    const double height = (panels.height() - kPanelGap * (rows - 1)) / rows;
    for (std::size_t i = 0; i < m_picture.panels.size(); ++i) {
        const auto column = static_cast<int>(i) % across;
        const auto row = static_cast<int>(i) / across;
        const QRectF cell(panels.left() + column * (width + kPanelGap), panels.top() + row * (height + kPanelGap), width,
                          height);
        const QString letter = m_picture.panels.size() > 1 ? panelLetter(i) : QString();
        painter.setPen(drawing.ink);
        painter.drawText(QRectF(cell.left(), cell.top(), cell.width(), titleHeight), Qt::AlignHCenter | Qt::AlignTop,
                         metrics.elidedText(letter + m_picture.panels[i].title, Qt::ElideRight, cell.width()));
        paintPanel(painter, m_picture.panels[i], cell.adjusted(0, titleHeight, 0, 0));
    }
    painter.restore();
}

std::vector<widgets::FigureText> EmbeddingFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts;
    for (std::size_t i = 0; i < m_picture.panels.size(); ++i) {
        EmbeddingPanelData& panel = m_picture.panels[i];
        const auto number = QString::number(i + 1);
        texts.push_back({QStringLiteral("title-") + number, EmbeddingFigureText::tr("Title %1").arg(number), panel.title,
                         [&panel](const QString& text) { panel.title = text; }});
        texts.push_back({QStringLiteral("below-") + number, EmbeddingFigureText::tr("Line below %1").arg(number),
                         panel.caption, [&panel](const QString& text) { panel.caption = text; }});
    }
    for (qsizetype i = 0; i < m_picture.legend.size(); ++i)
        texts.push_back({QStringLiteral("legend-%1").arg(i + 1), EmbeddingFigureText::tr("Legend %1").arg(i + 1),
                         m_picture.legend[i], [this, i](const QString& text) { m_picture.legend[i] = text; }});
    return texts;
}

QString EmbeddingFigure::csv() const
{
    QString text = QStringLiteral("panel,node,x,y,%1\n").arg(widgets::csvText(m_picture.legendTitle.toLower()));
    for (const EmbeddingPanelData& panel : m_picture.panels) {
        const QString title = widgets::csvText(panel.title);
        for (std::size_t i = 0; i < panel.kinds.ofPoint.size(); ++i)
            text += title + QLatin1Char(',') + QString::number(i) + QLatin1Char(',') +
                    widgets::csvNumber(static_cast<double>((*panel.positions)[2 * i])) + QLatin1Char(',') +
                    widgets::csvNumber(static_cast<double>((*panel.positions)[2 * i + 1])) + QLatin1Char(',') +
                    widgets::csvText(m_picture.legend.value(panel.kinds.ofPoint[i])) + QLatin1Char('\n');
    }
    return text;
}

QString EmbeddingFigure::pgfplots(const widgets::FigureStyle& style) const
{
    QString text = widgets::tikzBegin(style);
    const auto& kinds = m_picture.panels.front().kinds.kinds;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        text +=
            QStringLiteral("\\definecolor{kind%1}{HTML}{%2}\n").arg(kind).arg(kinds[kind].colour.name().mid(1).toUpper());
    const int across = columns();
    const double side = (style.widthMm - 4 * (across - 1)) / across;
    for (std::size_t i = 0; i < m_picture.panels.size(); ++i) {
        const auto column = static_cast<int>(i) % across;
        const auto row = static_cast<int>(i) / across;
        const QString letter = m_picture.panels.size() > 1 ? panelLetter(i) : QString();
        text += tikzAxis(m_picture.panels[i], widgets::latexText(letter + m_picture.panels[i].title), column * (side + 4),
                         row * (side + 9), side);
    }
    const int rows = (static_cast<int>(m_picture.panels.size()) + across - 1) / across;
    text += QStringLiteral("\\node[anchor=north, text width=%1mm, align=center] at (%2mm,-%3mm) {%4};\n")
                .arg(style.widthMm, 0, 'f', 1)
                .arg(style.widthMm / 2, 0, 'f', 1)
                .arg(rows * (side + 9) - 7, 0, 'f', 1)
                .arg(widgets::latexLegend(legendOf(m_picture)));
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
