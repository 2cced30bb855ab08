#include "core/learn/ops/anchor_loss.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "tests/base/instruction_sets.h"
#include "tests/learn/general_path.h"
#include "tests/learn/reference_vectors.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using namespace rosa::test;
using torch::Tensor;

namespace {

/// g-EMDs of one direction.
struct AnchorCase {
    ObjectiveOptions options;
    Tensor inter, intra;
    Tensor negatives;  ///< Or undefined.
};

AnchorCase makeAnchorCase(bool isPaper, bool hasNegatives, std::int64_t views, double spread)
{
    AnchorCase made;
    made.options = test::objectiveOf(isPaper ? "paper" : "reference");
    made.inter = randomRows(views, views, 1).to(torch::kFloat64) * spread;
    made.intra = randomRows(views, views, 2).to(torch::kFloat64) * spread;
    if (hasNegatives) {
        made.negatives = randomRows(views, views, 3) > 0;
        for (std::int64_t i = 0; i < views; ++i) {
            made.negatives[i][(i + 1) % views] = true;
            made.negatives[i][i] = false;
        }
    }
    return made;
}

AnchorCase caseOn(torch::Device device, AnchorCase given)
{
    for (Tensor* tensor : {&given.inter, &given.intra, &given.negatives})
        if (tensor->defined()) *tensor = tensor->to(device);
    return given;
}

/// The formula of objective.h by LibTorch and autograd.
Tensor byFormula(const AnchorCase& given, const Tensor& interEmd, const Tensor& intraEmd)
{
    const double factor = given.options.similarity == Similarity::OneMinus ? 1 : 2;
    const Tensor inter = factor * (1 - interEmd);
    const Tensor intra = factor * (1 - intraEmd);
    const std::int64_t views = inter.size(0);
    const double doubled = given.options.topology && given.options.positiveDoubled ? 2 : 1;
    std::vector<Tensor> losses;
    for (std::int64_t i = 0; i < views; ++i) {
        const Tensor positive = doubled * inter[i][i] / given.options.contrast.temperature;
        std::vector<Tensor> terms;
        if (given.options.denominator == Denominator::WithPositive) terms.push_back(positive);
        for (std::int64_t k = 0; k < views; ++k) {
            if (k == i || (given.negatives.defined() && !given.negatives[i][k].item<bool>())) continue;
            terms.push_back(inter[i][k] / given.options.contrast.temperature);
            terms.push_back(intra[i][k] / given.options.contrast.temperature);
        }
        losses.push_back(torch::logsumexp(torch::stack(terms), 0) - positive);
    }
    return torch::stack(losses);
}

struct AnchorAnswer {
    Tensor losses;
    Tensor inter, intra;  ///< Gradients of their sum.
};

/// The losses computed by `lossOf` from g-EMDs, and their sum.
template <typename Loss>
AnchorAnswer answerOf(const AnchorCase& given, c10::ScalarType type, const Loss& lossOf)
{
    const Tensor inter = given.inter.to(type, false, true).requires_grad_();
    const Tensor intra = given.intra.to(type, false, true).requires_grad_();
    const auto [losses, sum] = lossOf(inter, intra);
    sum.backward();
    const auto exact = [](const Tensor& values) { return values.detach().cpu().to(torch::kFloat64); };
    return {exact(losses), exact(inter.grad()), exact(intra.grad())};
}

/// As one of the two directions, with different g-EMDs.
AnchorAnswer answerOf(const AnchorCase& given, c10::ScalarType type, bool isBackward = false)
{
    const std::int64_t views = given.inter.size(0);
    const auto like = given.inter.options().dtype(type);
    const Tensor otherInter = torch::full({views, views}, 0.3, like).fill_diagonal_(0.1);
    const Tensor otherIntra = torch::full({views, views}, 0.7, like);
    return answerOf(given, type, [&](const Tensor& inter, const Tensor& intra) {
        const auto both =
            isBackward ? lossOfAnchors({otherInter, inter, {}, {}, {}}, otherIntra, intra, given.negatives, given.options)
                       : lossOfAnchors({inter, otherInter, {}, {}, {}}, intra, otherIntra, given.negatives, given.options);
        const std::int64_t first = isBackward ? views : 0;
        return std::pair{both.losses.slice(0, first, first + views), both.loss * (2 * views)};
    });
}

}  // namespace

class TestAnchorLoss : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setInstructionSet(bestInstructionSet()); }

    void agreesWithTheFormula_data()
    {
        QTest::addColumn<bool>("isPaper");
        QTest::addColumn<bool>("hasNegatives");
        QTest::addColumn<int>("views");
        QTest::addColumn<double>("spread");
        for (const bool isPaper : {true, false})
            for (const bool hasNegatives : {true, false})
                for (const int views : {2, 5, 16, 37})
                    for (const double spread : {0.5, 40.0})
                        QTest::addRow("%s, %s, %d views, spread %g", isPaper ? "paper" : "reference",
                                      hasNegatives ? "some negatives" : "all negatives", views, spread)
                            << isPaper << hasNegatives << views << spread;
    }

    /// In both precisions and directions, for all instruction sets.
    void agreesWithTheFormula()
    {
        QFETCH(bool, isPaper);
        QFETCH(bool, hasNegatives);
        QFETCH(int, views);
        QFETCH(double, spread);
        const AnchorCase given = makeAnchorCase(isPaper, hasNegatives, views, spread);
        const AnchorAnswer expected = answerOf(given, torch::kFloat64, [&](const Tensor& inter, const Tensor& intra) {
            const Tensor losses = byFormula(given, inter, intra);
            return std::pair{losses, losses.sum()};
        });
        const double scale = 4 / given.options.contrast.temperature;  // of the gradients

        for (const torch::Device device : generalDevices()) {
            const GeneralPath general;
            for (const bool isBackward : {false, true}) {
                const AnchorAnswer elsewhere = answerOf(caseOn(device, given), torch::kFloat64, isBackward);
                QVERIFY2(largest(elsewhere.losses - expected.losses) <= 1e-12 * (1 + spread), device.str().c_str());
                QVERIFY2(largest(elsewhere.inter - expected.inter) <= 1e-12 * scale, device.str().c_str());
                QVERIFY2(largest(elsewhere.intra - expected.intra) <= 1e-12 * scale, device.str().c_str());
            }
        }
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            for (const auto type : {torch::kFloat64, torch::kFloat32}) {
                const AnchorAnswer found = answerOf(given, type);
                const AnchorAnswer backward = answerOf(given, type, true);
                QVERIFY2(torch::equal(backward.losses, found.losses), nameOf(set));
                QVERIFY2(torch::equal(backward.inter, found.inter), nameOf(set));
                QVERIFY2(torch::equal(backward.intra, found.intra), nameOf(set));
                // Exponents of up to 5 · spread / τ amplify the rounding error of floats by this factor.
                const double single = 1e-6 * (1 + 5 * spread / given.options.contrast.temperature);
                const bool isDouble = type == torch::kFloat64;
                const double rounding = isDouble ? 1e-12 : single;
                QVERIFY2(largest(found.losses - expected.losses) <= (isDouble ? 1e-12 * (1 + spread) : single), nameOf(set));
                QVERIFY2(largest(found.inter - expected.inter) <= rounding * scale, nameOf(set));
                QVERIFY2(largest(found.intra - expected.intra) <= rounding * scale, nameOf(set));
            }
        }
    }

    void whatIsLeftOutHasNoGradient_data() { addPathRows(); }
    void whatIsLeftOutHasNoGradient()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        const AnchorCase given = makeAnchorCase(false, true, 9, 0.5);
        for (const auto type : {torch::kFloat32, torch::kFloat64}) {
            const AnchorAnswer found = answerOf(caseOn(path.device, given), type);
            const Tensor leftOut = given.negatives.logical_not();
            QCOMPARE(largest(found.intra.masked_select(leftOut)), 0.0);
            const Tensor beside = leftOut.logical_and(torch::eye(9, torch::kBool).logical_not());
            QCOMPARE(largest(found.inter.masked_select(beside)), 0.0);
            // The doubled positive; a similarity contains twice the g-EMD.
            QVERIFY(std::abs(found.inter[4][4].item<double>() - 2 * 2.0 / given.options.contrast.temperature) < 1e-5);
        }
    }

    void aNumberThatIsNoneShowsInItsAnchorAlone_data() { addPathRows(); }
    void aNumberThatIsNoneShowsInItsAnchorAlone()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        for (const auto type : {torch::kFloat32, torch::kFloat64})
            for (const std::int64_t column : {0, 17, 36}) {
                const AnchorCase given = makeAnchorCase(true, false, 37, 0.5);
                given.inter[3][column] = std::nan("");
                given.intra[5][column] = std::nan("");
                const AnchorAnswer found = answerOf(caseOn(path.device, given), type);
                for (std::int64_t anchor = 0; anchor < 37; ++anchor) {
                    const bool isSound = anchor != 3 && anchor != 5;
                    QCOMPARE(torch::isfinite(found.losses[anchor]).item<bool>(), isSound);
                    QCOMPARE(torch::isfinite(found.inter[anchor]).all().item<bool>(), isSound);
                }
            }
    }

    void whatIsLeftOutMayBeAnything_data() { addPathRows(); }
    void whatIsLeftOutMayBeAnything()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        for (const auto type : {torch::kFloat32, torch::kFloat64}) {
            const AnchorCase sound = makeAnchorCase(false, true, 9, 0.5);
            const AnchorCase given = makeAnchorCase(false, true, 9, 0.5);
            given.intra[2][2] = std::nan("");
            given.inter.masked_fill_(given.negatives.logical_not().logical_and(torch::eye(9, torch::kBool).logical_not()),
                                     std::nan(""));
            const auto lossesOf = [&](const AnchorCase& made) { return answerOf(caseOn(path.device, made), type).losses; };
            QVERIFY(torch::equal(lossesOf(given), lossesOf(sound)));
        }
    }

    void columnMajorMatricesAreRead_data() { addPathRows(); }
    void columnMajorMatricesAreRead()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        const AnchorCase given = caseOn(path.device, makeAnchorCase(true, false, 9, 0.5));
        AnchorCase turned = given;
        turned.inter = given.inter.t().contiguous().t();
        turned.intra = given.intra.t().contiguous().t();
        const auto lossesOf = [](const AnchorCase& made) {
            return lossOfAnchors({made.inter, made.inter, {}, {}, {}}, made.intra, made.intra, {}, made.options).losses;
        };
        QVERIFY(torch::equal(lossesOf(turned), lossesOf(given)));
    }

    /// Means over negative pairs and over positives, for both directions.
    void meansAreOfSimilarities_data() { addPathRows(); }
    void meansAreOfSimilarities()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        for (const bool hasNegatives : {true, false}) {
            const AnchorCase one = caseOn(path.device, makeAnchorCase(false, hasNegatives, 37, 0.5));
            const Tensor otherInter = one.inter * 0.5 + 0.2;
            const Tensor otherIntra = one.intra * 0.25;
            const auto loss =
                lossOfAnchors({one.inter, otherInter, {}, {}, {}}, one.intra, otherIntra, one.negatives, one.options);
            const Tensor isNegative =
                hasNegatives ? one.negatives : torch::eye(37, one.inter.options().dtype(torch::kBool)).logical_not();
            const auto meanOf = [&](const Tensor& a, const Tensor& b) {
                const Tensor emds = torch::cat({a.masked_select(isNegative), b.masked_select(isNegative)});
                return 2 - 2 * emds.mean().item<double>();
            };
            const double mean = loss.losses.mean().item<double>();
            QVERIFY(std::abs(loss.loss.item<double>() - mean) < 1e-12);
            QVERIFY(std::abs(loss.shown[0].item<double>() - mean) < 1e-12);
            const double positive = (one.inter.trace() + otherInter.trace()).item<double>() / (2 * 37);
            QVERIFY(std::abs(loss.shown[1].item<double>() - (2 - 2 * positive)) < 1e-12);
            QVERIFY(std::abs(loss.shown[2].item<double>() - meanOf(one.inter, otherInter)) < 1e-12);
            QVERIFY(std::abs(loss.shown[3].item<double>() - meanOf(one.intra, otherIntra)) < 1e-12);
        }
    }

    void threadsDoNotChangeABit()
    {
        const AnchorCase given = makeAnchorCase(false, false, 200, 0.5);
        setThreadCount(1);
        const AnchorAnswer one = answerOf(given, torch::kFloat32);
        setThreadCount(3);
        const AnchorAnswer many = answerOf(given, torch::kFloat32);
        setThreadCount(1);
        QVERIFY(torch::equal(one.losses, many.losses));
        QVERIFY(torch::equal(one.inter, many.inter) && torch::equal(one.intra, many.intra));
        const auto shownBy = [&](int threads) {
            setThreadCount(threads);
            return lossOfAnchors({given.inter, given.inter, {}, {}, {}}, given.intra, given.intra, {}, given.options).shown;
        };
        QVERIFY(torch::equal(shownBy(3), shownBy(1)));
    }
};

ROSA_TEST(TestAnchorLoss)
#include "tst_anchor_loss.moc"
