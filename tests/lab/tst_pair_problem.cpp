#include "core/lab/pair_problem.h"

#include <cmath>

#include <QtTest/QTest>

#include "core/lab/problem_toml.h"
#include "core/lab/solution.h"
#include "core/protocol/inspect_pair.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

/// Views {7, 2} and {2, 5, 0}.
protocol::Inspection smallPair()
{
    protocol::Inspection inspection;
    inspection.pair.rowNodes = {7, 2};
    inspection.pair.columnNodes = {2, 5, 0};
    inspection.pair.cost = {0.5F, 1, 0.25F, 0, 0.75F, 1.5F};
    inspection.pair.rescale = {0.5F, 1, 1, 0.5F, 0.5F, 1};
    inspection.pair.rowWeights = {0.25F, 0.75F};
    inspection.pair.columnWeights = {0.5F, 0.5F, 0};
    inspection.rowView.arcs = {0, 1, 1, 0};
    inspection.columnView.arcs = {2, 0, 0, 2, 1, 2, 2, 1};
    inspection.lambda = 30;
    inspection.iterations = 7;
    inspection.rescaled = true;
    return inspection;
}

graph::Labels labels()
{
    graph::Labels some;
    some.ofNode = LargeBuffer<std::int32_t>(8);
    const std::int32_t classes[]{1, 0, 0, 0, 0, -1, 0, 1};
    std::ranges::copy(classes, some.ofNode.begin());
    some.classNames = {"odd", "even"};
    return some;
}

}  // namespace

class TestPairProblem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesEverythingThatIsShown()
    {
        const Problem problem = problemOfPair(smallPair(), labels()).value();
        const auto& given = std::get<GivenCost>(problem.source);
        QCOMPARE(given.cost(1, 2), 1.5);
        QCOMPARE((*given.scale)(1, 0), 0.5);
        QCOMPARE(given.rowEdges, (Edges{{0, 1}}));
        QCOMPARE(given.columnEdges, (Edges{{0, 2}, {1, 2}}));
        QCOMPARE(problem.rowLabels, (std::vector<std::string>{"7", "2"}));
        QCOMPARE(problem.columnLabels, (std::vector<std::string>{"2", "5", "0"}));
        QCOMPARE(problem.rowClasses, (std::vector{1, 0}));
        QCOMPARE(problem.columnClasses, (std::vector{0, -1, 1}));
        QCOMPARE(problem.classNames, (std::vector<std::string>{"odd", "even"}));
        QCOMPARE(problem.solve.lambda, 30.0);
        QCOMPARE(problem.solve.halfIterations, 14);
        QVERIFY(problem.isRescaled);
        const Posed posed = pose(problem).value();
        QCOMPARE(posed.cost(0, 0), 0.25);
        QCOMPARE(posed.columns[2], 0.0);
    }

    /// Two padding rows of the first view and one of the second: the pair has one row for both, the lab two.
    void paddingRowsArePoints()
    {
        protocol::Inspection inspection = smallPair();
        record::PairSnapshot& pair = inspection.pair;
        pair.padding = {2, 1};
        pair.cost = {0.5F, 1, 0.25F, 0.9F, 0, 0.75F, 1.5F, 0.8F, 0.3F, 0.4F, 0.6F, 0};
        pair.rescale.assign(12, 1);
        pair.rowWeights = {0.25F, 0.25F, 0.5F};
        pair.columnWeights = {0.25F, 0.25F, 0.25F, 0.25F};
        pair.plan.assign(12, 0);
        const protocol::PairSettings settings{.solve = {.lambda = inspection.lambda, .iterations = inspection.iterations},
                                              .otherLambda = inspection.lambda,
                                              .otherIterations = inspection.iterations + 1};
        const protocol::Inspection solved = protocol::inspectPair(pair, settings, labels()).value();
        Problem problem = problemOfPair(solved, labels()).value();
        QCOMPARE(problem.rowLabels, (std::vector<std::string>{"7", "2", "padding 1", "padding 2"}));
        QCOMPARE(problem.columnClasses, (std::vector{0, -1, 1, -1}));
        QCOMPARE(problem.rowWeights, (std::vector{0.25, 0.25, 0.25, 0.25}));
        const Posed posed = pose(problem).value();
        QCOMPARE(posed.cost(3, 1), static_cast<double>(0.4F));
        QCOMPARE(posed.cost(3, 3), 0.0);
        const References references = referencesOf(posed).value();
        const auto solution = lab::solve(problem.solve, posed, references, problem.ground).value();
        QVERIFY(std::abs(solution.figures.cost - solved.sinkhornCost) < 1e-6);
        QVERIFY(std::abs(solution.figures.rowGap - solved.rowGap) < 1e-6);
        QVERIFY(std::abs(solution.figures.entropy - solved.entropy) < 1e-5);
        QVERIFY(std::abs(references.exact.cost - solved.exactCost) < 1e-6);
        QVERIFY(std::abs(references.independent.entropy - solved.independentEntropy) < 1e-6);
    }

    /// Removing the padding leaves the problem of the nodes: weights in the same ratios, a plan of their own.
    void paddingCanBeRemoved()
    {
        const protocol::Inspection alone = smallPair();
        record::PairSnapshot padded = alone.pair;
        padded.padding = {3, 0};
        padded.cost.insert(padded.cost.end(), {0.1F, 0.2F, 0.3F});
        padded.rescale.insert(padded.rescale.end(), 3, 1);
        padded.plan.assign(9, 0);
        padded.rowWeights = {0.125F, 0.375F, 0.5F};
        const transport::BlockOptions options{.lambda = 30, .iterations = 7};
        const auto found = protocol::withoutPadding(padded, options).value();
        QVERIFY(!found.padding);
        QCOMPARE(found.cost, alone.pair.cost);
        QCOMPARE(found.rescale, alone.pair.rescale);
        QCOMPARE(found.rowWeights, alone.pair.rowWeights);
        QCOMPARE(found.columnWeights, alone.pair.columnWeights);
        double mass = 0;
        for (const float moved : found.plan) mass += static_cast<double>(moved);
        QCOMPARE(found.plan.size(), std::size_t{6});
        QVERIFY(std::abs(mass - 1) < 1e-6);
    }

    void couplingsBecomeVariants()
    {
        protocol::Inspection inspection = smallPair();
        QCOMPARE(problemOfPair(inspection, {}).value().solve.variant, Variant::Sinkhorn);
        inspection.coupling = transport::Coupling::Exact;
        inspection.lambda = 0;
        inspection.iterations = 0;
        const Problem exact = problemOfPair(inspection, {}).value();
        QCOMPARE(exact.solve.variant, Variant::Exact);
        QCOMPARE(exact.solve.lambda, SolveSettings().lambda);
        QVERIFY(exact.rowClasses.empty() && exact.classNames.empty());
        inspection.coupling = transport::Coupling::Independent;
        QCOMPARE(problemOfPair(inspection, {}).value().solve.variant, Variant::Independent);
    }

    void isAFileAndHasASolution()
    {
        const Problem problem = problemOfPair(smallPair(), labels()).value();
        const Problem back = problemFromToml(toToml(problem), "pair.toml").value();
        QCOMPARE(toToml(back), toToml(problem));
        const Posed posed = pose(back).value();
        const References references = referencesOf(posed).value();
        QVERIFY(solve(back.solve, posed, references, back.ground).value().figures.columnGap < 1e-9);
    }

    void largePairsAreRefused()
    {
        protocol::Inspection inspection = smallPair();
        inspection.pair.rowNodes.resize(129);
        const auto problem = problemOfPair(inspection, {});
        QVERIFY(!problem);
        QVERIFY(problem.error().text().find("129 × 3 nodes") != std::string::npos);
        inspection = smallPair();
        inspection.pair.padding = {0, 4'000'000'000};  // of a damaged record
        QVERIFY(!problemOfPair(inspection, {}));
    }
};

ROSA_TEST(TestPairProblem)
#include "tst_pair_problem.moc"
