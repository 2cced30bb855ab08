/// Comparison of runs and groups of runs.
#include "core/reproduce/run_comparison.h"

#include <array>
#include <cmath>

#include "core/record/library.h"
#include "core/record/run_writer.h"
#include "tests/record/support.h"
#include "tests/reproduce/latex_check.h"

using namespace rosa;
using namespace rosa::reproduce;

namespace {

constexpr std::array<std::array<double, 10>, 3> kResults{
    {{0.4021, 0.3914, 0.4150, 0.3883, 0.4072, 0.3990, 0.4216, 0.3955, 0.4103, 0.4048},
     {0.3911, 0.3885, 0.4023, 0.3796, 0.4016, 0.4001, 0.4057, 0.3871, 0.3995, 0.3987},
     {0.3722, 0.3657, 0.3811, 0.3608, 0.3799, 0.3685, 0.3849, 0.3667, 0.3771, 0.3717}}};

bool isNear(double value, double expected) { return std::abs(value - expected) <= 1e-9 * std::max(1.0, std::abs(expected)); }

}  // namespace

class TestRunComparison : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// A finished run with these accuracies.
    std::string add(const record::TemporaryStore& store, const std::string& dataset, const std::string& method,
                    const std::array<double, 10>& accuracies, std::uint64_t seed = 1, const std::string& group = {},
                    double shift = 0, const std::string& protocol = "cv-10-90") const
    {
        catalog::Selection selection;
        selection.dataset = dataset;
        selection.method = method;
        selection.seed = seed;
        record::RunOrigin origin;
        origin.group = group;
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        auto writer = record::RunWriter::create(store.path(), configuration, origin, {"loss"}).value();
        record::Evaluation evaluation;
        evaluation.card.id = protocol;
        evaluation.card.selection = "accuracy-stratified";
        evaluation.card.splits = 10;
        for (const double accuracy : accuracies) evaluation.accuracies.push_back(accuracy + shift);
        static_cast<void>(putEvaluation(*writer, evaluation, record::kOwnEvaluation));
        static_cast<void>(writer->setState(record::RunState::Finished));
        return writer->id();
    }

    [[nodiscard]] Result<RunComparison> compare(const record::TemporaryStore& store, std::vector<std::string> runs,
                                                double margin = 0) const
    {
        ComparisonRequest request;
        request.runs = std::move(runs);
        request.margin = margin;
        return compareRuns(m_catalogue, store.path(), request);
    }

private Q_SLOTS:
    /// All figures are SciPy's (1.17.1), with a, b, c the rows of kResults.
    void statisticsAreThoseOfSciPy()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kResults[0]), b = add(store, "cora", "grace", kResults[1]),
                          c = add(store, "cora", "bgrl", kResults[2]);
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
            add(store, "cora", "rosa", kResults[0], seed, "aaaa1111", 0.01 * double(seed));
        for (const std::uint64_t seed : {1, 2, 3})
            add(store, "cora", "grace", kResults[1], seed, "bbbb2222", 0.01 * double(seed));
        const auto comparison = compare(store, {"aaaa", "bbbb2222"});
        VERIFY_OK(comparison);
        const DatasetComparison& cora = comparison->datasets.front();
        QCOMPARE(cora.items[0].cell.results->seeds, std::int64_t{2});
        QCOMPARE(cora.items[1].cell.results->seeds, std::int64_t{3});
        QVERIFY(isNear(cora.pairs[0].comparison->difference.mean, 0.0081));  // On the seeds 1 and 2.
        QCOMPARE(cora.pairs[0].comparison->difference.n, std::int64_t{10});
        QVERIFY(cora.items[0].title.find("seed") == std::string::npos);
    }

    /// Without a common seed, the means over the seeds are paired by split, and the comparison says so.
    void otherSeedsArePairedBySplit()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kResults[0], 1), b = add(store, "cora", "rosa", kResults[1], 2);
        const auto comparison = compare(store, {a, b});
        VERIFY_OK(comparison);
        QVERIFY(comparison->datasets[0].pairs[0].isOverMeans);
        QVERIFY(isNear(comparison->datasets[0].pairs[0].comparison->difference.mean, 0.0081));
        QVERIFY(toText(*comparison).find("have no seed in common") != std::string::npos);
    }

    /// Three methods on three data sets: Friedman's test over the data sets.
    void dataSetsAreRanked()
    {
        const record::TemporaryStore store;
        std::vector<std::string> runs;
        for (const char* dataset : {"cora", "citeseer", "cornell"})
            for (std::size_t i = 0; i < kResults.size(); ++i)
                runs.push_back(add(store, dataset, std::array{"rosa", "grace", "bgrl"}[i], kResults[i]));
        runs.push_back(add(store, "texas", "rosa", kResults[0]));
        const auto comparison = compare(store, runs);
        VERIFY_OK(comparison);
        QVERIFY(comparison->ranking && comparison->ranking->datasets == 3 && comparison->ranking->methods == 3);
        // stats.friedmanchisquare with the same order on three data sets: statistic 6, p = exp(-3)
        QVERIFY(isNear(comparison->ranking->chiSquare, 6) && isNear(*comparison->ranking->p, std::exp(-3.0)));
        QCOMPARE(comparison->notes.size(), 1U);
        QVERIFY2(comparison->notes[0].find("is the only one on texas") != std::string::npos, comparison->notes[0].c_str());
    }

    void whatCannotBeComparedIsAnError()
    {
        const record::TemporaryStore store;
        const std::string a = add(store, "cora", "rosa", kResults[0]), b = add(store, "citeseer", "rosa", kResults[1]),
                          c = add(store, "cora", "grace", kResults[2], 1, {}, 0, "public-logistic");
        const auto said = [&](std::vector<std::string> runs, const char* error) {
            const auto comparison = compare(store, std::move(runs));
            return !comparison && comparison.error().text().find(error) != std::string::npos;
        };
        QVERIFY(said({a}, "a comparison needs at least two runs"));
        QVERIFY(said({a, b}, "there are no two runs on the same data set"));
        QVERIFY(said({a, a}, "is given twice"));
        QVERIFY(said({a, c}, "cannot be compared: different protocol (cv-10-90 and public-logistic)"));
        QVERIFY(said({a, "nothing"}, "no run \"nothing\""));
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
        const std::string a = add(store, "cora", "rosa", kResults[0]), b = add(store, "cora", "grace", kResults[1]),
                          c = add(store, "cora", "bgrl", kResults[2], 1, {}, 0, "public-logistic");
        const auto comparison = compare(store, {a, b, c});
        VERIFY_OK(comparison);
        QVERIFY(comparison->datasets[0].pairs[0].comparison && !comparison->datasets[0].pairs[1].comparison);
        QVERIFY(!comparison->datasets[0].ranking);
        QVERIFY(toText(*comparison).find("cannot be compared: different protocol") != std::string::npos);
        QVERIFY(toCsv(*comparison).find("different protocol (cv-10-90 and public-logistic)") != std::string::npos);
    }

    /// Every line of the CSV file has as many fields as its head.
    void csvIsATable()
    {
        const record::TemporaryStore store;
        const auto comparison =
            compare(store, {add(store, "cora", "rosa", kResults[0]), add(store, "cora", "grace", kResults[1])}, 0.01);
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
        if (!tests::hasLatex()) QSKIP("pdflatex is not installed");
        const record::TemporaryStore store;
        std::vector<std::string> runs;
        for (const char* dataset : {"cora", "citeseer"})
            for (std::size_t i = 0; i < kResults.size(); ++i)
                runs.push_back(add(store, dataset, std::array{"rosa", "grace", "bgrl"}[i], kResults[i]));
        const auto library = record::Library::open(store.path());
        VERIFY_OK(library);
        VERIFY_OK((*library)->rename(runs[0], "a_name of several words-that-nobody-would-print_in-a-paper & 100 %"));
        const auto comparison = compare(store, runs, 0.01);
        VERIFY_OK(comparison);
        const QString tex = QString::fromStdString(toLatex(*comparison, {.columns = columns}));
        const QString log = tests::logOf(tex);
        QVERIFY2(!log.isEmpty(), qPrintable(tex));
        QVERIFY2(!log.contains(QStringLiteral("Overfull")), qPrintable(log));
    }
};

QTEST_GUILESS_MAIN(TestRunComparison)
#include "tst_run_comparison.moc"
