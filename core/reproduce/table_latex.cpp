#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "core/reproduce/table_text.h"
#include "core/reproduce/table_words.h"

namespace rosa::reproduce {

namespace {

std::string latexOf(const std::string& text)
{
    static constexpr std::array<std::pair<const char*, const char*>, 8> signs{{{"×", "$\\times$"},
                                                                               {"±", "$\\pm$"},
                                                                               {"…", "\\ldots{}"},
                                                                               {"–", "--"},
                                                                               {"−", "$-$"},
                                                                               {"Γ", "$\\Gamma$"},
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

bool isPartial(const TableCell& cell) { return cell.results && cell.missing > 0; }

/// Sign of a baseline.
std::string signOf(const Plan& plan, std::size_t baseline) { return plan.rows[baseline].method == "raw" ? "\\S" : "\\P"; }

bool isTested(const BaselineTest& test) { return test.standing != Standing::NotEnoughPairs; }

/// Whether any cell is tested against the baseline; where none is, the caption says it once for all.
bool hasTests(const Table& table, std::size_t baseline)
{
    return std::ranges::any_of(table.cells, [&](const TableCell& cell) {
        return std::ranges::any_of(cell.baselines,
                                   [&](const BaselineTest& test) { return test.baseline == baseline && isTested(test); });
    });
}

/// "": nothing to say.
std::string baselineMark(const Table& table, const BaselineTest& test)
{
    const std::string sign = signOf(table.plan, test.baseline);
    if (test.standing == Standing::NotTold) return sign;
    if (test.standing == Standing::Below) return sign + "$\\downarrow$";
    return isTested(test) || !hasTests(table, test.baseline) ? "" : sign + "?";
}

std::string measuredLatex(const Table& table, const TableCell& cell)
{
    if (!cell.results) return cell.isPlanned ? "?" : "--";
    const std::string text =
        latexOf(percentText(cell.results->mean(), cell.results->values.size() > 1 ? cell.deviation : -1));
    std::string marks = cell.isNotWorse ? "\\dag" : cell.isUntested ? "\\ddag" : "";
    for (const BaselineTest& test : cell.baselines) marks += baselineMark(table, test);
    if (isPartial(cell)) marks += "*";
    return (cell.isBest ? "\\textbf{" + text + "}" : text) + (marks.empty() ? "" : "\\textsuperscript{" + marks + "}");
}

/// What the marks of the baselines in this table mean.
std::string baselineCaption(const Table& table)
{
    std::string text;
    for (const std::size_t row : baselineRows(table.plan)) {
        const std::string sign = signOf(table.plan, row), name = baselineName(table.plan, row);
        bool isThere = false, hasFew = false;
        std::string marks;
        for (const TableCell& cell : table.cells)
            for (const BaselineTest& test : cell.baselines) {
                if (test.baseline != row) continue;
                isThere = true;
                hasFew = hasFew || !isTested(test);
                marks += baselineMark(table, test) + " ";
            }
        if (!isThere) continue;
        if (!hasTests(table, row)) {
            text += "; too few pairs to test anything against " + name;
            continue;
        }
        text += "; " + sign + ": not told from " + name + " (the same test)";
        if (marks.find("downarrow") != std::string::npos) text += ", " + sign + "$\\downarrow$: below " + name;
        if (hasFew) text += ", " + sign + "?: too few pairs to test";
    }
    return text;
}

/// "$+$0.4" of a fraction.
std::string signedLatex(double fraction) { return (fraction < 0 ? "$-$" : "$+$") + percent(std::abs(fraction)); }

/// The second line of a row, in small print: below what was published how far the measured mean is from it, below that its interval. "" where there
/// is nothing of it.
std::string smallPrint(const Table& table, std::size_t row, bool hasPublished)
{
    const auto small = [](const std::string& text) { return text.empty() ? "" : "{\\scriptsize " + text + "}"; };
    std::string line;
    bool isEmpty = true;
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column) {
        const TableCell& cell = table.cell(row, column);
        std::string interval, away;
        if (const auto shown = shownInterval95(cell))
            interval = "[" + percent(shown->low) + ", " + percent(shown->high) + "]";
        if (const auto difference = shownDifference(cell, table.plan.rows[row].published[column])) {
            away = "$\\Delta$ " + signedLatex(difference->mean);
            if (const auto& ends = difference->interval95)
                away += " [" + signedLatex(ends->low) + ", " + signedLatex(ends->high) + "]";
        }
        isEmpty = isEmpty && interval.empty() && away.empty();
        line += (hasPublished ? " & " + small(away) : "") + " & " + small(interval);
    }
    return isEmpty ? "" : "    " + line + " \\\\\n";
}

/// Smallest and largest of what cells have.
struct Extent {
    std::int64_t least = 0, most = 0;

    void take(std::int64_t value)
    {
        least = most == 0 ? value : std::min(least, value);
        most = std::max(most, value);
    }
    /// "5 seeds", "2–5 seeds"
    [[nodiscard]] std::string text(const std::string& what) const
    {
        return (least < most ? std::to_string(least) + "–" : "") + std::to_string(most) + " " + what +
               (most == 1 ? "" : "s");
    }
};

void noteOnce(std::vector<std::string>& list, const std::string& text)
{
    if (std::ranges::find(list, text) == list.end()) list.push_back(text);
}

/// What the numbers are means of: as measured, which need not be as planned. Methods without seeds are named where they differ.
std::string countsOf(const Table& table)
{
    Extent seeds, splits;
    bool hasSeedless = false;
    for (const TableCell& cell : table.cells) {
        if (!cell.results) continue;
        splits.take(cell.results->splits);
        if (cell.isSeedless)
            hasSeedless = true;
        else
            seeds.take(cell.results->seeds);
    }
    if (splits.most == 0) return ", nothing measured";
    if (seeds.most == 0) seeds.take(1);
    const std::string text = ", mean ± deviation over " + seeds.text("seed") + " × " + splits.text("split");
    return text + (hasSeedless && seeds.most > 1 ? " (one run of methods that draw nothing)" : "");
}

bool hasDifference(const Table& table)
{
    const std::size_t columns = table.plan.columns.size();
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        if (differenceToPublished(table.cells[i], table.plan.rows[i / columns].published[i % columns])) return true;
    return false;
}

std::string captionOf(const Table& table)
{
    const Plan& plan = table.plan;
    std::string text = latexOf(plan.title + " (" + plan.metric + ", %)" + countsOf(table));
    if (!plan.source.empty()) text += latexOf("; published: copied from " + plan.source);
    if (std::ranges::any_of(table.cells, [](const TableCell& cell) { return cell.interval95.has_value(); }))
        text += "; in brackets: 95 \\% interval of the mean, for other seeds and splits";
    if (hasDifference(table)) text += "; $\\Delta$: measured minus published, with that interval";
    text += "; bold: the best measured; \\dag: not told from it (Wilcoxon's signed rank, Holm, 0.05)";
    if (hasUntested(table)) text += "; \\ddag: not tested against it (too few pairs, or not comparable)";
    text += baselineCaption(table);
    if (std::ranges::any_of(table.cells, isPartial)) text += "; *: some of its runs are missing";
    std::vector<std::string> protocols, selections;
    for (const TableCell& cell : table.cells) {
        if (!cell.card) continue;
        noteOnce(protocols, cell.card->id);
        if (cell.card->probe != record::kOwnClasses) noteOnce(selections, cell.card->selection);
    }
    if (!protocols.empty()) text += latexOf("; protocol " + joined(protocols, ", "));
    if (!selections.empty()) text += latexOf("; C or epoch chosen by " + joined(selections, ", "));
    if (plan.isQuick) text += "; quick: not to be compared with anything";
    return text + ".";
}

/// A second table below the first: what is equivalent to the reference and to the baselines; "" where no margin is stated.
std::string equivalenceLatex(const Table& table)
{
    if (!(table.margin > 0)) return {};
    const Plan& plan = table.plan;
    std::string lines;
    for (const Opponent& opponent : opponentsOf(table)) {
        lines += "    \\midrule\n    \\multicolumn{" + std::to_string(plan.columns.size() + 1) + "}{l}{to " +
                 latexOf(opponent.name) + "} \\\\\n";
        for (std::size_t row = 0; row < plan.rows.size(); ++row) {
            std::string line;
            bool hasAny = false;
            for (std::size_t column = 0; column < plan.columns.size(); ++column) {
                const Comparison* comparison = opponent.in(table.cell(row, column));
                const auto within = comparison ? equivalenceOf(*comparison, table.margin) : std::nullopt;
                line += " & " + latexOf(equivalenceText(within));
                hasAny = hasAny || comparison;
            }
            if (hasAny) lines += "    " + latexOf(plan.rows[row].title) + line + " \\\\\n";
        }
    }
    if (lines.empty()) return {};
    std::string heads;
    for (const catalog::PublishedColumn& column : plan.columns) heads += " & " + latexOf(column.title);
    return "\n  \\medskip\n  " +
           latexOf("Equivalent within " + marginText(table.margin) +
                   " (two one-sided t tests of the pairs, 0.05, each alone)") +
           "\n\n  \\smallskip\n  \\begin{tabular}{l" + std::string(plan.columns.size(), 'l') + "}\n    \\toprule\n   " +
           heads + " \\\\\n" + lines + "    \\bottomrule\n  \\end{tabular}\n";
}

}  // namespace

std::string toLatex(const Table& table)
{
    const Plan& plan = table.plan;
    const bool hasPublished = !plan.source.empty();
    std::string text = "% \\usepackage{booktabs}\n\\begin{table}\n  \\centering\n  \\caption{" + captionOf(table) +
                       "}\n  \\begin{tabular}{l";
    for (std::size_t i = 0; i < plan.columns.size(); ++i) text += hasPublished ? "rr" : "r";
    text += "}\n    \\toprule\n   ";
    std::string rules, heads;
    for (std::size_t i = 0; i < plan.columns.size(); ++i) {
        const std::string title = latexOf(plan.columns[i].title);
        text += hasPublished ? " & \\multicolumn{2}{c}{" + title + "}" : " & " + title;
        rules += " \\cmidrule(lr){" + std::to_string(2 * i + 2) + "-" + std::to_string(2 * i + 3) + "}";
        heads += " & published & measured";
    }
    text += " \\\\\n";
    if (hasPublished) text += "   " + rules + "\n   " + heads + " \\\\\n";
    text += "    \\midrule\n";
    for (std::size_t row = 0; row < plan.rows.size(); ++row) {
        text += "    " + latexOf(plan.rows[row].title);
        for (std::size_t column = 0; column < plan.columns.size(); ++column) {
            const auto& published = plan.rows[row].published[column];
            if (hasPublished)
                text += " & " + (published ? latexOf(percentText(published->mean, published->deviation)) : "--");
            text += " & " + measuredLatex(table, table.cell(row, column));
        }
        text += " \\\\\n" + smallPrint(table, row, hasPublished);
    }
    return text + "    \\bottomrule\n  \\end{tabular}\n" + equivalenceLatex(table) + "\\end{table}\n";
}

}  // namespace rosa::reproduce
