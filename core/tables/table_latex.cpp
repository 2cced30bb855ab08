#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/tables/latex_layout.h"
#include "core/tables/table_text.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

namespace {

bool isPartial(const TableCell& cell) { return cell.results && cell.missing > 0; }

/// Footnote mark of a baseline.
std::string signOf(const Plan& plan, std::size_t baseline) { return plan.rows[baseline].method == "raw" ? "\\S" : "\\P"; }

bool isTested(const BaselineTest& test) { return test.standing != Standing::NotEnoughPairs; }

/// Whether any cell is tested against the baseline; if none is, one note says so for all cells.
bool hasTests(const Table& table, std::size_t baseline)
{
    return std::ranges::any_of(table.cells, [&](const TableCell& cell) {
        return std::ranges::any_of(cell.baselines,
                                   [&](const BaselineTest& test) { return test.baseline == baseline && isTested(test); });
    });
}

/// "" if there is nothing to mark.
std::string baselineMark(const Table& table, const BaselineTest& test)
{
    const std::string sign = signOf(table.plan, test.baseline);
    if (test.standing == Standing::NotSignificant) return sign;
    if (test.standing == Standing::Below) return sign + "$\\downarrow$";
    return isTested(test) || !hasTests(table, test.baseline) ? "" : sign + "?";
}

LatexCell measuredCell(const Table& table, const TableCell& cell)
{
    if (!cell.results) return textCell(cell.isPlanned ? "?" : "–");
    LatexCell shown = textCell(percentText(cell.results->mean(), cell.results->values.size() > 1 ? cell.deviation : -1),
                               kTypePoints, cell.isBest);
    std::vector<std::string> marks;
    if (cell.isNotWorse || cell.isUntested) marks.emplace_back(cell.isNotWorse ? "\\dag" : "\\ddag");
    for (const BaselineTest& test : cell.baselines)
        if (const std::string mark = baselineMark(table, test); !mark.empty()) marks.push_back(mark);
    if (isPartial(cell)) marks.emplace_back("*");
    if (marks.empty()) return shown;
    shown.latex += "\\textsuperscript{" + joined(marks, "") + "}";
    shown.width += 2 * static_cast<double>(marks.size()) * kMarkPoints;  // A mark and an arrow or a question mark.
    return shown;
}

/// Adds explanations of the baseline marks used in this table.
void addBaselineNotes(const Table& table, std::vector<std::string>& notes)
{
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
            notes.push_back("too few pairs for tests against " + name);
            continue;
        }
        std::string text = sign + ": not significantly different from " + name + " (same test)";
        if (marks.find("downarrow") != std::string::npos) text += ", " + sign + "$\\downarrow$: significantly below " + name;
        if (hasFew) text += ", " + sign + "?: too few pairs to test";
        notes.push_back(std::move(text));
    }
}

/// Range of values over cells.
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

/// Number of seeds and splits over which means are taken: as measured, which may differ from the plan. Mentions deterministic methods if
/// their number of seeds differs.
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
    const std::string text = ", mean ± standard deviation over " + seeds.text("seed") + " × " + splits.text("split");
    return text + (hasSeedless && seeds.most > 1 ? " (one run for deterministic methods)" : "");
}

bool hasDifference(const Table& table)
{
    const std::size_t columns = table.plan.columns.size();
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        if (differenceToPublished(table.cells[i], table.plan.rows[i / columns].published[i % columns])) return true;
    return false;
}

/// The caption of the table.
std::string captionOf(const Table& table)
{
    const Plan& plan = table.plan;
    std::string text = latexOf(plan.title + " (" + plan.metric + ", %)" + countsOf(table));
    if (!plan.source.empty()) text += latexOf("; published: copied from " + plan.source);
    if (plan.isQuick) text += "; quick: results are not comparable";
    return text + ".";
}

/// The notes below the table: the meaning of brackets, differences and marks, and the protocol.
std::string notesBelow(const Table& table, const LatexOptions& options)
{
    std::vector<std::string> notes;
    std::vector<const TableCell*> cells;
    for (const TableCell& cell : table.cells) cells.push_back(&cell);
    if (const std::string scope = scopeNote(cells); options.hasIntervals && !scope.empty())
        notes.push_back(latexOf("in brackets: 95 % interval of the mean, " + scope));
    if (options.hasDifferences && hasDifference(table))
        notes.emplace_back(options.hasIntervals ? "$\\Delta$: measured minus published, with the shifted interval"
                                                : "$\\Delta$: measured minus published");
    notes.emplace_back("bold: best measured mean");
    notes.emplace_back(
        "\\dag: not significantly different from the best (Wilcoxon signed-rank test, Holm-adjusted, level 0.05; "
        "conditional "
        "on these seeds and these splits; zero differences omitted)");
    if (hasUntested(table))
        notes.emplace_back("\\ddag: not tested against the best (too few nonzero differences, or not comparable)");
    addBaselineNotes(table, notes);
    if (std::ranges::any_of(table.cells, isPartial)) notes.emplace_back("*: some runs are missing");
    std::vector<std::string> protocols, selections;
    for (const TableCell& cell : table.cells) {
        if (!cell.card) continue;
        noteOnce(protocols, cell.card->id);
        if (cell.card->probe != record::kOwnClasses) noteOnce(selections, cell.card->selection);
    }
    if (!protocols.empty()) notes.push_back(latexOf("protocol " + joined(protocols, ", ")));
    if (!selections.empty()) notes.push_back(latexOf("C or epoch chosen by " + joined(selections, ", ")));
    for (const std::string& note : notesOf(table)) notes.push_back(latexOf(note));
    std::string text = joined(notes, "; ");
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + ".";
}

/// The entry of a row in one column of the plan; differences and intervals stand below the numbers in small print.
struct Entry {
    LatexCell published, measured, away, awayInterval, interval;
};

/// "[-0.2, +1.0]" from formatted numbers.
LatexCell bracketed(const std::string& low, const std::string& high)
{
    return textCell("[" + low + ", " + high + "]", kSmallPoints);
}

Entry entryOf(const Table& table, std::size_t row, std::size_t column, const LatexOptions& options)
{
    const TableCell& cell = table.cell(row, column);
    const auto& published = table.plan.rows[row].published[column];
    Entry entry;
    entry.published = textCell(published ? percentText(published->mean, published->deviation) : "–");
    entry.measured = measuredCell(table, cell);
    if (options.hasIntervals && cell.interval95)
        entry.interval = bracketed(percent(cell.interval95->low), percent(cell.interval95->high));
    const auto difference = options.hasDifferences ? differenceToPublished(cell, published) : std::nullopt;
    if (!difference) return entry;
    entry.away = textCell("Δ " + signedWord(difference->mean), kSmallPoints);
    if (const auto& ends = difference->interval95; ends && options.hasIntervals)
        entry.awayInterval = bracketed(signedWord(ends->low), signedWord(ends->high));
    return entry;
}

/// Heights in points: text of a page; caption; rules and titles of a table.
constexpr double kPagePoints = 560, kCaptionPoints = 60, kHeadPoints = 50;

/// Rows in one tabular.
struct RowRun {
    std::size_t first = 0, end = 0;
    double height = 0;  ///< Approximate height of the tabular in points.
};

/// The measured table, laid out for a paper's column.
class Sheet {
public:
    Sheet(const Table& table, const LatexOptions& options)
        : m_table(table), m_hasPublished(!table.plan.source.empty()), m_total(options.widthPoints())
    {
        const std::size_t rows = table.plan.rows.size();
        for (std::size_t column = 0; column < table.plan.columns.size(); ++column) {
            m_entries.emplace_back();
            for (std::size_t row = 0; row < rows; ++row) m_entries.back().push_back(entryOf(table, row, column, options));
            m_widths.push_back(kColumnGap + widthOf(m_entries.back()));
            m_titles.push_back(
                wrappedCell(table.plan.columns[column].title, std::max(m_widths.back() - kColumnGap, 60.0), true));
            m_widths.back() = std::max(m_widths.back(), kColumnGap + m_titles.back().width);
        }
        // Row titles get the width that the widest column leaves, but no more than they need.
        const double widest = m_widths.empty() ? 0 : *std::ranges::max_element(m_widths);
        const double most = std::max(kFewestNamePoints, std::min(m_total - widest, options.columns == 1 ? 76.0 : 124.0));
        for (const PlanRow& row : table.plan.rows) {
            m_names.push_back(wrappedCell(row.title, most));
            m_lead = std::max(m_lead, m_names.back().width);
        }
    }

    [[nodiscard]] std::vector<ColumnBlock> blocks() const { return blocksThatFit(m_widths, m_lead, m_total); }
    [[nodiscard]] double leadWidth() const { return m_lead; }
    [[nodiscard]] const LatexCell& name(std::size_t row) const { return m_names[row]; }

    /// Splits the rows into runs that fit on a page; nearly always a single run.
    [[nodiscard]] std::vector<RowRun> rowsOf(const ColumnBlock& block) const
    {
        std::vector<RowRun> runs;
        for (std::size_t row = 0; row < m_names.size(); ++row) {
            const double height = rowHeight(block, row);
            if (runs.empty() || runs.back().height + height > kPagePoints - kCaptionPoints)
                runs.push_back({row, row, kHeadPoints});
            runs.back().end = row + 1;
            runs.back().height += height;
        }
        return runs;
    }

    [[nodiscard]] std::string tabular(const ColumnBlock& block, const RowRun& rows) const
    {
        std::string columns, titles, rules, heads;
        for (std::size_t i = block.first; i < block.end; ++i) {
            const std::size_t place = 2 * (i - block.first) + 2;
            columns += m_hasPublished ? "rr" : "r";
            titles += m_hasPublished ? " & \\multicolumn{2}{c}{" + m_titles[i].latex + "}" : " & " + m_titles[i].latex;
            rules += " \\cmidrule(lr){" + std::to_string(place) + "-" + std::to_string(place + 1) + "}";
            heads += " & published & measured";
        }
        std::string text = "  \\begin{tabular}{@{}l" + columns + "@{}}\n    \\toprule\n   " + titles + " \\\\\n";
        if (m_hasPublished) text += "   " + rules + "\n   " + heads + " \\\\\n";
        text += "    \\midrule\n";
        for (std::size_t row = rows.first; row < rows.end; ++row) {
            text += "    " + m_names[row].latex;
            for (std::size_t i = block.first; i < block.end; ++i) {
                const Entry& entry = m_entries[i][row];
                text += (m_hasPublished ? " & " + entry.published.latex : "") + " & " + entry.measured.latex;
            }
            text += " \\\\\n" + smallLine(block, row, true) + smallLine(block, row, false);
        }
        return text + "    \\bottomrule\n  \\end{tabular}\n";
    }

private:
    static constexpr double kFewestNamePoints = 40;

    [[nodiscard]] double rowHeight(const ColumnBlock& block, std::size_t row) const
    {
        const auto small = [&](bool isFirst) { return smallLine(block, row, isFirst).empty() ? 0.0 : 8.5; };
        return 10 * m_names[row].lines + small(true) + small(false);
    }

    [[nodiscard]] double widthOf(const std::vector<Entry>& entries) const
    {
        const double head = widthOfLatex("published", kTypePoints);
        double published = m_hasPublished ? head : 0, measured = m_hasPublished ? head : 0;
        for (const Entry& entry : entries) {
            if (m_hasPublished)
                published = std::max({published, entry.published.width, entry.away.width, entry.awayInterval.width});
            measured = std::max({measured, entry.measured.width, entry.interval.width});
        }
        return published + measured + (m_hasPublished ? kColumnGap : 0);
    }

    /// The line with difference and interval (`isFirst`), or the line below it with the interval of the difference; "" if the row has none
    /// in this block.
    [[nodiscard]] std::string smallLine(const ColumnBlock& block, std::size_t row, bool isFirst) const
    {
        const auto small = [](const LatexCell& cell) {
            return cell.latex.empty() ? "" : "{\\fontsize{7}{8.5}\\selectfont " + cell.latex + "}";
        };
        std::string line;
        bool isEmpty = true;
        for (std::size_t i = block.first; i < block.end; ++i) {
            const Entry& entry = m_entries[i][row];
            const LatexCell& left = isFirst ? entry.away : entry.awayInterval;
            const LatexCell right = isFirst ? entry.interval : LatexCell();
            isEmpty = isEmpty && left.latex.empty() && right.latex.empty();
            line += (m_hasPublished ? " & " + small(left) : "") + " & " + small(right);
        }
        return isEmpty ? "" : "    " + line + " \\\\\n";
    }

    const Table& m_table;
    bool m_hasPublished;
    double m_total;
    std::vector<std::vector<Entry>> m_entries;  ///< By column of the plan, then by row.
    std::vector<double> m_widths;               ///< Widths of the plan's columns, each including the gap before it.
    std::vector<LatexCell> m_titles, m_names;
    double m_lead = 0;
};

/// Additional tables of equivalence to the reference and to the baselines; none without a margin.
std::vector<std::string> equivalenceTabulars(const Table& table, const Sheet& sheet, const LatexOptions& options)
{
    if (!(table.margin > 0) || !options.hasEquivalence) return {};
    const Plan& plan = table.plan;
    const auto within = [&](const Opponent& opponent, std::size_t row, std::size_t column) {
        const Comparison* comparison = opponent.in(table.cell(row, column));
        return textCell(equivalenceText(comparison ? equivalenceOf(*comparison, table.margin) : std::nullopt));
    };
    const std::vector<Opponent> opponents = opponentsOf(table);
    if (opponents.empty()) return {};
    std::vector<double> widths;
    std::vector<LatexCell> titles;
    for (std::size_t column = 0; column < plan.columns.size(); ++column) {
        double width = 0;
        for (const Opponent& opponent : opponents)
            for (std::size_t row = 0; row < plan.rows.size(); ++row)
                width = std::max(width, within(opponent, row, column).width);
        titles.push_back(wrappedCell(plan.columns[column].title, std::max(width, 60.0)));
        widths.push_back(kColumnGap + std::max(width, titles.back().width));
    }
    std::vector<std::string> tabulars;
    for (const ColumnBlock& block : blocksThatFit(widths, sheet.leadWidth(), options.widthPoints())) {
        std::string lines, heads;
        for (std::size_t column = block.first; column < block.end; ++column) heads += " & " + titles[column].latex;
        for (const Opponent& opponent : opponents) {
            lines += "    \\midrule\n    \\multicolumn{" + std::to_string(block.end - block.first + 1) + "}{l}{to " +
                     latexOf(opponent.name) + "} \\\\\n";
            for (std::size_t row = 0; row < plan.rows.size(); ++row) {
                std::string line;
                bool hasAny = false;
                for (std::size_t column = block.first; column < block.end; ++column) {
                    line += " & " + within(opponent, row, column).latex;
                    hasAny = hasAny || opponent.in(table.cell(row, column));
                }
                if (hasAny) lines += "    " + sheet.name(row).latex + line + " \\\\\n";
            }
        }
        tabulars.push_back("  \\begin{tabular}{@{}l" + std::string(block.end - block.first, 'l') +
                           "@{}}\n    \\toprule\n   " + heads + " \\\\\n" + lines + "    \\bottomrule\n  \\end{tabular}\n");
    }
    return tabulars;
}

/// A float, or several with the same number if one would exceed a page.
class Floats {
public:
    explicit Floats(const LatexOptions& options, std::string caption)
        : m_name(options.columns == 1 ? "table" : "table*"), m_caption(std::move(caption))
    {}

    /// `height`: height of `content` in points.
    void add(const std::string& content, double height)
    {
        if (m_height > 0 && m_height + height > kPagePoints) end();
        if (m_height == 0) begin();
        m_text += (m_isFresh ? "" : "\n  \\medskip\n") + content;
        m_isFresh = false;
        m_height += height;
    }
    std::string text()
    {
        end();
        return m_text;
    }

private:
    void begin()
    {
        const std::string again = m_count++ == 0 ? "" : "  \\addtocounter{table}{-1}\n";
        m_text += "\\begin{" + m_name + "}\n  \\centering\n" + again + "  \\caption{" +
                  (m_count == 1 ? m_caption : "(continued)") +
                  "}\n  \\fontsize{8}{10}\\selectfont\n  \\setlength{\\tabcolsep}{3pt}\n";
        m_height = m_count == 1 ? kCaptionPoints : kCaptionPoints / 2;
        m_isFresh = true;
    }
    void end()
    {
        if (m_height > 0) m_text += "\\end{" + m_name + "}\n";
        m_height = 0;
    }

    std::string m_name, m_caption, m_text;
    double m_height = 0;
    int m_count = 0;
    bool m_isFresh = true;
};

}  // namespace

double LatexOptions::widthPoints() const { return (columns == 1 ? 84 : 174) / 25.4 * 72.27; }

std::string toLatex(const Table& table, const LatexOptions& options)
{
    const Sheet sheet(table, options);
    Floats floats(options, captionOf(table));
    for (const ColumnBlock& block : sheet.blocks())
        for (const RowRun& rows : sheet.rowsOf(block)) floats.add(sheet.tabular(block, rows), rows.height);
    const std::string notes = notesBelow(table, options);
    const auto paragraph = [](const std::string& text) {
        return "\n  \\smallskip\n  {\\fontsize{7}{8.5}\\selectfont\\raggedright " + text + "\\par}\n";
    };
    const auto heightOf = [&](const std::string& text) {
        return 10 + 8.5 * static_cast<double>(text.size()) * 4 / options.widthPoints();
    };
    floats.add(paragraph(notes), heightOf(notes));
    const std::vector<std::string> equivalences = equivalenceTabulars(table, sheet, options);
    if (!equivalences.empty()) {
        const std::string title =
            latexOf("Equivalent within " + marginText(table.margin) +
                    " (two one-sided t tests on the pairs, level 0.05, not corrected for multiple testing)");
        floats.add(paragraph(title), heightOf(title));
    }
    for (const std::string& tabular : equivalences)
        floats.add(tabular, 10 * static_cast<double>(std::ranges::count(tabular, '\n')));
    return "% \\usepackage{booktabs}\n" + floats.text();
}

}  // namespace rosa::tables
