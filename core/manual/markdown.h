/// Syntax tree of the manual's Markdown: CommonMark with tables and without HTML, parsed by md4c.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rosa::manual {

/// Running text of uniform style.
struct Span {
    enum class Kind { Text, Code, LineBreak };

    Kind kind = Kind::Text;
    std::string text;
    bool isStrong = false;
    bool isEmphasised = false;
    std::string link;  ///< "alignment.md#pairs"; empty: no link.
};
using Spans = std::vector<Span>;

struct Block {
    enum class Kind { Heading, Paragraph, Code, BulletList, NumberedList, Item, Quote, Table, Rule };

    Kind kind = Kind::Paragraph;
    int level = 0;                         ///< Heading: 1 to 6.
    std::string anchor;                    ///< Heading: its name in links, as on code hosting sites; unique in the document.
    Spans spans;                           ///< Heading, Paragraph.
    std::string text;                      ///< Code: its lines, including line breaks.
    std::string language;                  ///< Code: the first word after the fence; empty for an indented block.
    int start = 1;                         ///< NumberedList: number of the first item.
    std::vector<Block> children;           ///< Lists: items; Item, Quote: blocks.
    std::vector<std::vector<Spans>> rows;  ///< Table: cells by row; the first row is the header.
    std::vector<bool> isRightAligned;      ///< Table: by column.
};

using Document = std::vector<Block>;

/// Every text is valid Markdown; fails only if memory is exhausted (std::bad_alloc).
Document parseMarkdown(std::string_view text);

/// "Rows that fill a view" as "rows-that-fill-a-view": lower case, letters, digits, "-" and "_", spaces as "-".
std::string anchorOf(std::string_view heading);

/// Text without markup.
std::string plainText(const Spans& spans);
std::string plainText(const Block& block);

/// Escapes special characters of Markdown in `text`; code in backquotes is left unchanged.
std::string escapeMarkdown(std::string_view text);

}  // namespace rosa::manual
