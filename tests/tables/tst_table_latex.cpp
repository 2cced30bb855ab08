#include <QtTest/QTest>

#include <cmath>

#include "core/tables/latex_layout.h"
#include "core/tables/table_text.h"
#include "tests/program/test_program.h"
#include "tests/tables/latex_check.h"

using namespace rosa;
using namespace rosa::tables;

namespace {

qsizetype countOf(const QString& text, const char* part) { return text.count(QString::fromUtf8(part)); }

}  // namespace

/// Layout of LaTeX tables: columns side by side, and optional parts.
class TestTableLatex : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// The same ten accuracies for each run, shifted by method.
    [[nodiscard]] Table tableOf(const std::string& what, double margin = 0) const
    {
        PlanRequest request;
        request.what = what;
        request.seeds = 2;
        request.splits = 10;
        Plan plan = makePlan(m_catalogue, request).value();
        std::vector<RunResult> results;
        for (const PlannedRun& run : plan.runs) {
            record::Evaluation evaluation;
            evaluation.card.id = "cv-10-90";
            evaluation.card.selection = "exact-match-unshuffled";
            evaluation.card.splits = 10;
            for (int split = 0; split < 10; ++split)
                evaluation.accuracies.push_back(0.4 + 0.03 * static_cast<double>(run.row) + 0.004 * (split % 4));
            results.push_back({"run", evaluation, {}});
        }
        const std::vector<double> ratios(plan.columns.size(), 9);
        Table table = makeTable(std::move(plan), results, ratios);
        table.margin = margin;
        return table;
    }

    static QString latex(const Table& table, const LatexOptions& options = {})
    {
        return QString::fromStdString(toLatex(table, options));
    }

private Q_SLOTS:
    /// Each data set once, in as many tabulars as the width requires; all floats have the same number.
    void dataSetsThatDoNotFitStandBelow_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("times");  // Tabulars of one data set in one column, limited by the rows of a page.
        QTest::newRow("table1") << QStringLiteral("table1") << 1;
        QTest::newRow("table2") << QStringLiteral("table2") << 1;
        QTest::newRow("sensitivity") << QStringLiteral("sensitivity") << 1;
    }

    void dataSetsThatDoNotFitStandBelow()
    {
        QFETCH(QString, what);
        QFETCH(int, times);
        const Table table = tableOf(what.toStdString());
        const QString two = latex(table), one = latex(table, {.columns = 1});
        QVERIFY(two.contains(QStringLiteral("\\begin{table*}")) && !one.contains(QStringLiteral("table*")));
        for (const bool isOne : {false, true}) {
            const QString& tex = isOne ? one : two;
            for (const catalog::PublishedColumn& column : table.plan.columns)
                QCOMPARE(countOf(tex, ("{" + latexOf(column.title) + "}").c_str()) +
                             countOf(tex, (" & " + latexOf(column.title) + " ").c_str()),
                         qsizetype(isOne ? times : 1));
            QCOMPARE(countOf(tex, "\\begin{tabular}"), countOf(tex, "\\end{tabular}"));
            QCOMPARE(countOf(tex, "\\begin{table"), countOf(tex, "\\end{table"));
            QCOMPARE(countOf(tex, "\\addtocounter{table}{-1}"), countOf(tex, "\\begin{table") - 1);
            QCOMPARE(countOf(tex, "\\begin{table"), countOf(tex, "\\caption{"));
        }
        if (table.plan.columns.size() > 2) QVERIFY(countOf(one, "\\begin{tabular}") > countOf(two, "\\begin{tabular}"));
    }

    /// No block exceeds the column width of the paper.
    void blocksFit()
    {
        const std::vector<double> widths{100, 120, 90, 300, 50};
        const std::vector<ColumnBlock> blocks = blocksThatFit(widths, 60, 300);
        const std::vector<std::pair<std::size_t, std::size_t>> expected{{0, 2}, {2, 3}, {3, 4}, {4, 5}};
        QCOMPARE(blocks.size(), expected.size());
        for (std::size_t i = 0; i < blocks.size(); ++i) QVERIFY(std::pair(blocks[i].first, blocks[i].end) == expected[i]);
        QVERIFY(blocksThatFit({}, 60, 300).empty());
        QVERIFY(std::abs(LatexOptions{.columns = 1}.widthPoints() - 239.0) < 0.1);
        QVERIFY(std::abs(LatexOptions().widthPoints() - 495.07) < 0.1);
    }

    /// Text widths are not underestimated, compared with those measured by TeX (\\settowidth) for Computer Modern at 8 and 7 points.
    void widthsAreUpperBounds()
    {
        QVERIFY(widthOfLatex("84.5 ± 0.8", 8) >= 38.3);
        QVERIFY(widthOfLatex("84.5 ± 0.8", 8, true) >= 43.1);
        QVERIFY(widthOfLatex("[−84.5, +15.5]", 7) >= 50.4);
        QVERIFY(widthOfLatex("Random encoder", 8) >= 62.7);
        QVERIFY(widthOfLatex("WWWWMMMM", 8) >= 66.1);
    }

    void longNamesWrap()
    {
        QVERIFY(!wrappedCell("RoSA", 76).latex.starts_with("\\parbox"));
        const LatexCell wrapped = wrappedCell("a name of several words that nobody would print", 76);
        QVERIFY(wrapped.latex.starts_with("\\parbox[t]{76pt}{\\raggedright a name") && wrapped.width == 76);
        QVERIFY(!wrapped.latex.ends_with("\\allowbreak{}\\strut}"));
        const LatexCell broken = wrappedCell("20261121-060229-cora-2814-and_more", 76, true);
        QVERIFY(broken.latex.starts_with("\\parbox[t]{76pt}{\\centering 2\\allowbreak{}0"));
        QVERIFY(broken.latex.find("\\_\\allowbreak{}") != std::string::npos);
    }

    /// A row that begins with a bracket or a star is not taken for the argument of the end of the row before.
    void aRowMayBeginWithABracket()
    {
        QCOMPARE(wrappedCell("[mine]", 76).latex, std::string("{}[mine]"));
        QCOMPARE(wrappedCell("*mine", 76).latex, std::string("{}*mine"));
        Table table = tableOf("table1");
        table.plan.rows[1].title = "[mine]";
        QVERIFY(latex(table).contains(QStringLiteral("\\\\\n    {}[mine] &")));
    }

    /// Titles contain the short forms of parameters: all of their signs are known. Unknown signs do not stop pdflatex.
    void everySignIsPrinted()
    {
        for (const catalog::Parameter& parameter : m_catalogue.parameters) {
            std::vector<std::string> texts{catalog::toText(parameter.fallback), "true", "false", "1"};
            for (const catalog::Choice& choice : parameter.choices) texts.push_back(choice.id);
            for (const std::string& text : texts) {
                const std::string pattern = catalog::briefPattern(parameter, text);
                const std::string code = latexOf(pattern);
                QVERIFY2(code.find('?') == std::string::npos, pattern.c_str());
                QVERIFY2(std::ranges::all_of(code, [](char sign) { return static_cast<unsigned char>(sign) < 0x80; }),
                         pattern.c_str());
            }
        }
        QCOMPARE(latexOf("λ 20 → 7 @ 1"), std::string("$\\lambda$ 20 $\\to$ 7 @ 1"));
        QCOMPARE(latexOf("数据, Łukasiewicz, Ełk, ą"), std::string("??, Łukasiewicz, Ełk, ?"));
        QVERIFY(!tests::logOf(latex(tableOf("sensitivity"))).isEmpty());
    }

    void partsAreLeftOut()
    {
        const Table table = tableOf("table1", 0.01);
        const QString all = latex(table);
        QVERIFY(all.contains(QStringLiteral("$\\Delta$")) && all.contains(QStringLiteral("selectfont [")));
        QVERIFY(all.contains(QStringLiteral("Equivalent within")));
        const QString noDifferences = latex(table, {.hasDifferences = false});
        QVERIFY(!noDifferences.contains(QStringLiteral("$\\Delta$")));
        QVERIFY(noDifferences.contains(QStringLiteral("selectfont [")));
        const QString noIntervals = latex(table, {.hasIntervals = false});
        QVERIFY(noIntervals.contains(QStringLiteral("$\\Delta$")) && !noIntervals.contains(QStringLiteral("selectfont [")));
        QVERIFY(!noIntervals.contains(QStringLiteral("n brackets")) &&
                !noIntervals.contains(QStringLiteral("shifted interval")));
        const QString noEquivalence = latex(table, {.hasEquivalence = false});
        QVERIFY(!noEquivalence.contains(QStringLiteral("quivalent")) && noEquivalence.contains(QStringLiteral("$\\Delta$")));
        const QString bare = latex(table, {1, false, false, false});
        QVERIFY(!bare.contains(QStringLiteral("selectfont [")) && !bare.contains(QStringLiteral("$\\Delta$")));
        QCOMPARE(countOf(bare, "fontsize{7}"), qsizetype(1));  // The notes.
    }
};

ROSA_EVENT_LOOP_TEST(TestTableLatex)
#include "tst_table_latex.moc"
