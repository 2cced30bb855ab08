/// Texts of a table cell: short in the table, in full below it.
#pragma once

#include <optional>

#include <QString>

#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/tables/data/filled_table.h"
#include "core/tables/plan_status.h"

namespace rosa::workbench {

/// Position of a cell.
struct CellPlace {
    std::size_t row = 0, column = 0;

    bool operator==(const CellPlace&) const = default;
};

enum class CellState { Measured, Running, Waiting, Failed, NoData, DamagedData, DoesNotFit, NotMeasured, NotHere };

/// A cell as shown in the table.
struct CellFace {
    CellState state = CellState::NotMeasured;
    QString measured;  ///< "84.3 ± 0.8", or the state in words.
    QString interval;  ///< "[83.9 – 84.6]"; "" if there is none.
    QString below;     ///< "n 5 × 10 · published 84.5 ± 0.7"
    /// "†": not significantly different from the best; "‡": not tested against it; "§", "¶": not significantly different from raw features
    /// or the random encoder, with "↓": significantly below.
    QString mark;
    bool isBest = false;
    double progress = -1;  ///< Of the run in progress, 0 … 1; negative: none, or unknown.

    /// Everything in one line, for screen readers.
    [[nodiscard]] QString spoken() const;
};

/// `status`: the engine's latest report on the table; nullptr: none. `live`: progress of the run in progress.
CellFace cellFace(const FilledTable& filled, const CellPlace& place, const tables::PlanStatus* status,
                  const std::optional<RunProgress>& live);

/// Full text as rich text with links run:ID and import:NAME. `margin`: equivalence margin, a fraction > 0.
QString cellDetails(const FilledTable& filled, const CellPlace& place, const tables::PlanStatus* status, double margin);
/// Paired comparison of two cells of a column, or the reason why they cannot be compared.
QString cellComparison(const FilledTable& filled, const CellPlace& one, const CellPlace& other, double margin);

/// "+1.9" for a fraction, in points; without a sign if it rounds to zero.
QString signedPercent(double share);
/// "0.012", "< 0.001".
QString probabilityText(double p);
/// Test results of a comparison as one line of rich text: pairs, interval, p, equivalence within `margin`.
QString comparisonTests(const tables::Comparison& comparison, double margin);

/// Title of a row in the user's language.
QString rowTitle(const std::string& title);
QString rowTitle(const tables::Plan& plan, std::size_t row);
/// "RoSA · Cora"
QString cellTitle(const tables::Plan& plan, const CellPlace& place);

}  // namespace rosa::workbench
