/// tell_messages FILE FOLDER…: writes the templates of messages where lupdate finds them, from the sources below the folders (or files).
///
/// A template is a literal directly behind one of kMarks and a parenthesis (core/base/message.h). Those without a letter ("%1: %2") and those about an
/// option of the command line ("--epoch: …"), which speaks English, are left out.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files.h"

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 6> kMarks = {"Message",      "badInput", "failed",
                                                    "interruption", "within",   "translatable"};

bool isOfName(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) || letter == '_'; }

/// Reads C++ as far as this needs.
class Source {
public:
    explicit Source(std::string text) : m_text(std::move(text)) {}

    /// The templates as they are written: with escapes, without the quotation marks.
    std::vector<std::string> templates()
    {
        std::vector<std::string> found;
        std::string name;  // the last one, and where a variable stands between type and parenthesis, the type
        while (m_at < m_text.size()) {
            if (skipComment()) continue;
            const char letter = m_text[m_at];
            if (letter == '"' || letter == '\'') {
                (void)literal(letter);
                name.clear();
            } else if (isOfName(letter)) {
                const std::string next = word();
                if (name != "Message") name = next;
            } else if (letter == '(' || letter == '{') {
                ++m_at;
                skipSpace();
                const bool isMarked = std::ranges::find(kMarks, name) != kMarks.end();
                if (std::string words; isMarked && takeLiterals(words)) found.push_back(std::move(words));
                name.clear();
            } else {
                if (!std::isspace(static_cast<unsigned char>(letter))) name.clear();
                ++m_at;
            }
        }
        return found;
    }

private:
    bool skipComment()
    {
        const std::string_view rest = std::string_view(m_text).substr(m_at);
        const bool isLine = rest.starts_with("//");
        if (!isLine && !rest.starts_with("/*")) return false;
        const std::size_t end = m_text.find(isLine ? "\n" : "*/", m_at);
        m_at = end == std::string::npos ? m_text.size() : end + (isLine ? 1 : 2);
        return true;
    }
    void skipSpace()
    {
        while (m_at < m_text.size() && (std::isspace(static_cast<unsigned char>(m_text[m_at])) || skipComment()))
            if (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at]))) ++m_at;
    }
    std::string word()
    {
        const std::size_t begin = m_at;
        const bool isNumber = std::isdigit(static_cast<unsigned char>(m_text[begin]));  // 1'000
        while (m_at < m_text.size() && (isOfName(m_text[m_at]) || (isNumber && m_text[m_at] == '\''))) ++m_at;
        std::string name = m_text.substr(begin, m_at - begin);
        if (name == "R" && m_at < m_text.size() && m_text[m_at] == '"') skipRaw();
        return name;
    }
    void skipRaw()
    {
        const std::size_t open = m_text.find('(', m_at);
        const std::string close = ")" + m_text.substr(m_at + 1, open - m_at - 1) + "\"";
        const std::size_t end = m_text.find(close, open);
        m_at = end == std::string::npos ? m_text.size() : end + close.size();
    }
    std::string literal(char quote)
    {
        const std::size_t begin = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != quote) m_at += m_text[m_at] == '\\' ? 2 : 1;
        const std::string content = m_text.substr(begin, std::min(m_at, m_text.size()) - begin);
        ++m_at;
        return content;
    }
    /// Literals next to each other are one.
    bool takeLiterals(std::string& words)
    {
        const bool isThere = m_at < m_text.size() && m_text[m_at] == '"';
        while (m_at < m_text.size() && m_text[m_at] == '"') {
            words += literal('"');
            skipSpace();
        }
        return isThere;
    }

    std::string m_text;
    std::size_t m_at = 0;
};

bool isForTranslators(std::string_view words)
{
    return !words.starts_with("--") &&
           std::ranges::any_of(words, [](char letter) { return std::isalpha(static_cast<unsigned char>(letter)); });
}

std::vector<fs::path> sourcesIn(const fs::path& place)
{
    if (!fs::is_directory(place)) return {place};
    std::vector<fs::path> found;
    for (const auto& entry : fs::recursive_directory_iterator(place))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fputs("use: tell_messages FILE FOLDER…\n", stderr);
        return 2;
    }
    std::set<std::string> known;
    std::string file = "// Generated by translations/tell_messages.cpp.\nstatic const char* const kMessageTemplates[] = {\n";
    for (int i = 2; i < argc; ++i)
        for (const fs::path& path : sourcesIn(argv[i])) {
            auto text = rosa::readTextFile(path, std::uint64_t{1} << 24);
            if (!text) {
                std::fprintf(stderr, "tell_messages: %s\n", text.error().text().c_str());
                return 1;
            }
            for (const std::string& words : Source(*std::move(text)).templates())
                if (isForTranslators(words) && known.insert(words).second)
                    file += "    QT_TRANSLATE_NOOP(\"Core\", \"" + words + "\"),\n";
        }
    const auto written = rosa::writeFileAtomically(argv[1], file + "};\n");
    if (!written) std::fprintf(stderr, "tell_messages: %s\n", written.error().text().c_str());
    return written.ok() ? 0 : 1;
}
