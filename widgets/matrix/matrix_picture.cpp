#include "widgets/matrix/matrix_picture.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include <QCoreApplication>
#include <QLocale>

#include "core/base/bind/fields.h"
#include "widgets/style/class_colours.h"

namespace rosa::widgets {

namespace {

QString nameAt(const std::vector<NodeLabel>& labels, int place)
{
    if (labels.empty()) return QLocale().toString(place);
    return labels[static_cast<std::size_t>(place)].name;
}

QString classesText(const MatrixPicture& picture, int row, int column)
{
    if (picture.rowLabels.empty() || picture.columnLabels.empty()) return {};
    const QString& first = picture.rowLabels[static_cast<std::size_t>(row)].className;
    const QString& second = picture.columnLabels[static_cast<std::size_t>(column)].className;
    if (first.isEmpty() || second.isEmpty()) return {};
    if (first == second) return QCoreApplication::translate("MatrixView", "both %1").arg(first);
    return QCoreApplication::translate("MatrixView", "%1 and %2").arg(first, second);
}

QString weightText(const QString& symbol, const std::vector<NodeLabel>& labels, const std::vector<float>& weights, int place)
{
    if (weights.empty()) return {};
    return QStringLiteral("%1(%2) = %3")
        .arg(symbol, nameAt(labels, place), shortNumber(static_cast<double>(weights[static_cast<std::size_t>(place)])));
}

}  // namespace

void describe(bind::Fields<MatrixLook>& fields)
{
    fields.choice(&MatrixLook::map, "map", "Colours", namedColourMaps(), "Colour map (viridis)");
    fields.choice(&MatrixLook::edgeText, "axes", "Labels",
                  {{EdgeText::Nodes, "nodes", {}}, {EdgeText::Classes, "classes", {}}},
                  "Labels along the edges: names of the nodes, or of their classes (nodes)");
}

std::vector<LegendMark> classEntries(std::initializer_list<const std::vector<NodeLabel>*> lists)
{
    std::map<int, QString> classes;
    for (const auto* labels : lists)
        for (const NodeLabel& label : *labels)
            if (label.classOf >= 0) classes.emplace(label.classOf, label.className);
    std::vector<LegendMark> entries;
    for (const auto& [number, name] : classes) entries.push_back({name, classColour(number), classMarker(number)});
    return entries;
}

std::pair<double, double> rangeOf(const MatrixPicture& picture)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    const auto isPadding = [](const std::vector<NodeLabel>& labels, int place) {
        return !labels.empty() && labels[static_cast<std::size_t>(place)].isPadding;
    };
    for (int row = 0; row < picture.rows; ++row)
        for (int column = 0; column < picture.columns; ++column) {
            const float value = picture.at(row, column);
            if (!std::isfinite(value) || isPadding(picture.rowLabels, row) || isPadding(picture.columnLabels, column))
                continue;
            low = std::min(low, static_cast<double>(value));
            high = std::max(high, static_cast<double>(value));
        }
    if (low > high) return {0, 1};
    return {low, high};
}

QString wholeSymbol(const QString& symbol, const MatrixPicture& picture)
{
    return picture.variant.isEmpty() ? symbol : QStringLiteral("%1[%2]").arg(symbol, picture.variant);
}

QString cellText(const MatrixPicture& picture, int row, int column)
{
    const float value = picture.at(row, column);
    const QString number = std::isfinite(value) ? shortNumber(static_cast<double>(value))
                                                : QCoreApplication::translate("MatrixView", "left out");
    QString text = QStringLiteral("%1(%2, %3) = %4")
                       .arg(wholeSymbol(picture.symbol, picture), nameAt(picture.rowLabels, row),
                            nameAt(picture.columnLabels, column), number);
    if (const QString classes = classesText(picture, row, column); !classes.isEmpty())
        text += QStringLiteral("; ") + classes;
    return text;
}

QString rowWeightText(const MatrixPicture& picture, int row)
{
    return weightText(QStringLiteral("t"), picture.rowLabels, picture.rowWeights, row);
}

QString columnWeightText(const MatrixPicture& picture, int column)
{
    return weightText(QStringLiteral("r"), picture.columnLabels, picture.columnWeights, column);
}

}  // namespace rosa::widgets
