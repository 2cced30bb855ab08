/// The Markdown that the manual is written in, as a tree: CommonMark with tables and without HTML, read by md4c.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rosa::manual {

/// A piece of running text that looks alike.
struct Span {
    enum class Kind { Text, Code, LineBreak };

    Kind kind = Kind::Text;
    std::string text;
    bool isStrong = false;
    bool isEmphasised = false;
    std::string link;  ///< "alignment.md#pairs"; empty: leads nowhere.
};
using Spans = std::vector<Span>;

struct Block {
    enum class Kind { Heading, Paragraph, Code, BulletList, NumberedList, Item, Quote, Table, Rule };

    Kind kind = Kind::Paragraph;
    int level = 0;                         ///< Heading: 1 to 6.
    std::string anchor;                    ///< Heading: its name in links, as code forges make it; unique in the document.
    Spans spans;                           ///< Heading, Paragraph.
    std::string text;                      ///< Code: its lines, each with its line break.
    std::string language;                  ///< Code: the first word behind the fence; empty where the block is indented.
    int start = 1;                         ///< NumberedList: number of the first item.
    std::vector<Block> children;           ///< Lists: items; Item, Quote: blocks.
    std::vector<std::vector<Spans>> rows;  ///< Table: cells by row; the first row is the head.
    std::vector<bool> isRightAligned;      ///< Table: by column.
};

using Document = std::vector<Block>;

/// Cannot fail but for memory: every text is Markdown.
Document parseMarkdown(std::string_view text);

/// "Rows that fill a view" as "rows-that-fill-a-view": lower case, letters, digits, "-" and "_", spaces as "-".
std::string anchorOf(std::string_view heading);

/// Without its marks.
std::string plainText(const Spans& spans);
std::string plainText(const Block& block);

/// Marks what Markdown would take for its own in `text`; code in backquotes stays code.
std::string escapeMarkdown(std::string_view text);

}  // namespace rosa::manual
