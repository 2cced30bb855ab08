/// How wide the parts of a LaTeX table become, and which of its columns fit beside each other. Of this folder alone.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace rosa::reproduce {

/// Text with what LaTeX would take for commands escaped.
std::string latexOf(const std::string& text);

/// Sizes of type in points, set in the table whatever the document's size is, so that its width can be known.
inline constexpr double kTypePoints = 8, kSmallPoints = 7, kMarkPoints = 6;
/// Space between two columns, points.
inline constexpr double kColumnGap = 6;

/// One entry of a table.
struct LatexCell {
    std::string latex;
    double width = 0;  ///< At most so many points wide.
    int lines = 1;     ///< About so many, where it is wrapped.
};

/// An upper bound of the width of a line of UTF-8 text in Computer Modern, points; other book faces are narrower. O(text).
double widthOfLatex(const std::string& text, double points, bool isBold = false);

/// Plain text as an entry.
LatexCell textCell(const std::string& text, double points = kTypePoints, bool isBold = false);

/// Text that is wrapped where it is wider than `most` points; words that are wider themselves may be broken anywhere. `centred`: else it is
/// ragged on the right.
LatexCell wrappedCell(const std::string& text, double most, bool centred = false);

/// A run of columns that stand beside each other.
struct ColumnBlock {
    std::size_t first = 0, end = 0;
};

/// Splits columns of these widths (with the gap before each) into runs that fit beside the first column of the table, `lead` points wide. A
/// column that does not fit alone is a run of its own. O(columns).
std::vector<ColumnBlock> blocksThatFit(std::span<const double> widths, double lead, double total);

}  // namespace rosa::reproduce
