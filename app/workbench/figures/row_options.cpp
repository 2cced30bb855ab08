#include "app/workbench/figures/row_options.h"

#include <algorithm>
#include <numeric>

#include "core/catalog/shell_word.h"

namespace rosa::workbench {

namespace {

constexpr int kMostColours = 64;

QStringList partsOf(const QString& option)
{
    QStringList parts;
    for (const QString& part : option.split(QLatin1Char(','))) parts.append(part.trimmed());
    return parts;
}

std::string commaList(const QStringList& labels) { return labels.join(QStringLiteral(", ")).toStdString(); }

}  // namespace

Result<std::vector<std::size_t>> orderOption(const FigureRequest& request, const std::vector<QStringList>& names)
{
    std::vector<std::size_t> order;
    const auto isTaken = [&](std::size_t row) { return std::ranges::find(order, row) != order.end(); };
    const QString option = request.option(QStringLiteral("order"));
    for (const QString& wanted : option.isEmpty() ? QStringList() : partsOf(option)) {
        const std::size_t before = order.size();
        for (std::size_t row = 0; row < names.size(); ++row)
            if (names[row].contains(wanted, Qt::CaseInsensitive) && !isTaken(row)) order.push_back(row);
        if (order.size() > before) continue;
        QStringList known;
        for (const QStringList& row : names) known.append(row.value(0));
        return badInput("--order: no remaining row matches \"%1\"; the rows are %2", wanted.toStdString(), commaList(known));
    }
    for (std::size_t row = 0; row < names.size(); ++row)
        if (!isTaken(row)) order.push_back(row);
    return order;
}

Result<QStringList> labelsOption(const FigureRequest& request, const QStringList& labels)
{
    const QString option = request.option(QStringLiteral("labels"));
    if (option.isEmpty()) return labels;
    const QStringList parts = partsOf(option);
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

Result<std::vector<int>> coloursOption(const FigureRequest& request, std::size_t rows)
{
    std::vector<int> colours(rows);
    std::iota(colours.begin(), colours.end(), 0);
    const QString option = request.option(QStringLiteral("colours"));
    if (option.isEmpty()) return colours;
    const QStringList parts = partsOf(option);
    bool isFit = static_cast<std::size_t>(parts.size()) == rows;
    for (std::size_t row = 0; isFit && row < rows; ++row) {
        const int number = parts[static_cast<qsizetype>(row)].toInt(&isFit);
        isFit = isFit && number >= 0 && number < kMostColours;
        colours[row] = number;
    }
    if (isFit) return colours;
    return badInput("--colours: expected %1 numbers from 0 to %2, separated by commas, found \"%3\"", rows, kMostColours - 1,
                    option.toStdString());
}

QString coloursText(const std::vector<int>& colours)
{
    QStringList numbers;
    bool isInTurn = true;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        numbers.append(QString::number(colours[i]));
        isInTurn = isInTurn && colours[i] == static_cast<int>(i);
    }
    return isInTurn ? QString() : QStringLiteral(" --colours ") + numbers.join(QLatin1Char(','));
}

QString rowOptionsText(const FigureRequest& request)
{
    QString text;
    for (const QString& name : {QStringLiteral("labels"), QStringLiteral("order")})
        if (const QString value = request.option(name); !value.isEmpty())
            text += QStringLiteral(" --%1 %2").arg(name, QString::fromStdString(catalog::shellWord(value.toStdString())));
    return text;
}

}  // namespace rosa::workbench
