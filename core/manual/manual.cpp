#include "core/manual/manual.h"

#include <algorithm>

#include "core/manual/html.h"
#include "core/manual/reference.h"
#include "core/manual/topics.h"

namespace rosa::manual {

namespace {

std::vector<Section> sectionsOf(const Document& document)
{
    std::vector<Section> sections;
    for (const Block& block : document) {
        if (block.kind == Block::Kind::Heading) {
            sections.push_back({block.anchor, plainText(block.spans), {}});
            continue;
        }
        if (sections.empty()) sections.emplace_back();
        std::string& text = sections.back().text;
        text += (text.empty() ? "" : " ") + plainText(block);
    }
    return sections;
}

Page pageOf(std::string name, std::string markdown)
{
    Page page{.name = std::move(name),
              .title = {},
              .summary = {},
              .markdown = std::move(markdown),
              .document = {},
              .sections = {}};
    page.document = parseMarkdown(page.markdown);
    page.sections = sectionsOf(page.document);
    for (const Block& block : page.document) {
        if (block.kind == Block::Kind::Heading && page.title.empty()) page.title = plainText(block.spans);
        if (block.kind == Block::Kind::Paragraph && page.summary.empty()) page.summary = plainText(block.spans);
    }
    return page;
}

bool hasAnchor(const Page* page, const std::string& anchor)
{
    return page && std::ranges::find(page->sections, anchor, &Section::anchor) != page->sections.end();
}

std::string address(const char* page, const std::string& anchor) { return std::string(page) + ".html#" + anchor; }

}  // namespace

Manual::Manual(const catalog::Catalogue& catalogue)
{
    for (const EmbeddedFile& topic : topics()) add(std::string(topic.name), std::string(topic.text()));
    add(kParametersTopic, parametersTopic(catalogue));
}

void Manual::add(std::string name, std::string markdown)
{
    const auto found = std::ranges::find(m_pages, name, &Page::name);
    if (found == m_pages.end())
        m_pages.push_back(pageOf(std::move(name), std::move(markdown)));
    else
        *found = pageOf(std::move(name), std::move(markdown));
}

const Page* Manual::page(std::string_view name) const
{
    const auto found = std::ranges::find(m_pages, name, &Page::name);
    return found == m_pages.end() ? nullptr : &*found;
}

std::string Manual::html(const Page& page) const
{
    return toHtml(page.document, [this](const std::string& code) { return referenceOf(code); });
}

std::string Manual::referenceOf(const std::string& code) const
{
    // "transport.lambda", "transport.lambda=40"
    const std::string key = code.substr(0, code.find('='));
    const std::string ofKey = anchorOf(key);
    if (key.find('.') != std::string::npos && key.find(' ') == std::string::npos && hasAnchor(page(kParametersTopic), ofKey))
        return address(kParametersTopic, ofKey);
    // "rosa runs list --json": the longest prefix that is a command.
    const Page* const commands = page(kCommandsTopic);
    if (!commands || !code.starts_with("rosa ")) return {};
    for (std::size_t end = code.size(); end != std::string::npos && end > 0; end = code.rfind(' ', end - 1)) {
        const std::string anchor = anchorOf(code.substr(0, end));
        if (hasAnchor(commands, anchor)) return address(kCommandsTopic, anchor);
    }
    return {};
}

}  // namespace rosa::manual
