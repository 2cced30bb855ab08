/// Comparison of runs and groups of runs.
#include "core/tables/run_comparison.h"

#include <array>
#include <cmath>

#include "core/catalog/options/objective_options.h"
#include "core/record/run_writer.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"
#include "tests/tables/accuracies.h"
#include "tests/tables/latex_check.h"

using namespace rosa;
using namespace rosa::tables;

using tests::isNear;
using tests::kAccuracies;

namespace {

constexpr std::array kMethods{"rosa", "grace", "bgrl"};

}  // namespace

class TestRunComparison : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    static record::Evaluation evaluated(const std::array<double, 10>& accuracies, double shift = 0,
                                        const std::string& protocol = "cv-10-90", std::size_t splits = 10)
    {
        record::Evaluation evaluation;
        evaluation.card.id = protocol;
        evaluation.card.text = Message::verbatim(std::to_string(splits) + " splits");
        evaluation.card.selection = "accuracy-stratified";
        evaluation.card.splits = static_cast<int>(splits);
        for (std::size_t split = 0; split < splits; ++split) evaluation.accuracies.push_back(accuracies[split] + shift);
        evaluation.document = record::kOwnEvaluation;
        return evaluation;
    }

    /// As `rosa evaluate` records it.
    static record::Evaluation besides(record::Evaluation evaluation)
    {
        evaluation.document = record::evaluationDocument(evaluation.card);
        return evaluation;
    }

    /// A finished run with these evaluations.
    std::string addRun(const record::TemporaryStore& store, const catalog::Selection& selection,
                       const std::vector<record::Evaluation>& evaluations, const std::string& group = {}) const
    {
        record::RunOrigin origin;
        origin.group = group;
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        auto writer = record::RunWriter::create(store.path(), configuration, origin, {"loss"}).value();
        for (const record::Evaluation& evaluation : evaluations)
            static_cast<void>(putEvaluation(*writer, evaluation, evaluation.document));
        static_cast<void>(writer->setState(record::RunState::Finished));
        return writer->id();
    }

    /// A finished run with these accuracies.
    std::string add(const record::TemporaryStore& store, const std::string& dataset, const std::string& method,
                    const std::array<double, 10>& accuracies, std::uint64_t seed = 1, const std::string& group = {},
                    double shift = 0, const std::string& protocol = "cv-10-90") const
    {
        catalog::Selection selection;
        selection.dataset = dataset;
        selection.method = method;
        selection.seed = seed;
        return addRun(store, selection, {evaluated(accuracies, shift, protocol)}, group);
    }

    [[nodiscard]] Result<RunComparison> compare(const record::TemporaryStore& store, std::vector<std::string> runs,
                                                double margin = 0, const std::string& protocol = {}) const
    {
        ComparisonRequest request;
        request.runs = std::move(runs);
        request.protocol = protocol;
        request.margin = margin;
        return compareRuns(m_catalogue, store.path(), request);
    }

private Q_SLOTS:
    /// All figures are SciPy's (1.17.1), with a, b, c the first rows of kAccuracies.
    void statisticsAreThoseOfSciPy()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kAccuracies[0]), b = add(store, "cora", "grace", kAccuracies[1]),
                          c = add(store, "cora", "bgrl", kAccuracies[2]);
        const auto comparison = compare(store, {a, b, c}, 0.01);
        VERIFY_OK(comparison);
        QCOMPARE(comparison->datasets.size(), 1U);
        const DatasetComparison& cora = comparison->datasets.front();
        QCOMPARE(cora.items.size(), 3U);
        QCOMPARE(cora.pairs.size(), 3U);
        const ComparedRuns& first = cora.items[0];
        QCOMPARE(first.title, std::string("RoSA"));
        // a.mean(), a.std(ddof=1), a.std(ddof=1) / sqrt(10), stats.t.interval(0.95, 9, mean, error)
        QVERIFY(isNear(first.cell.results->mean(), 0.40352) && isNear(first.cell.deviation, 0.0104622920794));
        QVERIFY(isNear(*first.standardError, 0.0033084672517));
        QVERIFY(isNear(first.cell.interval95->low, 0.396035727109));
        // t = stats.ttest_rel(a, b); t.pvalue, t.confidence_interval(0.95); stats.wilcoxon(a, b, method='exact').pvalue
        QVERIFY(remarkOn(cora, cora.pairs[0]).empty());
        const Comparison& ab = *cora.pairs[0].comparison;
        QVERIFY(isNear(ab.difference.mean, 0.0081) && isNear(*ab.difference.p, 0.000579477281982));
        QVERIFY(isNear(ab.difference.interval95->high, 0.0116374622021));
        QVERIFY(isNear(*ab.signedRank.p, 0.00390625));
        QVERIFY(isNear(*equivalenceOf(ab, 0.01)->p, 0.127634985065));
        // Holm over the three pairs: p = 0.00390625, 0.001953125, 0.001953125
        for (const ComparedPair& pair : cora.pairs) QVERIFY(isNear(*pair.comparison->holm, 0.005859375));
        // 2 * stats.t.sf(d.mean() / sqrt((1/10 + 2438/270) * d.var(ddof=1)), 9) with d = a - b; a tenth of Cora's nodes is 270
        QVERIFY(ab.resampled && isNear(*ab.resampled->p, 0.600903573933));
        // stats.friedmanchisquare(a, b, c)
        QVERIFY(cora.ranking && isNear(cora.ranking->chiSquare, 18.2) && isNear(*cora.ranking->p, 0.00011166580849));
        QVERIFY(!comparison->ranking);
    }

    /// Runs of a group are crossed with the splits; the other group has one seed more, which has no pair.
    void groupsArePairedBySeedAndSplit()
    {
        const record::TemporaryStore store;
        for (const std::uint64_t seed : {1, 2})
            add(store, "cora", "rosa", kAccuracies[0], seed, "aaaa1111", 0.01 * double(seed));
        for (const std::uint64_t seed : {1, 2, 3})
            add(store, "cora", "grace", kAccuracies[1], seed, "bbbb2222", 0.01 * double(seed));
        const auto comparison = compare(store, {"aaaa", "bbbb2222"});
        VERIFY_OK(comparison);
        const DatasetComparison& cora = comparison->datasets.front();
        QCOMPARE(cora.items[0].cell.results->seeds, std::int64_t{2});
        QCOMPARE(cora.items[1].cell.results->seeds, std::int64_t{3});
        QVERIFY(isNear(cora.pairs[0].comparison->difference.mean, 0.0081));  // On the seeds 1 and 2.
        QCOMPARE(cora.pairs[0].comparison->difference.n, std::int64_t{10});
        QVERIFY(cora.items[0].title.find("seed") == std::string::npos);
        QCOMPARE(cora.pairs[0].seeds, (std::vector<std::uint64_t>{1, 2}));
        QVERIFY(toText(*comparison).find("have only seeds 1, 2 in common; difference and tests are over them") !=
                std::string::npos);
    }

    /// Every form of the comparison says over which seeds it is.
    void seedsInCommonAreNamed()
    {
        const record::TemporaryStore store;
        for (const std::uint64_t seed : {1, 2})
            add(store, "cora", "rosa", kAccuracies[0], seed, "aaaa1111", 0.01 * double(seed));
        for (const std::uint64_t seed : {2, 3})
            add(store, "cora", "grace", kAccuracies[0], seed, "bbbb2222", 0.01 * double(seed));
        const auto comparison = compare(store, {"aaaa", "bbbb"}, 0.01);
        VERIFY_OK(comparison);
        QCOMPARE(comparison->datasets[0].pairs[0].seeds, std::vector<std::uint64_t>{2});
        QVERIFY(std::abs(comparison->datasets[0].pairs[0].comparison->difference.mean) < 1e-12);
        const std::string remark = "RoSA and GRACE have only seed 2 in common; difference and tests are over it";
        QCOMPARE(remarkOn(comparison->datasets[0], comparison->datasets[0].pairs[0]), remark);
        QVERIFY2(toText(*comparison).find("  " + remark + "\n") != std::string::npos, toText(*comparison).c_str());
        QVERIFY(toLatex(*comparison).find(remark + ".") != std::string::npos);
        QVERIFY(toCsv(*comparison).find(",0,2,") != std::string::npos);  // means_over_seeds, paired_seeds
    }

    /// A deterministic method counts once, and is paired with every seed of another.
    void deterministicRunsCountOnce()
    {
        const record::TemporaryStore store;
        for (const std::uint64_t seed : {1, 2}) add(store, "cora", "raw", kAccuracies[2], seed, "aaaa1111");
        for (const std::uint64_t seed : {2, 3}) add(store, "cora", "random", kAccuracies[1], seed, "bbbb2222");
        const auto comparison = compare(store, {"aaaa", "bbbb"});
        VERIFY_OK(comparison);
        const ComparedPair& pair = comparison->datasets[0].pairs[0];
        QCOMPARE(comparison->datasets[0].items[0].cell.results->seeds, std::int64_t{1});
        QVERIFY(pair.comparison && remarkOn(comparison->datasets[0], pair).empty());
        QCOMPARE(pair.seeds, (std::vector<std::uint64_t>{2, 3}));
        QCOMPARE(comparison->notes.size(), 1U);
        QVERIFY(comparison->notes[0].ends_with("is left out of aaaa: it repeats a deterministic run"));
    }

    /// A run evaluated again has what another one has: the numbers of splits then agree.
    void anEvaluationThatAllHaveIsCompared()
    {
        const record::TemporaryStore store;
        catalog::Selection rosa, grace, bgrl;
        rosa.dataset = grace.dataset = bgrl.dataset = "cora";
        grace.method = "grace";
        bgrl.method = "bgrl";
        const record::Evaluation three = evaluated(kAccuracies[0], 0, "cv-50-50", 3),
                                 eight = evaluated(kAccuracies[0], 0, "cv-50-50", 8),
                                 other = evaluated(kAccuracies[1], 0, "cv-50-50", 8);
        const std::string before = addRun(store, rosa, {three}), b = addRun(store, grace, {other});
        const auto refused = compare(store, {before, b});
        QVERIFY(!refused && refused.error().text().find("different number of splits") != std::string::npos);
        const std::string after =
            addRun(store, rosa, {three, besides(eight), besides(evaluated(kAccuracies[0], 0, "cv-10-90"))});
        const auto compared = compare(store, {after, b});
        VERIFY_OK(compared);
        QCOMPARE(compared->datasets[0].pairs[0].comparison->difference.n, std::int64_t{8});
        VERIFY_OK(compare(store, {after, b}, 0, "cv-50-50"));
        const auto mixed = compare(store, {after, b, add(store, "cora", "dgi", kAccuracies[2])});
        VERIFY_OK(mixed);  // Also beside a run under another protocol.
        QCOMPARE(mixed->datasets[0].pairs[0].comparison->difference.n, std::int64_t{8});
        // Runs that have the same of their own keep it.
        const std::string own = addRun(store, bgrl, {three});
        const auto kept = compare(store, {after, own});
        VERIFY_OK(kept);
        QCOMPARE(kept->datasets[0].pairs[0].comparison->difference.n, std::int64_t{3});
    }

    /// Runs trained with protocol none and evaluated later.
    void runsWithoutAnEvaluationOfTheirOwn()
    {
        const record::TemporaryStore store;
        catalog::Selection rosa, grace;
        rosa.dataset = grace.dataset = "cora";
        grace.method = "grace";
        const record::Evaluation ten = besides(evaluated(kAccuracies[0], 0, "cv-50-50")),
                                 more = besides(evaluated(kAccuracies[1], 0, "val-10-10-80"));
        const std::string a = addRun(store, rosa, {ten}),
                          b = addRun(store, grace, {besides(evaluated(kAccuracies[1], 0, "cv-50-50"))});
        VERIFY_OK(compare(store, {a, b}));
        const std::string both = addRun(store, grace, {ten, more});
        const auto refused = compare(store, {a, both});
        QCOMPARE(refused.error().text(), "run " + both +
                                             " has results under cv-50-50, val-10-10-80; choose one of them with "
                                             "--protocol");
        VERIFY_OK(compare(store, {a, both}, 0, "cv-50-50"));
        QCOMPARE(compare(store, {a, b}, 0, "cv-50-05").error().text(),
                 std::string("unknown protocol 'cv-50-05'; did you mean cv-50-50?"));
    }

    /// Each run of a group that has no results is named.
    void everyRunWithoutResultsIsNamed()
    {
        const record::TemporaryStore store;
        catalog::Selection selection;
        selection.dataset = "cora";
        std::vector<std::string> missing;
        for (const std::uint64_t seed : {1, 2, 3}) {
            selection.seed = seed;
            std::vector<record::Evaluation> evaluations;
            if (seed == 2) evaluations.push_back(evaluated(kAccuracies[0]));
            const std::string run = addRun(store, selection, evaluations, "aaaa1111");
            if (seed != 2) missing.push_back(run);
        }
        const auto comparison = compare(store, {"aaaa", add(store, "cora", "grace", kAccuracies[1], 2)});
        VERIFY_OK(comparison);
        QCOMPARE(comparison->notes.size(), 2U);
        for (std::size_t i = 0; i < missing.size(); ++i)
            QVERIFY2(comparison->notes[i].starts_with("run " + missing[i] + " (finished) has no results"),
                     comparison->notes[i].c_str());
    }

    /// Without a common seed, the means over the seeds are paired by split, and the comparison says so.
    void otherSeedsArePairedBySplit()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kAccuracies[0], 1),
                          b = add(store, "cora", "rosa", kAccuracies[1], 2);
        const auto comparison = compare(store, {a, b});
        VERIFY_OK(comparison);
        QVERIFY(comparison->datasets[0].pairs[0].isOverMeans);
        QVERIFY(isNear(comparison->datasets[0].pairs[0].comparison->difference.mean, 0.0081));
        QVERIFY(toText(*comparison).find("have no seed in common") != std::string::npos);
        QVERIFY(toLatex(*comparison).find("have no seed in common") != std::string::npos);
        QVERIFY(toCsv(*comparison).find(",1,,") != std::string::npos);  // means_over_seeds, no paired_seeds
    }

    /// Three methods on three data sets: Friedman's test over the data sets.
    void dataSetsAreRanked()
    {
        const record::TemporaryStore store;
        std::vector<std::string> runs;
        for (const char* dataset : {"cora", "citeseer", "cornell"})
            for (std::size_t i = 0; i < kMethods.size(); ++i)
                runs.push_back(add(store, dataset, kMethods[i], kAccuracies[i]));
        runs.push_back(add(store, "texas", "rosa", kAccuracies[0]));
        const auto comparison = compare(store, runs);
        VERIFY_OK(comparison);
        QVERIFY(comparison->ranking && comparison->ranking->datasets == 3 && comparison->ranking->methods == 3);
        // stats.friedmanchisquare with the same order on three data sets: statistic 6, p = exp(-3)
        QVERIFY(isNear(comparison->ranking->chiSquare, 6) && isNear(*comparison->ranking->p, std::exp(-3.0)));
        // Three lines of mean ranks for each data set and for all of them.
        QCOMPARE(QString::fromStdString(toCsv(*comparison)).count(QStringLiteral("\nrank,")), qsizetype{12});
        QCOMPARE(QString::fromStdString(toCsv(*comparison)).count(QStringLiteral("\nrank,,RoSA,")), qsizetype{1});
        QCOMPARE(comparison->notes.size(), 1U);
        QVERIFY2(comparison->notes[0].find("is the only one on texas") != std::string::npos, comparison->notes[0].c_str());
    }

    void whatCannotBeComparedIsAnError()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kAccuracies[0]), b = add(store, "citeseer", "rosa", kAccuracies[1]),
                          c = add(store, "cora", "grace", kAccuracies[2], 1, {}, 0, "public-logistic");
        const auto said = [&](std::vector<std::string> runs, const char* error) {
            const auto comparison = compare(store, std::move(runs));
            return !comparison && comparison.error().text().find(error) != std::string::npos;
        };
        QVERIFY(said({a}, "a comparison needs at least two runs"));
        QVERIFY(said({a, b}, "there are no two runs on the same data set"));
        QVERIFY(said({a, a}, "is given twice"));
        QVERIFY(said({a, c}, "cannot be compared: different protocol (cv-10-90 and public-logistic)"));
        QVERIFY(said({a, "nothing"}, "no run \"nothing\""));
        QVERIFY(said({"nothing"}, "no run \"nothing\""));
        QVERIFY(said({a, c}, "; evaluate both under one protocol"));
        // What another evaluation cannot help is not advised.
        const auto addOn = [&](const char* method, const char* hash, const char* setting) {
            catalog::Selection selection;
            selection.method = method;
            record::Evaluation evaluation = evaluated(kAccuracies[0]);
            evaluation.card.datasetHash = hash;
            evaluation.card.setting = setting;
            return addRun(store, selection, {evaluation});
        };
        const std::string before = addOn("dgi", "1", "transductive"), after = addOn("gmi", "2", "transductive"),
                          inductive = addOn("bgrl", "1", "inductive");
        QVERIFY(said({before, after},
                     "cannot be compared: different data set content; the data set was replaced between them; "
                     "train the earlier one again"));
        QVERIFY(said({before, inductive}, "; train one of them again with the setting of the other"));
        ComparisonRequest request;
        request.runs = {a, c};
        request.protocol = "public-logistic";
        const auto comparison = compareRuns(m_catalogue, store.path(), request);
        QVERIFY(!comparison);
        QVERIFY2(comparison.error().text().find("has no results under protocol public-logistic, but under cv-10-90") !=
                     std::string::npos,
                 comparison.error().text().c_str());
    }

    /// One that cannot be compared is named; the others are compared.
    void onePairMayFail()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kAccuracies[0]), b = add(store, "cora", "grace", kAccuracies[1]),
                          c = add(store, "cora", "bgrl", kAccuracies[2], 1, {}, 0, "public-logistic"),
                          d = add(store, "cora", "dgi", kAccuracies[0], 1, {}, 0, "public-logistic");
        const auto comparison = compare(store, {a, b, c});
        VERIFY_OK(comparison);
        QVERIFY(comparison->datasets[0].pairs[0].comparison && !comparison->datasets[0].pairs[1].comparison);
        QVERIFY(!comparison->datasets[0].ranking);
        QVERIFY(toText(*comparison).find("cannot be compared: different protocol") != std::string::npos);
        QVERIFY(toCsv(*comparison).find("different protocol (cv-10-90 and public-logistic)") != std::string::npos);
        // Each pair has the proportions of its own protocol, and each protocol is described.
        const auto alone = compare(store, {c, d}), all = compare(store, {a, b, c, d});
        VERIFY_OK(alone);
        VERIFY_OK(all);
        const auto& expected = alone->datasets[0].pairs.back().comparison->resampled;
        const auto& found = all->datasets[0].pairs.back().comparison->resampled;
        QVERIFY(expected && expected->p && found && found->p);
        QCOMPARE(*found->p, *expected->p);
        QVERIFY(*found->p != *all->datasets[0].pairs.front().comparison->resampled->p);
        const std::string text = toText(*all);
        QVERIFY2(text.find("Protocol of RoSA, GRACE, cv-10-90: ") != std::string::npos, text.c_str());
        QVERIFY2(text.find("Protocol of BGRL, DGI, public-logistic: ") != std::string::npos, text.c_str());
        QVERIFY(toLatex(*all).find("protocol of RoSA, GRACE: cv-10-90; protocol of BGRL, DGI: public-logistic.") !=
                std::string::npos);
    }

    /// Standard error and interval speak of what was varied.
    void intervalsSayWhatTheyAreOver()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kAccuracies[0]), b = add(store, "cora", "grace", kAccuracies[1]);
        const auto one = compare(store, {a, b});
        VERIFY_OK(one);
        const std::string said = "over other splits given this seed";
        QVERIFY2(toText(*one).find("for the mean on this graph, " + said + ".") != std::string::npos, toText(*one).c_str());
        QVERIFY(toText(*one).find("other seeds") == std::string::npos);
        QVERIFY(toLatex(*one).find("s.e. and interval " + said + ";") != std::string::npos);
        QVERIFY(toCsv(*one).find(",splits given this seed,1,10,") != std::string::npos);
        for (const std::uint64_t seed : {1, 2})
            add(store, "cora", "bgrl", kAccuracies[2], seed, "cccc3333", 0.01 * double(seed));
        const auto both = compare(store, {a, "cccc"});
        VERIFY_OK(both);
        QVERIFY2(toText(*both).find("over other seeds and splits; with one seed " + said + "; with fewer than 5") !=
                     std::string::npos,
                 toText(*both).c_str());
    }

    /// Every line of the CSV file has as many fields as its head.
    void csvIsATable()
    {
        const record::TemporaryStore store;
        const auto comparison =
            compare(store, {add(store, "cora", "rosa", kAccuracies[0]), add(store, "cora", "grace", kAccuracies[1])}, 0.01);
        VERIFY_OK(comparison);
        const QStringList lines = QString::fromStdString(toCsv(*comparison)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype{4});
        for (const QString& line : lines) QCOMPARE(line.count(QLatin1Char(',')), lines[0].count(QLatin1Char(',')));
        QVERIFY(lines[3].startsWith(QStringLiteral("pair,cora,")));
    }

    void latexFitsAColumn_data()
    {
        QTest::addColumn<int>("columns");
        QTest::newRow("one") << 1;
        QTest::newRow("two") << 2;
    }

    void latexFitsAColumn()
    {
        QFETCH(int, columns);
        const record::TemporaryStore store;
        std::vector<std::string> runs;
        for (const char* dataset : {"cora", "citeseer"})
            for (std::size_t i = 0; i < kMethods.size(); ++i)
                runs.push_back(add(store, dataset, kMethods[i], kAccuracies[i]));
        const auto library = store::Library::open(store.path());
        VERIFY_OK(library);
        VERIFY_OK((*library)->rename(runs[0], "a_name of several words-that-nobody-would-print_in-a-paper & 100 %"));
        VERIFY_OK((*library)->rename(runs[1], "[first]"));
        for (const char* lambda : {"40", "80"}) {
            catalog::Selection selection;
            selection.dataset = "cora";
            selection.seed = 7;
            selection.overrides = {{catalog::keyOf(&transport::BlockOptions::lambda), lambda}};
            runs.push_back(addRun(store, selection, {evaluated(kAccuracies[3])}));
        }
        const auto comparison = compare(store, runs, 0.01);
        VERIFY_OK(comparison);
        const QString tex = QString::fromStdString(toLatex(*comparison, {.columns = columns}));
        QVERIFY2(tex.contains(QStringLiteral("$\\lambda$ 40")) && tex.contains(QStringLiteral("{}[first]")),
                 qPrintable(tex));
        const QString log = tests::logOf(tex);
        QVERIFY2(!log.isEmpty(), qPrintable(tex));
        QVERIFY2(!log.contains(QStringLiteral("Overfull")), qPrintable(log));
    }
};

ROSA_EVENT_LOOP_TEST(TestRunComparison)
#include "tst_run_comparison.moc"
