#include "core/reproduce/latex_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace rosa::reproduce {

namespace {

/// Bytes of the UTF-8 character at `place`.
std::size_t lengthAt(const std::string& text, std::size_t place)
{
    std::size_t end = place + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
    return end - place;
}

/// Width of a character relative to the font size at 8 points, rounded up.
double shareOf(std::string_view sign)
{
    if (sign.size() > 1) return sign == "–" ? 0.54 : sign == "±" || sign == "−" || sign == "×" ? 0.83 : 1.0;
    const char letter = sign.front();
    if (std::string_view(".,:;'|!il[]").find(letter) != std::string_view::npos) return 0.3;
    if (letter == ' ') return 0.36;
    if (letter >= '0' && letter <= '9') return 0.54;
    if (std::string_view("()jftr-/").find(letter) != std::string_view::npos) return 0.42;
    if (std::string_view("mwMW%&@+=<>").find(letter) != std::string_view::npos) return letter == 'W' ? 1.1 : 0.98;
    const bool isUpper = letter >= 'A' && letter <= 'Z';
    return isUpper ? 0.83 : 0.6;
}

/// Letters are relatively wider below 8 points.
double growthAt(double points) { return points < 6.5 ? 1.16 : points < 7.5 ? 1.08 : 1.0; }

double longestWord(const std::string& text)
{
    double longest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        longest = std::max(longest, widthOfLatex(text.substr(begin, end - begin), kTypePoints));
        begin = end + 1;
    }
    return longest;
}

/// Allows a line break after every character.
std::string breakable(const std::string& text)
{
    std::string latex;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = lengthAt(text, i);
        latex += latexOf(text.substr(i, length)) + (text[i] == ' ' ? "" : "\\allowbreak{}");
        i += length;
    }
    return latex;
}

}  // namespace

std::string latexOf(const std::string& text)
{
    static constexpr std::array<std::pair<const char*, const char*>, 9> signs{{{"×", "$\\times$"},
                                                                               {"±", "$\\pm$"},
                                                                               {"…", "\\ldots{}"},
                                                                               {"–", "--"},
                                                                               {"−", "$-$"},
                                                                               {"Γ", "$\\Gamma$"},
                                                                               {"Δ", "$\\Delta$"},
                                                                               {"<", "$<$"},
                                                                               {">", "$>$"}}};
    std::string escaped;
    for (std::size_t i = 0; i < text.size();) {
        bool isSign = false;
        for (const auto& [sign, code] : signs)
            if (!isSign && text.compare(i, std::char_traits<char>::length(sign), sign) == 0) {
                escaped += code;
                i += std::char_traits<char>::length(sign);
                isSign = true;
            }
        if (isSign) continue;
        const char letter = text[i++];
        if (letter == '\\')
            escaped += "\\textbackslash{}";
        else if (letter == '^' || letter == '~')
            escaped += std::string("\\") + letter + "{}";
        else
            escaped += std::string("&%$#_{}").find(letter) != std::string::npos ? std::string("\\") + letter
                                                                                : std::string(1, letter);
    }
    return escaped;
}

double widthOfLatex(const std::string& text, double points, bool isBold)
{
    double shares = 0;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = lengthAt(text, i);
        shares += shareOf(std::string_view(text).substr(i, length));
        i += length;
    }
    return shares * points * growthAt(points) * (isBold ? 1.17 : 1.0);
}

LatexCell textCell(const std::string& text, double points, bool isBold)
{
    const std::string latex = latexOf(text);
    return {isBold ? "\\textbf{" + latex + "}" : latex, widthOfLatex(text, points, isBold)};
}

LatexCell wrappedCell(const std::string& text, double most, bool centred)
{
    LatexCell cell = textCell(text);
    if (cell.width <= most) return cell;
    const int width = static_cast<int>(most);
    cell.lines = static_cast<int>(std::ceil(1.2 * cell.width / most));
    cell.latex = "\\parbox[t]{" + std::to_string(width) + "pt}{" + (centred ? "\\centering " : "\\raggedright ") +
                 (longestWord(text) > most ? breakable(text) : cell.latex) + "\\strut}";
    cell.width = width;
    return cell;
}

std::vector<ColumnBlock> blocksThatFit(std::span<const double> widths, double lead, double total)
{
    std::vector<ColumnBlock> blocks;
    double sum = 0;
    for (std::size_t column = 0; column < widths.size(); ++column) {
        if (blocks.empty() || sum + widths[column] > total) {
            blocks.push_back({column, column});
            sum = lead;
        }
        sum += widths[column];
        blocks.back().end = column + 1;
    }
    return blocks;
}

}  // namespace rosa::reproduce
