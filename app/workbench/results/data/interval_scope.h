/// What the intervals of means speak of, in the user's language.
#pragma once

#include <QString>
#include <QStringList>

#include "app/workbench/results/data/results_data.h"
#include "core/evaluate/statistics.h"
#include "core/tables/table.h"

namespace rosa::workbench {

struct IntervalScope {
    evaluate::Scope scope = evaluate::Scope::None;
    bool isSeedless = false;  ///< Of a deterministic method, which has no seeds to be given.
    bool isConservative = false;

    friend bool operator==(const IntervalScope&, const IntervalScope&) = default;
};

IntervalScope scopeOf(const tables::TableCell& cell);
IntervalScope scopeOf(const ResultGroup& group);

/// "over splits, given this seed"; "" without an interval.
QString scopeText(const IntervalScope& scope);

/// Of all cells or groups with an interval, each text once; deterministic methods only if there are no others.
QStringList scopeTexts(const tables::Table& table);
QStringList scopeTexts(const ResultTable& table);

}  // namespace rosa::workbench
