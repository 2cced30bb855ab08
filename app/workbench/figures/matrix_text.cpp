#include "app/workbench/figures/matrix_text.h"

#include <QStringList>

#include "widgets/figure/figure.h"

namespace rosa::workbench {

namespace {

using widgets::MatrixPicture;

QString nameAt(const std::vector<widgets::NodeLabel>& labels, int place)
{
    return labels.empty() ? QString::number(place) : labels[static_cast<std::size_t>(place)].name;
}

double shortest(float value) { return QString::number(static_cast<double>(value), 'g', 9).toDouble(); }

void addWeights(QStringList& lines, const MatrixPicture& picture)
{
    for (std::size_t i = 0; i < picture.rowWeights.size(); ++i)
        lines << QStringLiteral("t,%1,,%2")
                     .arg(widgets::csvText(nameAt(picture.rowLabels, static_cast<int>(i))),
                          widgets::csvNumber(shortest(picture.rowWeights[i])));
    for (std::size_t i = 0; i < picture.columnWeights.size(); ++i)
        lines << QStringLiteral("r,,%1,%2")
                     .arg(widgets::csvText(nameAt(picture.columnLabels, static_cast<int>(i))),
                          widgets::csvNumber(shortest(picture.columnWeights[i])));
}

QString tickLabels(const std::vector<widgets::NodeLabel>& labels)
{
    QStringList names;
    for (const auto& label : labels) names << QLatin1Char('{') + widgets::latexText(label.name) + QLatin1Char('}');
    return names.join(QLatin1Char(','));
}

/// Names beside an axis where they can be read, else none.
QString ticks(char axis, const std::vector<widgets::NodeLabel>& labels, double cellMm)
{
    constexpr double kReadableMm = 2;
    const QString name = QLatin1Char(axis) + QStringLiteral("tick");
    if (labels.empty() || cellMm < kReadableMm) return name + QStringLiteral("=\\empty");
    return QStringLiteral("%1={0,...,%2}, %1labels={%3}").arg(name).arg(labels.size() - 1).arg(tickLabels(labels));
}

}  // namespace

QString matricesCsv(std::span<const MatrixPicture> pictures)
{
    QStringList lines{QStringLiteral("matrix,row_node,column_node,value")};
    for (const MatrixPicture& picture : pictures)
        for (int row = 0; row < picture.rows; ++row)
            for (int column = 0; column < picture.columns; ++column)
                lines << QStringLiteral("%1,%2,%3,%4")
                             .arg(widgets::csvText(picture.symbol), widgets::csvText(nameAt(picture.rowLabels, row)),
                                  widgets::csvText(nameAt(picture.columnLabels, column)),
                                  widgets::csvNumber(shortest(picture.at(row, column))));
    if (!pictures.empty()) addWeights(lines, pictures.front());
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString pgfColourMap(widgets::ColourMap map)
{
    QStringList stops;
    const auto& colours = widgets::coloursOf(map);
    for (int i = 0; i <= 16; ++i) {
        const QRgb colour = colours[static_cast<std::size_t>(std::min(i * 16, 255))];
        stops << QStringLiteral("rgb255=(%1,%2,%3)").arg(qRed(colour)).arg(qGreen(colour)).arg(qBlue(colour));
    }
    return QStringLiteral("\\pgfplotsset{colormap={rosa-%1}{%2}}\n").arg(widgets::nameOf(map), stops.join(QLatin1Char(' ')));
}

QString pgfMatrixAxis(const MatrixPicture& picture, const QRectF& box)
{
    const double cell = std::min(box.width() / std::max(picture.columns, 1), box.height() / std::max(picture.rows, 1));
    QString text =
        QStringLiteral("\\begin{axis}[at={(%1mm,%2mm)}, anchor=south west, scale only axis, width=%3mm, height=%4mm,\n")
            .arg(box.left(), 0, 'f', 2)
            .arg(box.top(), 0, 'f', 2)
            .arg(cell * picture.columns, 0, 'f', 2)
            .arg(cell * picture.rows, 0, 'f', 2);
    text += QStringLiteral("  title={%1}, y dir=reverse, enlargelimits=false, tick style={draw=none},\n")
                .arg(widgets::latexText(picture.title));
    text += QStringLiteral(
                "  %1,\n  %2,\n  x tick label style={rotate=90, anchor=east, font=\\tiny}, "
                "y tick label style={font=\\tiny},\n")
                .arg(ticks('x', picture.columnLabels, cell), ticks('y', picture.rowLabels, cell));
    text += QStringLiteral(
                "  colormap name=rosa-%1, point meta min=%2, point meta max=%3, colorbar,\n"
                "  colorbar style={width=2mm, yticklabel style={font=\\tiny}}]\n")
                .arg(widgets::nameOf(picture.map), widgets::pgfNumber(picture.low), widgets::pgfNumber(picture.high));
    text +=
        QStringLiteral("\\addplot[matrix plot*, mesh/cols=%1, point meta=explicit] coordinates {\n").arg(picture.columns);
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.columns; ++column)
            text += QStringLiteral("(%1,%2) [%3] ")
                        .arg(column)
                        .arg(row)
                        .arg(widgets::pgfNumber(shortest(picture.at(row, column))));
        text += QLatin1Char('\n');
    }
    return text + QStringLiteral("};\n\\end{axis}\n");
}

}  // namespace rosa::workbench
