#include "core/learn/ops/anchor_loss.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/device_operations.h"
#include "core/transport/lane_math.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

constexpr int kTermLanes = 16;
/// Minimum number of terms per thread.
constexpr std::int64_t kTermsAThread = 32768;

/// Weight of the positive's similarity.
double positiveWeight(const ObjectiveOptions& options) { return options.topology && options.positiveDoubled ? 2 : 1; }

/// Replaces x by exp(x − largest); 0 on underflow, NaN for NaN. Returns the sum.
ROSA_INLINE float exponentials(float* terms, std::int64_t count, float largest)
{
    using namespace transport;
    float* const end = terms + count;
    Lanes<kTermLanes> sums{};
    for (std::int64_t i = 0; i < count; i += kTermLanes) {
        const Lanes<kTermLanes> x = load<kTermLanes>(terms + i, end) - largest;
        const Lanes<kTermLanes> other = x == x ? Lanes<kTermLanes>{} : x;
        Lanes<kTermLanes> e = x > -87.0f ? exponential<kTermLanes>(x) : other;
        if (i + kTermLanes > count)
            for (std::int64_t lane = count - i; lane < kTermLanes; ++lane) e[lane] = 0;
        store<kTermLanes>(e, terms + i, end);
        sums += e;
    }
    float sum = 0;
    for (int lane = 0; lane < kTermLanes; ++lane) sum += sums[lane];
    return sum;
}

ROSA_INLINE double exponentials(double* terms, std::int64_t count, double largest)
{
    double sum = 0;
    for (std::int64_t i = 0; i < count; ++i) sum += terms[i] = std::exp(terms[i] - largest);
    return sum;
}

/// Ignores NaN.
template <typename T>
ROSA_INLINE T largestOf(const T* values, std::int64_t count)
{
    const std::int64_t whole = count - count % kTermLanes;
    T lanes[kTermLanes];
    std::fill(lanes, lanes + kTermLanes, -std::numeric_limits<T>::infinity());
    for (std::int64_t i = 0; i < whole; i += kTermLanes)
        for (std::int64_t lane = 0; lane < kTermLanes; ++lane) lanes[lane] = std::max(lanes[lane], values[i + lane]);
    for (std::int64_t i = whole; i < count; ++i) lanes[0] = std::max(lanes[0], values[i]);
    return *std::max_element(lanes, lanes + kTermLanes);
}

/// Sums lanes independently, which avoids one long dependency chain.
template <typename T>
ROSA_INLINE double sumOf(const T* values, std::int64_t count)
{
    const std::int64_t whole = count - count % kTermLanes;
    T lanes[kTermLanes] = {};
    for (std::int64_t i = 0; i < whole; i += kTermLanes)
        for (std::int64_t lane = 0; lane < kTermLanes; ++lane) lanes[lane] += values[i + lane];
    double sum = 0;
    for (const T lane : lanes) sum += static_cast<double>(lane);
    for (std::int64_t i = whole; i < count; ++i) sum += static_cast<double>(values[i]);
    return sum;
}

/// Inputs of one direction, whose anchors are the views of one side.
template <typename T>
struct Anchors {
    const T* inter;         ///< g-EMD, B × B
    const T* intra;         ///< B × B
    const bool* negatives;  ///< nullptr: all but the diagonal.
    std::int64_t views;
    T similarityFactor;
    T inverseTemperature;
    T positiveWeight;
    bool hasPositive;  ///< Is the positive in the denominator?
};

/// Sums of an anchor's g-EMDs.
struct AnchorSums {
    double positive = 0;
    double inter = 0;  ///< Over its negatives.
    double intra = 0;  ///< Over its negatives.
};

/// Losses of anchors begin … end − 1, the share of each term in the denominator (B × 2B), and the sums.
struct LossOfAnchors {
    template <typename T>
    ROSA_INLINE static void run(const Anchors<T>& anchors, std::int64_t begin, std::int64_t end, T* losses, T* shares,
                                AnchorSums* sums)
    {
        constexpr T none = -std::numeric_limits<T>::infinity();
        const std::int64_t views = anchors.views;
        const auto termOf = [&](T emd) {
            return (anchors.similarityFactor - anchors.similarityFactor * emd) * anchors.inverseTemperature;
        };
        for (std::int64_t anchor = begin; anchor < end; ++anchor) {
            T* const terms = shares + anchor * 2 * views;
            const T* const inter = anchors.inter + anchor * views;
            const T* const intra = anchors.intra + anchor * views;
            for (std::int64_t i = 0; i < views; ++i) terms[i] = termOf(inter[i]);
            for (std::int64_t i = 0; i < views; ++i) terms[views + i] = termOf(intra[i]);
            if (anchors.negatives)
                for (std::int64_t i = 0; i < views; ++i)
                    if (!anchors.negatives[anchor * views + i]) terms[i] = terms[views + i] = none;
            const T positive = termOf(inter[anchor]) * anchors.positiveWeight;
            terms[anchor] = anchors.hasPositive ? positive : none;
            terms[views + anchor] = none;

            const T largest = largestOf(terms, 2 * views);
            const T sum = exponentials(terms, 2 * views, largest);
            losses[anchor] = largest + std::log(sum) - positive;
            const T factor = 1 / sum;
            for (std::int64_t i = 0; i < 2 * views; ++i) terms[i] *= factor;
            sums[anchor] = sumsOf(anchors, anchor);
        }
    }

private:
    template <typename T>
    ROSA_INLINE static AnchorSums sumsOf(const Anchors<T>& anchors, std::int64_t anchor)
    {
        const std::int64_t views = anchors.views;
        const T* const inter = anchors.inter + anchor * views;
        const T* const intra = anchors.intra + anchor * views;
        AnchorSums sums{static_cast<double>(inter[anchor]), 0, 0};
        if (!anchors.negatives) {
            const std::int64_t after = anchor + 1;
            sums.inter = sumOf(inter, anchor) + sumOf(inter + after, views - after);
            sums.intra = sumOf(intra, anchor) + sumOf(intra + after, views - after);
            return sums;
        }
        for (std::int64_t i = 0; i < views; ++i) {
            if (!anchors.negatives[anchor * views + i]) continue;
            sums.inter += static_cast<double>(inter[i]);
            sums.intra += static_cast<double>(intra[i]);
        }
        return sums;
    }
};

/// Gradients of one direction's inter- and intra-view g-EMDs: `factor` · share; for the positive, `factor` · (share − 1) · its weight.
struct ScaleShares {
    template <typename T>
    ROSA_INLINE static void run(const T* shares, T factor, T positiveWeight, std::int64_t views, T* inter, T* intra)
    {
        for (std::int64_t anchor = 0; anchor < views; ++anchor) {
            const T* const from = shares + anchor * 2 * views;
            for (std::int64_t i = 0; i < views; ++i) inter[anchor * views + i] = from[i] * factor;
            for (std::int64_t i = 0; i < views; ++i) intra[anchor * views + i] = from[views + i] * factor;
            inter[anchor * views + anchor] = (from[anchor] - 1) * positiveWeight * factor;
        }
    }
};

/// g-EMDs of one direction, detached.
struct Direction {
    Tensor inter;
    Tensor intra;
};

/// Losses of all directions, concatenated.
struct Losses {
    Tensor losses;  ///< B per direction
    Tensor shares;  ///< B × 2B per direction
    Tensor means;   ///< 3, float64: mean similarity of positives, inter-view and intra-view negatives, over all directions.
};

template <typename T>
Losses onCpu(const std::vector<Direction>& directions, const Tensor& negatives, const ObjectiveOptions& options)
{
    const std::int64_t views = directions[0].inter.size(0);
    const auto count = static_cast<std::int64_t>(directions.size()) * views;
    const auto type = directions[0].inter.options();
    Losses found{torch::empty({count}, type), torch::empty({count, 2 * views}, type), torch::empty({3}, torch::kFloat64)};
    const Tensor named = negatives.defined() ? negatives.contiguous() : Tensor();
    const bool* const isNegative = named.defined() ? named.const_data_ptr<bool>() : nullptr;
    const auto factor = similarityFactor(options.similarity);
    std::vector<Direction> rows;
    std::vector<Anchors<T>> anchors;
    for (const Direction& direction : directions) {
        rows.push_back({direction.inter.contiguous(), direction.intra.contiguous()});
        anchors.push_back({rows.back().inter.const_data_ptr<T>(), rows.back().intra.const_data_ptr<T>(), isNegative, views,
                           static_cast<T>(factor), static_cast<T>(1 / options.contrast.temperature),
                           static_cast<T>(positiveWeight(options)), options.denominator == Denominator::WithPositive});
    }
    T* const losses = found.losses.data_ptr<T>();
    T* const shares = found.shares.data_ptr<T>();
    std::vector<AnchorSums> sums(static_cast<std::size_t>(count));
    parallelFor(count, std::max<std::int64_t>(1, kTermsAThread / (2 * views)), [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t first = begin; first < end;) {
            const std::int64_t direction = first / views;
            const std::int64_t start = direction * views;
            const std::int64_t last = std::min(end, start + views);
            dispatch<LossOfAnchors>(anchors[static_cast<std::size_t>(direction)], first - start, last - start,
                                    losses + start, shares + start * 2 * views, sums.data() + start);
            first = last;
        }
    });

    AnchorSums all;
    for (const AnchorSums& sum : sums) {
        all.positive += sum.positive;
        all.inter += sum.inter;
        all.intra += sum.intra;
    }
    const std::int64_t pairs =
        isNegative ? std::count(isNegative, isNegative + views * views, true) : views * std::max<std::int64_t>(views - 1, 1);
    const auto negativeCount = static_cast<double>(pairs) * static_cast<double>(directions.size());
    auto* const means = found.means.data_ptr<double>();
    means[0] = factor * (1 - all.positive / static_cast<double>(count));
    means[1] = factor * (1 - all.inter / negativeCount);
    means[2] = factor * (1 - all.intra / negativeCount);
    return found;
}

/// One direction.
Losses byOperations(const Direction& direction, const Tensor& negatives, const ObjectiveOptions& options)
{
    const double minusInfinity = -std::numeric_limits<double>::infinity();
    const Tensor inter = similarityOf(direction.inter, options.similarity);
    const Tensor intra = similarityOf(direction.intra, options.similarity);
    const Tensor positive = inter.diagonal() * (positiveWeight(options) / options.contrast.temperature);
    Tensor terms = torch::cat({inter, intra}, 1).div_(options.contrast.temperature);
    if (negatives.defined()) terms.masked_fill_(torch::cat({negatives, negatives}, 1).logical_not(), minusInfinity);
    terms.slice(1, inter.size(0)).diagonal().fill_(minusInfinity);
    Tensor place = terms.diagonal();  // denominator term of the positive, if any
    if (options.denominator == Denominator::WithPositive)
        place.copy_(positive);
    else
        place.fill_(minusInfinity);
    Tensor shares = torch::log_softmax(terms, 1);
    const Tensor losses = terms.amax(1) - shares.amax(1) - positive;
    // The number of negatives is known on the device only.
    const Tensor isNegative = negatives.defined() ? negatives : torch::ones_like(inter, torch::kBool).fill_diagonal_(false);
    const Tensor zero = torch::zeros({}, inter.options());
    const auto meanOf = [&](const Tensor& similarities) {
        return torch::where(isNegative, similarities, zero).sum() / isNegative.sum();
    };
    const Tensor means = torch::stack({inter.diagonal().mean(), meanOf(inter), meanOf(intra)}).to(torch::kFloat64);
    return {losses, shares.exp_(), means};
}

/// Without gradient.
Losses lossesOf(const std::vector<Direction>& directions, const Tensor& negatives, const ObjectiveOptions& options)
{
    const torch::NoGradGuard constant;
    const Tensor& one = directions[0].inter;
    const auto isLikeOne = [&](const Tensor& other) {
        return other.defined() && other.sizes() == one.sizes() && other.scalar_type() == one.scalar_type();
    };
    for (const auto& [inter, intra] : directions)
        ROSA_CHECK(one.dim() == 2 && one.size(0) == one.size(1) && isLikeOne(inter) && isLikeOne(intra),
                   "g-EMDs are square matrices of one size and type");
    ROSA_CHECK(!negatives.defined() || negatives.sizes() == one.sizes(), "negatives are a matrix of the g-EMDs' size");
    if (takesCpuPath(one.device()))
        return one.scalar_type() == torch::kFloat64 ? onCpu<double>(directions, negatives, options)
                                                    : onCpu<float>(directions, negatives, options);
    const auto own = deviceOperations(one.device().type()).anchorLosses;
    if (own && one.scalar_type() == torch::kFloat32 && directions.size() == 2 && !negatives.defined()) {
        const auto [losses, shares, means] =
            own({directions[0].inter.contiguous(), directions[1].inter.contiguous()},
                {directions[0].intra.contiguous(), directions[1].intra.contiguous()},
                {similarityFactor(options.similarity), options.contrast.temperature, positiveWeight(options),
                 options.denominator == Denominator::WithPositive});
        return {losses, shares, means.mean(0, false, torch::kFloat64)};
    }
    std::vector<Tensor> losses, shares, means;
    for (const Direction& direction : directions) {
        const Losses found = byOperations(direction, negatives, options);
        losses.push_back(found.losses);
        shares.push_back(found.shares);
        means.push_back(found.means);
    }
    return {torch::cat(losses), torch::cat(shares), torch::stack(means).mean(0)};
}

/// The mean loss, and ContrastiveLoss::shown.
std::pair<Tensor, Tensor> shownOf(const Losses& found)
{
    if (!takesCpuPath(found.losses.device())) {
        const Tensor loss = found.losses.mean();
        return {loss, torch::cat({loss.to(torch::kFloat64).unsqueeze(0), found.means})};
    }
    const Tensor loss = torch::empty({}, found.losses.options());
    const Tensor shown = torch::empty({4}, torch::kFloat64);
    const auto fill = [&]<typename T>(T) {
        double sum = 0;
        for (std::int64_t i = 0; i < found.losses.size(0); ++i)
            sum += static_cast<double>(found.losses.const_data_ptr<T>()[i]);
        shown.data_ptr<double>()[0] = sum / static_cast<double>(found.losses.size(0));
        *loss.data_ptr<T>() = static_cast<T>(shown.const_data_ptr<double>()[0]);
    };
    found.losses.scalar_type() == torch::kFloat64 ? fill(double{}) : fill(float{});
    std::copy_n(found.means.const_data_ptr<double>(), 3, shown.data_ptr<double>() + 1);
    return {loss, shown};
}

struct AnchorLoss : torch::autograd::Function<AnchorLoss> {
    static torch::autograd::tensor_list forward(torch::autograd::AutogradContext* context, const Tensor& interForward,
                                                const Tensor& interBackward, const Tensor& intraFirst,
                                                const Tensor& intraSecond, const std::optional<Tensor>& negatives,
                                                const ObjectiveOptions& options)
    {
        const Losses found =
            lossesOf({{interForward.detach(), intraFirst.detach()}, {interBackward.detach(), intraSecond.detach()}},
                     negatives.value_or(Tensor()), options);
        const auto [loss, shown] = shownOf(found);
        context->save_for_backward({found.shares});
        // Weight of an anchor's loss in the mean, times the derivative of a term with respect to its g-EMD.
        context->saved_data["slope"] =
            -similarityFactor(options.similarity) / options.contrast.temperature / static_cast<double>(found.losses.size(0));
        context->saved_data["positiveWeight"] = positiveWeight(options);
        context->mark_non_differentiable({found.losses, shown});
        return {loss, found.losses, shown};
    }
    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const Tensor shares = context->get_saved_variables()[0];
        const Tensor& upstream = gradients[0];
        const double slope = context->saved_data["slope"].toDouble();
        const double weight = context->saved_data["positiveWeight"].toDouble();
        const std::int64_t views = shares.size(1) / 2;
        if (const auto own = deviceOperations(shares.device().type()).anchorGradient;
            own && shares.scalar_type() == torch::kFloat32) {
            const std::vector<Tensor> parts = own(shares, upstream.contiguous(), slope, weight).unbind(0);
            return {parts[0], parts[1], parts[2], parts[3], {}, {}};
        }
        if (!takesCpuPath(shares.device())) {
            std::vector<Tensor> inter, intra;
            for (std::int64_t start = 0; start < 2 * views; start += views) {
                Tensor terms = shares.slice(0, start, start + views).clone();
                terms.diagonal().sub_(1).mul_(weight);
                terms.mul_(upstream * slope);
                inter.push_back(terms.slice(1, 0, views));
                intra.push_back(terms.slice(1, views));
            }
            return {inter[0], inter[1], intra[0], intra[1], {}, {}};
        }
        torch::autograd::tensor_list answers;
        for (int i = 0; i < 4; ++i) answers.push_back(torch::empty({views, views}, shares.options()));
        const auto scale = [&]<typename T>(T) {
            const auto factor = static_cast<T>(*upstream.const_data_ptr<T>() * slope);
            parallelFor(2, 1, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t direction = begin; direction < end; ++direction)
                    dispatch<ScaleShares>(shares.const_data_ptr<T>() + direction * 2 * views * views, factor,
                                          static_cast<T>(weight), views,
                                          answers[static_cast<std::size_t>(direction)].template data_ptr<T>(),
                                          answers[static_cast<std::size_t>(2 + direction)].template data_ptr<T>());
            });
        };
        shares.scalar_type() == torch::kFloat64 ? scale(double{}) : scale(float{});
        answers.resize(6);
        return answers;
    }
};

}  // namespace

ContrastiveLoss lossOfAnchors(const Gemd& inter, const torch::Tensor& intraFirst, const torch::Tensor& intraSecond,
                              const torch::Tensor& negatives, const ObjectiveOptions& options)
{
    ROSA_CHECK(inter.backward.defined(), "g-EMDs of both directions");
    std::optional<Tensor> named;  // LibTorch does not accept an undefined tensor here
    if (negatives.defined()) named = negatives;
    const auto made = AnchorLoss::apply(inter.forward, inter.backward, intraFirst, intraSecond, named, options);
    return {made[0], made[1], made[2]};
}

torch::Tensor denominatorShares(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                                const ObjectiveOptions& options)
{
    return lossesOf({{inter.detach(), intra.detach()}}, negatives, options).shares;
}

}  // namespace rosa::learn
