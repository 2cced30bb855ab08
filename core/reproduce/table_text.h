/// A table as people read it: plain text, CSV, LaTeX. Pure functions of it.
#pragma once

#include <string>

#include "core/reproduce/table.h"

namespace rosa::reproduce {

/// All forms show the same numbers: text and LaTeX in per cent and percentage points, which their titles say; CSV, as JSON, as fractions with
/// all their digits, which its column "unit" says.

/// A section a column: published (marked as copied), measured, n, interval, difference to the published number; what each cell is compared
/// with and how sure that is, and where a margin is stated (Table::margin), whether the two are equivalent within it; the same of each method beside raw features and the random encoder; variance parts, failures
/// and warnings; ranks over the data sets; each protocol, with its rows where there are several. UTF-8, aligned.
std::string toText(const Table& table);

/// A line a cell, every number with all its digits, every result ("points": splits with spaces between, seeds with semicolons) and the whole
/// protocol card; fractions, not per cent. Cells that were not measured are there with empty fields.
std::string toCsv(const Table& table);

/// What a LaTeX table has, and how wide it may be.
struct LatexOptions {
    int columns = 2;             ///< Of a paper: 1, 84 mm, an environment `table`, or 2, 174 mm, `table*`.
    bool hasDifferences = true;  ///< Measured minus published.
    bool hasIntervals = true;    ///< Of means and of these differences.
    bool hasEquivalence = true;  ///< A second table of it, where Table::margin states a margin.

    [[nodiscard]] double widthPoints() const;
};

/// A table for a paper (packages booktabs and, for † and ‡, none): a published and a measured number a cell, in per cent, and below them in small
/// print their difference and the measured mean's interval. The best mean of a column is
/// bold, † marks what is not told from it, ‡ what was not tested against it, § what is not told from raw features and ¶ from the random encoder (with
/// an arrow: below it; with ?: too few pairs to tell), * what lacks runs; the caption names n as measured and source, notes below
/// the table what its marks mean, and the protocol. Where a margin is stated a second table says what is equivalent to the reference within it.
///
/// Its sizes of type are its own, 8 and 7 points, so that it is no wider than the options say, in Computer Modern and in what is
/// narrower: data sets that do not fit beside each other stand below each other, in floats of one number where a page would not hold them.
std::string toLatex(const Table& table, const LatexOptions& options = {});

/// "equivalent (p 0.003)", "not shown (p 0.210)"; where all pairs differ alike "equivalent (all pairs alike)", "not equivalent (all pairs
/// alike)". "–" where there is none.
std::string equivalenceText(const std::optional<evaluate::Equivalence>& equivalence);

/// "not told from raw features (p 0.410)", "below the random encoder (p 0.003)", "above …", "too few pairs to test it against …"; p by Holm.
std::string standingText(const Plan& plan, const BaselineTest& test);

/// "above", "below", "not told", "not enough pairs"
const char* standingId(Standing standing);

/// "84.5 ± 0.8"; "84.5" where the deviation is negative.
std::string percentText(double mean, double deviation);

}  // namespace rosa::reproduce
