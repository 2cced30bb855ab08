#include "core/store/annotations.h"

#include <algorithm>

namespace rosa::store {

namespace {

/// The start of the letter after the one at `at`; bytes that are no UTF-8 are letters of four bytes at most.
std::size_t nextLetter(std::string_view text, std::size_t at)
{
    constexpr std::size_t kMostBytes = 4;
    const std::size_t end = std::min(text.size(), at + kMostBytes);
    do ++at;
    while (at < end && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80);
    return at;
}

std::size_t lettersOf(std::string_view text)
{
    std::size_t letters = 0;
    for (std::size_t at = 0; at < text.size(); at = nextLetter(text, at)) ++letters;
    return letters;
}

/// The beginning of at most `most` letters; "…" is the last of a longer text.
std::string beginning(const std::string& text, std::size_t most)
{
    std::size_t at = 0, last = 0;
    for (std::size_t letters = 0; letters < most && at < text.size(); ++letters) {
        last = at;
        at = nextLetter(text, at);
    }
    return at == text.size() ? text : text.substr(0, last) + "…";
}

}  // namespace

Result<void> checkName(std::string_view name)
{
    const std::size_t letters = lettersOf(name);
    if (letters > kLongestName)
        return badInput("a run's name has at most %1 letters, this one has %2", kLongestName, letters);
    return {};
}

Result<void> checkTags(const std::vector<std::string>& tags)
{
    if (tags.size() > kMostTags) return badInput("a run has at most %1 tags, these are %2", kMostTags, tags.size());
    for (const std::string& tag : tags)
        if (const std::size_t letters = lettersOf(tag); letters > kLongestTag)
            return badInput("a tag has at most %1 letters, '%2' has %3", kLongestTag, beginning(tag, kLongestTag), letters);
    return {};
}

Result<void> checkNotes(std::string_view notes)
{
    const std::size_t letters = lettersOf(notes);
    if (letters > kLongestNotes) return badInput("notes have at most %1 letters, these have %2", kLongestNotes, letters);
    return {};
}

std::string shownName(const std::string& name) { return beginning(name, kLongestName); }

std::string shownNotes(const std::string& notes) { return beginning(notes, kLongestNotes); }

std::string shownTags(const std::vector<std::string>& tags)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(tags.size(), kMostTags); ++i)
        text += (i > 0 ? ", " : "") + beginning(tags[i], kLongestTag);
    return tags.size() > kMostTags ? text + ", …" : text;
}

}  // namespace rosa::store
