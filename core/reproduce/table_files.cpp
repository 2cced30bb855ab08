#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "core/reproduce/table_text.h"

namespace rosa::reproduce {

namespace {

/// A line of a CSV file, field by field.
class Line {
public:
    Line& text(const std::string& value)
    {
        if (!m_isFirst) m_line += ",";
        m_isFirst = false;
        if (value.find_first_of(",\"\r\n") == std::string::npos) {
            m_line += value;
            return *this;
        }
        m_line += "\"";
        for (const char letter : value) m_line.append(letter == '"' ? 2 : 1, letter);
        m_line += "\"";
        return *this;
    }
    /// The shortest text that reads back exactly; empty where there is none.
    Line& number(const std::optional<double>& value)
    {
        std::array<char, 32> digits{};
        if (!value) return text("");
        return text(std::string(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), *value).ptr));
    }
    [[nodiscard]] std::string ended() const { return m_line + "\n"; }

private:
    std::string m_line;
    bool m_isFirst = true;
};

constexpr const char* kHead =
    "table,dataset,encoder,method,published_mean,published_std,published_source,measured_mean,measured_std,seeds,splits,"
    "interval_low,interval_high,variance_seed,variance_split,variance_rest,is_best,is_not_worse,reference_minus_this,"
    "difference_low,difference_high,pairs,paired_by,wilcoxon_p,holm_p,resampled_t_p,metric,protocol,split_kind,split_seed,"
    "splits_hash,probe,grid,selection,test_use,dataset_hash,warning,problem,runs\n";

std::string joined(const std::vector<std::string>& words, const char* separator)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
    return text;
}

void addComparison(Line& line, const std::optional<Comparison>& comparison)
{
    using Value = std::optional<double>;
    const bool hasInterval = comparison && comparison->difference.interval95;
    line.number(comparison ? Value(comparison->difference.mean) : Value());
    line.number(hasInterval ? Value(comparison->difference.interval95->low) : Value());
    line.number(hasInterval ? Value(comparison->difference.interval95->high) : Value());
    line.text(comparison ? std::to_string(comparison->difference.n) : "").text(comparison ? comparison->unit : "");
    line.number(comparison ? comparison->signedRank.p : Value()).number(comparison ? comparison->holm : Value());
    line.number(comparison && comparison->resampled ? comparison->resampled->p : Value());
}

std::string csvLine(const Table& table, std::size_t row, std::size_t column)
{
    using Value = std::optional<double>;
    const Plan& plan = table.plan;
    const TableCell& cell = table.cell(row, column);
    const auto& published = plan.rows[row].published[column];
    const auto& results = cell.results;
    Line line;
    line.text(plan.id).text(plan.columns[column].dataset).text(plan.columns[column].encoder).text(plan.rows[row].title);
    line.number(published ? Value(published->mean) : Value());
    line.number(published && published->deviation >= 0 ? Value(published->deviation) : Value());
    line.text(published ? plan.source : "");
    line.number(results ? Value(results->mean()) : Value());
    line.number(results && results->values.size() > 1 ? Value(cell.deviation) : Value());
    line.text(results ? std::to_string(results->seeds) : "").text(results ? std::to_string(results->splits) : "");
    line.number(cell.interval95 ? Value(cell.interval95->low) : Value());
    line.number(cell.interval95 ? Value(cell.interval95->high) : Value());
    line.number(cell.parts.seed).number(cell.parts.split).number(cell.parts.rest);
    line.text(results ? (cell.isBest ? "1" : "0") : "");
    line.text(!results || cell.isUntested ? "" : cell.isNotWorse ? "1" : "0");
    addComparison(line, cell.comparison);
    const record::EvaluationCard card = cell.card.value_or(record::EvaluationCard());
    line.text(plan.metric).text(card.id).text(card.splitKind).text(card.splitSeed ? std::to_string(card.splitSeed) : "");
    line.text(card.splitsHash).text(card.probe).text(card.grid).text(card.selection).text(card.testUse);
    line.text(card.datasetHash).text(cell.warning).text(joined(cell.problems, "; ")).text(joined(cell.runs, " "));
    return line.ended();
}

std::string latexOf(const std::string& text)
{
    static constexpr std::array<std::pair<const char*, const char*>, 6> signs{
        {{"×", "$\\times$"}, {"±", "$\\pm$"}, {"…", "\\ldots{}"}, {"–", "--"}, {"−", "$-$"}, {"Γ", "$\\Gamma$"}}};
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

std::string measuredLatex(const TableCell& cell)
{
    if (!cell.results) return cell.isPlanned ? "?" : "--";
    const std::string text =
        latexOf(percentText(cell.results->mean(), cell.results->values.size() > 1 ? cell.deviation : -1));
    const std::string marks = std::string(cell.isNotWorse   ? "\\dag"
                                          : cell.isUntested ? "\\ddag"
                                                            : "") +
                              (isPartial(cell) ? "*" : "");
    return (cell.isBest ? "\\textbf{" + text + "}" : text) + (marks.empty() ? "" : "\\textsuperscript{" + marks + "}");
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

std::string captionOf(const Table& table)
{
    const Plan& plan = table.plan;
    std::string text = latexOf(plan.title + " (" + plan.metric + ", %)" + countsOf(table));
    if (!plan.source.empty()) text += latexOf("; published: copied from " + plan.source);
    text += "; bold: the best measured; \\dag: not told from it (Wilcoxon's signed rank, Holm, 0.05)";
    if (hasUntested(table)) text += "; \\ddag: not tested against it (too few pairs, or not comparable)";
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

}  // namespace

std::string toCsv(const Table& table)
{
    std::string text = kHead;
    for (std::size_t column = 0; column < table.plan.columns.size(); ++column)
        for (std::size_t row = 0; row < table.plan.rows.size(); ++row) text += csvLine(table, row, column);
    return text;
}

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
            text += " & " + measuredLatex(table.cell(row, column));
        }
        text += " \\\\\n";
    }
    return text + "    \\bottomrule\n  \\end{tabular}\n\\end{table}\n";
}

}  // namespace rosa::reproduce
