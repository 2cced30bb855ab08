/// From results to a table, and the table as text, CSV and LaTeX.
#include "core/tables/table.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QString>
#include <QtTest/QTest>

#include <cmath>

#include "core/tables/table_text.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::tables;

namespace {

/// Accuracy of a row on a split with a seed: level of the row, shifts of split and seed, and a small interaction.
double accuracy(double level, std::uint64_t seed, std::size_t split)
{
    const double own = static_cast<double>((split * 7 + seed * 3) % 5) * 0.001;
    return level + 0.01 * static_cast<double>(split % 3) + 0.002 * static_cast<double>(seed) + own;
}

RunResult measured(double level, std::uint64_t seed, std::size_t splits)
{
    record::Evaluation evaluation;
    evaluation.card.id = "cv-10-90";
    evaluation.card.text = Message::verbatim("random splits");
    evaluation.card.splitSeed = 1;
    evaluation.card.splits = static_cast<int>(splits);
    for (std::size_t split = 0; split < splits; ++split) evaluation.accuracies.push_back(accuracy(level, seed, split));
    return {"run-" + std::to_string(seed), evaluation, {}};
}

/// Accuracies of two methods on the same eight splits in per cent; tests/evaluate/tst_comparison.cpp has results of SciPy for them.
const std::vector<double> kOne{84.1, 83.2, 85.0, 84.4, 83.9, 84.8, 84.6, 83.7};
const std::vector<double> kOther{83.6, 83.3, 84.1, 84.2, 83.5, 84.0, 84.7, 83.4};

QStringList csvFields(const QString& line)
{
    QStringList fields{QString()};
    bool isQuoted = false;
    for (const QChar letter : line) {
        if (letter == QLatin1Char('"'))
            isQuoted = !isQuoted;
        else if (letter == QLatin1Char(',') && !isQuoted)
            fields.append(QString());
        else
            fields.last() += letter;
    }
    return fields;
}

/// A field of the first line of a method.
QString csvField(const std::string& csv, const char* method, const char* column)
{
    const QStringList lines = QString::fromStdString(csv).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QStringList names = csvFields(lines[0]);
    for (const QString& line : lines) {
        const QStringList fields = csvFields(line);
        if (fields.value(names.indexOf(QLatin1String("method"))) == QLatin1String(method) &&
            names.contains(QLatin1String(column)))
            return fields.value(names.indexOf(QLatin1String(column)));
    }
    return QStringLiteral("no such field");
}

bool readsAs(const QString& text, double expected) { return std::abs(text.toDouble() - expected) < 1e-9; }

bool holds(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

class TestTable : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] Plan planOf(int seeds, int splits, std::vector<std::string> datasets = {"cora"}) const
    {
        PlanRequest request;
        request.datasets = std::move(datasets);
        request.methods = {"rosa"};
        request.seeds = seeds;
        request.splits = splits;
        return makePlan(m_catalogue, request).value();
    }

    static double levelOf(const std::string& method) { return method == "rosa" ? 0.8 : method == "random" ? 0.799 : 0.6; }

    [[nodiscard]] static std::vector<RunResult> resultsOf(const Plan& plan)
    {
        std::vector<RunResult> results;
        for (const PlannedRun& run : plan.runs) {
            const catalog::Configuration& configuration = run.configuration;
            double level = levelOf(configuration.method());
            // The random encoder is better on some splits and worse on others.
            results.push_back(measured(level, configuration.seed(), static_cast<std::size_t>(plan.splits)));
            if (configuration.method() == "random")
                for (std::size_t split = 0; split < results.back().evaluation->accuracies.size(); ++split)
                    results.back().evaluation->accuracies[split] += split % 2 ? 0.003 : -0.002;
        }
        return results;
    }

    /// RoSA with kOne, the random encoder with kOther, raw features far below both.
    [[nodiscard]] static std::vector<RunResult> eightSplits(const Plan& plan)
    {
        std::vector<RunResult> results = resultsOf(plan);
        for (std::size_t i = 0; i < plan.runs.size(); ++i) {
            const std::string method = plan.runs[i].configuration.method();
            std::vector<double>& values = results[i].evaluation->accuracies;
            for (std::size_t split = 0; split < values.size(); ++split)
                values[split] = (method == "rosa" ? kOne[split] : kOther[split] - (method == "raw" ? 20 : 0)) / 100;
        }
        return results;
    }

    static std::size_t rowOf(const Plan& plan, const std::string& method)
    {
        return static_cast<std::size_t>(std::ranges::find(plan.rows, method, &PlanRow::method) - plan.rows.begin());
    }

private Q_SLOTS:
    void cellsHoldMeanSpreadAndTests()
    {
        const Plan plan = planOf(3, 8);
        const Table table = makeTable(plan, resultsOf(plan), {9});
        const TableCell& rosa = table.cell(rowOf(plan, "rosa"), 0);
        QCOMPARE(rosa.results->seeds, 3);
        QCOMPARE(rosa.results->splits, 8);
        double sum = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            for (std::size_t split = 0; split < 8; ++split) sum += accuracy(0.8, seed, split);
        QVERIFY(std::abs(rosa.results->mean() - sum / 24) < 1e-12);
        QVERIFY(rosa.interval95->low < rosa.results->mean() && rosa.results->mean() < rosa.interval95->high);
        QCOMPARE(evaluate::remedyOf(*rosa.parts.ofMean), evaluate::Remedy::Splits);
        QVERIFY(rosa.isBest && !rosa.comparison);

        // One run of raw features is paired with each seed; pairs are the splits.
        const TableCell& raw = table.cell(rowOf(plan, "raw"), 0);
        QVERIFY(raw.isSeedless);
        QCOMPARE(raw.comparison->unit, std::string("splits"));
        QCOMPARE(raw.comparison->difference.n, 8);
        QVERIFY(raw.comparison->resampled.has_value());
        QVERIFY(*raw.comparison->holm < 0.05 && !raw.isNotWorse && !raw.isBest);

        const TableCell& random = table.cell(rowOf(plan, "random"), 0);
        QVERIFY(*random.comparison->holm >= 0.05 && random.isNotWorse);
        QVERIFY(*random.comparison->holm >= *random.comparison->signedRank.p);
    }

    void fewPairsAreNoTest()
    {
        const Plan plan = planOf(1, 4);
        const Table table = makeTable(plan, resultsOf(plan), {9});
        const TableCell& raw = table.cell(rowOf(plan, "raw"), 0);
        QVERIFY(raw.isUntested && !raw.isNotWorse);
        QVERIFY(!raw.comparison->signedRank.p && !raw.comparison->holm);
        QVERIFY(holds(toText(table), "too few pairs"));
    }

    /// Five pairs are too few for a test: rows below the best must not be shown as worse.
    void whatNoTestWasMadeOfIsMarked()
    {
        const Plan plan = planOf(5, 4);
        const Table table = makeTable(plan, resultsOf(plan), {9});
        QVERIFY(table.cell(rowOf(plan, "rosa"), 0).isBest && !table.cell(rowOf(plan, "rosa"), 0).isUntested);
        QVERIFY(table.cell(rowOf(plan, "random"), 0).isUntested && table.cell(rowOf(plan, "raw"), 0).isUntested);
        QVERIFY(hasUntested(table));
        const std::string tex = toLatex(table);
        QVERIFY(holds(tex, "\\textsuperscript{\\ddag}") && holds(tex, "\\ddag: not tested against the best"));
        QVERIFY(holds(toText(table), "too few pairs to test"));
        QCOMPARE(csvField(toCsv(table), "RoSA", "is_best"), QStringLiteral("1"));
        QCOMPARE(csvField(toCsv(table), "RoSA", "is_not_worse"), QStringLiteral("0"));
        for (const char* method : {"Raw features", "Random encoder"})
            QCOMPARE(csvField(toCsv(table), method, "is_not_worse"), QString());
        const Plan enough = planOf(3, 8);
        const Table tested = makeTable(enough, resultsOf(enough), {9});
        QVERIFY(!hasUntested(tested) && !holds(toLatex(tested), "ddag"));
    }

    /// p values of SciPy's ttest_1samp for the two one-sided tests (tst_comparison).
    void equivalenceWithinAStatedMargin()
    {
        const Plan plan = planOf(1, 8);
        Table table = makeTable(plan, eightSplits(plan), {9});
        for (const std::string& silent : {toText(table), toLatex(table)}) QVERIFY(!holds(silent, "quivalent"));
        QCOMPARE(csvField(toCsv(table), "Random encoder", "is_equivalent"), QString());

        table.margin = 0.01;
        const auto within = equivalenceOf(*table.cell(rowOf(plan, "random"), 0).comparison, table.margin);
        QVERIFY(within && within->isEquivalent);
        QVERIFY(std::abs(*within->p - 0.0009048883912868966) < 1e-12);
        QCOMPARE(equivalenceText(within), std::string("equivalent (p < 0.001)"));
        QVERIFY(readsAs(csvField(toCsv(table), "Random encoder", "equivalence_p"), 0.0009048883912868966));
        QCOMPARE(csvField(toCsv(table), "Random encoder", "is_equivalent"), QStringLiteral("1"));
        QCOMPARE(csvField(toCsv(table), "Raw features", "is_equivalent"), QStringLiteral("0"));
        QCOMPARE(csvField(toCsv(table), "RoSA", "is_equivalent"), QString());
        QCOMPARE(csvField(toCsv(table), "Random encoder", "margin"), QStringLiteral("0.01"));
        QVERIFY(holds(toText(table), "within ±1.0 points") && holds(toText(table), "equivalent (p < 0.001)"));
        const std::string tex = toLatex(table);
        QVERIFY(holds(tex, "Equivalent within $\\pm$1.0 points") && holds(tex, "{l}{to RoSA} \\\\"));
        QVERIFY(holds(tex, "    Random encoder & equivalent (p $<$ 0.001) \\\\"));

        table.margin = 0.005;
        QVERIFY(holds(toText(table), "not shown (p 0.164)"));
        QVERIFY(holds(toLatex(table), "    Random encoder & not shown (p 0.164) \\\\"));
        table.margin = 0.0025;
        QVERIFY(holds(toText(table), "within ±0.25 points"));
    }

    /// The eight pairs of RoSA and the random encoder have p = 10 / 256, and 20 / 256 by Holm beside GRACE, whose differences have both
    /// signs, and DGI, which is worse on all splits (2 / 256); all three are better than raw features on all splits.
    void methodsAreTestedBesideBaselines()
    {
        PlanRequest request;
        request.datasets = {"cora"};
        request.methods = {"rosa", "grace", "dgi"};
        request.seeds = 1;
        request.splits = 8;
        const Plan plan = makePlan(m_catalogue, request).value();
        std::vector<RunResult> results = eightSplits(plan);
        for (std::size_t i = 0; i < plan.runs.size(); ++i) {
            const std::string method = plan.runs[i].configuration.method();
            std::vector<double>& values = results[i].evaluation->accuracies;
            for (std::size_t split = 0; split < values.size(); ++split) {
                if (method == "dgi") values[split] -= 0.05;
                if (method == "grace") values[split] += 0.001 * static_cast<double>(split / 2 + 1) * (split % 2 ? 1 : -1);
            }
        }
        Table table = makeTable(plan, results, {9});
        QVERIFY(table.cell(rowOf(plan, "raw"), 0).baselines.empty() &&
                table.cell(rowOf(plan, "random"), 0).baselines.empty());
        const auto& rosa = table.cell(rowOf(plan, "rosa"), 0).baselines;
        QCOMPARE(rosa.size(), 2U);
        QCOMPARE(rosa[0].baseline, rowOf(plan, "raw"));
        QVERIFY(rosa[0].standing == Standing::Above && std::abs(*rosa[0].comparison.holm - 6.0 / 256) < 1e-12);
        QVERIFY(rosa[1].standing == Standing::NotSignificant &&
                std::abs(*rosa[1].comparison.signedRank.p - 10.0 / 256) < 1e-12);
        QVERIFY(std::abs(*rosa[1].comparison.holm - 20.0 / 256) < 1e-12);
        QVERIFY(std::abs(rosa[1].comparison.difference.mean - 0.003625) < 1e-12);
        const auto& dgi = table.cell(rowOf(plan, "dgi"), 0).baselines;
        QVERIFY(dgi[1].standing == Standing::Below && std::abs(*dgi[1].comparison.holm - 6.0 / 256) < 1e-12);
        QVERIFY(table.cell(rowOf(plan, "grace"), 0).baselines[1].standing == Standing::NotSignificant);

        const std::string text = toText(table);
        QVERIFY(holds(text, "best; not significantly different from the random encoder (p 0.078)"));
        QVERIFY(holds(text, "significantly below the random encoder (p 0.023)") && holds(text, "minus raw features"));
        QVERIFY(holds(text, "not significantly different from the random encoder (p 1.000)"));
        QVERIFY(!holds(text, "from raw features") && !holds(text, "below raw features"));
        const std::string csv = toCsv(table);
        QCOMPARE(csvField(csv, "RoSA", "versus_raw"), QStringLiteral("above"));
        QCOMPARE(csvField(csv, "RoSA", "versus_random"), QStringLiteral("not significant"));
        QCOMPARE(csvField(csv, "DGI", "versus_random"), QStringLiteral("below"));
        QCOMPARE(csvField(csv, "Random encoder", "versus_raw"), QString());
        QVERIFY(readsAs(csvField(csv, "RoSA", "random_holm_p"), 20.0 / 256));
        QVERIFY(readsAs(csvField(csv, "RoSA", "minus_random"), 0.003625));
        const std::string tex = toLatex(table);
        QVERIFY(holds(tex, "\\P: not significantly different from the random encoder") &&
                holds(tex, "\\P$\\downarrow$: significantly below the random encoder"));
        QVERIFY(holds(tex, "\\textsuperscript{\\P$\\downarrow$}") && holds(tex, "}\\textsuperscript{\\P}"));
        QVERIFY(holds(tex, "\\S: not significantly different from raw features") && !holds(tex, "\\textsuperscript{\\S"));
        table.margin = 0.01;
        QVERIFY(holds(toLatex(table), "{l}{to the random encoder} \\\\"));
        QCOMPARE(csvField(toCsv(table), "RoSA", "random_is_equivalent"), QStringLiteral("1"));
    }

    void fewPairsAreNoTestBesideBaselines()
    {
        const Plan plan = planOf(5, 4);
        const Table table = makeTable(plan, resultsOf(plan), {9});
        for (const BaselineTest& test : table.cell(rowOf(plan, "rosa"), 0).baselines)
            QVERIFY(test.standing == Standing::NotEnoughPairs);
        QCOMPARE(csvField(toCsv(table), "RoSA", "versus_raw"), QStringLiteral("not enough pairs"));
        const std::string tex = toLatex(table);
        QVERIFY(holds(tex, "too few pairs for tests against raw features") && !holds(tex, "\\S"));
    }

    /// Methods are compared only with a random encoder of the same architecture.
    void anotherEncoderIsNoBaseline()
    {
        Plan plan = planOf(1, 8);
        for (PlannedRun& run : plan.runs)
            if (run.configuration.method() == "random") {
                catalog::Selection selection;
                selection.dataset = "cora";
                selection.method = "random";
                selection.encoder = "mlp";
                run.configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
            }
        const Table table = makeTable(plan, resultsOf(plan), {9});
        QCOMPARE(table.cell(rowOf(plan, "rosa"), 0).baselines.size(), 1U);
        QCOMPARE(table.cell(rowOf(plan, "rosa"), 0).baselines[0].baseline, rowOf(plan, "raw"));
    }

    /// A given row with a single run has only the seed of that run; it is not a deterministic method.
    void oneGivenRunPairsWithItsSeed()
    {
        Plan plan = planOf(3, 8);
        PlanRow row{"Theirs", "rosa", false, true, {}, {}};
        row.published.resize(1);
        const auto last = std::ranges::find_if(plan.runs, [&](const PlannedRun& run) {
            return run.row == rowOf(plan, "rosa") && run.configuration.seed() == 3;
        });
        QVERIFY(last != plan.runs.end());
        const PlannedRun given{plan.rows.size(), 0, last->configuration, "theirs"};
        plan.rows.push_back(row);
        plan.runs.push_back(given);
        std::vector<RunResult> results = resultsOf(plan);
        for (double& value : results.back().evaluation->accuracies) value -= 0.1;
        const Table table = makeTable(plan, results, {9});
        const TableCell& theirs = table.cell(plan.rows.size() - 1, 0);
        QVERIFY(!theirs.isSeedless);
        QVERIFY(theirs.comparison);
        QCOMPARE(theirs.comparison->difference.n, 8);
        // Paired by its seed, the difference is constant; with another seed, differences between seeds would be added.
        QVERIFY(std::abs(theirs.comparison->difference.mean - 0.1) < 1e-12);
        QVERIFY(theirs.comparison->difference.standardDeviation < 1e-12);
        QVERIFY(table.cell(rowOf(plan, "raw"), 0).isSeedless);
    }

    /// A failed seed is excluded from both sides of pairs, and its reason is shown.
    void failedRunsAreShownAndPairsStayMatched()
    {
        const Plan plan = planOf(3, 8);
        std::vector<RunResult> results = resultsOf(plan);
        for (std::size_t i = 0; i < plan.runs.size(); ++i)
            if (plan.runs[i].configuration.method() == "random" && plan.runs[i].configuration.seed() == 2)
                results[i] = {"run-x", {}, "the loss is not finite at epoch 3"};
        const Table table = makeTable(plan, results, {9});
        const TableCell& random = table.cell(rowOf(plan, "random"), 0);
        QCOMPARE(random.missing, 1);
        QCOMPARE(random.seeds, (std::vector<std::uint64_t>{1, 3}));
        double sum = 0;
        for (const std::uint64_t seed : {1, 3})
            for (std::size_t split = 0; split < 8; ++split)
                sum += accuracy(0.8, seed, split) - accuracy(0.799, seed, split) - (split % 2 ? 0.003 : -0.002);
        QVERIFY(std::abs(random.comparison->difference.mean - sum / 16) < 1e-12);
        const std::string text = toText(table);
        QVERIFY(holds(text, "failed: the loss is not finite at epoch 3") && holds(text, "1 run not measured"));
        QVERIFY(holds(toCsv(table), "the loss is not finite at epoch 3"));
        const std::string tex = toLatex(table);
        QVERIFY(holds(tex, "over 2--3 seeds $\\times$ 8 splits (one run for deterministic methods)"));
        QVERIFY(holds(tex, "*}") && holds(tex, "*: some runs are missing"));
    }

    /// Results with different cards are not compared, and the table gives the reason.
    void otherProtocolsAreNamedAndNotCompared()
    {
        const Plan plan = planOf(2, 8);
        std::vector<RunResult> results = resultsOf(plan);
        for (std::size_t i = 0; i < plan.runs.size(); ++i)
            if (plan.runs[i].configuration.method() == "random") results[i].evaluation->card.splitSeed = 2;
        const Table table = makeTable(plan, results, {9});
        const TableCell& random = table.cell(rowOf(plan, "random"), 0);
        QCOMPARE(random.warning, std::string("different split seed (1 and 2)"));
        QVERIFY(!random.comparison && !random.isBest && !random.isNotWorse && random.isUntested);
        QVERIFY(holds(toText(table), "not comparable with the rest of the column: different split seed (1 and 2)"));
    }

    /// Two encoders on one graph are one data set: table 2 has six columns and three blocks.
    void columnsOfOneDataSetAreOneBlock()
    {
        PlanRequest request;
        request.what = "table2";
        request.methods = {"rosa"};
        request.seeds = 1;
        request.splits = 8;
        const Plan plan = makePlan(m_catalogue, request).value();
        QCOMPARE(plan.columns.size(), 6U);
        std::vector<RunResult> results = resultsOf(plan);
        // Below raw features in the first three columns, and by more above them in the others: the mean of two columns counts.
        for (std::size_t i = 0; i < plan.runs.size(); ++i)
            if (plan.runs[i].row == rowOf(plan, "rosa"))
                for (double& value : results[i].evaluation->accuracies) value += plan.runs[i].column < 3 ? -0.25 : 0.15;
        const Table table = makeTable(plan, results, std::vector<double>(6, 9));
        QVERIFY(table.ranking);
        QCOMPARE(table.ranking->methods, 3);
        QCOMPARE(table.ranking->datasets, 3);
        for (std::size_t i = 0; i < table.ranked.size(); ++i)
            if (table.ranked[i] == rowOf(plan, "raw")) QCOMPARE(table.ranking->meanRanks[i], 3.0);
        const std::string text = toText(table);
        QVERIFY(holds(text, "Mean ranks over 3 data sets (k = 3, N = 3") && holds(text, "count once, by their mean"));

        request.datasets = {"texas"};
        const Plan one = makePlan(m_catalogue, request).value();
        QCOMPARE(one.columns.size(), 2U);
        QVERIFY(!makeTable(one, resultsOf(one), {9, 9}).ranking);
    }

    void ranksAreOverTheDataSets()
    {
        const Plan plan = planOf(2, 8, {"cora", "citeseer"});
        const Table table = makeTable(plan, resultsOf(plan), {9, 9});
        QVERIFY(table.ranking);
        QCOMPARE(table.ranking->methods, 3);
        QCOMPARE(table.ranking->datasets, 2);
        QCOMPARE(table.plan.rows[table.ranked[static_cast<std::size_t>(table.ranking->order.back())]].method,
                 std::string("raw"));
        QVERIFY(holds(toText(table), "k = 3, N = 2, critical difference 2.34 at 0.05"));
    }

    void publishedNumbersAreMarkedAsCopied()
    {
        const Plan plan = planOf(2, 8);
        const Table table = makeTable(plan, resultsOf(plan), {9});
        const std::string text = toText(table);
        QVERIFY(holds(text, "published (copied)") && holds(text, "84.5 ± 0.8") && holds(text, "RoSA, IJCAI 2022, table 1"));
        const std::string tex = toLatex(table);
        QVERIFY(holds(tex, "\\begin{tabular}{@{}lrr@{}}") && holds(tex, "\\toprule") &&
                holds(tex, "84.5 $\\pm$ 0.8 & \\textbf{"));
        QVERIFY(holds(tex, "copied from RoSA, IJCAI 2022, table 1") && holds(tex, "\\dag"));
        QVERIFY(!holds(tex, "±") && !holds(tex, "×"));
        QVERIFY(holds(tex, "over 2 seeds $\\times$ 8 splits") && !holds(tex, "missing"));
        const QStringList lines = QString::fromStdString(toCsv(table)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), static_cast<qsizetype>(1 + plan.rows.size()));
        QVERIFY(lines[0].startsWith(QLatin1String("table,dataset,encoder,method,published_mean")));
        const auto fields = csvFields(lines[0]).size();
        for (const QString& line : lines) QCOMPARE(csvFields(line).size(), fields);
        QCOMPARE(csvField(toCsv(table), "RoSA", "published_source"), QStringLiteral("RoSA, IJCAI 2022, table 1"));
    }

    /// Files are complete: difference from the published number with interval, pairs needed, points, the whole card.
    void filesAreComplete()
    {
        const Plan plan = planOf(2, 8);
        std::vector<RunResult> results = resultsOf(plan);
        for (RunResult& result : results) {
            result.evaluation->card.datasetHash = "d1";
            result.evaluation->card.fixUps = {"self-loops removed: 3", "edge weights ignored"};
        }
        const Table table = makeTable(plan, results, {9});
        const TableCell& rosa = table.cell(rowOf(plan, "rosa"), 0);
        const std::string csv = toCsv(table);
        QVERIFY(readsAs(csvField(csv, "RoSA", "measured_minus_published"), rosa.results->mean() - 0.845));
        QVERIFY(readsAs(csvField(csv, "RoSA", "measured_minus_published_low"), rosa.interval95->low - 0.845));
        QVERIFY(readsAs(csvField(csv, "RoSA", "measured_minus_published_high"), rosa.interval95->high - 0.845));
        QCOMPARE(csvField(csv, "Random encoder", "measured_minus_published"), QString());
        const TableCell& random = table.cell(rowOf(plan, "random"), 0);
        QCOMPARE(csvField(csv, "Random encoder", "pairs_needed"), QString::number(*random.comparison->pairsNeeded));
        const QStringList bySeed = csvField(csv, "RoSA", "points").split(QLatin1Char(';'));
        QCOMPARE(bySeed.size(), 2);
        QCOMPARE(bySeed[1].split(QLatin1Char(' ')).size(), 8);
        QCOMPARE(bySeed[1].split(QLatin1Char(' '))[2].toDouble(), accuracy(0.8, 2, 2));
        QCOMPARE(csvField(csv, "RoSA", "fix_ups"), QStringLiteral("self-loops removed: 3; edge weights ignored"));
        QCOMPARE(csvField(csv, "RoSA", "protocol_text"), QStringLiteral("random splits"));
        const std::string tex = toLatex(table);
        const QString difference = QString::number(100 * std::abs(rosa.results->mean() - 0.845), 'f', 1);
        QVERIFY(holds(tex, ("{\\fontsize{7}{8.5}\\selectfont $\\Delta$ $-$" + difference.toStdString()).c_str()));
        const QString interval = QStringLiteral("& {\\fontsize{7}{8.5}\\selectfont [%1, %2]} \\\\")
                                     .arg(100 * rosa.interval95->low, 0, 'f', 1)
                                     .arg(100 * rosa.interval95->high, 0, 'f', 1);
        QVERIFY2(holds(tex, qPrintable(interval)), tex.c_str());
        QVERIFY(holds(tex, "$\\Delta$: measured minus published") && holds(tex, "In brackets: 95 \\% interval"));
    }

    /// The Wilcoxon test drops pairs without a difference, as SciPy does; if too few remain, all formats give the reason.
    void pairsWithoutADifferenceAreCounted()
    {
        const Plan plan = planOf(1, 10);
        std::vector<RunResult> results = resultsOf(plan);
        for (std::size_t i = 0; i < results.size(); ++i) {
            std::vector<double>& values = results[i].evaluation->accuracies;
            const std::string method = plan.runs[i].configuration.method();
            for (std::size_t split = 0; split < values.size(); ++split)
                values[split] = 0.8 + (method == "random" && split < 4 ? 0.01 : method == "raw" && split > 0 ? -0.02 : 0);
        }
        const Table table = makeTable(plan, results, {9});
        const std::string text = toText(table);
        QVERIFY2(holds(text, "too few pairs (6 of 10 differences are 0)"), text.c_str());
        QVERIFY2(holds(text, "0.004 (1 of 10 differences is 0)"), text.c_str());  // 2 / 2^9
        QVERIFY(holds(text, "conditional on these seeds and these splits") && holds(text, "zero_method \"wilcox\""));
        const std::string csv = toCsv(table);
        QCOMPARE(csvField(csv, "Random encoder", "pairs_without_difference"), QStringLiteral("6"));
        QCOMPARE(csvField(csv, "Raw features", "pairs_without_difference"), QStringLiteral("1"));
        QCOMPARE(csvField(csv, "Random encoder", "wilcoxon_p"), QString());
        QVERIFY(holds(toLatex(table), "on these seeds and these splits; zero differences omitted"));
    }

    /// Supervised rows are evaluated by their own classes, others by a probe: each protocol is printed once, with its rows.
    void eachProtocolIsPrintedOnce()
    {
        const Plan plan = planOf(2, 8, {"cora", "citeseer"});
        std::vector<RunResult> results = resultsOf(plan);
        const auto count = [](const std::string& text, const std::string& part) {
            return QString::fromStdString(text).count(QString::fromStdString(part));
        };
        const std::string same = toText(makeTable(plan, results, {9, 9}));
        QCOMPARE(count(same, "cv-10-90: random splits"), 1);
        QVERIFY(holds(same, "\nProtocol cv-10-90: random splits\n"));
        for (std::size_t i = 0; i < plan.runs.size(); ++i) {
            const std::string method = plan.runs[i].configuration.method();
            if (method == "rosa" || (method == "random" && plan.runs[i].column == 1))
                results[i].evaluation->card.text = Message::verbatim("its own classes");
        }
        const std::string mixed = toText(makeTable(plan, results, {9, 9}));
        QVERIFY2(holds(mixed, "\nProtocol of RoSA, Random encoder on Citeseer, cv-10-90: its own classes\n"), mixed.c_str());
        QVERIFY2(holds(mixed, "\nProtocol of Raw features, Random encoder on Cora, cv-10-90: random splits\n"),
                 mixed.c_str());
    }

    /// The interval of two different splits, 0.6 ± 12.7 · 0.3, exceeds [0, 1]; all formats clip it in the same way.
    void everyFormShowsTheIntervalWithinWhatAnAccuracyCanBe()
    {
        const Plan plan = planOf(1, 2);
        std::vector<RunResult> results = resultsOf(plan);
        for (RunResult& result : results) result.evaluation->accuracies = {0.3, 0.9};
        const Table table = makeTable(plan, results, {0});
        QVERIFY(table.cell(0, 0).interval95->low == 0 && table.cell(0, 0).interval95->high == 1);
        QVERIFY(holds(toText(table), "0.0 – 100.0") && holds(toText(table), "-24.5 (-84.5 … +15.5)"));
        QVERIFY(holds(toLatex(table), "[0.0, 100.0]") && holds(toLatex(table), "$\\Delta$ $-$24.5") &&
                holds(toLatex(table), "[$-$84.5, +15.5]"));
        const std::string csv = toCsv(table);
        QCOMPARE(csvField(csv, "RoSA", "unit"), QStringLiteral("fraction"));
        QVERIFY(readsAs(csvField(csv, "RoSA", "interval_low"), 0) && readsAs(csvField(csv, "RoSA", "interval_high"), 1));
        QVERIFY(readsAs(csvField(csv, "RoSA", "measured_minus_published_low"), -0.845));
        QVERIFY(readsAs(csvField(csv, "RoSA", "measured_minus_published_high"), 0.155));
    }

    void nothingPublishedIsNoColumn()
    {
        Plan plan = planOf(1, 2);
        QVERIFY(holds(toText(makeTable(plan, resultsOf(plan), {0})), "published (copied)"));
        for (PlanRow& row : plan.rows)
            for (auto& published : row.published) published.reset();
        const QString text = QString::fromStdString(toText(makeTable(plan, resultsOf(plan), {0})));
        QVERIFY2(!text.contains(QStringLiteral("published (copied)")) && !text.contains(QStringLiteral("measured −")),
                 qPrintable(text));
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("\n +measured +n +95 % interval\n"))));
    }

    void nothingMeasuredIsAnEmptyTable()
    {
        const Plan plan = planOf(1, 2);
        const std::vector<RunResult> results(plan.runs.size(), RunResult{{}, {}, "not imported: rosa data import PATH"});
        const Table table = makeTable(plan, results, {0});
        QVERIFY(!table.ranking);
        // A note that applies to all rows is printed once.
        const QString text = QString::fromStdString(toText(table));
        QCOMPARE(text.count(QStringLiteral("not imported")), 1);
        QVERIFY2(text.contains(QStringLiteral("  all rows: failed: not imported")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("  all rows: 1 run not measured each\n")), qPrintable(text));
        QVERIFY(holds(toLatex(table), "84.5 $\\pm$ 0.8 & ?") && holds(toLatex(table), "nothing measured"));
    }

    void ratioOfPartsFollowsTheProtocol()
    {
        graph::Labels labels;
        labels.classNames = {"a"};
        for (int i = 0; i < 100; ++i) labels.ofNode.push_back(0);
        record::EvaluationCard card;
        card.id = "cv-10-90";
        QCOMPARE(testOverTraining(card, labels, {}), 9.0);
        card.id = "val-10-10-80";
        QCOMPARE(testOverTraining(card, labels, {}), 8.0);
        card.id = "public-linear";
        QCOMPARE(testOverTraining(card, labels, {}), 0.0);
    }
};

ROSA_TEST(TestTable)
#include "tst_table.moc"
