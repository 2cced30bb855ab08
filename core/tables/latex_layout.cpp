#include "core/tables/latex_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace rosa::tables {

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
    if (sign == "→") return 1.07;
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

/// Signs beyond ASCII, and those of ASCII that text fonts lack.
constexpr std::array<std::pair<std::string_view, const char*>, 36> kSigns{
    {{"×", "$\\times$"}, {"±", "$\\pm$"},    {"…", "\\ldots{}"},  {"–", "--"},
     {"—", "---"},       {"−", "$-$"},       {"→", "$\\to$"},     {"·", "$\\cdot$"},
     {"≤", "$\\leq$"},   {"≥", "$\\geq$"},   {"<", "$<$"},        {">", "$>$"},
     {"’", "'"},         {"“", "``"},        {"”", "''"},         {"∞", "$\\infty$"},
     {"Γ", "$\\Gamma$"}, {"Δ", "$\\Delta$"}, {"Σ", "$\\Sigma$"},  {"α", "$\\alpha$"},
     {"β", "$\\beta$"},  {"γ", "$\\gamma$"}, {"δ", "$\\delta$"},  {"ε", "$\\varepsilon$"},
     {"η", "$\\eta$"},   {"θ", "$\\theta$"}, {"κ", "$\\kappa$"},  {"λ", "$\\lambda$"},
     {"μ", "$\\mu$"},    {"ν", "$\\nu$"},    {"π", "$\\pi$"},     {"ρ", "$\\rho$"},
     {"σ", "$\\sigma$"}, {"τ", "$\\tau$"},   {"φ", "$\\varphi$"}, {"ω", "$\\omega$"}}};

/// Whether pdflatex prints this character of several bytes without further packages: accented Latin letters, except those with an ogonek or
/// a stroke, and others that its default encoding lacks.
bool isLatinLetter(std::string_view sign)
{
    constexpr std::string_view kLacking = "ÐÞðþĄąĐđĘęĦħĮįĸĿŀŉŊŋŦŧŲųſ";
    const auto lead = static_cast<unsigned char>(sign.front());
    return sign.size() == 2 && lead >= 0xc3 && lead <= 0xc5 && kLacking.find(sign) == std::string_view::npos;
}

/// One UTF-8 character.
std::string codeOf(std::string_view sign)
{
    const auto known = std::ranges::find(kSigns, sign, &std::pair<std::string_view, const char*>::first);
    if (known != kSigns.end()) return known->second;
    const char letter = sign.front();
    if (sign.size() > 1 || static_cast<unsigned char>(letter) >= 0x80) return isLatinLetter(sign) ? std::string(sign) : "?";
    if (letter == '\\') return "\\textbackslash{}";
    if (letter == '^' || letter == '~') return std::string("\\") + letter + "{}";
    return std::string_view("&%$#_{}").find(letter) != std::string_view::npos ? std::string("\\") + letter
                                                                              : std::string(1, letter);
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
    std::string escaped;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = lengthAt(text, i);
        escaped += codeOf(std::string_view(text).substr(i, length));
        i += length;
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
    if (cell.width <= most) {
        if (cell.latex.starts_with('[') || cell.latex.starts_with('*')) cell.latex.insert(0, "{}");
        return cell;
    }
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

}  // namespace rosa::tables
