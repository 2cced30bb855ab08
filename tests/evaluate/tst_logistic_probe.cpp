#include "core/evaluate/logistic_probe.h"

#include <QtTest/QTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/parallel.h"
#include "core/evaluate/liblinear_solver.h"
#include "core/evaluate/protocol.h"
#include "tests/program/test_program.h"

#if defined(__clang__)
#if __has_feature(address_sanitizer)
/// What liblinear has allocated is lost when a solve is left.
extern "C" const char* __lsan_default_suppressions() { return "leak:liblinear"; }
#endif
#endif

using namespace rosa;
using namespace rosa::evaluate;

namespace {

struct ProbeProblem {
    graph::Features features;
    graph::Labels labels;
    graph::Split split;
};

/// 240 nodes, 6 columns, 4 classes by formula, to be reproduced in scikit-learn; a quarter is for training.
ProbeProblem formulaProblem()
{
    ProbeProblem problem;
    std::vector<float> values;
    for (int i = 0; i < 240; ++i) {
        const int label = (i * 7 / 3) % 4;
        for (int j = 0; j < 6; ++j)
            values.push_back(static_cast<float>((i * 37 + j * 101 + (i * j) % 13 * 17) % 29 - 14 + (j == label ? 6 : 0)));
        problem.labels.ofNode.push_back(label);
        (i % 4 == 0 ? problem.split.train : problem.split.test).push_back(i);
    }
    problem.labels.classNames = {"a", "b", "c", "d"};
    problem.features = *graph::Features::dense(240, 6, std::move(values));
    return problem;
}

/// Class c is near axis c, with a small component along the next axis.
ProbeProblem separableProblem(int perClass, int classes)
{
    ProbeProblem problem;
    std::vector<float> values;
    for (int c = 0; c < classes; ++c) {
        problem.labels.classNames.push_back(std::to_string(c));
        for (int i = 0; i < perClass; ++i) {
            for (int j = 0; j < classes; ++j)
                values.push_back(j == c ? 1.0f : (j == (c + 1) % classes ? 0.01f * static_cast<float>(i % 7) : 0.0f));
            const int node = c * perClass + i;
            problem.labels.ofNode.push_back(c);
            (i % 2 == 0 ? problem.split.train : problem.split.test).push_back(node);
        }
    }
    problem.features = *graph::Features::dense(perClass * classes, classes, std::move(values));
    return problem;
}

ProbeOutcome outcomeOf(const ProbeProblem& problem, const LogisticProbeOptions& options = {})
{
    auto outcome = logisticProbe(UnitRows::of(problem.features).value(), problem.labels, problem.split, options);
    if (!outcome) qFatal("%s", outcome.error().text().c_str());
    return *std::move(outcome);
}

/// The same values in sparse storage.
graph::Features sparseCopy(const graph::Features& dense)
{
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns;
    std::vector<float> values;
    std::vector<float> row(static_cast<std::size_t>(dense.columns()));
    for (graph::Node node = 0; node < dense.rows(); ++node) {
        dense.copyRow(node, row);
        for (std::int32_t c = 0; c < dense.columns(); ++c)
            if (row[static_cast<std::size_t>(c)] != 0.0f) {
                columns.push_back(c);
                values.push_back(row[static_cast<std::size_t>(c)]);
            }
        offsets.push_back(static_cast<std::int64_t>(values.size()));
    }
    return *graph::Features::sparse(dense.rows(), dense.columns(), offsets, columns, values);
}

/// 120 nodes with three of 200 words each, as sparse as bags of words: NewtonStart leaves them to liblinear.
ProbeProblem wordsProblem()
{
    ProbeProblem problem;
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns;
    for (int i = 0; i < 120; ++i) {
        for (const int word : {i * 7 % 60, 60 + i * 11 % 70, 130 + i * 13 % 70}) columns.push_back(word);
        offsets.push_back(std::ssize(columns));
        problem.labels.ofNode.push_back(i * 7 / 3 % 2);
        (i % 2 == 0 ? problem.split.train : problem.split.test).push_back(i);
    }
    problem.labels.classNames = {"a", "b"};
    problem.features = *graph::Features::sparse(120, 200, offsets, columns, std::vector<float>(columns.size(), 1.0f));
    return problem;
}

}  // namespace

class TestLogisticProbe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Minima computed outside this program by Newton's method to a gradient of 1e-13; the last point has no features.
    void solverFindsTheMinimum_data()
    {
        QTest::addColumn<double>("regularisation");
        QTest::addColumn<int>("ofClass");
        QTest::addColumn<QList<double>>("minimum");
        QTest::newRow("C 1/4, class 0") << 0.25 << 0 << QList<double>{-0.142535, 0.264891, -0.27905, -0.251264};
        QTest::newRow("C 1/4, class 1") << 0.25 << 1 << QList<double>{0.207037, -0.365021, -0.065762, -0.254359};
        QTest::newRow("C 4, class 2") << 4.0 << 2 << QList<double>{-2.224541, -0.775857, 0.883808, 0.094055};
        QTest::newRow("C 512, class 1") << 512.0 << 1 << QList<double>{14.529053, -11.826992, 2.426977, -5.604383};
    }
    void solverFindsTheMinimum()
    {
        QFETCH(double, regularisation);
        QFETCH(int, ofClass);
        QFETCH(QList<double>, minimum);
        const std::vector<float> points{3, 4, 0, 0, 1, 0, 1, 0, 1, 2, 1, 2, 0, 0, 1, 1, 1, 1,
                                        4, 0, 3, 0, 3, 4, 1, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0};
        const std::vector<int> classes{0, 0, 1, 1, 2, 2, 1, 2, 0, 0, 1, 2};
        const auto rows = UnitRows::ofDense(points, 12, 3);
        std::vector<graph::Node> nodes;
        std::vector<std::int32_t> used;
        std::vector<char> isPositive;
        for (int i = 0; i < 12; ++i) {
            nodes.push_back(i);
            used.push_back(i);
            isPositive.push_back(classes[static_cast<std::size_t>(i)] == ofClass);
        }
        const TrainingRows training(*rows, nodes);
        const Solution solution = training.solve(used, isPositive, regularisation, 1e-10);
        const LinearRule rule = training.ruleOf(solution);
        for (std::size_t c = 0; c < 3; ++c) QVERIFY(std::abs(rule.weights[c] - minimum[static_cast<int>(c)]) < 2e-6);
        QVERIFY(std::abs(rule.bias - minimum[3]) < 2e-6);
        const double decision = (3 * minimum[0] + 4 * minimum[1]) / 5 + minimum[3];  // the first point, normalised
        QVERIFY(std::abs(rule.decision(*rows, 0) - decision) < 5e-6);
        QVERIFY(std::abs(training.decision(solution, 0) - decision) < 5e-6);
        QCOMPARE(rule.decision(*rows, 11), rule.bias);
    }

    /// Few rows are solved in the space they span, with the same result as among many rows.
    void fewRowsAreSolvedInTheirSpan()
    {
        std::vector<float> values;
        for (int i = 0; i < 500 * 40; ++i) values.push_back(static_cast<float>((i * 37 + i / 40 * 11) % 29 - 14));
        std::copy_n(values.begin(), 40, values.begin() + 40);  // duplicate rows: not of full rank
        std::fill_n(values.begin() + 80, 40, 0.0f);            // and a zero row
        const auto features = *graph::Features::dense(500, 40, std::move(values));
        const UnitRows rows = UnitRows::of(features).value();
        std::vector<graph::Node> many(500);
        std::iota(many.begin(), many.end(), 0);
        const std::vector<std::int32_t> used{0, 1, 2, 3, 5, 6, 8, 9};
        std::vector<char> isPositive(500, 0);
        for (const std::size_t positive : {0, 3, 5, 8}) isPositive[positive] = 1;
        const TrainingRows few(rows, std::span(many).first(10)), own(rows, many);
        Solution solution, ownSolution;
        for (const double regularisation : {0.01, 1.0, 64.0}) {  // warm starts in the order of the probe
            solution = few.solve(used, isPositive, regularisation, 1e-9, &solution);
            ownSolution = own.solve(used, isPositive, regularisation, 1e-9, &ownSolution);
            QCOMPARE(solution.coordinates.size(), std::size_t{10});
            QCOMPARE(ownSolution.coordinates.size(), std::size_t{41});
            const LinearRule rule = few.ruleOf(solution), ownRule = own.ruleOf(ownSolution);
            for (std::size_t c = 0; c < 40; ++c) QVERIFY(std::abs(rule.weights[c] - ownRule.weights[c]) < 1e-5);
            QVERIFY(std::abs(rule.bias - ownRule.bias) < 1e-5);
            for (std::int32_t position = 0; position < 10; ++position) {
                QVERIFY(std::abs(few.decision(solution, position) - rule.decision(rows, position)) < 1e-12);
                QVERIFY(std::abs(own.decision(ownSolution, position) - ownRule.decision(rows, position)) < 1e-12);
            }
        }
    }

    void solverWithoutExamples()
    {
        const std::vector<float> points{1, 2, 3};
        const auto rows = UnitRows::ofDense(points, 3, 1);
        const std::vector<graph::Node> nodes{0, 1, 2};
        const std::vector<std::int32_t> used{0, 2};
        const TrainingRows training(*rows, nodes);
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const Solution never = training.solve(used, {0, 1, 0}, 1, 1e-4), always = training.solve(used, {1, 0, 1}, 1, 1e-4);
        QCOMPARE(training.ruleOf(never).decision(*rows, 1), -infinity);
        QCOMPARE(training.ruleOf(always).decision(*rows, 1), infinity);
        QCOMPARE(training.decision(always, 1), infinity);
    }

    /// GridSearchCV over OneVsRestClassifier(LogisticRegression(solver="liblinear")), labels as classes and as one-hot rows.
    void choosesAndPredictsAsScikitLearn()
    {
        const ProbeProblem problem = formulaProblem();
        LogisticProbeOptions options;
        const ProbeOutcome stratified = outcomeOf(problem, options);
        QCOMPARE(stratified.regularisation, 2.0);
        QCOMPARE(stratified.selectionScore, 37.0 / 60);
        QCOMPARE(stratified.accuracy, 66.0 / 180);
        options.selection = Selection::ExactMatchUnshuffled;
        const ProbeOutcome exact = outcomeOf(problem, options);
        QCOMPARE(exact.regularisation, 2.0);
        QCOMPARE(exact.selectionScore, 31.0 / 60);
        QCOMPARE(exact.accuracy, 66.0 / 180);
    }

    void foldsOfAPartInTheNodesOrderHoldEveryClass()
    {
        LogisticProbeOptions options;
        options.selection = Selection::ExactMatchUnshuffled;
        const ProbeProblem sortedByClass = separableProblem(20, 5);  // each contiguous fold is one class
        QCOMPARE(outcomeOf(sortedByClass, options).selectionScore, 0.0);
        options.isShuffled = false;
        QCOMPARE(outcomeOf(sortedByClass, options).selectionScore, 1.0);
        QVERIFY(logisticOptions(*protocolById("cv-10-90")).isShuffled);
        QVERIFY(!logisticOptions(*protocolById("public-logistic")).isShuffled);
    }

    void separableClassesAreTold()
    {
        const ProbeOutcome outcome = outcomeOf(separableProblem(20, 5));
        QCOMPARE(outcome.accuracy, 1.0);
        QCOMPARE(outcome.selectionScore, 1.0);
        QCOMPARE(outcome.predicted.size(), std::size_t{50});
        QCOMPARE(outcome.predicted[0], 0);
        QCOMPARE(outcome.predicted[49], 4);
    }

    void tiesTakeTheSmallerC()
    {
        LogisticProbeOptions options;
        options.lowestExponent = 5;  // all these C separate the classes
        QCOMPARE(outcomeOf(separableProblem(20, 3), options).regularisation, 32.0);
    }

    /// Each C separately: warm starts only from other folds, and none for the first fold.
    void aGridIsNoMoreThanItsPoints_data()
    {
        QTest::addColumn<bool>("isLacking");
        QTest::newRow("every fold knows every class") << false;
        QTest::newRow("the first trial lacks a class, so it cannot guide the others") << true;
    }
    void aGridIsNoMoreThanItsPoints()
    {
        QFETCH(bool, isLacking);
        ProbeProblem problem = isLacking ? separableProblem(20, 5) : formulaProblem();
        if (isLacking) std::erase_if(problem.split.train, [](graph::Node node) { return node > 1 && node < 20; });
        for (const Selection selection : {Selection::AccuracyStratified, Selection::ExactMatchUnshuffled}) {
            LogisticProbeOptions options;
            options.selection = selection;
            options.tolerance = 1e-8;
            const ProbeOutcome grid = outcomeOf(problem, options);
            ProbeOutcome best;
            best.selectionScore = -1;
            for (int exponent = options.lowestExponent; exponent <= options.highestExponent; ++exponent) {
                LogisticProbeOptions one = options;
                one.lowestExponent = one.highestExponent = exponent;
                const ProbeOutcome outcome = outcomeOf(problem, one);
                if (outcome.selectionScore > best.selectionScore) best = outcome;
            }
            QCOMPARE(grid.regularisation, best.regularisation);
            QCOMPARE(grid.selectionScore, best.selectionScore);
            QCOMPARE(grid.predicted, best.predicted);
        }
    }

    void canBeStopped()
    {
        const ProbeProblem problem = formulaProblem();
        for (const int solves : {0, 1, 30, 200, 401}) {  // 4 classes · 5 folds · 20 C, then 4 classes
            std::atomic<int> asked{0};
            LogisticProbeOptions options;
            options.goOn = [&] { return asked++ < solves; };
            const auto outcome =
                logisticProbe(UnitRows::of(problem.features).value(), problem.labels, problem.split, options);
            QVERIFY(!outcome.ok());
            QCOMPARE(outcome.error().kind, ErrorKind::Interrupted);
            QVERIFY(asked <= solves + threadCount());  // all threads stop
        }
        std::atomic<int> asked{0};
        LogisticProbeOptions options;
        options.goOn = [&] { return asked++ < 404; };
        QVERIFY(logisticProbe(UnitRows::of(problem.features).value(), problem.labels, problem.split, options).ok());
        QCOMPARE(asked.load(), 404);
    }

    void canBeStoppedWithinASolve()
    {
        const ProbeProblem problem = wordsProblem();
        const UnitRows unit = UnitRows::of(problem.features).value();
        const TrainingRows rows(unit, problem.split.train);
        std::vector<std::int32_t> used(problem.split.train.size());
        std::iota(used.begin(), used.end(), 0);
        std::vector<char> isPositive;
        for (const graph::Node node : problem.split.train)
            isPositive.push_back(problem.labels.ofNode[static_cast<std::size_t>(node)] == 0);
        int asked = 0;
        const auto stop = [&] { return ++asked == 2; };
        const Solution whole = rows.solve(used, isPositive, 64, 1e-4);
        QVERIFY(rows.solve(used, isPositive, 64, 1e-4, nullptr, stop).coordinates.empty());
        QCOMPARE(asked, 2);
        QCOMPARE(rows.solve(used, isPositive, 64, 1e-4).coordinates, whole.coordinates);

        LogisticProbeOptions options;
        std::atomic<bool> hasBegun{false};
        options.goOn = [&] { return hasBegun = true; };
        options.isStopped = [&] { return hasBegun.load(); };
        const auto outcome = logisticProbe(unit, problem.labels, problem.split, options);
        QVERIFY(!outcome.ok());
        QCOMPARE(outcome.error().kind, ErrorKind::Interrupted);
    }

    /// A solver would not end on such values.
    void rowsAreFinite()
    {
        for (const float bad : {std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::infinity()}) {
            graph::Features::Values values;
            values.floats = std::vector<float>{1, 2, 3, bad, 5, 6};
            const auto rows = UnitRows::of(graph::Features::denseFrom(3, 2, values).value());
            QVERIFY(!rows.ok());
            QCOMPARE(rows.error().text(), std::string("a feature of node 1 is not a finite number"));
        }
    }

    void testLabelsDecideNothing()
    {
        ProbeProblem problem = formulaProblem();
        const ProbeOutcome before = outcomeOf(problem);
        for (const graph::Node node : problem.split.test) {
            auto& label = problem.labels.ofNode[static_cast<std::size_t>(node)];
            label = (label + 1) % 4;
        }
        const ProbeOutcome after = outcomeOf(problem);
        QCOMPARE(after.regularisation, before.regularisation);
        QCOMPARE(after.selectionScore, before.selectionScore);
        QCOMPARE(after.predicted, before.predicted);
        QVERIFY(after.accuracy != before.accuracy);
    }

    void validationPartChooses()
    {
        ProbeProblem problem = formulaProblem();
        std::vector<graph::Node> rest;
        for (const graph::Node node : problem.split.test) (node % 4 == 1 ? problem.split.validation : rest).push_back(node);
        problem.split.test = rest;
        const ProbeOutcome chosen = outcomeOf(problem);
        // The selected C is at least as good on the validation part as any other of the grid.
        ProbeProblem asTest = problem;
        asTest.split.test = problem.split.validation;
        asTest.split.validation.clear();
        double best = 0;
        for (int exponent = -10; exponent <= 9; ++exponent) {
            LogisticProbeOptions one;
            one.lowestExponent = one.highestExponent = exponent;
            best = std::max(best, outcomeOf(asTest, one).accuracy);
        }
        QCOMPARE(chosen.selectionScore, best);
    }

    void threadsChangeNothing()
    {
        const ProbeProblem problem = formulaProblem();
        const int before = threadCount();
        setThreadCount(1);
        const ProbeOutcome alone = outcomeOf(problem);
        setThreadCount(3);
        const ProbeOutcome together = outcomeOf(problem);
        setThreadCount(before);
        QCOMPARE(together.predicted, alone.predicted);
        QCOMPARE(together.selectionScore, alone.selectionScore);
    }

    void sparseRowsAreTheSameRows()
    {
        ProbeProblem problem = formulaProblem();
        const ProbeOutcome dense = outcomeOf(problem);
        problem.features = sparseCopy(problem.features);
        QVERIFY(problem.features.layout() == graph::Features::Layout::Sparse);
        QCOMPARE(outcomeOf(problem).predicted, dense.predicted);
    }

    void rareAndMissingClasses()
    {
        ProbeProblem problem = separableProblem(20, 4);
        auto& train = problem.split.train;
        std::erase_if(train,
                      [](graph::Node node) { return (node >= 20 && node < 36) || node >= 60; });  // 2 of class 1, none of 3
        const ProbeOutcome outcome = outcomeOf(problem);
        QVERIFY(std::count(outcome.predicted.begin(), outcome.predicted.end(), 1) > 0);
        QCOMPARE(std::count(outcome.predicted.begin(), outcome.predicted.end(), 3), std::ptrdiff_t{0});
        QVERIFY(outcome.accuracy >= 0.7);
    }

    void trainingOnOneClassPredictsIt()
    {
        ProbeProblem problem = separableProblem(20, 2);
        std::erase_if(problem.split.train, [](graph::Node node) { return node >= 20; });
        QCOMPARE(outcomeOf(problem).accuracy, 0.5);
    }

    void wrongInputIsNamed()
    {
        ProbeProblem problem = separableProblem(20, 2);
        const std::vector<float> rows(6, 1.0f);
        QCOMPARE(logisticProbe(*UnitRows::ofDense(rows, 3, 2), problem.labels, problem.split).error().text(),
                 std::string("the embedding has 3 rows, but the data set has 40 nodes"));
        problem.split.train.resize(4);
        QVERIFY(!logisticProbe(UnitRows::of(problem.features).value(), problem.labels, problem.split).ok());
        const std::vector<float> broken{1, 2, 3, std::nanf("")};
        QCOMPARE(UnitRows::ofDense(broken, 2, 2).error().text(),
                 std::string("row 1 of the embedding, column 1: not a finite number"));
        QVERIFY(!UnitRows::ofDense(broken, 3, 2).ok());
        QVERIFY(!selectionById("accuracy").ok());
    }

    void protocolReportsEverySplit()
    {
        const ProbeProblem problem = separableProblem(40, 3);
        auto protocol = *protocolById("cv-10-90");
        protocol.splits = 3;
        const auto report = evaluateLogistic(UnitRows::of(problem.features).value(), problem.labels, {}, protocol);
        QVERIFY(report.ok());
        QCOMPARE(report->outcomes.size(), std::size_t{3});
        QCOMPARE(report->accuracy.n, 3);
        QCOMPARE(report->card.splits, 3);
        QCOMPARE(report->outcomes[1].splitHash, splitHash(*randomSplit(problem.labels, {}, 0, 1)));
    }
};

ROSA_TEST(TestLogisticProbe)
#include "tst_logistic_probe.moc"
