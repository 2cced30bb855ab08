#include "core/learn/walks/skip_gram.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/sampling/centres.h"

namespace rosa::learn {

namespace {

using graph::Node;

constexpr Node kNodesAPart = 256;  // fewer would leave too few candidates for negatives
constexpr int kMostParts = 16;
constexpr std::uint32_t kDealing = 0xffffffff;  // an epoch number that training never reaches

/// Sums in sixteen lanes, so that the loop vectorises without reassociation of floating-point sums.
ROSA_INLINE float dot(const float* a, const float* b, std::int32_t width)
{
    constexpr std::int32_t lanes = 16;
    float sums[lanes] = {};
    std::int32_t k = 0;
    for (; k + lanes <= width; k += lanes)
        for (std::int32_t lane = 0; lane < lanes; ++lane) sums[lane] += a[k + lane] * b[k + lane];
    for (std::int32_t half = lanes / 2; half > 0; half /= 2)
        for (std::int32_t lane = 0; lane < half; ++lane) sums[lane] += sums[lane + half];
    float sum = sums[0];
    for (; k < width; ++k) sum += a[k] * b[k];
    return sum;
}

/// Trains the pairs of one block in order, each with its negatives.
struct TrainBlock {
    ROSA_INLINE static void run(std::span<const SkipGram::Pair> pairs, const NegativeTable& table,
                                const SkipGramOptions& options, float rate, RandomStream& stream, float* embeddings,
                                float* contexts, double& loss)
    {
        const std::int32_t width = options.dimensions;
        std::vector<float> gradient(static_cast<std::size_t>(width));
        float* const moved = gradient.data();
        for (const SkipGram::Pair& pair : pairs) {
            float* const centre = embeddings + std::int64_t{pair.centre} * width;
            std::fill(gradient.begin(), gradient.end(), 0.0f);
            double odds = 1;  // the loss is the sum of log(1 + e^z) = log of the product
            for (std::int32_t target = 0; target <= options.negatives; ++target) {
                const bool isContext = target == 0;
                const Node node = isContext ? pair.context : table.draw(stream);
                if (!isContext && node == pair.context) continue;
                float* const context = contexts + std::int64_t{node} * width;
                const float similarity = std::clamp(dot(centre, context, width), -kSaturated, kSaturated);
                const float wrong = std::exp(isContext ? -similarity : similarity);
                odds *= 1 + static_cast<double>(wrong);
                const float step = (isContext ? rate : -rate) * (wrong / (1 + wrong));
                for (std::int32_t k = 0; k < width; ++k) {
                    const float before = context[k];
                    moved[k] += step * before;
                    context[k] = before + step * centre[k];
                }
            }
            loss += std::log(odds);
            for (std::int32_t k = 0; k < width; ++k) centre[k] += moved[k];
        }
    }
};

}  // namespace

SkipGram::SkipGram(const SkipGramOptions& options, Node nodes, std::uint64_t seed)
    : m_options(options), m_seed(seed), m_parts(std::clamp(nodes / kNodesAPart, 1, kMostParts))
{
    ROSA_CHECK(
        options.dimensions >= 1 && options.window >= 1 && options.negatives >= 0 && options.negatives <= kMostNegatives,
        "options of skip-gram out of range");
    m_partOf.resize(static_cast<std::size_t>(nodes));
    m_negatives.resize(static_cast<std::size_t>(m_parts));
    m_blocks.resize(static_cast<std::size_t>(m_parts) * static_cast<std::size_t>(m_parts));
    // Assigned at random, since the order of nodes in a data set often follows their classes.
    const std::vector<Node> order = sampling::drawCentres(nodes, nodes, seed, kDealing);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t part = i % static_cast<std::size_t>(m_parts);
        m_partOf[static_cast<std::size_t>(order[i])] = static_cast<std::uint8_t>(part);
        m_negatives[part].members.push_back(order[i]);
    }
}

void SkipGram::setFrequencies(std::span<const std::int64_t> counts)
{
    ROSA_CHECK(counts.size() == m_partOf.size(), "a count for each node");
    for (NegativeTable& table : m_negatives) {
        std::vector<double> weights;
        for (const Node node : table.members) weights.push_back(negativeWeight(counts[static_cast<std::size_t>(node)]));
        table.weigh(std::move(weights));
    }
}

std::vector<std::uint16_t> windowsOf(const sampling::Corpus& corpus, const SkipGramPlace& place, std::int32_t window,
                                     std::uint64_t seed)
{
    const auto length = static_cast<std::int64_t>(corpus.length);
    std::vector<std::uint16_t> windows(corpus.nodes.size());
    parallelFor(corpus.walkCount(), 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            RandomStream stream(seed, Purpose::Window, place.epoch, place.firstWalk + static_cast<std::uint32_t>(i));
            for (std::int64_t at = i * length; at < (i + 1) * length; ++at)
                windows[static_cast<std::size_t>(at)] =
                    static_cast<std::uint16_t>(1 + stream.below(static_cast<std::uint32_t>(window)));
        }
    });
    return windows;
}

void SkipGram::collectPairs(const sampling::Corpus& corpus, const SkipGramPlace& place)
{
    const auto length = static_cast<std::int64_t>(corpus.length);
    const std::vector<std::uint16_t> windows = windowsOf(corpus, place, m_options.window, m_seed);
    const auto parts = static_cast<std::size_t>(m_parts);
    parallelFor(m_parts, 1, [&](std::int64_t begin, std::int64_t end) {
        for (auto part = static_cast<std::size_t>(begin); part < static_cast<std::size_t>(end); ++part) {
            for (std::size_t other = 0; other < parts; ++other) m_blocks[part * parts + other].clear();
            for (std::int64_t i = 0; i < corpus.walkCount(); ++i) {
                const auto walk = corpus.walk(i);
                for (std::int64_t at = 0; at < length; ++at) {
                    const Node centre = walk[static_cast<std::size_t>(at)];
                    if (centre == sampling::kWalkEnded) break;
                    if (m_partOf[static_cast<std::size_t>(centre)] != part) continue;
                    const std::int64_t window = windows[static_cast<std::size_t>(i * length + at)];
                    const std::int64_t last = std::min(at + window, length - 1);
                    for (std::int64_t near = std::max<std::int64_t>(at - window, 0); near <= last; ++near) {
                        const Node context = walk[static_cast<std::size_t>(near)];
                        if (near == at || context == sampling::kWalkEnded) continue;
                        m_blocks[part * parts + m_partOf[static_cast<std::size_t>(context)]].push_back({centre, context});
                    }
                }
            }
        }
    });
}

SkipGramSum SkipGram::train(const sampling::Corpus& corpus, const SkipGramPlace& place, float rate,
                            std::span<float> embeddings, std::span<float> contexts)
{
    const std::size_t values = m_partOf.size() * static_cast<std::size_t>(m_options.dimensions);
    ROSA_CHECK(embeddings.size() == values && contexts.size() == values, "a row of each matrix for each node");
    collectPairs(corpus, place);
    const auto parts = static_cast<std::size_t>(m_parts);
    std::vector<double> losses(m_blocks.size(), 0.0);
    for (std::size_t round = 0; round < parts; ++round)
        parallelFor(m_parts, 1, [&](std::int64_t begin, std::int64_t end) {
            for (auto part = static_cast<std::size_t>(begin); part < static_cast<std::size_t>(end); ++part) {
                const std::size_t other = (part + round) % parts;
                const std::size_t block = part * parts + other;
                RandomStream stream(
                    m_seed, Purpose::Negative, place.epoch,
                    place.pool * static_cast<std::uint32_t>(parts * parts) + static_cast<std::uint32_t>(block));
                dispatch<TrainBlock>(std::span<const Pair>(m_blocks[block]), m_negatives[other], m_options, rate, stream,
                                     embeddings.data(), contexts.data(), losses[block]);
            }
        });
    SkipGramSum sum;
    for (const double loss : losses) sum.loss += loss;
    for (const auto& pairs : m_blocks) sum.pairs += static_cast<std::int64_t>(pairs.size());
    return sum;
}

}  // namespace rosa::learn
