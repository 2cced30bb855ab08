#include <algorithm>
#include <sstream>

#include "core/base/text/lower_case.h"
#include "core/manual/manual.h"

namespace rosa::manual {

namespace {

constexpr std::size_t kBefore = 50, kContext = 160;  ///< Bytes.

std::vector<std::string> wordsOf(const std::string& text)
{
    std::istringstream stream(lowerCase(text));
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::size_t countOf(const std::string& text, const std::string& word)
{
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + word.size())) ++count;
    return count;
}

/// Relevance of a section; 0 if a word is missing.
std::size_t scoreOf(const Page& page, const Section& section, const std::vector<std::string>& words)
{
    const std::string pageTitle = lowerCase(page.title), title = lowerCase(section.title), text = lowerCase(section.text);
    std::size_t score = 0;
    for (const std::string& word : words) {
        const std::size_t inText = countOf(text, word), inTitle = countOf(title, word);
        if (inText + inTitle == 0) return 0;
        score += std::min<std::size_t>(inText, 5) + (inTitle > 0 ? 20 : 0) + (countOf(pageTitle, word) > 0 ? 3 : 0);
    }
    return score;
}

bool isInside(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

/// The nearest word start at or before `at`; never inside a UTF-8 sequence.
std::size_t wordStart(const std::string& text, std::size_t at)
{
    const std::size_t space = at == 0 || at >= text.size() ? std::string::npos : text.rfind(' ', at);
    std::size_t start = space == std::string::npos || at - space > 30 ? at : space + 1;
    while (start > 0 && start < text.size() && isInside(text[start])) --start;
    return start;
}

std::vector<std::pair<std::size_t, std::size_t>> marksIn(const std::string& text, const std::vector<std::string>& words)
{
    const std::string low = lowerCase(text);
    std::vector<std::pair<std::size_t, std::size_t>> marks;
    for (const std::string& word : words)
        for (std::size_t at = low.find(word); at != std::string::npos; at = low.find(word, at + word.size()))
            marks.emplace_back(at, word.size());
    std::ranges::sort(marks);
    // Of overlapping matches, the first is kept.
    std::size_t end = 0;
    std::erase_if(marks, [&end](const auto& mark) {
        if (mark.first < end) return true;
        end = mark.first + mark.second;
        return false;
    });
    return marks;
}

void addContext(Hit& hit, const std::string& text, const std::vector<std::string>& words)
{
    const std::string low = lowerCase(text);
    std::size_t first = std::string::npos;
    for (const std::string& word : words) first = std::min(first, low.find(word));
    // If the match is only in the title, show the beginning of the section.
    const std::size_t found = first == std::string::npos ? 0 : first;
    const std::size_t begin = found < kBefore ? 0 : wordStart(text, found - kBefore);
    const std::size_t end = text.size() - begin <= kContext ? text.size() : wordStart(text, begin + kContext);
    hit.context = (begin > 0 ? "… " : "") + text.substr(begin, end - begin) + (end < text.size() ? "…" : "");
    hit.marks = marksIn(hit.context, words);
}

}  // namespace

std::vector<Hit> Manual::search(const std::string& query, std::size_t most) const
{
    const std::vector<std::string> words = wordsOf(query);
    if (words.empty()) return {};
    struct Found {
        std::size_t score;
        const Page* page;
        const Section* section;
    };
    std::vector<Found> found;
    for (const Page& page : m_pages)
        for (const Section& section : page.sections)
            if (const std::size_t score = scoreOf(page, section, words)) found.push_back({score, &page, &section});
    std::ranges::stable_sort(found, std::ranges::greater{}, &Found::score);
    if (found.size() > most) found.resize(most);
    std::vector<Hit> hits;
    for (const Found& one : found) {
        hits.push_back({one.page->name, one.page->title, one.section->anchor, one.section->title, {}, {}});
        addContext(hits.back(), one.section->text, words);
    }
    return hits;
}

}  // namespace rosa::manual
