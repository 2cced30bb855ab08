#include "core/learn/walks/pair_batches.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/device_operations.h"
#include "core/learn/ops/sparse_matrix.h"

namespace rosa::learn {

namespace {

using graph::Node;
using torch::Tensor;

constexpr double kUpdatesOfARow = 32;
constexpr std::int64_t kFewestPairs = 16, kMostPairs = 16384;

/// Distinct values in the order of their first appearance, and the places of each, ascending.
struct PlacesByValue {
    std::vector<std::int32_t> values;
    std::vector<std::int64_t> offsets;
    std::vector<std::int32_t> places;
};

/// `scratch` has a −1 for each possible value, which it keeps.
PlacesByValue placesByValue(std::span<const Node> list, std::vector<std::int32_t>& scratch)
{
    PlacesByValue found;
    found.offsets.push_back(0);
    for (const Node value : list) {
        std::int32_t& number = scratch[static_cast<std::size_t>(value)];
        if (number < 0) {
            number = static_cast<std::int32_t>(found.values.size());
            found.values.push_back(value);
            found.offsets.push_back(0);
        }
        ++found.offsets[static_cast<std::size_t>(number) + 1];
    }
    std::partial_sum(found.offsets.begin(), found.offsets.end(), found.offsets.begin());
    std::vector<std::int64_t> next(found.offsets.begin(), found.offsets.end() - 1);
    found.places.resize(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto number = static_cast<std::size_t>(scratch[static_cast<std::size_t>(list[i])]);
        found.places[static_cast<std::size_t>(next[number]++)] = static_cast<std::int32_t>(i);
    }
    for (const std::int32_t value : found.values) scratch[static_cast<std::size_t>(value)] = -1;
    return found;
}

}  // namespace

void PairBatches::add(std::span<const Node> entries, std::size_t targets, std::vector<std::int32_t>& places)
{
    const std::size_t stride = targets + 1, pairs = entries.size() / stride;
    std::vector<Node> centres, all;
    for (std::size_t i = 0; i < pairs; ++i) centres.push_back(entries[i * stride]);
    PlacesByValue byCentre = placesByValue(centres, places);
    for (std::size_t i = 0; i < pairs; ++i) {
        const auto pair = static_cast<std::size_t>(byCentre.places[i]);
        centres[i] = entries[pair * stride];
        const auto own = entries.subspan(pair * stride + 1, targets);
        all.insert(all.end(), own.begin(), own.end());
    }
    for (std::int64_t& offset : byCentre.offsets) offset *= static_cast<std::int64_t>(targets);
    const PlacesByValue byTarget = placesByValue(all, places);
    std::vector<std::int32_t> theirCentres;
    theirCentres.reserve(all.size());
    for (const std::int32_t place : byTarget.places)
        theirCentres.push_back(centres[static_cast<std::size_t>(place) / targets]);
    const std::array<std::span<const std::int32_t>, 6> parts{centres,         all,         byCentre.values, byTarget.values,
                                                             byTarget.places, theirCentres};
    for (const auto part : parts) m_numbers.insert(m_numbers.end(), part.begin(), part.end());
    m_offsets.insert(m_offsets.end(), byCentre.offsets.begin(), byCentre.offsets.end());
    m_offsets.insert(m_offsets.end(), byTarget.offsets.begin(), byTarget.offsets.end());
    m_sizes.push_back({static_cast<std::int64_t>(pairs), static_cast<std::int64_t>(targets), std::ssize(byCentre.values),
                       std::ssize(byTarget.values)});
    m_pairs += static_cast<std::int64_t>(pairs);
}

std::vector<PairBatch> PairBatches::on(torch::Device device) const
{
    const Tensor numbers =
        toDevice(torch::tensor(torch::ArrayRef<std::int32_t>(m_numbers.data(), m_numbers.size()), torch::kInt32), device);
    const Tensor offsets =
        toDevice(torch::tensor(torch::ArrayRef<std::int64_t>(m_offsets.data(), m_offsets.size()), torch::kInt64), device);
    std::vector<PairBatch> batches;
    batches.reserve(m_sizes.size());
    std::int64_t number = 0, offset = 0;
    const auto take = [](const Tensor& from, std::int64_t& begin, std::int64_t count) {
        return from.narrow(0, std::exchange(begin, begin + count), count);
    };
    for (const Size& size : m_sizes) {
        const std::int64_t entries = size.pairs * size.targets;
        PairBatch batch;
        batch.centres = take(numbers, number, size.pairs);
        batch.targets = take(numbers, number, entries).view({size.pairs, size.targets});
        batch.centreRows = take(numbers, number, size.centreRows);
        batch.targetRows = take(numbers, number, size.targetRows);
        batch.targetEntries = take(numbers, number, entries);
        batch.targetCentres = take(numbers, number, entries);
        batch.centreOffsets = take(offsets, offset, size.centreRows + 1);
        batch.targetOffsets = take(offsets, offset, size.targetRows + 1);
        batches.push_back(std::move(batch));
    }
    return batches;
}

PairSampler::PairSampler(const SkipGramOptions& options, Node nodes, std::uint64_t seed) : m_options(options), m_seed(seed)
{
    m_negatives.members.resize(static_cast<std::size_t>(nodes));
    std::iota(m_negatives.members.begin(), m_negatives.members.end(), 0);
}

void PairSampler::setFrequencies(std::span<const std::int64_t> counts)
{
    ROSA_CHECK(counts.size() == m_negatives.members.size(), "a count for each node");
    std::vector<double> weights;
    double all = 0, allWeights = 0, most = 0;
    for (const std::int64_t count : counts) {
        weights.push_back(negativeWeight(count));
        all += static_cast<double>(count);
        allWeights += weights.back();
        most = std::max(most, static_cast<double>(count));
    }
    // Updates of the most frequent node per pair, as a context and as a negative.
    const double share = all > 0 ? most / all + m_options.negatives * *std::ranges::max_element(weights) / allWeights : 1.0;
    m_batchSize = std::clamp(static_cast<std::int64_t>(kUpdatesOfARow / share), kFewestPairs, kMostPairs);
    m_negatives.weigh(std::move(weights));
}

std::vector<Node> PairSampler::pairsOfWalk(std::span<const Node> walk, std::span<const std::uint16_t> windows,
                                           RandomStream negatives) const
{
    std::vector<Node> entries;
    const auto length = std::ssize(walk);
    for (std::ptrdiff_t at = 0; at < length && walk[static_cast<std::size_t>(at)] != sampling::kWalkEnded; ++at) {
        const std::ptrdiff_t window = windows[static_cast<std::size_t>(at)];
        for (std::ptrdiff_t near = std::max<std::ptrdiff_t>(at - window, 0); near <= std::min(at + window, length - 1);
             ++near) {
            const Node context = walk[static_cast<std::size_t>(near)];
            if (near == at || context == sampling::kWalkEnded) continue;
            entries.push_back(walk[static_cast<std::size_t>(at)]);
            entries.push_back(context);
            for (std::int32_t i = 0; i < m_options.negatives; ++i) entries.push_back(m_negatives.draw(negatives));
        }
    }
    return entries;
}

PairBatches PairSampler::batchesOf(const sampling::Corpus& corpus, const SkipGramPlace& place) const
{
    const std::vector<std::uint16_t> windows = windowsOf(corpus, place, m_options.window, m_seed);
    std::vector<std::vector<Node>> walks(static_cast<std::size_t>(corpus.walkCount()));
    parallelFor(corpus.walkCount(), 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            const RandomStream negatives(m_seed, Purpose::Negative, place.epoch,
                                         place.firstWalk + static_cast<std::uint32_t>(i));
            const auto first = static_cast<std::size_t>(i) * static_cast<std::size_t>(corpus.length);
            walks[static_cast<std::size_t>(i)] = pairsOfWalk(
                corpus.walk(i), std::span(windows).subspan(first, static_cast<std::size_t>(corpus.length)), negatives);
        }
    });
    const auto targets = static_cast<std::size_t>(m_options.negatives) + 1, stride = targets + 1;
    std::size_t longest = 0, all = 0;
    for (const auto& walk : walks) {
        longest = std::max(longest, walk.size());
        all += walk.size();
    }
    std::vector<Node> inTurn;
    inTurn.reserve(all);
    for (std::size_t at = 0; at < longest; at += stride)
        for (const auto& walk : walks)
            if (at < walk.size())
                inTurn.insert(inTurn.end(), walk.begin() + static_cast<std::ptrdiff_t>(at),
                              walk.begin() + static_cast<std::ptrdiff_t>(at + stride));
    PairBatches batches;
    std::vector<std::int32_t> places(m_negatives.members.size(), -1);
    const auto pairs = static_cast<std::int64_t>(all / stride), count = (pairs + m_batchSize - 1) / m_batchSize;
    for (std::int64_t i = 0; i < count; ++i) {
        const auto begin = static_cast<std::size_t>(pairs * i / count),
                   end = static_cast<std::size_t>(pairs * (i + 1) / count);
        batches.add(std::span(inTurn).subspan(begin * stride, (end - begin) * stride), targets, places);
    }
    return batches;
}

namespace {

/// What each target pulls its centre along it, and the centre the target along itself: the negative gradients of the loss with respect to the
/// similarities, pairs × targets. The loss of each pair, or their sum.
struct Pulls {
    Tensor pulls, losses;
};

Pulls pullsOf(const PairBatch& batch, const Tensor& embeddings, const Tensor& contexts)
{
    if (const auto own = deviceOperations(embeddings.device().type()).pairPulls;
        own && embeddings.scalar_type() == torch::kFloat32) {
        auto made = own(embeddings, contexts, batch.centres, batch.targets, kSaturated);
        return {made[0], made[1]};
    }
    const std::int64_t pairs = batch.targets.size(0), targets = batch.targets.size(1);
    const Tensor centres = embeddings.index_select(0, batch.centres).unsqueeze(2);
    const Tensor there = contexts.index_select(0, batch.targets.flatten()).view({pairs, targets, -1});
    const Tensor similarity = there.bmm(centres).squeeze(2).clamp_(-kSaturated, kSaturated);
    // A negative that is the context has no part.
    Tensor counts = batch.targets.ne(batch.targets.narrow(1, 0, 1)).to(similarity.scalar_type());
    counts.select(1, 0).fill_(1);
    Tensor pulls = similarity.sigmoid().neg_().mul_(counts);
    pulls.select(1, 0).add_(1);
    const Tensor odds = torch::softplus(similarity).mul_(counts);
    return {pulls, odds.sum(torch::kFloat64) - similarity.select(1, 0).sum(torch::kFloat64)};
}

}  // namespace

Tensor trainPairs(const PairBatch& batch, double rate, Tensor& embeddings, Tensor& contexts)
{
    const torch::NoGradGuard constant;
    const Pulls found = pullsOf(batch, embeddings, contexts);
    const Tensor pulls = found.pulls.view({-1, 1});
    const Tensor ofCentres = multiplyThere({batch.centreOffsets, batch.targets.flatten(), pulls}, contexts);
    const Tensor ofTargets =
        multiplyThere({batch.targetOffsets, batch.targetCentres, pulls.index_select(0, batch.targetEntries)}, embeddings);
    // Rows are distinct, so that the order of additions does not matter.
    embeddings.index_add_(0, batch.centreRows, ofCentres, rate);
    contexts.index_add_(0, batch.targetRows, ofTargets, rate);
    return found.losses.sum(torch::kFloat64);
}

}  // namespace rosa::learn
