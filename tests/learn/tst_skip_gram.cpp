#include "core/learn/walks/skip_gram.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "tests/base/instruction_sets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using graph::Node;

namespace {

std::vector<float> randomValues(std::size_t count, std::uint32_t index)
{
    RandomStream stream(11, Purpose::Generator, 0, index);
    std::vector<float> values(count);
    for (float& value : values) value = stream.uniform() - 0.5f;
    return values;
}

/// Walks of random nodes.
sampling::Corpus randomCorpus(Node nodes, int walks, int length)
{
    RandomStream stream(4, Purpose::Generator);
    sampling::Corpus corpus{length, {}};
    for (int i = 0; i < walks * length; ++i)
        corpus.nodes.push_back(static_cast<Node>(stream.below(static_cast<std::uint32_t>(nodes))));
    return corpus;
}

double similarity(const std::vector<double>& a, const std::vector<double>& b)
{
    double sum = 0;
    for (std::size_t k = 0; k < a.size(); ++k) sum += a[k] * b[k];
    return sum;
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

}  // namespace

class TestSkipGram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setThreadCount(1); }
    void cleanup() { setInstructionSet(bestInstructionSet()); }

    /// A walk 0, 1 with window 1 and no negatives gives the pairs (0, 1) and (1, 0); each moves along the gradient of −log σ(e·o).
    void onePairMovesAlongItsGradient()
    {
        SkipGram skipGram({3, 1, 0}, 2, 1);
        const std::vector<std::int64_t> counts{1, 1};
        skipGram.setFrequencies(counts);
        std::vector<float> embeddings{0.5f, -0.25f, 1, 0.125f, 2, -1};
        std::vector<float> contexts{1, 0.5f, -0.5f, 0.25f, -1, 0.75f};
        const SkipGramSum sum = skipGram.train({2, {0, 1}}, {0, 0, 0}, 0.1f, embeddings, contexts);
        QCOMPARE(sum.pairs, std::int64_t{2});
        // Pair (0, 1): e₀·o₁ = 0.125 + 0.25 + 0.75. Pair (1, 0): e₁·o₀ = 0.125 + 1 + 0.5. They share no row.
        const double first = 1.125, second = 1.625;
        QVERIFY(std::abs(sum.loss + std::log(logistic(first)) + std::log(logistic(second))) < 1e-6);
        const double g0 = 0.1 * (1 - logistic(first)), g1 = 0.1 * (1 - logistic(second));
        const double expected[] = {0.5 + g0 * 0.25, -0.25 - g0 * 1, 1 + g0 * 0.75,
                                   0.125 + g1 * 1,  2 + g1 * 0.5,   -1 - g1 * 0.5};
        const double expectedContexts[] = {1 + g1 * 0.125,  0.5 + g1 * 2,   -0.5 - g1 * 1,
                                           0.25 + g0 * 0.5, -1 - g0 * 0.25, 0.75 + g0 * 1};
        for (std::size_t i = 0; i < 6; ++i) {
            QVERIFY(std::abs(static_cast<double>(embeddings[i]) - expected[i]) < 1e-6);
            QVERIFY(std::abs(static_cast<double>(contexts[i]) - expectedContexts[i]) < 1e-6);
        }
    }

    void negativesArePushedAway_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {5, 16, 37}) QTest::addRow("%d dimensions", width) << width;
    }
    /// With three nodes, of which one is never drawn, the negatives of a pair are known: compared with the same steps in double precision,
    /// for all instruction sets.
    void negativesArePushedAway()
    {
        QFETCH(int, width);
        const auto count = static_cast<std::size_t>(width);
        const std::vector<float> startEmbeddings = randomValues(3 * count, 0);
        const std::vector<float> startContexts = randomValues(3 * count, 1);
        const std::vector<double> e(startEmbeddings.begin(), startEmbeddings.begin() + width);
        const std::vector<double> positive(startContexts.begin() + width, startContexts.begin() + 2 * width);
        std::vector<double> negative(startContexts.begin() + 2 * width, startContexts.end());
        std::vector<double> moved(count, 0.0);
        const double pull = 0.5 * (1 - logistic(similarity(e, positive)));
        for (std::size_t k = 0; k < count; ++k) moved[k] += pull * positive[k];
        for (int i = 0; i < 4; ++i) {
            const double push = 0.5 * logistic(similarity(e, negative));
            for (std::size_t k = 0; k < count; ++k) {
                moved[k] -= push * negative[k];
                negative[k] -= push * e[k];
            }
        }
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            SkipGram skipGram({width, 1, 4}, 3, 1);
            skipGram.setFrequencies(std::vector<std::int64_t>{0, 0, 7});  // only node 2 is drawn
            std::vector<float> embeddings = startEmbeddings;
            std::vector<float> contexts = startContexts;
            // 0 is the centre of (0, 1); (1, 0) comes after and touches neither e₀ nor o₁.
            skipGram.train({2, {0, 1}}, {0, 0, 0}, 0.5f, embeddings, contexts);
            for (std::size_t k = 0; k < count; ++k) {
                QVERIFY2(std::abs(static_cast<double>(embeddings[k]) - (e[k] + moved[k])) < 1e-5, nameOf(set));
                QVERIFY2(std::abs(static_cast<double>(contexts[count + k]) - (positive[k] + pull * e[k])) < 1e-5,
                         nameOf(set));
            }
        }
    }

    /// All pairs within the window of a walk are trained; there are none beyond the end of a walk.
    void pairsAreThoseOfTheWalks()
    {
        SkipGram skipGram({4, 1, 0}, 10, 1);
        skipGram.setFrequencies(std::vector<std::int64_t>(10, 1));
        std::vector<float> embeddings = randomValues(40, 2);
        std::vector<float> contexts = randomValues(40, 3);
        const sampling::Corpus corpus{4, {0, 1, 2, 3, 5, sampling::kWalkEnded, sampling::kWalkEnded, sampling::kWalkEnded}};
        QCOMPARE(skipGram.train(corpus, {0, 0, 0}, 0.1f, embeddings, contexts).pairs, std::int64_t{6});
    }

    void resultDoesNotDependOnThreads()
    {
        const Node nodes = 1500;
        const sampling::Corpus corpus = randomCorpus(nodes, 300, 20);
        const auto trained = [&](int threads) {
            setThreadCount(threads);
            SkipGram skipGram({20, 5, 3}, nodes, 8);
            if (skipGram.parts() < 4) qFatal("too few parts to tell threads apart");
            skipGram.setFrequencies(std::vector<std::int64_t>(nodes, 2));
            std::vector<float> embeddings = randomValues(static_cast<std::size_t>(nodes) * 20, 4);
            std::vector<float> contexts = randomValues(static_cast<std::size_t>(nodes) * 20, 5);
            const SkipGramSum sum = skipGram.train(corpus, {1, 0, 2}, 0.05f, embeddings, contexts);
            embeddings.insert(embeddings.end(), contexts.begin(), contexts.end());
            embeddings.push_back(static_cast<float>(sum.loss));
            return embeddings;
        };
        const std::vector<float> alone = trained(1);
        QVERIFY(trained(3) == alone);
        QVERIFY(trained(4) == alone);
    }

    /// All instruction sets agree up to rounding.
    void instructionSetsAgree()
    {
        const sampling::Corpus corpus = randomCorpus(50, 20, 10);
        const auto trained = [&](InstructionSet set) {
            setInstructionSet(set);
            SkipGram skipGram({37, 3, 2}, 50, 8);
            skipGram.setFrequencies(std::vector<std::int64_t>(50, 2));
            std::vector<float> embeddings = randomValues(50 * 37, 6);
            std::vector<float> contexts = randomValues(50 * 37, 7);
            skipGram.train(corpus, {0, 0, 0}, 0.025f, embeddings, contexts);
            return embeddings;
        };
        const std::vector<float> plain = trained(InstructionSet::Portable);
        for (const InstructionSet set : test::instructionSets()) {
            const std::vector<float> found = trained(set);
            for (std::size_t i = 0; i < plain.size(); ++i) QVERIFY2(std::abs(plain[i] - found[i]) < 1e-4f, nameOf(set));
        }
    }

    /// Negatives are drawn in proportion to frequency^0.75: the updates of each context vector are counted by an embedding that does not
    /// affect the selection.
    void negativesComeByFrequency()
    {
        const Node nodes = 4;
        SkipGram skipGram({1, 1, 1}, nodes, 3);
        skipGram.setFrequencies(std::vector<std::int64_t>{0, 16, 1, 81});
        // e₀ = 1 and contexts of 0: each negative update moves a context by −rate/2 while it is near 0.
        sampling::Corpus corpus{2, {}};
        for (int i = 0; i < 20000; ++i) corpus.nodes.insert(corpus.nodes.end(), {0, 0});
        std::vector<float> embeddings{1, 0, 0, 0};
        std::vector<float> contexts(4, 0.0f);
        const float rate = 1e-6f;
        skipGram.train(corpus, {0, 0, 0}, rate, embeddings, contexts);
        const double sum = 8 + 1 + 27;
        const double pushes = static_cast<double>(contexts[1] + contexts[2] + contexts[3]);
        QVERIFY(std::abs(static_cast<double>(contexts[1]) / pushes - 8 / sum) < 0.02);
        QVERIFY(std::abs(static_cast<double>(contexts[2]) / pushes - 1 / sum) < 0.02);
        QVERIFY(std::abs(static_cast<double>(contexts[3]) / pushes - 27 / sum) < 0.02);
    }
};

ROSA_EVENT_LOOP_TEST(TestSkipGram)
#include "tst_skip_gram.moc"
