/// Widths of the parts of a LaTeX table, and the distribution of its columns over blocks. Private to core/tables.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace rosa::tables {

/// Text with LaTeX's special characters escaped, and Greek letters and other signs as mathematics; "?" for those that Computer Modern lacks.
std::string latexOf(const std::string& text);

/// Font sizes in points, set explicitly in the table independently of the document, so that its width is known.
inline constexpr double kTypePoints = 8, kSmallPoints = 7, kMarkPoints = 6;
/// Space between two columns in points.
inline constexpr double kColumnGap = 6;

/// One entry of a table.
struct LatexCell {
    std::string latex;
    double width = 0;  ///< Upper bound in points.
    int lines = 1;     ///< Approximate number of lines if it is wrapped.
};

/// Upper bound of the width in points of a line of UTF-8 text in Computer Modern; other text fonts are narrower. O(text).
double widthOfLatex(const std::string& text, double points, bool isBold = false);

/// Plain text as an entry.
LatexCell textCell(const std::string& text, double points = kTypePoints, bool isBold = false);

/// Text wrapped to `most` points; wider words may be broken anywhere. Centred if `centred`, otherwise ragged right. May begin a row: [ and *
/// are not taken for the argument of a preceding \\ or rule.
LatexCell wrappedCell(const std::string& text, double most, bool centred = false);

/// A range of adjacent columns.
struct ColumnBlock {
    std::size_t first = 0, end = 0;
};

/// Splits columns of these widths (each including the gap before it) into blocks that fit beside the first column of the table, `lead`
/// points wide, within `total` points. A column too wide for any block forms its own. O(columns).
std::vector<ColumnBlock> blocksThatFit(std::span<const double> widths, double lead, double total);

}  // namespace rosa::tables
