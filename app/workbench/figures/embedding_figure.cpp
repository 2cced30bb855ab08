#include "app/workbench/figures/embedding_figure.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace rosa::workbench {

namespace {

class EmbeddingFigureText {
    Q_DECLARE_TR_FUNCTIONS(EmbeddingFigure)
};

/// How TikZ calls the markers of widgets::classMarker().
constexpr std::array kTikzMarks{"*", "square*", "diamond*", "triangle*", "x"};

constexpr double kGap = 8;

bool isUsed(const EmbeddingPicture& picture, std::size_t kind)
{
    return std::ranges::any_of(picture.panels, [&](const EmbeddingPanelData& panel) {
        return panel.kinds.kinds[kind].isVisible &&
               std::ranges::find(panel.kinds.ofPoint, kind) != panel.kinds.ofPoint.end();
    });
}

QString panelLetter(std::size_t panel) { return QStringLiteral("(%1) ").arg(QChar(static_cast<char16_t>(u'a' + panel))); }

/// Of a point in a panel whose points fill a square of `side`; in units.
double radiusOf(const EmbeddingPanelData& panel, double side)
{
    return std::min(2.2, widgets::suitableRadius(panel.positions->size() / 2, side * side) * 0.8);
}

/// One axis without lines; classes as series of marks.
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
                    .arg(QLatin1String(kTikzMarks[static_cast<std::size_t>(look.marker) % kTikzMarks.size()]))
                    .arg(mark, 0, 'f', 2)
                    .arg(kind)
                    .arg(rows);
    }
    return text + QStringLiteral("\\end{axis}\n");
}

}  // namespace

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

QRectF EmbeddingFigure::paintLegend(QPainter& painter, const QRectF& area) const
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height() * 1.25;
    const double mark = metrics.ascent() * 0.36;
    struct Entry {
        std::size_t kind;
        double width;
    };
    std::vector<std::vector<Entry>> rows(1);
    double used = 0;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(m_picture.legend.size()); ++kind) {
        if (!isUsed(m_picture, kind)) continue;
        const double width = 2 * mark + 4 + metrics.horizontalAdvance(m_picture.legend[static_cast<qsizetype>(kind)]) + 12;
        if (used + width > area.width() && !rows.back().empty()) {
            rows.emplace_back();
            used = 0;
        }
        rows.back().push_back({kind, width});
        used += width;
    }
    const double height = line * static_cast<double>(rows.size());
    double y = area.bottom() - height;
    for (const auto& row : rows) {
        double width = -12;
        for (const Entry& entry : row) width += entry.width;
        double x = area.left() + (area.width() - width) / 2;
        for (const Entry& entry : row) {
            const widgets::PointKind& look = m_picture.panels.front().kinds.kinds[entry.kind];
            widgets::drawMarker(painter, look.marker, {x + mark, y + line / 2}, mark, look.colour, Qt::transparent);
            painter.setPen(Qt::black);
            painter.drawText(QRectF(x + 2 * mark + 4, y, entry.width, line), Qt::AlignVCenter | Qt::AlignLeft,
                             m_picture.legend[static_cast<qsizetype>(entry.kind)]);
            x += entry.width;
        }
        y += line;
    }
    return area.adjusted(0, 0, 0, -height - kGap / 2);
}

void EmbeddingFigure::paintPanel(QPainter& painter, const EmbeddingPanelData& panel, const QRectF& area) const
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

void EmbeddingFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    painter.save();
    painter.setFont(widgets::fontOf(style));
    const QRectF panels = paintLegend(painter, area.adjusted(kGap / 2, kGap / 2, -kGap / 2, -kGap / 2));
    const int across = columns();
    const int rows = (static_cast<int>(m_picture.panels.size()) + across - 1) / across;
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double titleHeight = metrics.height() * 1.3;
    const double width = (panels.width() - kGap * (across - 1)) / across;
    const double height = (panels.height() - kGap * (rows - 1)) / rows;
    for (std::size_t i = 0; i < m_picture.panels.size(); ++i) {
        const auto column = static_cast<int>(i) % across;
        const auto row = static_cast<int>(i) / across;
        const QRectF cell(panels.left() + column * (width + kGap), panels.top() + row * (height + kGap), width, height);
        const QString letter = m_picture.panels.size() > 1 ? panelLetter(i) : QString();
        painter.setPen(Qt::black);
        painter.drawText(QRectF(cell.left(), cell.top(), cell.width(), titleHeight), Qt::AlignHCenter | Qt::AlignTop,
                         metrics.elidedText(letter + m_picture.panels[i].title, Qt::ElideRight, cell.width()));
        paintPanel(painter, m_picture.panels[i], cell.adjusted(0, titleHeight, 0, 0));
    }
    painter.restore();
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
    QString legend;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (isUsed(m_picture, kind))
            legend += QStringLiteral("\\mbox{\\textcolor{kind%1}{$\\bullet$}~%2}\\quad ")
                          .arg(kind)
                          .arg(widgets::latexText(m_picture.legend[static_cast<qsizetype>(kind)]));
    text += QStringLiteral("\\node[anchor=north, text width=%1mm, align=center] at (%2mm,-%3mm) {%4};\n")
                .arg(style.widthMm, 0, 'f', 1)
                .arg(style.widthMm / 2, 0, 'f', 1)
                .arg(rows * (side + 9) - 7, 0, 'f', 1)
                .arg(legend.trimmed());
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

}  // namespace rosa::workbench
