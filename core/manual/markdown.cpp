#include "core/manual/markdown.h"

#include <algorithm>
#include <map>
#include <new>

#include <md4c.h>

namespace rosa::manual {

namespace {

std::string textOf(const MD_ATTRIBUTE& attribute) { return {attribute.text, attribute.size}; }

/// Builds the tree from md4c's callbacks. Open blocks are on a stack; a block is added to its parent when it ends.
class Builder {
public:
    Builder() { m_open.emplace_back(); }

    void enter(MD_BLOCKTYPE type, const void* detail)
    {
        using Kind = Block::Kind;
        endImplicitParagraph();
        switch (type) {
            case MD_BLOCK_DOC:
            case MD_BLOCK_THEAD:
            case MD_BLOCK_TBODY:
                return;
            case MD_BLOCK_QUOTE:
                return open(Kind::Quote);
            case MD_BLOCK_UL:
                return open(Kind::BulletList);
            case MD_BLOCK_OL:
                open(Kind::NumberedList);
                top().start = static_cast<int>(static_cast<const MD_BLOCK_OL_DETAIL*>(detail)->start);
                return;
            case MD_BLOCK_LI:
                return open(Kind::Item);
            case MD_BLOCK_HR:
                return open(Kind::Rule);
            case MD_BLOCK_H:
                open(Kind::Heading);
                top().level = static_cast<int>(static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level);
                return;
            case MD_BLOCK_CODE:
                open(Kind::Code);
                top().language = textOf(static_cast<const MD_BLOCK_CODE_DETAIL*>(detail)->lang);
                return;
            case MD_BLOCK_HTML:  // Does not occur: MD_FLAG_NOHTML.
            case MD_BLOCK_P:
                return open(Kind::Paragraph);
            case MD_BLOCK_TABLE:
                open(Kind::Table);
                top().isRightAligned.assign(static_cast<const MD_BLOCK_TABLE_DETAIL*>(detail)->col_count, false);
                return;
            case MD_BLOCK_TR:
                top().rows.emplace_back();
                return;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD: {
                Block& table = top();
                table.rows.back().emplace_back();
                const bool isRight = static_cast<const MD_BLOCK_TD_DETAIL*>(detail)->align == MD_ALIGN_RIGHT;
                table.isRightAligned[table.rows.back().size() - 1] = isRight;
                return;
            }
        }
    }

    void leave(MD_BLOCKTYPE type)
    {
        endImplicitParagraph();
        const bool isPartOfTable = type == MD_BLOCK_THEAD || type == MD_BLOCK_TBODY || type == MD_BLOCK_TR ||
                                   type == MD_BLOCK_TH || type == MD_BLOCK_TD;
        if (type != MD_BLOCK_DOC && !isPartOfTable) close();
    }

    void enter(MD_SPANTYPE type, const void* detail)
    {
        if (type == MD_SPAN_STRONG) ++m_strong;
        if (type == MD_SPAN_EM) ++m_emphasis;
        if (type == MD_SPAN_CODE) m_isCode = true;
        if (type == MD_SPAN_A) m_link = textOf(static_cast<const MD_SPAN_A_DETAIL*>(detail)->href);
        if (type == MD_SPAN_IMG) m_link = textOf(static_cast<const MD_SPAN_IMG_DETAIL*>(detail)->src);
    }

    void leave(MD_SPANTYPE type)
    {
        if (type == MD_SPAN_STRONG) --m_strong;
        if (type == MD_SPAN_EM) --m_emphasis;
        if (type == MD_SPAN_CODE) m_isCode = false;
        if (type == MD_SPAN_A || type == MD_SPAN_IMG) m_link.clear();
    }

    void text(MD_TEXTTYPE type, std::string_view text)
    {
        if (top().kind == Block::Kind::Code) {
            top().text += text;
            return;
        }
        Spans& spans = openSpans();
        if (type == MD_TEXT_BR) {
            spans.push_back({.kind = Span::Kind::LineBreak, .text = {}, .link = {}});
            return;
        }
        const Span next{.kind = m_isCode ? Span::Kind::Code : Span::Kind::Text,
                        .text = type == MD_TEXT_SOFTBR ? " " : std::string(text),
                        .isStrong = m_strong > 0,
                        .isEmphasised = m_emphasis > 0,
                        .link = m_link};
        if (!spans.empty() && isAlike(spans.back(), next))
            spans.back().text += next.text;
        else
            spans.push_back(next);
    }

    Document take() { return std::move(m_open.front().children); }

private:
    static bool isAlike(const Span& one, const Span& other)
    {
        return one.kind == other.kind && one.isStrong == other.isStrong && one.isEmphasised == other.isEmphasised &&
               one.link == other.link;
    }

    Block& top() { return m_open.back(); }

    void open(Block::Kind kind)
    {
        m_open.emplace_back();
        top().kind = kind;
    }

    void close()
    {
        Block done = std::move(top());
        m_open.pop_back();
        if (done.kind == Block::Kind::Heading) {
            const std::string anchor = anchorOf(plainText(done.spans));
            const int before = m_anchors[anchor]++;
            done.anchor = before == 0 ? anchor : anchor + "-" + std::to_string(before);
        }
        top().children.push_back(std::move(done));
    }

    /// Items of a tight list contain text directly, without a paragraph.
    Spans& openSpans()
    {
        if (top().kind == Block::Kind::Table) return top().rows.back().back();
        if (top().kind == Block::Kind::Item) {
            open(Block::Kind::Paragraph);
            m_isImplicit = true;
        }
        return top().spans;
    }

    void endImplicitParagraph()
    {
        if (!m_isImplicit) return;
        m_isImplicit = false;
        close();
    }

    std::vector<Block> m_open;  ///< The first is the document.
    std::map<std::string, int> m_anchors;
    int m_strong = 0, m_emphasis = 0;
    bool m_isCode = false, m_isImplicit = false;
    std::string m_link;
};

Builder& builder(void* data) { return *static_cast<Builder*>(data); }

}  // namespace

Document parseMarkdown(std::string_view text)
{
    MD_PARSER parser{};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_NOHTML;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) { return builder(data).enter(type, detail), 0; };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* data) { return builder(data).leave(type), 0; };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* data) { return builder(data).enter(type, detail), 0; };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* data) { return builder(data).leave(type), 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* begin, MD_SIZE size, void* data) {
        return builder(data).text(type, {begin, size}), 0;
    };
    Builder tree;
    if (md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &tree) != 0) throw std::bad_alloc();
    return tree.take();
}

std::string anchorOf(std::string_view heading)
{
    std::string anchor;
    for (const char letter : heading) {
        const bool isUpper = letter >= 'A' && letter <= 'Z';
        const bool isKept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-' ||
                            letter == '_' || static_cast<unsigned char>(letter) >= 0x80;
        if (isUpper) anchor += static_cast<char>(letter - 'A' + 'a');
        if (isKept) anchor += letter;
        if (letter == ' ') anchor += '-';
    }
    return anchor;
}

std::string plainText(const Spans& spans)
{
    std::string text;
    for (const Span& span : spans) text += span.kind == Span::Kind::LineBreak ? " " : span.text;
    return text;
}

std::string plainText(const Block& block)
{
    std::string text = plainText(block.spans) + block.text;
    const auto add = [&text](const std::string& more) { text += (text.empty() || more.empty() ? "" : " ") + more; };
    for (const Block& child : block.children) add(plainText(child));
    for (const auto& row : block.rows)
        for (const Spans& cell : row) add(plainText(cell));
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string escapeMarkdown(std::string_view text)
{
    std::string escaped;
    bool isCode = false;
    for (const char letter : text) {
        if (letter == '`') isCode = !isCode;
        if (!isCode && std::string_view("\\*_[]<>#|~&").find(letter) != std::string_view::npos) escaped += '\\';
        escaped += letter;
    }
    return escaped;
}

}  // namespace rosa::manual
