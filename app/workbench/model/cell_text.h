/// What a cell of a table says, briefly in the table and in full below it.
#pragma once

#include <optional>

#include <QString>

#include "app/workbench/model/filled_table.h"
#include "app/workbench/records/run_progress.h"
#include "core/reproduce/plan_status.h"

namespace rosa::workbench {

/// Place of a cell.
struct CellPlace {
    std::size_t row = 0, column = 0;

    bool operator==(const CellPlace&) const = default;
};

enum class CellState { Measured, Running, Waiting, Failed, NoData, DamagedData, DoesNotFit, NotMeasured, NotHere };

/// A cell as the table shows it.
struct CellFace {
    CellState state = CellState::NotMeasured;
    QString measured;  ///< "84.3 ± 0.8", or the state in words.
    QString interval;  ///< "[83.9 – 84.6]"; "" where there is none.
    QString below;     ///< "n 5 × 10 · published 84.5 ± 0.7"
    QString
        mark;  ///< "†": not told from the best; "‡": not tested against it; "§", "¶": not told from raw features, the random encoder, with "↓": below.
    bool isBest = false;
    double progress = -1;  ///< Of the run that is made, 0 … 1; negative: none, or not known.

    /// All of it in one line, for those who hear it.
    [[nodiscard]] QString spoken() const;
};

/// `status`: the engine's last word on the table; nullptr: none. `live`: of the run that it makes.
CellFace cellFace(const FilledTable& filled, const CellPlace& place, const reproduce::PlanStatus* status,
                  const std::optional<RunProgress>& live);

/// In full, as rich text with links: run:ID and import:NAME. `margin`: within which two are equivalent, a fraction > 0.
QString cellDetails(const FilledTable& filled, const CellPlace& place, const reproduce::PlanStatus* status, double margin);
/// Two cells of a column against each other, pair by pair; says why where they cannot be compared.
QString cellComparison(const FilledTable& filled, const CellPlace& one, const CellPlace& other, double margin);

/// "+1.9" of a fraction, in points; without a sign where it is nothing.
QString signedPercent(double share);
/// What the tests say of a comparison, in a line of rich text: pairs, interval, p, equivalence within `margin`.
QString comparisonTests(const reproduce::Comparison& comparison, double margin);

/// Title of a row in the user's language.
QString rowTitle(const std::string& title);
QString rowTitle(const reproduce::Plan& plan, std::size_t row);
/// "RoSA · Cora"
QString cellTitle(const reproduce::Plan& plan, const CellPlace& place);

}  // namespace rosa::workbench
