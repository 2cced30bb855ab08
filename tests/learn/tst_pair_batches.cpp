// Skip-gram in batches: hand-computed steps, finite differences in double precision, the pairs of the CPU's form, and the code of the GPU kernel
// run by teams of one thread.
#include "core/learn/walks/pair_batches.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/learn/cuda/pair_pulls.h"
#include "core/learn/ops/device_operations.h"
#include "tests/learn/general_path.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using graph::Node;
using torch::Tensor;

namespace {

Tensor someWeights(std::int64_t nodes, std::int64_t width, std::uint32_t index, c10::ScalarType type = torch::kFloat64)
{
    RandomStream stream(11, Purpose::Generator, 0, index);
    Tensor values = torch::empty({nodes, width}, torch::kFloat64);
    for (std::int64_t i = 0; i < values.numel(); ++i) values.data_ptr<double>()[i] = stream.uniform64() - 0.5;
    return values.to(type);
}

sampling::Corpus someCorpus(Node nodes, int walks, int length)
{
    RandomStream stream(4, Purpose::Generator);
    sampling::Corpus corpus{length, {}};
    for (int i = 0; i < walks * length; ++i)
        corpus.nodes.push_back(static_cast<Node>(stream.below(static_cast<std::uint32_t>(nodes))));
    return corpus;
}

PairSampler samplerOf(const SkipGramOptions& options, const std::vector<std::int64_t>& counts)
{
    PairSampler sampler(options, static_cast<Node>(counts.size()), 8);
    sampler.setFrequencies(counts);
    return sampler;
}

/// One batch of these pairs: centre, context, negatives.
PairBatch oneBatchOf(const std::vector<Node>& entries, std::size_t targets, Node nodes)
{
    PairBatches batches;
    std::vector<std::int32_t> places(static_cast<std::size_t>(nodes), -1);
    batches.add(entries, targets, places);
    return batches.on(torch::kCPU).front();
}

double sigmaOf(double x) { return 1 / (1 + std::exp(-x)); }

double largestOf(const Tensor& difference) { return difference.abs().max().item<double>(); }

std::vector<std::int64_t> numbersIn(const Tensor& tensor)
{
    const Tensor values = tensor.to(torch::kInt64).flatten().contiguous();
    return {values.const_data_ptr<std::int64_t>(), values.const_data_ptr<std::int64_t>() + values.numel()};
}

/// The kernel's code as an operation of the CPU, during its lifetime.
class HostPulls {
public:
    HostPulls() : m_before(deviceOperations(torch::kCPU))
    {
        DeviceOperations operations = m_before;
        operations.pairPulls = pull;
        registerDeviceOperations(torch::kCPU, operations);
    }
    ~HostPulls() { registerDeviceOperations(torch::kCPU, m_before); }
    HostPulls(const HostPulls&) = delete;
    HostPulls& operator=(const HostPulls&) = delete;

private:
    static std::array<Tensor, 2> pull(const Tensor& embeddings, const Tensor& contexts, const Tensor& centres,
                                      const Tensor& targets, double saturated)
    {
        const std::array<Tensor, 2> made{torch::full({targets.size(0), targets.size(1)}, 7.0f),
                                         torch::full({targets.size(0)}, 7.0f)};
        const PairPullBatch batch{embeddings.const_data_ptr<float>(),
                                  contexts.const_data_ptr<float>(),
                                  centres.const_data_ptr<std::int32_t>(),
                                  targets.const_data_ptr<std::int32_t>(),
                                  targets.size(0),
                                  targets.size(1),
                                  embeddings.size(1),
                                  static_cast<float>(saturated),
                                  made[0].data_ptr<float>(),
                                  made[1].data_ptr<float>()};
        for (std::int64_t pair = 0; pair < batch.pairs; ++pair) pullPair<AloneTeam>(batch, pair);
        return made;
    }

    DeviceOperations m_before;
};

}  // namespace

class TestPairBatches : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { setThreadCount(1); }

    /// A walk 0, 1 without negatives: the pairs (0, 1) and (1, 0), which share no row.
    void twoPairsMoveAlongTheirGradients()
    {
        Tensor embeddings = torch::tensor({{0.5, -0.25, 1.0}, {0.125, 2.0, -1.0}}, torch::kFloat64);
        Tensor contexts = torch::tensor({{1.0, 0.5, -0.5}, {0.25, -1.0, 0.75}}, torch::kFloat64);
        const PairBatches batches = samplerOf({3, 1, 0}, {1, 1}).batchesOf({2, {0, 1}}, {0, 0, 0});
        QCOMPARE(batches.pairs(), std::int64_t{2});
        const auto all = batches.on(torch::kCPU);
        QCOMPARE(all.size(), std::size_t{1});
        const double loss = trainPairs(all[0], 0.1, embeddings, contexts).item<double>();
        // e₀·o₁ = 0.125 + 0.25 + 0.75, e₁·o₀ = 0.125 + 1 + 0.5.
        const double first = 1.125, second = 1.625;
        QVERIFY(std::abs(loss + std::log(sigmaOf(first)) + std::log(sigmaOf(second))) < 1e-12);
        const double g0 = 0.1 * (1 - sigmaOf(first)), g1 = 0.1 * (1 - sigmaOf(second));
        const Tensor moved = torch::tensor(
            {{0.5 + g0 * 0.25, -0.25 - g0, 1 + g0 * 0.75}, {0.125 + g1, 2 + g1 * 0.5, -1 - g1 * 0.5}}, torch::kFloat64);
        const Tensor movedContexts = torch::tensor(
            {{1 + g1 * 0.125, 0.5 + g1 * 2, -0.5 - g1}, {0.25 + g0 * 0.5, -1 - g0 * 0.25, 0.75 + g0}}, torch::kFloat64);
        QVERIFY(largestOf(embeddings - moved) < 1e-12);
        QVERIFY(largestOf(contexts - movedContexts) < 1e-12);
    }

    /// Node 2 is twice a negative of (0, 1) and once of (1, 0): a row takes the sum of its updates. A negative that is the context has no part.
    void negativesArePushedAway()
    {
        const Tensor e = someWeights(3, 5, 0), o = someWeights(3, 5, 1);
        const auto product = [&](std::int64_t centre, std::int64_t target) {
            return (e[centre] * o[target]).sum().item<double>();
        };
        Tensor embeddings = e.clone(), contexts = o.clone();
        const PairBatch batch = oneBatchOf({0, 1, 2, 2, 1, 0, 0, 2}, 3, 3);
        const double loss = trainPairs(batch, 0.5, embeddings, contexts).item<double>();
        const double pull0 = 1 - sigmaOf(product(0, 1)), pull1 = 1 - sigmaOf(product(1, 0));
        const double push0 = sigmaOf(product(0, 2)), push1 = sigmaOf(product(1, 2));
        QVERIFY(largestOf(embeddings[0] - (e[0] + 0.5 * (pull0 * o[1] - 2 * push0 * o[2]))) < 1e-12);
        QVERIFY(largestOf(embeddings[1] - (e[1] + 0.5 * (pull1 * o[0] - push1 * o[2]))) < 1e-12);
        QVERIFY(torch::equal(embeddings[2], e[2]));
        QVERIFY(largestOf(contexts[0] - (o[0] + 0.5 * pull1 * e[1])) < 1e-12);
        QVERIFY(largestOf(contexts[1] - (o[1] + 0.5 * pull0 * e[0])) < 1e-12);
        QVERIFY(largestOf(contexts[2] - (o[2] - 0.5 * (2 * push0 * e[0] + push1 * e[1]))) < 1e-12);
        const double expected = -std::log(sigmaOf(product(0, 1))) - 2 * std::log(sigmaOf(-product(0, 2))) -
                                std::log(sigmaOf(product(1, 0))) - std::log(sigmaOf(-product(1, 2)));
        QVERIFY(std::abs(loss - expected) < 1e-12);
    }

    /// A step of rate 1 is the negative gradient of the loss, by central differences in double precision.
    void stepsFollowTheLoss()
    {
        const Node nodes = 9;
        const PairBatches batches =
            samplerOf({4, 3, 2}, std::vector<std::int64_t>(9, 5)).batchesOf(someCorpus(nodes, 6, 7), {0, 0, 0});
        const PairBatch batch = batches.on(torch::kCPU).front();
        Tensor embeddings = someWeights(nodes, 4, 2), contexts = someWeights(nodes, 4, 3);
        Tensor movedEmbeddings = embeddings.clone(), movedContexts = contexts.clone();
        trainPairs(batch, 1, movedEmbeddings, movedContexts);
        const auto loss = [&] { return trainPairs(batch, 0, embeddings, contexts).item<double>(); };
        for (auto& [weights, moved] : {std::pair{&embeddings, &movedEmbeddings}, {&contexts, &movedContexts}}) {
            const Tensor step = (*moved - *weights).flatten();
            Tensor flat = weights->flatten();
            for (std::int64_t i = 0; i < flat.numel(); ++i) {
                flat[i] += 1e-5;
                const double above = loss();
                flat[i] -= 2e-5;
                const double below = loss();
                flat[i] += 1e-5;
                QVERIFY(std::abs((above - below) / 2e-5 + step[i].item<double>()) < 1e-7);
            }
        }
    }

    /// With one pair a batch, in the order of the CPU's form, both do the same.
    void batchesOfOnePairAreTheSequentialForm()
    {
        const Node nodes = 30;
        const SkipGramPlace place{2, 0, 0};
        const sampling::Corpus corpus = someCorpus(nodes, 1, 60);
        const SkipGramOptions options{20, 4, 0};
        const std::vector<std::int64_t> counts(30, 1);
        SkipGram sequential(options, nodes, 8);
        QCOMPARE(sequential.parts(), 1);
        sequential.setFrequencies(counts);
        Tensor embeddings = someWeights(nodes, 20, 4, torch::kFloat32),
               contexts = someWeights(nodes, 20, 5, torch::kFloat32);
        const Tensor e = embeddings.clone(), o = contexts.clone();
        const SkipGramSum sum =
            sequential.train(corpus, place, 0.2f, {e.data_ptr<float>(), 600}, {o.data_ptr<float>(), 600});
        // A single walk takes its pairs in order.
        PairBatches batches;
        std::vector<std::int32_t> places(30, -1);
        const auto whole = samplerOf(options, counts).batchesOf(corpus, place).on(torch::kCPU);
        const std::vector<std::uint16_t> windows = windowsOf(corpus, place, 4, 8);
        for (int at = 0; at < 60; ++at)
            for (int near = std::max(at - windows[static_cast<std::size_t>(at)], 0);
                 near <= std::min(at + windows[static_cast<std::size_t>(at)], 59); ++near)
                if (near != at)
                    batches.add(std::vector<Node>{corpus.nodes[static_cast<std::size_t>(at)],
                                                  corpus.nodes[static_cast<std::size_t>(near)]},
                                1, places);
        double loss = 0;
        for (const PairBatch& batch : batches.on(torch::kCPU))
            loss += trainPairs(batch, 0.2, embeddings, contexts).item<double>();
        QCOMPARE(batches.pairs(), sum.pairs);
        QVERIFY(std::abs(loss - sum.loss) < 1e-4 * sum.loss);
        QVERIFY(largestOf(embeddings - e) < 1e-5);
        QVERIFY(largestOf(contexts - o) < 1e-5);
        std::int64_t pairs = 0;
        for (const PairBatch& batch : whole) pairs += batch.centres.size(0);
        QCOMPARE(pairs, sum.pairs);
    }

    /// The batches of a corpus hold the pairs of its windows, and their index arrays agree with them.
    void batchesHoldThePairsOfTheWalks()
    {
        const Node nodes = 40;
        const SkipGramPlace place{1, 64, 1};
        sampling::Corpus corpus = someCorpus(nodes, 30, 12);
        for (std::size_t i = 5 * 12 + 1; i < 6 * 12; ++i) corpus.nodes[i] = sampling::kWalkEnded;
        const PairSampler sampler = samplerOf({4, 3, 2}, std::vector<std::int64_t>(40, 3));
        std::map<std::pair<Node, Node>, int> expected, found;
        const std::vector<std::uint16_t> windows = windowsOf(corpus, place, 3, 8);
        for (int walk = 0; walk < 30; ++walk)
            for (int at = 0; at < 12; ++at)
                for (int near = 0; near < 12; ++near) {
                    const auto i = static_cast<std::size_t>(walk * 12 + at), k = static_cast<std::size_t>(walk * 12 + near);
                    if (near != at && std::abs(near - at) <= windows[i] && corpus.nodes[i] != sampling::kWalkEnded &&
                        corpus.nodes[k] != sampling::kWalkEnded)
                        ++expected[{corpus.nodes[i], corpus.nodes[k]}];
                }
        const auto batches = sampler.batchesOf(corpus, place).on(torch::kCPU);
        QVERIFY(batches.size() > 1);
        for (const PairBatch& batch : batches) {
            const auto centres = numbersIn(batch.centres), targets = numbersIn(batch.targets);
            for (std::size_t i = 0; i < centres.size(); ++i)
                ++found[{static_cast<Node>(centres[i]), static_cast<Node>(targets[3 * i])}];
            QVERIFY(std::ssize(centres) <= sampler.batchSize());
            const auto rows = numbersIn(batch.centreRows), offsets = numbersIn(batch.centreOffsets);
            QCOMPARE(offsets.size(), rows.size() + 1);
            QCOMPARE(offsets.back(), std::ssize(targets));
            for (std::size_t row = 0; row < rows.size(); ++row)
                for (std::int64_t at = offsets[row]; at < offsets[row + 1]; ++at)
                    QCOMPARE(centres[static_cast<std::size_t>(at / 3)], rows[row]);
            const auto theirs = numbersIn(batch.targetRows), begins = numbersIn(batch.targetOffsets),
                       entries = numbersIn(batch.targetEntries), turned = numbersIn(batch.targetCentres);
            QCOMPARE(begins.back(), std::ssize(targets));
            for (std::size_t row = 0; row < theirs.size(); ++row)
                for (auto at = static_cast<std::size_t>(begins[row]); at < static_cast<std::size_t>(begins[row + 1]); ++at) {
                    QCOMPARE(targets[static_cast<std::size_t>(entries[at])], theirs[row]);
                    QCOMPARE(centres[static_cast<std::size_t>(entries[at] / 3)], turned[at]);
                }
        }
        QVERIFY(found == expected);
    }

    void batchesDoNotDependOnThreads()
    {
        const sampling::Corpus corpus = someCorpus(200, 100, 20);
        const PairSampler sampler = samplerOf({4, 5, 3}, std::vector<std::int64_t>(200, 3));
        const auto drawn = [&](int threads) {
            setThreadCount(threads);
            return sampler.batchesOf(corpus, {1, 0, 2}).on(torch::kCPU);
        };
        const auto alone = drawn(1), together = drawn(3);
        QCOMPARE(alone.size(), together.size());
        for (std::size_t i = 0; i < alone.size(); ++i) QVERIFY(torch::equal(alone[i].targets, together[i].targets));
        QVERIFY(!torch::equal(alone[0].targets, sampler.batchesOf(corpus, {2, 0, 2}).on(torch::kCPU)[0].targets));
    }

    /// In proportion to frequency^0.75.
    void negativesComeByFrequency()
    {
        const PairSampler sampler = samplerOf({1, 1, 4}, {0, 16, 1, 81});
        sampling::Corpus corpus{2, {}};
        for (int i = 0; i < 5000; ++i) corpus.nodes.insert(corpus.nodes.end(), {0, 0});
        std::vector<double> drawn(4, 0.0);
        for (const PairBatch& batch : sampler.batchesOf(corpus, {0, 0, 0}).on(torch::kCPU))
            for (const std::int64_t node : numbersIn(batch.targets.narrow(1, 1, 4))) ++drawn[static_cast<std::size_t>(node)];
        const double all = 5000 * 2 * 4;
        QCOMPARE(drawn[0], 0.0);
        QVERIFY(std::abs(drawn[1] / all - 8.0 / 36) < 0.02);
        QVERIFY(std::abs(drawn[2] / all - 1.0 / 36) < 0.02);
        QVERIFY(std::abs(drawn[3] / all - 27.0 / 36) < 0.02);
    }

    /// The most frequent node has 32 updates in a batch, as a context and as a negative.
    void aBatchIsAsLargeAsTheMostFrequentNodeAllows()
    {
        QCOMPARE(samplerOf({4, 3, 0}, std::vector<std::int64_t>(100, 7)).batchSize(), std::int64_t{3200});
        QCOMPARE(samplerOf({4, 3, 4}, std::vector<std::int64_t>(100, 7)).batchSize(), std::int64_t{640});
        QCOMPARE(samplerOf({4, 3, 5}, std::vector<std::int64_t>(1'000'000, 7)).batchSize(), std::int64_t{16384});
        QCOMPARE(samplerOf({4, 3, 5}, {1000, 1}).batchSize(), std::int64_t{16});
    }

    /// The kernel's code does what LibTorch's operations do.
    void theKernelsCodeDoesTheSame()
    {
        const Node nodes = 60;
        const PairSampler sampler = samplerOf({37, 4, 5}, std::vector<std::int64_t>(60, 3));
        const PairBatch batch = sampler.batchesOf(someCorpus(nodes, 20, 15), {0, 0, 0}).on(torch::kCPU).front();
        Tensor embeddings = 6 * someWeights(nodes, 37, 6, torch::kFloat32),
               contexts = 6 * someWeights(nodes, 37, 7, torch::kFloat32);  // some similarities beyond the bound
        QVERIFY(largestOf(embeddings.mm(contexts.t())) > 2 * static_cast<double>(kSaturated));
        Tensor e = embeddings.clone(), o = contexts.clone();
        const double loss = trainPairs(batch, 0.05, embeddings, contexts).item<double>();
        const HostPulls pulls;
        const double found = trainPairs(batch, 0.05, e, o).item<double>();
        QVERIFY(std::abs(found - loss) < 1e-5 * loss);
        QVERIFY(largestOf(e - embeddings) < 1e-5);
        QVERIFY(largestOf(o - contexts) < 1e-5);
    }

    void aGpuTrainsTheSame()
    {
        const auto device = chooseDevice("cuda");
        if (!device) QSKIP(device.error().text().c_str());
        const Node nodes = 500;
        const PairBatches batches =
            samplerOf({128, 5, 5}, std::vector<std::int64_t>(500, 3)).batchesOf(someCorpus(nodes, 64, 40), {0, 0, 0});
        Tensor embeddings = someWeights(nodes, 128, 6, torch::kFloat32),
               contexts = someWeights(nodes, 128, 7, torch::kFloat32);
        Tensor e = embeddings.to(*device), o = contexts.to(*device), again = e.clone(), o2 = o.clone();
        const auto here = batches.on(torch::kCPU), there = batches.on(*device);
        for (std::size_t i = 0; i < here.size(); ++i) {
            const double loss = trainPairs(here[i], 0.05, embeddings, contexts).item<double>();
            QVERIFY(std::abs(trainPairs(there[i], 0.05, e, o).item<double>() - loss) < 1e-4 * loss);
            trainPairs(there[i], 0.05, again, o2);
        }
        QVERIFY(largestOf(e.cpu() - embeddings) < 1e-4);
        QVERIFY(torch::equal(e, again));
    }
};

ROSA_TEST(TestPairBatches)
#include "tst_pair_batches.moc"
