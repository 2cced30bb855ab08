#include "app/engine/common/plain_text.h"

#include <algorithm>
#include <sstream>

namespace rosa::engine {

std::string spaces(int count) { return std::string(static_cast<std::size_t>(std::max(0, count)), ' '); }

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

std::string wrapped(const std::string& text, int indent, int width)
{
    std::istringstream words(text);
    std::string all, line, word;
    while (words >> word) {
        word = printable(word);
        if (!line.empty() && indent + displayWidth(line) + 1 + displayWidth(word) > width) {
            all += spaces(indent) + line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return all + spaces(indent) + line + "\n";
}

std::string table(std::vector<std::vector<std::string>> rows, int indent)
{
    std::vector<int> widths;
    for (auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            row[i] = printable(row[i]);
            if (i == widths.size()) widths.push_back(0);
            widths[i] = std::max(widths[i], displayWidth(row[i]));
        }
    std::string text;
    for (const auto& row : rows) {
        std::string line = spaces(indent);
        for (std::size_t i = 0; i < row.size(); ++i) line += paddedToWidth(row[i], widths[i]) + "  ";
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

std::vector<std::vector<std::string>> rightAligned(std::vector<std::vector<std::string>> rows, std::size_t first,
                                                   std::size_t last)
{
    for (std::size_t column = first; column <= last; ++column) {
        int width = 0;
        for (const auto& row : rows)
            if (column < row.size()) width = std::max(width, displayWidth(row[column]));
        for (auto& row : rows)
            if (column < row.size()) row[column].insert(0, spaces(width - displayWidth(row[column])));
    }
    return rows;
}

std::string inCapitals(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return text;
}

std::string entry(const std::string& name, const std::string& explanation, int column, int indent)
{
    const std::string head = spaces(indent) + name;
    const std::string body = wrapped(explanation, column);
    if (displayWidth(head) + 2 > column) return head + "\n" + body;
    return paddedToWidth(head, column) + body.substr(static_cast<std::size_t>(column));
}

}  // namespace rosa::engine
