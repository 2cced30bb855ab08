/// Pictures of tables that are measured in part.
#include "app/workbench/figures/table_figure.h"

#include <algorithm>

#include <QRegularExpression>
#include <QTest>

using namespace rosa;
using namespace rosa::workbench;

class TestTableFigure : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// The table of a request with `accuracy` on every split of the runs that `isMeasured` names.
    template <typename Choice>
    [[nodiscard]] reproduce::Table tableOf(const reproduce::PlanRequest& request, double accuracy, Choice isMeasured) const
    {
        const reproduce::Plan plan = reproduce::makePlan(m_catalogue, request).value();
        std::vector<reproduce::RunResult> results;
        for (const reproduce::PlannedRun& run : plan.runs) {
            record::Evaluation evaluation;
            evaluation.card.id = "public-linear";
            for (int split = 0; split < plan.splits; ++split)
                evaluation.accuracies.push_back(accuracy + 0.01 * (split % 3) + 0.02 * static_cast<double>(run.row));
            results.push_back(isMeasured(run) ? reproduce::RunResult{"run", evaluation, {}} : reproduce::RunResult{});
        }
        return reproduce::makeTable(plan, results, std::vector<double>(plan.columns.size(), 0));
    }

    static reproduce::PlanRequest tableTwo()
    {
        reproduce::PlanRequest request;
        request.what = "table2";
        request.seeds = 1;
        request.splits = 8;
        return request;
    }

private Q_SLOTS:
    /// The axis has room for every published number, not only for those with a result beside them.
    void publishedNumbersAloneAreInsideTheAxis()
    {
        const reproduce::Table table = tableOf(tableTwo(), 0.74, [](const reproduce::PlannedRun& run) {
            return run.column >= 3 && run.configuration.method() == "rosa";  // Most published numbers are far below these.
        });
        const BarsFigure figure(table, tableTwo());
        const QString code = figure.pgfplots(figure.suitableStyle());
        const auto ends = QRegularExpression(QStringLiteral("xmin=([0-9.]+), xmax=([0-9.]+)")).match(code);
        QVERIFY2(ends.hasMatch(), qPrintable(code));
        int count = 0;
        for (const reproduce::PlanRow& row : table.plan.rows)
            for (const auto& published : row.published) {
                if (!published) continue;
                ++count;
                QVERIFY(100 * published->mean >= ends.captured(1).toDouble());
                QVERIFY(100 * published->mean <= ends.captured(2).toDouble());
            }
        QCOMPARE(count, 30);
    }

    /// Whoever sees a diamond or a star reads below what it is.
    void marksAreExplained()
    {
        reproduce::PlanRequest request = tableTwo();
        request.seeds = 2;
        const reproduce::Table whole = tableOf(request, 0.5, [](const reproduce::PlannedRun&) { return true; });
        QCOMPARE(barsLegend(whole), QStringLiteral("published"));
        const BarsFigure complete(whole, request);
        const QString code = complete.pgfplots(complete.suitableStyle());
        QVERIFY2(code.contains(QStringLiteral("{$\\diamond$ published}")) && !code.contains(QStringLiteral("{*}")),
                 qPrintable(code));

        const reproduce::Table partial = tableOf(request, 0.5, [](const reproduce::PlannedRun& run) {
            return run.configuration.method() != "rosa" || run.configuration.seed() == 1;
        });
        QVERIFY2(barsLegend(partial).contains(QStringLiteral("*: runs are missing")), qPrintable(barsLegend(partial)));
        const BarsFigure figure(partial, request);
        QCOMPARE(figure.pgfplots(figure.suitableStyle()).count(QStringLiteral("{*}")), 6);  // RoSA's six columns.
        const QStringList lines = figure.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY(lines[0].endsWith(QStringLiteral(",published,missing")));
        for (const QString& line : lines.sliced(1))
            QVERIFY2(line.endsWith(line.startsWith(QStringLiteral("RoSA")) ? QStringLiteral(",1") : QStringLiteral(",0")),
                     qPrintable(line));

        request = {};
        request.what = "ablation";
        request.seeds = 1;
        request.splits = 8;
        QCOMPARE(barsLegend(tableOf(request, 0.5, [](const reproduce::PlannedRun&) { return true; })), QString());
    }

    void ranksAreNamedAndCounted()
    {
        const reproduce::Table table = tableOf(tableTwo(), 0.5, [](const reproduce::PlannedRun&) { return true; });
        QVERIFY(table.ranking);
        const RanksFigure figure(table, tableTwo());
        QVERIFY(figure.pgfplots(figure.suitableStyle()).contains(QStringLiteral("N = 3")));
        const QStringList lines = figure.csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), static_cast<qsizetype>(table.ranked.size() + 1));
        QVERIFY(figure.origin.recipe.contains(QStringLiteral("rosa-workbench export table2 --figure ranks")));
    }
};

QTEST_MAIN(TestTableFigure)
#include "tst_table_figure.moc"
