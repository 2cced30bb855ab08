#include "app/workbench/figures/row_options.h"

#include <algorithm>
#include <numeric>

namespace rosa::workbench {

namespace {

std::vector<int> coloursInTurn(std::size_t rows)
{
    std::vector<int> colours(rows);
    std::iota(colours.begin(), colours.end(), 0);
    return colours;
}

std::string commaList(const QStringList& labels) { return labels.join(QStringLiteral(", ")).toStdString(); }

}  // namespace

void describe(bind::Fields<LabelOptions>& fields)
{
    fields.text(&LabelOptions::labels, "labels", "Labels", "A label for each row, or OLD=NEW for some")
        .placeholder("NAME[,…]");
}

void describe(bind::Fields<RowOptions>& fields)
{
    fields.part([](RowOptions& options) -> LabelOptions& { return options; });
    fields.text(&RowOptions::order, "order", "Order", "The rows that come first").placeholder("NAME");
}

void describe(bind::Fields<ColourOptions>& fields)
{
    fields.integer(&ColourOptions::colours, "colours", "Colours", "Number of a colour for each row or curve")
        .from(0)
        .upTo(63)
        .placeholder("N");
}

Result<std::vector<std::size_t>> orderOf(const RowOptions& options, const std::vector<QStringList>& names)
{
    std::vector<std::size_t> order;
    const auto isTaken = [&](std::size_t row) { return std::ranges::find(order, row) != order.end(); };
    for (const std::string& wanted : options.order) {
        const std::size_t before = order.size();
        for (std::size_t row = 0; row < names.size(); ++row)
            if (names[row].contains(QString::fromStdString(wanted), Qt::CaseInsensitive) && !isTaken(row))
                order.push_back(row);
        if (order.size() > before) continue;
        QStringList known;
        for (const QStringList& row : names) known.append(row.value(0));
        return badInput("--order: no remaining row matches \"%1\"; the rows are %2", wanted, commaList(known));
    }
    for (std::size_t row = 0; row < names.size(); ++row)
        if (!isTaken(row)) order.push_back(row);
    return order;
}

QStringList labelsIn(const LabelOptions& options)
{
    QStringList labels;
    if (options.labels.empty()) return labels;
    for (const QString& label : QString::fromStdString(options.labels).split(QLatin1Char(',')))
        labels.append(label.trimmed());
    return labels;
}

Result<QStringList> labelsOf(const LabelOptions& options, const QStringList& labels)
{
    const QStringList parts = labelsIn(options);
    if (parts.isEmpty()) return labels;
    const auto placeOf = [&](const QString& part) { return labels.indexOf(part.section(QLatin1Char('='), 0, 0).trimmed()); };
    const auto renames = [&](const QString& part) { return part.contains(QLatin1Char('=')) && placeOf(part) >= 0; };
    if (std::ranges::all_of(parts, renames)) {
        QStringList renamed = labels;
        for (const QString& part : parts) renamed[placeOf(part)] = part.section(QLatin1Char('='), 1).trimmed();
        return renamed;
    }
    if (parts.size() == labels.size()) return parts;
    return badInput("--labels: expected %1 labels, separated by commas, or OLD=NEW; the labels are %2", labels.size(),
                    commaList(labels));
}

Result<std::vector<int>> coloursOf(const ColourOptions& options, std::size_t rows)
{
    if (options.colours.empty()) return coloursInTurn(rows);
    if (options.colours.size() == rows) return options.colours;
    return badInput("--colours: expected %1 numbers, separated by commas, found %2", rows, options.colours.size());
}

ColourOptions colourOptions(const std::vector<int>& colours)
{
    return {colours == coloursInTurn(colours.size()) ? std::vector<int>() : colours};
}

}  // namespace rosa::workbench
