#include "app/engine/help/topic_man.h"

#include <sstream>

#include "app/engine/common/plain_text.h"
#include "app/engine/help/topic_text.h"

namespace rosa::engine {

namespace {

using manual::Block;
using manual::Span;
using manual::Spans;

constexpr int kColumns = 72;  ///< Width of preformatted tables: 80 columns less an indent of 7.

/// Inline formatting: code is bold, as usual in man pages; emphasis is underlined.
std::string inlineRoff(const Spans& spans)
{
    std::string text;
    for (const Span& span : spans) {
        if (span.kind == Span::Kind::LineBreak) {
            text += "\n.br\n";
            continue;
        }
        const std::string escaped = replaced(replaced(span.text, "\\", "\\e"), "-", "\\-");
        const bool isBold = span.isStrong || span.kind == Span::Kind::Code;
        text += isBold ? "\\fB" + escaped + "\\fR" : span.isEmphasised ? "\\fI" + escaped + "\\fR" : escaped;
        const std::string file = span.link.substr(0, span.link.find('#'));
        if (file.ends_with(".md") && file.find('/') == std::string::npos)
            text += ", \\fBrosa\\-" + replaced(file.substr(0, file.size() - 3), "-", "\\-") + "\\fR(7)";
    }
    return text.starts_with('.') || text.starts_with('\'') ? "\\&" + text : text;
}

/// Preformatted lines.
std::string verbatim(const std::string& text)
{
    std::istringstream lines(text);
    std::string roffed = ".PP\n.in +2n\n.nf\n";
    for (std::string line; std::getline(lines, line);) roffed += line.empty() ? "\\&\n" : roff(line) + "\n";
    return roffed + ".fi\n.in\n";
}

std::string blocksRoff(const std::vector<Block>& blocks);

std::string listRoff(const Block& list)
{
    std::string text;
    int number = list.start;
    for (const Block& item : list.children) {
        text += list.kind == Block::Kind::NumberedList ? ".IP \"" + std::to_string(number++) + ".\" 4\n" : ".IP \\(bu 2\n";
        std::vector<Block> rest = item.children;
        if (!rest.empty() && rest.front().kind == Block::Kind::Paragraph) {
            text += inlineRoff(rest.front().spans) + "\n";
            rest.erase(rest.begin());
        }
        if (!rest.empty()) text += ".RS\n" + blocksRoff(rest) + ".RE\n";
    }
    return text;
}

std::string blockRoff(const Block& block)
{
    switch (block.kind) {
        case Block::Kind::Heading:
            if (block.level <= 2) return ".SH " + roffQuoted(inCapitals(plainText(block.spans))) + "\n";
            return ".SS " + roffQuoted(plainText(block.spans)) + "\n";
        case Block::Kind::Paragraph:
            return ".PP\n" + inlineRoff(block.spans) + "\n";
        case Block::Kind::Code:
            return verbatim(block.text);
        case Block::Kind::BulletList:
        case Block::Kind::NumberedList:
            return listRoff(block);
        case Block::Kind::Item:
            return blocksRoff(block.children);
        case Block::Kind::Quote:
            return ".RS\n" + blocksRoff(block.children) + ".RE\n";
        case Block::Kind::Table:
            return verbatim(toText({block}, kColumns));
        case Block::Kind::Rule:
            return ".PP\n";
    }
    return {};
}

std::string blocksRoff(const std::vector<Block>& blocks)
{
    std::string text;
    for (const Block& block : blocks) text += blockRoff(block);
    return text;
}

}  // namespace

std::string roff(const std::string& text)
{
    std::string escaped = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    if (escaped.starts_with('.') || escaped.starts_with('\'')) escaped.insert(0, "\\&");
    return escaped;
}

std::string roffQuoted(const std::string& text) { return "\"" + replaced(roff(text), "\"", "\\(dq") + "\""; }

std::string manNameOf(const manual::Page& page) { return "rosa-" + page.name; }

std::string seeAlso(const std::vector<std::string>& others)
{
    std::string text = ".SH \"SEE ALSO\"\n";
    for (std::size_t i = 0; i < others.size(); ++i) {
        const std::size_t section = others[i].find('(');
        text += ".BR " + roff(others[i].substr(0, section)) + " " + others[i].substr(section) +
                (i + 1 < others.size() ? ",\n" : "\n");
    }
    return text;
}

std::string toMan(const manual::Page& page, const std::vector<std::string>& others)
{
    const std::string name = manNameOf(page);
    std::string text = ".TH " + roffQuoted(inCapitals(name)) + " 7 \"\" \"rosa " ROSA_VERSION "\" \"RoSA workbench\"\n";
    text += ".SH NAME\n" + roff(name) + " \\- " + roff(page.summary) + "\n.SH DESCRIPTION\n";
    // Skip the title and the summary, which were printed above.
    for (std::size_t i = 2; i < page.document.size(); ++i) text += blockRoff(page.document[i]);
    return text + seeAlso(others);
}

}  // namespace rosa::engine
