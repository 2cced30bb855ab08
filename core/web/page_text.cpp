#include "core/web/page_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/manual/html.h"
#include "core/web/zip_file.h"

namespace rosa::web {

namespace {

std::string base64(std::string_view bytes)
{
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
        for (std::size_t k = 0; k < 3; ++k) group = group << 8 | (k < count ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k) text += k <= count ? kLetters[group >> (18 - 6 * k) & 63U] : '=';
    }
    return text;
}

bool isSafe(const std::string& link)
{
    std::string lower = link;
    std::ranges::transform(lower, lower.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return std::ranges::any_of(std::array{"https://", "http://", "mailto:"},
                               [&](const char* start) { return lower.starts_with(start); });
}

void cleanLinks(manual::Spans& spans)
{
    for (manual::Span& span : spans)
        if (!isSafe(span.link)) span.link.clear();
}

void cleanLinks(std::vector<manual::Block>& blocks)
{
    for (manual::Block& block : blocks) {
        cleanLinks(block.spans);
        for (auto& row : block.rows)
            for (manual::Spans& cell : row) cleanLinks(cell);
        cleanLinks(block.children);
        block.anchor.clear();  // The page has ids of its own.
    }
}

}  // namespace

std::string filled(std::string_view text, const std::map<std::string, std::string>& parts)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t begin = text.find('@');
        const std::size_t end = begin == std::string_view::npos ? begin : text.find('@', begin + 1);
        if (end == std::string_view::npos) break;
        const auto known = parts.find(std::string(text.substr(begin + 1, end - begin - 1)));
        // An @ that begins no name may still be followed by one.
        out += text.substr(0, known == parts.end() ? end : begin);
        if (known != parts.end()) out += known->second;
        text.remove_prefix(known == parts.end() ? end : end + 1);
    }
    return out.append(text);
}

std::string packedText(std::string_view bytes) { return base64(deflated(bytes, DeflateFormat::Gzip)); }

std::string leanScript(std::string_view script)
{
    std::string lean;
    while (!script.empty()) {
        std::string_view line = script.substr(0, script.find('\n'));
        script.remove_prefix(std::min(line.size() + 1, script.size()));
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        if (!line.empty() && !line.starts_with("//")) lean.append(line) += '\n';
    }
    return lean;
}

std::string safeHtml(const std::string& markdown)
{
    manual::Document document = manual::parseMarkdown(markdown);
    cleanLinks(document);
    return manual::toHtml(document, [](const std::string&) { return std::string(); });
}

std::string safeLine(const std::string& markdown)
{
    constexpr std::string_view kBegin = "<p>", kEnd = "</p>\n";
    std::string html = safeHtml(markdown);
    const bool isOne = html.starts_with(kBegin) && html.ends_with(kEnd) && html.find(kBegin, 1) == std::string::npos;
    return isOne ? html.substr(kBegin.size(), html.size() - kBegin.size() - kEnd.size()) : html;
}

}  // namespace rosa::web
