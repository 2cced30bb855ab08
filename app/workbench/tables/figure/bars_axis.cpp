#include "app/workbench/tables/figure/bars_axis.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "app/workbench/base/metric_title.h"
#include "app/workbench/results/data/interval_scope.h"

namespace rosa::workbench {

namespace {

struct Extent {
    double low = 1, high = 0;
    void include(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

/// Published numbers count even without a measured value beside them.
void include(Extent& extent, const tables::Table& table, std::size_t column)
{
    for (std::size_t row = 0; row < table.plan.rows.size(); ++row) {
        const tables::TableCell& cell = table.cell(row, column);
        if (cell.results) {
            extent.include(cell.results->mean());
            if (const auto& interval = cell.interval95) {
                extent.include(interval->low);
                extent.include(interval->high);
            }
        }
        if (const auto& published = table.plan.rows[row].published[column]) extent.include(published->mean);
    }
    // An interval of few values may exceed the range of a share.
    extent.low = std::max(extent.low, 0.0);
    extent.high = std::min(extent.high, 1.0);
}

}  // namespace

ValueAxis::Ticks ValueAxis::ticks(int most) const
{
    const int count = std::clamp(most, 2, 6);
    const double steps[] = {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1};
    for (const double step : steps) {
        Ticks ticks{{}, step < 0.0099 ? 1 : 0};
        for (double k = std::ceil(low / step - 1e-9); k * step <= high + 1e-9; ++k) ticks.places.push_back(k * step);
        if (ticks.places.size() <= static_cast<std::size_t>(count)) return ticks;
    }
    return {{low}, 0};
}

QString ValueAxis::Ticks::label(double place) const { return QLocale().toString(100 * place, 'f', decimals); }

ValueAxis roomyAxis(double low, double high)
{
    if (low > high) return {};
    const double room = std::max(0.003, 0.06 * (high - low));
    return {std::max(0.0, low - room), std::min(1.0, high + room)};
}

ValueAxis barsAxis(const tables::Table& table, const BarsLook& look, std::size_t column)
{
    Extent extent;
    ValueAxis axis;
    if (look.form == BarsLook::Form::Dots) {
        include(extent, table, column);
        axis = roomyAxis(extent.low, extent.high);
    } else {
        for (std::size_t i = 0; i < table.plan.columns.size(); ++i) include(extent, table, i);
        axis = {0, roomyAxis(extent.low, extent.high).high};
    }
    axis.low = look.from.value_or(axis.low);
    axis.high = look.to.value_or(axis.high);
    // A given end may lie beyond the other end.
    if (axis.high <= axis.low) (look.from ? axis.high : axis.low) = look.from ? axis.low + 0.01 : axis.high - 0.01;
    return axis;
}

QString barsAxisTitle(const tables::Table& table, const BarsLook& look)
{
    QString title = BarsText::tr("%1, per cent").arg(metricTitle(table.plan.metric));
    if (const QStringList scopes = scopeTexts(table); !scopes.isEmpty())
        title += BarsText::tr("; 95 % interval %1").arg(scopes.join(QStringLiteral("; ")));
    if (look.form == BarsLook::Form::Dots) return title;
    const ValueAxis axis = barsAxis(table, look, 0);
    return axis.low > 0 ? title + BarsText::tr(" (the axis begins at %1)").arg(QLocale().toString(100 * axis.low, 'g', 4))
                        : title;
}

}  // namespace rosa::workbench
