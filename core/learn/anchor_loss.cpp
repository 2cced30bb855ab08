#include "core/learn/anchor_loss.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/learn/device.h"
#include "core/transport/lane_math.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

constexpr int kLanes = 16;
/// Terms a thread is worth waking for.
constexpr std::int64_t kTermsAThread = 65536;

/// How often the positive's similarity counts.
double positiveWeight(const ObjectiveOptions& options) { return options.topology && options.positiveDoubled ? 2 : 1; }

/// x becomes exp(x − largest), 0 below what a float holds, NaN where that is NaN; returns the sum.
ROSA_INLINE float exponentials(float* terms, std::int64_t count, float largest)
{
    using namespace transport;
    float* const end = terms + count;
    Lanes<kLanes> sums{};
    for (std::int64_t i = 0; i < count; i += kLanes) {
        const Lanes<kLanes> x = load<kLanes>(terms + i, end) - largest;
        const Lanes<kLanes> other = x == x ? Lanes<kLanes>{} : x;
        Lanes<kLanes> e = x > -87.0f ? exponential<kLanes>(x) : other;
        if (i + kLanes > count)
            for (std::int64_t lane = count - i; lane < kLanes; ++lane) e[lane] = 0;
        store<kLanes>(e, terms + i, end);
        sums += e;
    }
    float sum = 0;
    for (int lane = 0; lane < kLanes; ++lane) sum += sums[lane];
    return sum;
}

ROSA_INLINE double exponentials(double* terms, std::int64_t count, double largest)
{
    double sum = 0;
    for (std::int64_t i = 0; i < count; ++i) sum += terms[i] = std::exp(terms[i] - largest);
    return sum;
}

/// Passes over NaN.
template <typename T>
ROSA_INLINE T largestOf(const T* values, std::int64_t count)
{
    const std::int64_t whole = count - count % kLanes;
    T lanes[kLanes];
    std::fill(lanes, lanes + kLanes, -std::numeric_limits<T>::infinity());
    for (std::int64_t i = 0; i < whole; i += kLanes)
        for (std::int64_t lane = 0; lane < kLanes; ++lane) lanes[lane] = std::max(lanes[lane], values[i + lane]);
    for (std::int64_t i = whole; i < count; ++i) lanes[0] = std::max(lanes[0], values[i]);
    return *std::max_element(lanes, lanes + kLanes);
}

/// What an anchor's terms are made of.
template <typename T>
struct Anchors {
    const T* inter;
    const T* intra;
    const bool* negatives;  ///< nullptr: all but the diagonal.
    std::int64_t views;
    T inverseTemperature;
    T positiveWeight;
    bool hasPositive;  ///< In the denominator.
};

/// Of anchors begin … end − 1: their losses, and what share each term has in the denominator (B × 2B).
struct LossOfAnchors {
    template <typename T>
    ROSA_INLINE static void run(const Anchors<T>& anchors, std::int64_t begin, std::int64_t end, T* losses, T* shares)
    {
        constexpr T none = -std::numeric_limits<T>::infinity();
        const std::int64_t views = anchors.views;
        for (std::int64_t anchor = begin; anchor < end; ++anchor) {
            T* const terms = shares + anchor * 2 * views;
            const T* const inter = anchors.inter + anchor * views;
            const T* const intra = anchors.intra + anchor * views;
            for (std::int64_t i = 0; i < views; ++i) terms[i] = inter[i] * anchors.inverseTemperature;
            for (std::int64_t i = 0; i < views; ++i) terms[views + i] = intra[i] * anchors.inverseTemperature;
            if (anchors.negatives)
                for (std::int64_t i = 0; i < views; ++i)
                    if (!anchors.negatives[anchor * views + i]) terms[i] = terms[views + i] = none;
            const T positive = inter[anchor] * anchors.positiveWeight * anchors.inverseTemperature;
            terms[anchor] = anchors.hasPositive ? positive : none;
            terms[views + anchor] = none;

            const T largest = largestOf(terms, 2 * views);
            const T sum = exponentials(terms, 2 * views, largest);
            losses[anchor] = largest + std::log(sum) - positive;
            const T factor = 1 / sum;
            for (std::int64_t i = 0; i < 2 * views; ++i) terms[i] *= factor;
        }
    }
};

/// The gradients of inter- and intra-view similarities: shares, of the positive less one and times its weight, times what came from above,
/// divided by τ.
struct ScaleShares {
    template <typename T>
    ROSA_INLINE static void run(const T* shares, const T* upstream, std::int64_t upstreamStride, T inverseTemperature,
                                T positiveWeight, std::int64_t views, T* inter, T* intra)
    {
        for (std::int64_t anchor = 0; anchor < views; ++anchor) {
            const T factor = upstream[anchor * upstreamStride] * inverseTemperature;
            const T* const from = shares + anchor * 2 * views;
            for (std::int64_t i = 0; i < views; ++i) inter[anchor * views + i] = from[i] * factor;
            for (std::int64_t i = 0; i < views; ++i) intra[anchor * views + i] = from[views + i] * factor;
            inter[anchor * views + anchor] = (from[anchor] - 1) * positiveWeight * factor;
        }
    }
};

struct Losses {
    Tensor losses;  ///< B
    Tensor shares;  ///< B × 2B
};

template <typename T>
Losses onCpu(const Tensor& inter, const Tensor& intra, const Tensor& negatives, const ObjectiveOptions& options)
{
    const std::int64_t views = inter.size(0);
    Losses found{torch::empty({views}, inter.options()), torch::empty({views, 2 * views}, inter.options())};
    const Tensor rows = inter.contiguous();
    const Tensor others = intra.contiguous();
    const Tensor named = negatives.defined() ? negatives.contiguous() : Tensor();
    const Anchors<T> anchors{rows.const_data_ptr<T>(),
                             others.const_data_ptr<T>(),
                             named.defined() ? named.const_data_ptr<bool>() : nullptr,
                             views,
                             static_cast<T>(1 / options.temperature),
                             static_cast<T>(positiveWeight(options)),
                             options.denominator == Denominator::WithPositive};
    T* const losses = found.losses.data_ptr<T>();
    T* const shares = found.shares.data_ptr<T>();
    parallelFor(views, std::max<std::int64_t>(1, kTermsAThread / (2 * views)),
                [&](std::int64_t begin, std::int64_t end) { dispatch<LossOfAnchors>(anchors, begin, end, losses, shares); });
    return found;
}

Losses byOperations(const Tensor& inter, const Tensor& intra, const Tensor& negatives, const ObjectiveOptions& options)
{
    const double minusInfinity = -std::numeric_limits<double>::infinity();
    const Tensor positive = inter.diagonal() * (positiveWeight(options) / options.temperature);
    Tensor terms = torch::cat({inter, intra}, 1).div_(options.temperature);
    if (negatives.defined()) terms.masked_fill_(torch::cat({negatives, negatives}, 1).logical_not(), minusInfinity);
    terms.slice(1, inter.size(0)).diagonal().fill_(minusInfinity);
    Tensor place = terms.diagonal();  // where the positive stands, if anywhere
    if (options.denominator == Denominator::WithPositive)
        place.copy_(positive);
    else
        place.fill_(minusInfinity);
    Tensor shares = torch::log_softmax(terms, 1);
    const Tensor losses = terms.amax(1) - shares.amax(1) - positive;
    return {losses, shares.exp_()};
}

/// Without gradient.
Losses lossesOf(const Tensor& inter, const Tensor& intra, const Tensor& negatives, const ObjectiveOptions& options)
{
    ROSA_CHECK(inter.dim() == 2 && inter.size(0) == inter.size(1) && intra.sizes() == inter.sizes() &&
                   (!negatives.defined() || negatives.sizes() == inter.sizes()),
               "similarities and negatives are square matrices of one size");
    const torch::NoGradGuard constant;
    const Tensor rows = inter.detach();
    const Tensor others = intra.detach();
    if (!takesCpuPath(inter.device())) return byOperations(rows, others, negatives, options);
    return inter.scalar_type() == torch::kFloat64 ? onCpu<double>(rows, others, negatives, options)
                                                  : onCpu<float>(rows, others, negatives, options);
}

struct AnchorLoss : torch::autograd::Function<AnchorLoss> {
    static Tensor forward(torch::autograd::AutogradContext* context, const Tensor& inter, const Tensor& intra,
                          const std::optional<Tensor>& negatives, const ObjectiveOptions& options)
    {
        const Losses found = lossesOf(inter, intra, negatives.value_or(Tensor()), options);
        context->save_for_backward({found.shares});
        context->saved_data["temperature"] = options.temperature;
        context->saved_data["positiveWeight"] = positiveWeight(options);
        return found.losses;
    }
    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const Tensor shares = context->get_saved_variables()[0];
        const Tensor& upstream = gradients[0];
        const double temperature = context->saved_data["temperature"].toDouble();
        const double weight = context->saved_data["positiveWeight"].toDouble();
        const std::int64_t views = shares.size(0);
        if (!takesCpuPath(shares.device())) {
            Tensor terms = shares.clone();
            terms.diagonal().sub_(1).mul_(weight);
            terms.mul_((upstream / temperature).unsqueeze(1));
            return {terms.slice(1, 0, views), terms.slice(1, views), {}, {}};
        }
        Tensor inter = torch::empty({views, views}, shares.options());
        Tensor intra = torch::empty({views, views}, shares.options());
        const auto scale = [&]<typename T>(T) {
            dispatch<ScaleShares>(shares.const_data_ptr<T>(), upstream.const_data_ptr<T>(), upstream.stride(0),
                                  static_cast<T>(1 / temperature), static_cast<T>(weight), views, inter.data_ptr<T>(),
                                  intra.data_ptr<T>());
        };
        shares.scalar_type() == torch::kFloat64 ? scale(double{}) : scale(float{});
        return {inter, intra, {}, {}};
    }
};

}  // namespace

torch::Tensor anchorLoss(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                         const ObjectiveOptions& options)
{
    std::optional<Tensor> named;  // LibTorch takes no undefined tensor here
    if (negatives.defined()) named = negatives;
    return AnchorLoss::apply(inter, intra, named, options);
}

torch::Tensor denominatorShares(const torch::Tensor& inter, const torch::Tensor& intra, const torch::Tensor& negatives,
                                const ObjectiveOptions& options)
{
    return lossesOf(inter, intra, negatives, options).shares;
}

}  // namespace rosa::learn
