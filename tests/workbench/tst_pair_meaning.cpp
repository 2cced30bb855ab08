/// Sentences about the numbers of a pair, on problems with known figures.
#include "app/workbench/pairs/data/pair_meaning.h"

#include <cmath>

#include <QTest>

#include "core/protocol/inspect_pair.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// Two nodes against two; costs 0 to the partner, 1 to the other.
record::PairSnapshot twoByTwo(const std::vector<float>& t, const std::vector<float>& r)
{
    record::PairSnapshot pair;
    pair.rowNodes = {0, 1};
    pair.columnNodes = {2, 3};
    pair.cost = {0, 1, 1, 0};
    pair.rescale = {1, 1, 1, 1};
    pair.rowWeights = t;
    pair.columnWeights = r;
    pair.plan.resize(4);
    return pair;
}

protocol::Inspection pairSolvedAgain(const record::PairSnapshot& pair, double lambda, int sweeps,
                                     const graph::Labels& labels = {})
{
    const auto inspection = protocol::inspectPair(pair, {}, labels);
    if (!inspection) qFatal("the pair cannot be inspected");
    const auto again = protocol::solvedAgain(*inspection, lambda, sweeps, labels);
    if (!again) qFatal("the pair cannot be solved");
    return *again;
}

PairMeaning meaning(const protocol::Inspection& inspection, PairNumber number)
{
    return meaningsOf(inspection)[static_cast<std::size_t>(number)];
}

QString sentence(const protocol::Inspection& inspection, PairNumber number) { return meaning(inspection, number).sentence; }

bool isNear(double one, double other) { return std::abs(one - other) < 5e-5; }

const std::vector<float> kHalf{0.5F, 0.5F};

}  // namespace

class TestPairMeaning : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// D = [[0, 1], [1, 0]], t = (.5, .5), r = (.9, .1), λ = 5: the optimum is .4, and Sinkhorn comes to it from below.
    void aCostBelowTheOptimumIsInfeasible()
    {
        const record::PairSnapshot pair = twoByTwo(kHalf, {0.9F, 0.1F});
        const protocol::Inspection one = pairSolvedAgain(pair, 5, 1);
        QVERIFY(isNear(one.sinkhornCost, 0.0067));
        QVERIFY(isNear(one.exactCost, 0.4));
        QCOMPARE(costVerdict(one), CostVerdict::BelowOptimum);
        const PairMeaning cost = meaning(one, PairNumber::Cost);
        QVERIFY2(cost.sentence.startsWith(QStringLiteral("infeasible: 98")) && cost.isWarning, qPrintable(cost.sentence));
        QVERIFY(meaning(one, PairNumber::IndependentCost).isWarning);
        QVERIFY(meaning(one, PairNumber::RowGap).isWarning);

        const protocol::Inspection two = pairSolvedAgain(pair, 5, 2);
        QVERIFY(isNear(two.sinkhornCost, 0.0488));
        QVERIFY(sentence(two, PairNumber::Cost).startsWith(QStringLiteral("infeasible: 88")));
        // Within a per cent of the optimum, but still below it.
        const protocol::Inspection five = pairSolvedAgain(pair, 5, 5);
        QVERIFY(isNear(five.sinkhornCost, 0.3961));
        QVERIFY(sentence(five, PairNumber::Cost).startsWith(QStringLiteral("infeasible: 0")));
        const protocol::Inspection many = pairSolvedAgain(pair, 5, 100);
        QVERIFY(isNear(many.sinkhornCost, 0.4007) || isNear(many.sinkhornCost, 0.4));
        QCOMPARE(costVerdict(many), CostVerdict::Comparable);
        QVERIFY(!meaning(many, PairNumber::Cost).isWarning);
        QVERIFY(sentence(many, PairNumber::RowGap).startsWith(QStringLiteral("converged: 100")));
    }

    /// With uniform weights the plan is known: 1/(1 + e^λ) of the mass goes to the other node.
    void smallLambdaHardlyPrefersCheapPairs()
    {
        const record::PairSnapshot pair = twoByTwo(kHalf, kHalf);
        const protocol::Inspection blurred = pairSolvedAgain(pair, 0.2, 5);
        QVERIFY(isNear(blurred.sinkhornCost, 1 / (1 + std::exp(0.2))));
        QVERIFY2(sentence(blurred, PairNumber::Entropy).endsWith(QStringLiteral("this plan hardly prefers cheap pairs")),
                 qPrintable(sentence(blurred, PairNumber::Entropy)));
        // Saves 2·(1/2 − 1/(1 + e^0.2)) = 0.0997 of what is possible.
        QVERIFY(sentence(blurred, PairNumber::IndependentCost).contains(QStringLiteral("only 10")));
        QVERIFY(sentence(blurred, PairNumber::Cost).startsWith(QStringLiteral("the optimum is zero")));
        QVERIFY(sentence(blurred, PairNumber::ExactCost).startsWith(QStringLiteral("100")));

        const protocol::Inspection sharp = pairSolvedAgain(pair, 20, 5);
        QVERIFY(sentence(sharp, PairNumber::Entropy).contains(QStringLiteral("about 1.0 of 2 nodes")) ||
                sentence(sharp, PairNumber::Entropy).contains(QStringLiteral("about 1 of 2 nodes")));
        QVERIFY(sentence(sharp, PairNumber::IndependentCost).endsWith(QStringLiteral("nearly all")));
        QCOMPARE(sentence(sharp, PairNumber::Cost), QStringLiteral("equal to the optimum up to rounding"));
        // exp of the entropy of (0.73, 0.27) is 1.79: of two nodes, that is no matching.
        QVERIFY2(sentence(pairSolvedAgain(pair, 1, 5), PairNumber::Entropy).endsWith(QStringLiteral("over 1.8 of 2 nodes")),
                 qPrintable(sentence(pairSolvedAgain(pair, 1, 5), PairNumber::Entropy)));
    }

    void equalCostsLeaveNothingToSave()
    {
        record::PairSnapshot pair = twoByTwo(kHalf, kHalf);
        pair.cost = {1, 1, 1, 0.995F};
        const protocol::Inspection flat = pairSolvedAgain(pair, 20, 5);
        QVERIFY(sentence(flat, PairNumber::ExactCost).endsWith(QStringLiteral("no plan saves more here")));
        QCOMPARE(sentence(flat, PairNumber::IndependentCost), QStringLiteral("alignment has next to nothing to save here"));
        QVERIFY(sentence(flat, PairNumber::Entropy).endsWith(QStringLiteral("hardly prefers cheap pairs")));
        pair.cost = {0, 0, 0, 0};
        QVERIFY(
            sentence(pairSolvedAgain(pair, 20, 5), PairNumber::ExactCost).startsWith(QStringLiteral("every plan is free")));
    }

    void classesAreComparedWithChance()
    {
        graph::Labels labels;
        labels.ofNode = {0, 1, 0, 1};
        labels.classNames = {"0", "1"};
        const record::PairSnapshot pair = twoByTwo(kHalf, kHalf);
        // 1 − 1/(1 + e^5) = 0.993 of the mass is within classes, half of it by chance.
        QVERIFY2(sentence(pairSolvedAgain(pair, 5, 5, labels), PairNumber::SameClass).startsWith(QStringLiteral("49 point")),
                 qPrintable(sentence(pairSolvedAgain(pair, 5, 5, labels), PairNumber::SameClass)));
        QVERIFY(sentence(pairSolvedAgain(pair, 0.01, 5, labels), PairNumber::SameClass)
                    .startsWith(QStringLiteral("as by chance")));
        QVERIFY(
            sentence(pairSolvedAgain(pair, 5, 5), PairNumber::SameClass).endsWith(QStringLiteral("no classes to compare")));
        labels.ofNode = {0, 0, 1, 1};
        QVERIFY(sentence(pairSolvedAgain(pair, 5, 5, labels), PairNumber::SameClass)
                    .startsWith(QStringLiteral("hardly any two")));
        labels.ofNode = {0, 1, 0, 1};
        record::PairSnapshot crossed = pair;
        crossed.cost = {1, 0, 0, 1};
        QVERIFY(sentence(pairSolvedAgain(crossed, 5, 5, labels), PairNumber::SameClass)
                    .endsWith(QStringLiteral("prefers other classes")));
    }

    void ignoringTheCostsIsNeitherBetterNorWorseThanItself()
    {
        record::PairSnapshot pair = twoByTwo(kHalf, {0.9F, 0.1F});
        pair.plan = {0.45F, 0.05F, 0.45F, 0.05F};
        const auto independent = protocol::inspectPair(pair, {.solve = {.coupling = transport::Coupling::Independent}}, {});
        QVERIFY(independent.ok());
        QVERIFY2(sentence(*independent, PairNumber::IndependentCost).endsWith(QStringLiteral("it hardly aligns")),
                 qPrintable(sentence(*independent, PairNumber::IndependentCost)));
    }

    void aSingleRowHasOnePlan()
    {
        record::PairSnapshot pair = twoByTwo({1}, kHalf);
        pair.rowNodes = {0};
        pair.cost = {0, 1};
        pair.rescale = {1, 1};
        pair.plan.resize(2);
        QVERIFY(
            sentence(pairSolvedAgain(pair, 5, 5), PairNumber::Entropy).startsWith(QStringLiteral("there is one plan only")));
    }

    void withoutLambdaThereIsNoOther()
    {
        const auto uniform =
            protocol::inspectPair(twoByTwo(kHalf, {0.9F, 0.1F}), {.solve = {.coupling = transport::Coupling::Uniform}}, {});
        QVERIFY(uniform.ok());
        QCOMPARE(costVerdict(*uniform), CostVerdict::OtherWeights);
        for (const PairNumber number : {PairNumber::Cost, PairNumber::IndependentCost, PairNumber::RowGap})
            QVERIFY(meaning(*uniform, number).isWarning);
        QVERIFY(!protocol::solvedAgain(*uniform, 5, 5, {}).ok());
        const auto trained = protocol::inspectPair(twoByTwo(kHalf, kHalf), {}, {});
        QVERIFY(trained.ok());
        QVERIFY(!protocol::solvedAgain(*trained, 0, 5, {}).ok());
        const auto again = protocol::solvedAgain(*trained, 7, 3, {});
        QVERIFY(again.ok() && !again->asTrained && again->lambda == 7 && again->iterations == 3);
        QVERIFY(protocol::solvedAgain(*again, trained->trainedLambda, trained->trainedIterations, {})->asTrained);
        QCOMPARE(again->exactCost, trained->exactCost);
    }
};

ROSA_WIDGET_TEST(TestPairMeaning)
#include "tst_pair_meaning.moc"
