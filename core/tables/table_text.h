/// A table as plain text, CSV and LaTeX. Pure functions.
#pragma once

#include <string>

#include "core/tables/table.h"

namespace rosa::tables {

/// All forms contain the same numbers, except for mean ranks over the data sets, which only the text has: text and LaTeX in per cent and percentage points, as stated in their titles; CSV and JSON as
/// fractions with full precision, as stated in the column "unit".

/// One section per column: published number (marked as copied), measured number, n, interval, difference to the published number;
/// comparisons with the reference and with the baselines, with test results and, if Table::margin is set, equivalence; variance components,
/// failures and warnings. Then ranks over the data sets, and each protocol, with its rows if there are several. UTF-8, aligned.
std::string toText(const Table& table);

/// One line per cell: all numbers with full precision, all results ("points": splits separated by spaces, seeds by semicolons) and the
/// complete protocol card; fractions, not per cent. Cells that were not measured have empty fields.
std::string toCsv(const Table& table);

/// Content and width of a LaTeX table.
struct LatexOptions {
    int columns = 2;             ///< Paper columns: 1 (84 mm, environment `table`) or 2 (174 mm, `table*`).
    bool hasDifferences = true;  ///< Measured minus published.
    bool hasIntervals = true;    ///< Of means and of these differences.
    bool hasEquivalence = true;  ///< A second table with equivalence tests, if Table::margin is set.

    [[nodiscard]] double widthPoints() const;
};

/// A table for a paper; needs the package booktabs. A cell has the published and the measured number in per cent and below them, in small
/// print, their difference and the interval of the measured mean. The best mean of a column is bold. Marks: † not significantly different
/// from the best, ‡ not tested against the best, § not significantly different from raw features, ¶ from the random encoder (with an arrow:
/// significantly below; with ?: too few pairs), * missing runs. The caption states n as measured and the source; notes below the table
/// explain the marks and the protocol. With a margin, a second table shows equivalence to the reference and the baselines.
///
/// Font sizes are fixed, 8 and 7 points, so that the width stays within the options in Computer Modern and narrower fonts. Data sets that
/// do not fit side by side are stacked, and split into floats of the same number if they exceed a page.
std::string toLatex(const Table& table, const LatexOptions& options = {});

/// "equivalent (p 0.003)", "not shown (p 0.210)"; if all differences are equal, "equivalent (all differences equal)" or "not equivalent
/// (all differences equal)". "–" if there is no test.
std::string equivalenceText(const std::optional<evaluate::Equivalence>& equivalence);

/// "not significantly different from raw features (p 0.410)", "significantly below the random encoder (p 0.003)", "significantly above …",
/// "too few pairs to test against …"; p is Holm-adjusted.
std::string standingText(const Plan& plan, const BaselineTest& test);

/// "above", "below", "not significant", "not enough pairs"
const char* standingId(Standing standing);

/// What the interval of a cell speaks of: "seeds and splits", "splits given this seed", "splits" (of a deterministic method), "seeds, given
/// this split"; "" without an interval.
std::string scopeWords(const TableCell& cell);

/// Notes on data and plan that every form has, without full stops.
std::vector<std::string> notesOf(const Table& table);

/// "84.5 ± 0.8"; "84.5" if the deviation is negative.
std::string percentText(double mean, double deviation);

}  // namespace rosa::tables
