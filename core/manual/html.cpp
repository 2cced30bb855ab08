#include "core/manual/html.h"

namespace rosa::manual {

namespace {

/// "alignment.md#pairs" as "alignment.html#pairs".
std::string pageAddress(const std::string& link)
{
    const std::size_t end = link.find('#');
    const std::string file = link.substr(0, end);
    const std::string anchor = end == std::string::npos ? "" : link.substr(end);
    if (file.find(':') != std::string::npos || !file.ends_with(".md")) return link;
    return file.substr(0, file.size() - 3) + ".html" + anchor;
}

std::string linked(const std::string& address, const std::string& html)
{
    return address.empty() ? html : "<a href=\"" + escapeHtml(address) + "\">" + html + "</a>";
}

std::string element(const std::string& name, const std::string& inside)
{
    return "<" + name + ">" + inside + "</" + name + ">";
}

/// The exponent that begins at `at`, behind a ^: letters and digits, one letter of another alphabet, or what is between parentheses. "" if
/// there is none.
std::string_view exponentAt(std::string_view text, std::size_t at)
{
    const auto isPlain = [&](std::size_t place) {
        const char letter = text[place];
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
    };
    if (at < text.size() && text[at] == '(') {
        int open = 0;
        for (std::size_t end = at; end < text.size(); ++end) {
            open += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
            if (open == 0) return text.substr(at, end + 1 - at);
        }
        return {};
    }
    constexpr std::string_view kMinus = "−";
    std::size_t end = at + (text.substr(at).starts_with(kMinus) ? kMinus.size() : 0);
    const std::size_t begin = end;
    while (end < text.size() && isPlain(end)) ++end;
    // A letter of two bytes, such as a Greek one.
    if (end == begin && end + 1 < text.size() && (static_cast<unsigned char>(text[end]) & 0xE0U) == 0xC0U) end += 2;
    return end == begin ? std::string_view() : text.substr(at, end - at);
}

/// Text whose powers, e^λ and e^(λd), have raised exponents.
std::string typeset(std::string_view text)
{
    std::string html;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t mark = text.find('^', at);
        const std::string_view exponent =
            mark == std::string_view::npos || mark == 0 || text[mark - 1] == ' ' ? "" : exponentAt(text, mark + 1);
        if (mark == std::string_view::npos) return html + escapeHtml(text.substr(at));
        html += escapeHtml(text.substr(at, mark - at));
        const bool isGroup = exponent.starts_with('(');
        html += exponent.empty() ? "^"
                                 : element("sup", escapeHtml(isGroup ? exponent.substr(1, exponent.size() - 2) : exponent));
        at = mark + 1 + exponent.size();
    }
    return html;
}

class Writer {
public:
    explicit Writer(const CodeLinks& codeLinks) : m_codeLinks(codeLinks) {}

    [[nodiscard]] std::string blocks(const std::vector<Block>& all) const
    {
        std::string html;
        for (const Block& one : all) html += block(one);
        return html;
    }

private:
    [[nodiscard]] std::string span(const Span& span, bool isHeading) const
    {
        if (span.kind == Span::Kind::LineBreak) return "<br>";
        std::string html = span.kind == Span::Kind::Text ? typeset(span.text) : escapeHtml(span.text);
        std::string address = pageAddress(span.link);
        if (span.kind == Span::Kind::Code) {
            html = element("code", html);
            // A heading would link to itself.
            if (address.empty() && !isHeading) address = m_codeLinks(span.text);
        }
        if (span.isEmphasised) html = element("em", html);
        if (span.isStrong) html = element("strong", html);
        return linked(address, html);
    }

    [[nodiscard]] std::string spans(const Spans& all, bool isHeading = false) const
    {
        std::string html;
        for (const Span& one : all) html += span(one, isHeading);
        return html;
    }

    /// Writes the first paragraph of an item without <p>, to avoid extra spacing.
    [[nodiscard]] std::string item(const Block& item) const
    {
        std::string html;
        for (std::size_t i = 0; i < item.children.size(); ++i) {
            const Block& child = item.children[i];
            html += i == 0 && child.kind == Block::Kind::Paragraph ? spans(child.spans) : block(child);
        }
        return element("li", html) + "\n";
    }

    [[nodiscard]] std::string items(const Block& list) const
    {
        std::string html;
        for (const Block& one : list.children) html += item(one);
        return html;
    }

    [[nodiscard]] std::string table(const Block& table) const
    {
        std::string html = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n";
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const std::string name = i == 0 ? "th" : "td";
            html += "<tr>";
            for (std::size_t j = 0; j < table.rows[i].size(); ++j)
                html += "<" + name + (table.isRightAligned[j] ? " align=\"right\">" : " align=\"left\">") +
                        spans(table.rows[i][j]) + "</" + name + ">";
            html += "</tr>\n";
        }
        return html + "</table>\n";
    }

    [[nodiscard]] std::string block(const Block& block) const
    {
        switch (block.kind) {
            case Block::Kind::Heading: {
                const std::string name = "h" + std::to_string(block.level);
                return "<" + name + " id=\"" + escapeHtml(block.anchor) + "\">" + spans(block.spans, true) + "</" + name +
                       ">\n";
            }
            case Block::Kind::Paragraph:
                return element("p", spans(block.spans)) + "\n";
            case Block::Kind::Code:
                return element("pre", escapeHtml(block.text)) + "\n";
            case Block::Kind::BulletList:
                return "<ul>\n" + items(block) + "</ul>\n";
            case Block::Kind::NumberedList:
                return "<ol start=\"" + std::to_string(block.start) + "\">\n" + items(block) + "</ol>\n";
            case Block::Kind::Item:
                return item(block);
            case Block::Kind::Quote:
                return element("blockquote", blocks(block.children)) + "\n";
            case Block::Kind::Table:
                return table(block);
            case Block::Kind::Rule:
                return "<hr>\n";
        }
        return {};
    }

    const CodeLinks& m_codeLinks;
};

}  // namespace

std::string escapeHtml(std::string_view text)
{
    std::string html;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                html += "&amp;";
                break;
            case '<':
                html += "&lt;";
                break;
            case '>':
                html += "&gt;";
                break;
            case '"':
                html += "&quot;";
                break;
            default:
                html += letter;
        }
    }
    return html;
}

std::string toHtml(const Document& document, const CodeLinks& codeLinks) { return Writer(codeLinks).blocks(document); }

}  // namespace rosa::manual
