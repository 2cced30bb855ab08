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
        std::string html = escapeHtml(span.text);
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
