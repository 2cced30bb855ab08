#include "app/engine/help/topic_text.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <sstream>

#include "app/engine/common/plain_text.h"

namespace rosa::engine {

namespace {

using manual::Block;
using manual::Span;
using manual::Spans;
using Lines = std::vector<std::string>;

constexpr int kMostProseColumns = 100;         ///< Maximum width of running text; longer lines are hard to read.
constexpr int kLeastCell = 8;                  ///< Minimum width of a table cell; below it, the table becomes a list.
constexpr const char* kFixedSpace = "\u00a0";  ///< Non-breaking space.

Lines linesOf(const std::string& text)
{
    std::istringstream stream(text);
    Lines lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// Wraps words; non-breaking spaces become spaces afterwards.
std::string filled(const std::string& text, int indent, int width)
{
    return replaced(wrapped(text, indent, width), kFixedSpace, " ");
}

class Writer {
public:
    explicit Writer(int width) : m_width(width) {}

    std::string blocks(const std::vector<Block>& all, int indent)
    {
        std::string text;
        bool isAfterHeading = true;
        for (const Block& one : all) {
            const bool isHeading = one.kind == Block::Kind::Heading;
            if (!text.empty() && (isHeading || !isAfterHeading)) text += "\n";
            text += block(one, indent);
            isAfterHeading = isHeading;
        }
        return text;
    }

private:
    /// The command that shows the linked topic, at the first link to it.
    std::string linkNote(const Span& span)
    {
        const std::string file = span.link.substr(0, span.link.find('#'));
        if (!file.ends_with(".md") || file.find('/') != std::string::npos) return {};
        const std::string topic = file.substr(0, file.size() - 3);
        return m_named.insert(topic).second ? " (`rosa" + std::string(kFixedSpace) + "help" + kFixedSpace + topic + "`)"
                                            : "";
    }

    std::string inlineText(const Spans& spans, int room)
    {
        std::string text;
        for (const Span& span : spans) {
            std::string piece = span.text;
            if (span.kind == Span::Kind::Code) {
                if (displayWidth(piece) + 2 <= room / 2) piece = replaced(piece, " ", kFixedSpace);
                piece = "`" + piece + "`";
            }
            if (span.kind == Span::Kind::LineBreak) piece = "\n";
            if (span.isStrong) piece = "*" + piece + "*";
            text += piece + linkNote(span);
        }
        return text;
    }

    std::string paragraph(const Spans& spans, int indent)
    {
        const int width = std::min(m_width, kMostProseColumns);
        std::string text;
        for (const std::string& line : linesOf(inlineText(spans, width - indent))) text += filled(line, indent, width);
        return text;
    }

    std::string list(const Block& list, int indent)
    {
        std::string text;
        int number = list.start;
        for (const Block& item : list.children) {
            const std::string mark =
                list.kind == Block::Kind::NumberedList ? std::to_string(number++) + ". " : std::string("- ");
            const int inner = indent + displayWidth(mark);
            const std::string body = itemText(item.children, inner);
            text += spaces(indent) + mark + body.substr(std::min(body.size(), static_cast<std::size_t>(inner)));
        }
        return text;
    }

    /// No blank line between the text of an item and a nested list.
    std::string itemText(const std::vector<Block>& children, int indent)
    {
        std::string text;
        for (const Block& child : children) {
            const bool isList = child.kind == Block::Kind::BulletList || child.kind == Block::Kind::NumberedList;
            if (!text.empty() && !isList) text += "\n";
            text += block(child, indent);
        }
        return text;
    }

    static std::string code(const Block& block, int indent)
    {
        std::string text;
        for (const std::string& line : linesOf(block.text))
            text += line.empty() ? "\n" : spaces(indent + 4) + printable(line) + "\n";
        return text;
    }

    /// Cells that contain only code have no backquotes.
    std::string cellText(const Spans& cell)
    {
        const auto isCode = [](const Span& span) { return span.kind == Span::Kind::Code || span.text == ", "; };
        if (cell.empty() || !std::ranges::all_of(cell, isCode)) return inlineText(cell, 60);
        std::string text;
        for (const Span& span : cell) text += span.text == ", " ? span.text : replaced(span.text, " ", kFixedSpace);
        return text;
    }

    std::string table(const Block& block, int indent);
    static std::string asList(const std::vector<Lines>& cells, int indent, int width);

    std::string block(const Block& block, int indent)
    {
        switch (block.kind) {
            case Block::Kind::Heading:
                return block.level <= 2 ? inCapitals(printable(plainText(block.spans))) + "\n"
                                        : spaces(indent) + printable(plainText(block.spans)) + "\n";
            case Block::Kind::Paragraph:
                return paragraph(block.spans, indent);
            case Block::Kind::Code:
                return code(block, indent);
            case Block::Kind::BulletList:
            case Block::Kind::NumberedList:
                return list(block, indent);
            case Block::Kind::Item:
                return itemText(block.children, indent);
            case Block::Kind::Quote:
                return blocks(block.children, indent + 4);
            case Block::Kind::Table:
                return table(block, indent);
            case Block::Kind::Rule:
                return spaces(indent) + "---\n";
        }
        return {};
    }

    int m_width;
    std::set<std::string> m_named;  ///< Topics whose command was already printed.
};

int longestWord(const std::string& text)
{
    std::istringstream words(text);
    int longest = 0;
    for (std::string word; words >> word;) longest = std::max(longest, displayWidth(word));
    return longest;
}

/// Column widths with a sum of at most `room`; empty if the words do not fit.
std::vector<int> columnWidths(const std::vector<Lines>& cells, int room)
{
    std::vector<int> natural, least;
    for (const Lines& row : cells)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i == natural.size()) natural.push_back(0), least.push_back(0);
            natural[i] = std::max(natural[i], displayWidth(row[i]));
            least[i] = std::max(least[i], longestWord(row[i]));
        }
    for (std::size_t i = 0; i < natural.size(); ++i) least[i] = std::min(natural[i], std::max(least[i], kLeastCell));
    if (std::accumulate(least.begin(), least.end(), 0) > room) return {};
    // Shrink the widest column until all fit.
    std::vector<int> widths = natural;
    while (std::accumulate(widths.begin(), widths.end(), 0) > room) {
        std::size_t widest = widths.size();
        for (std::size_t i = 0; i < widths.size(); ++i)
            if (widths[i] > least[i] && (widest == widths.size() || widths[i] > widths[widest])) widest = i;
        --widths[widest];
    }
    return widths;
}

std::string Writer::asList(const std::vector<Lines>& cells, int indent, int width)
{
    std::string text;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        text += filled(cells[i].front(), indent, width);
        for (std::size_t j = 1; j < cells[i].size(); ++j) {
            const std::string head = cells[0][j].empty() ? "" : cells[0][j] + ": ";
            if (!cells[i][j].empty()) text += filled(head + cells[i][j], indent + 4, width);
        }
    }
    return text;
}

std::string Writer::table(const Block& block, int indent)
{
    std::vector<Lines> cells;
    for (const auto& row : block.rows) {
        cells.emplace_back();
        for (const Spans& cell : row) cells.back().push_back(cellText(cell));
    }
    const auto gaps = static_cast<int>(block.isRightAligned.size() - 1) * 2;
    const std::vector<int> widths = columnWidths(cells, m_width - indent - gaps);
    if (widths.empty()) return asList(cells, indent, m_width);
    std::vector<std::string> rows;
    std::size_t tall = 0;
    for (const Lines& row : cells) {
        std::vector<Lines> wrappedCells;
        std::size_t height = 1;
        for (std::size_t i = 0; i < row.size(); ++i) {
            wrappedCells.push_back(linesOf(filled(row[i], 0, std::max(1, widths[i]))));
            height = std::max(height, wrappedCells.back().size());
        }
        tall += height > 1 ? 1 : 0;
        rows.emplace_back();
        for (std::size_t line = 0; line < height; ++line) {
            std::string text = spaces(indent);
            for (std::size_t i = 0; i < wrappedCells.size(); ++i) {
                const std::string piece = line < wrappedCells[i].size() ? wrappedCells[i][line] : "";
                text += block.isRightAligned[i] ? spaces(widths[i] - displayWidth(piece)) + piece
                                                : paddedToWidth(piece, widths[i]);
                text += "  ";
            }
            rows.back() += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
        }
    }
    std::string text = rows.front() + spaces(indent);
    for (std::size_t i = 0; i < widths.size(); ++i)
        text += std::string(static_cast<std::size_t>(widths[i]), '-') + (i + 1 < widths.size() ? "  " : "\n");
    // If most rows have several lines, separate them by blank lines.
    const bool isSpaced = tall * 2 >= rows.size() - 1;
    for (std::size_t i = 1; i < rows.size(); ++i) text += (isSpaced && i > 1 ? "\n" : "") + rows[i];
    return text;
}

}  // namespace

std::string toText(const manual::Document& document, int width) { return Writer(std::max(width, 20)).blocks(document, 2); }

}  // namespace rosa::engine
