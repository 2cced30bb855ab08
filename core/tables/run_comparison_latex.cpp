/// A comparison of runs as a LaTeX table.
#include <algorithm>

#include "core/tables/latex_layout.h"
#include "core/tables/run_comparison_words.h"

namespace rosa::tables {

namespace {

/// A tabular: a column of names and columns of cells.
struct Grid {
    std::vector<std::string> heads;
    std::vector<std::vector<std::string>> rows;  ///< The name first; it wraps.
};

Grid itemsOf(const DatasetComparison& dataset)
{
    Grid grid{{"mean", "n", "s.e.", "95 % interval"}, {}};
    for (const ComparedRuns& item : dataset.items) {
        const evaluate::CrossedTable& results = *item.cell.results;
        const auto& interval = item.cell.interval95;
        grid.rows.push_back({item.title, percentText(results.mean(), results.values.size() > 1 ? item.cell.deviation : -1),
                             std::to_string(results.seeds) + " × " + std::to_string(results.splits),
                             item.standardError ? formatted("%.2f", 100 * *item.standardError) : "–",
                             interval ? "[" + percent(interval->low) + ", " + percent(interval->high) + "]" : "–"});
    }
    return grid;
}

Grid pairsOf(const RunComparison& comparison, const DatasetComparison& dataset)
{
    Grid grid{{"difference", "95 % interval", "pairs", "t p", "Wilcoxon p", "Holm p", "resampled t p"}, {}};
    if (comparison.margin > 0) grid.heads.push_back("within " + marginText(comparison.margin));
    for (const ComparedPair& pair : dataset.pairs) {
        if (!pair.comparison) continue;
        const Comparison& tests = *pair.comparison;
        const auto& interval = tests.difference.interval95;
        grid.rows.push_back({pairTitle(dataset, pair, " − "), signedWord(tests.difference.mean),
                             interval ? "[" + signedWord(interval->low) + ", " + signedWord(interval->high) + "]" : "–",
                             std::to_string(tests.difference.n) + " " + tests.unit, probability(tests.difference.p),
                             probability(tests.signedRank.p), probability(tests.holm),
                             tests.resampled ? probability(tests.resampled->p) : "–"});
        if (comparison.margin > 0) grid.rows.back().push_back(equivalenceText(equivalenceOf(tests, comparison.margin)));
    }
    return grid;
}

Grid ranksOf(const evaluate::Ranking& ranking, const std::vector<std::string>& titles)
{
    Grid grid{{"mean rank"}, {}};
    for (const std::int64_t place : ranking.order)
        grid.rows.push_back({titles[static_cast<std::size_t>(place)],
                             formatted("%.2f", ranking.meanRanks[static_cast<std::size_t>(place)])});
    return grid;
}

/// The tabulars of a grid: as many as its columns need in this width.
std::string tabularsOf(const Grid& grid, double total, double names)
{
    if (grid.rows.empty()) return {};
    std::vector<double> widths;
    for (std::size_t i = 0; i < grid.heads.size(); ++i) {
        double width = widthOfLatex(grid.heads[i], kTypePoints);
        for (const auto& row : grid.rows) width = std::max(width, widthOfLatex(row[i + 1], kTypePoints));
        widths.push_back(kColumnGap + width);
    }
    std::vector<LatexCell> leads;
    double lead = 0;
    for (const auto& row : grid.rows) {
        leads.push_back(wrappedCell(row.front(), names));
        lead = std::max(lead, leads.back().width);
    }
    std::string text;
    for (const ColumnBlock& block : blocksThatFit(widths, lead, total)) {
        text += std::string(text.empty() ? "" : "\n  \\smallskip\n") + "  \\begin{tabular}{@{}l" +
                std::string(block.end - block.first, 'r') + "@{}}\n    \\toprule\n   ";
        for (std::size_t i = block.first; i < block.end; ++i) text += " & " + latexOf(grid.heads[i]);
        text += " \\\\\n    \\midrule\n";
        for (std::size_t row = 0; row < grid.rows.size(); ++row) {
            text += "    " + leads[row].latex;
            for (std::size_t i = block.first; i < block.end; ++i) text += " & " + latexOf(grid.rows[row][i + 1]);
            text += " \\\\\n";
        }
        text += "    \\bottomrule\n  \\end{tabular}\n";
    }
    return text;
}

std::string paragraph(const std::string& latex)
{
    return "\n  \\smallskip\n  {\\fontsize{7}{8.5}\\selectfont\\raggedright " + latex + "\\par}\n";
}

std::string ranksText(const evaluate::Ranking& ranking, const std::string& blocks)
{
    return latexOf("Mean ranks over " + blocks + ": critical difference " + formatted("%.2f", ranking.criticalDifference) +
                   " at 0.05, Friedman p " + probability(ranking.p) + ".");
}

/// "protocol cv-10-90"; with the runs of each if there are several.
std::string protocolWords(const DatasetComparison& dataset)
{
    const std::vector<UsedProtocol> protocols = protocolsOf(dataset);
    std::vector<std::string> words;
    words.reserve(protocols.size());
    for (const UsedProtocol& one : protocols)
        words.push_back("protocol " + (protocols.size() > 1 ? "of " + holdersOf(dataset, one) + ": " : "") + one.id);
    return joined(words, "; ");
}

std::string floatOf(const RunComparison& comparison, const DatasetComparison& dataset, const LatexOptions& options)
{
    const std::string name = options.columns == 1 ? "table" : "table*";
    const double total = options.widthPoints();
    const double names = options.columns == 1 ? 76 : 160;
    std::string text = "\\begin{" + name + "}\n  \\centering\n  \\caption{" +
                       latexOf("Comparison of runs on " + dataset.dataset + " (" + metricsOf(dataset) + ", %).") +
                       "}\n  \\fontsize{8}{10}\\selectfont\n  \\setlength{\\tabcolsep}{3pt}\n";
    text += tabularsOf(itemsOf(dataset), total, names);
    if (const std::string pairs = tabularsOf(pairsOf(comparison, dataset), total, names); !pairs.empty())
        text += "\n  \\medskip\n" + pairs;
    if (dataset.ranking) {
        text += "\n  \\medskip\n" + tabularsOf(ranksOf(*dataset.ranking, titlesOf(dataset)), total, names);
        text += paragraph(ranksText(*dataset.ranking, std::to_string(dataset.ranking->datasets) + " splits"));
    }
    const std::string scope = scopeNote(dataset);
    text += paragraph(latexOf(
        "mean ± standard deviation of single results; n: seeds × splits; s.e.: standard error of the mean" +
        (scope.empty() ? "" : "; s.e. and interval " + scope) +
        "; results are paired by seed and split; Holm: of the Wilcoxon signed-rank tests over these pairs; resampled t: "
        "corrected resampled t test of Nadeau and Bengio; " +
        protocolWords(dataset) + "."));
    for (const ComparedPair& pair : dataset.pairs)
        if (const std::string remark = remarkOn(dataset, pair); !remark.empty()) text += paragraph(latexOf(remark + "."));
    return text + "\\end{" + name + "}\n";
}

}  // namespace

std::string toLatex(const RunComparison& comparison, const LatexOptions& options)
{
    std::string text = "% \\usepackage{booktabs}\n";
    for (const DatasetComparison& dataset : comparison.datasets) text += floatOf(comparison, dataset, options);
    if (!comparison.ranking) return text;
    const std::string name = options.columns == 1 ? "table" : "table*";
    return text + "\\begin{" + name + "}\n  \\centering\n  \\caption{" +
           ranksText(*comparison.ranking, std::to_string(comparison.ranking->datasets) + " data sets") +
           "}\n  \\fontsize{8}{10}\\selectfont\n  \\setlength{\\tabcolsep}{3pt}\n" +
           tabularsOf(ranksOf(*comparison.ranking, comparison.ranked), options.widthPoints(), 160) +
           (comparison.sharedNodes.empty() ? "" : paragraph(latexOf(joined(comparison.sharedNodes, "; ") + "."))) +
           "\\end{" + name + "}\n";
}

}  // namespace rosa::tables
