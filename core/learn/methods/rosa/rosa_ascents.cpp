#include "core/learn/methods/rosa/rosa_ascents.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/learn/ops/perturbation.h"
#include "core/learn/ops/products.h"
#include "core/learn/ops/scaled_matrix.h"
#include "core/learn/ops/step_phases.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

/// Largest fraction of changed signs for which the sparse product is cheaper than a dense one.
constexpr double kSparseShare = 0.2;

std::span<float> valuesOf(Tensor& tensor) { return {tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel())}; }

std::span<const float> valuesOf(const Tensor& tensor)
{
    return {tensor.const_data_ptr<float>(), static_cast<std::size_t>(tensor.numel())};
}

/// Σ scale · matrix over matrices of equal shape.
Tensor sumOf(const std::vector<std::pair<Tensor, double>>& terms)
{
    std::vector<ScaledMatrix> scaled;
    for (const auto& [matrix, scale] : terms) scaled.push_back({valuesOf(matrix), scale});
    Tensor sum = torch::empty_like(terms[0].first);
    addScaled(scaled, valuesOf(sum));
    return sum;
}

double dotOf(const Tensor& a, const Tensor& b) { return a.flatten().dot(b.flatten()).item<double>(); }

}  // namespace

struct AscentFeatures::Arrived : torch::CustomClassHolder {
    Tensor product;   ///< Set by the forward pass.
    Tensor gradient;  ///< Set by the backward pass.

    /// Presents `product` to autograd as a function of the weight, and stores the gradient instead of propagating it.
    struct Function : torch::autograd::Function<Function> {
        static Tensor forward(torch::autograd::AutogradContext* context, const Tensor&,
                              const c10::intrusive_ptr<Arrived>& arrived)
        {
            context->saved_data["arrived"] = c10::IValue::make_capsule(arrived);
            return std::exchange(arrived->product, Tensor());
        }
        static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                     const torch::autograd::tensor_list& gradients)
        {
            c10::static_intrusive_pointer_cast<Arrived>(context->saved_data["arrived"].toCapsule())->gradient = gradients[0];
            return {{}, {}};
        }
    };
};

AscentFeatures::AscentFeatures(const FeatureRows& features, const AscentOptions& options, std::int64_t rows,
                               std::int64_t columns, std::uint64_t seed, int epoch)
    : m_features(features),
      m_options(options),
      m_isJoined(features.dense.defined() && options.direction == AscentDirection::Sign),
      m_drawn(torch::empty({rows, columns}, torch::kFloat32))
{
    const PhaseScope phase(StepPhase::Perturbation);
    drawPerturbation(valuesOf(m_drawn), rows, options.stepSize, seed, epoch);
    if (m_isJoined) m_joined = m_features.dense + m_drawn;
}

AscentFeatures::~AscentFeatures() = default;

AscentFeatures::Layer& AscentFeatures::layerOf(const Tensor& weight)
{
    for (Layer& layer : m_layers)
        if (layer.weight.is_same(weight)) return layer;
    const torch::NoGradGuard constant;
    Layer layer;
    layer.weight = weight;
    layer.arrived = c10::make_intrusive<Arrived>();
    if (m_isJoined) {
        layer.seen = product(m_joined, weight);
    } else {
        layer.drawn = product(m_drawn, weight);
        layer.delta = layer.drawn;
        layer.seen = m_features.times(weight) + layer.drawn;
    }
    m_layers.push_back(std::move(layer));
    return m_layers.back();
}

Tensor AscentFeatures::times(const Tensor& weight)
{
    Layer& layer = layerOf(weight);
    layer.arrived->product = layer.seen;
    return Arrived::Function::apply(weight, layer.arrived);
}

void AscentFeatures::collect()
{
    for (Layer& layer : m_layers) {
        ROSA_CHECK(layer.arrived->gradient.defined(), "an ascent ends with the gradient of every product");
        layer.gradients.push_back(std::exchange(layer.arrived->gradient, Tensor()).contiguous());
    }
}

void AscentFeatures::ascend()
{
    const PhaseScope phase(StepPhase::Perturbation);
    const torch::NoGradGuard constant;
    collect();
    if (m_options.direction == AscentDirection::Sign)
        moveBySigns();
    else
        moveAlongGradient();
}

void AscentFeatures::advance(Layer& layer, const Tensor& product, double scale)
{
    if (m_options.accumulation == AscentAccumulation::Last) {
        layer.seen = sumOf({{layer.seen, 1}, {product, scale}});
        return;
    }
    if (layer.delta.defined())
        layer.delta = sumOf({{layer.delta, 1}, {product, scale}});
    else
        layer.delta = scale == 1 ? product : sumOf({{product, scale}});
    layer.seen = sumOf({{layer.seen, 1}, {layer.delta, 1}});
}

Tensor AscentFeatures::gradientOfDelta()
{
    Tensor sum;
    for (Layer& layer : m_layers) {
        const Tensor term = product(layer.gradients.back(), layer.weight.t());
        sum = sum.defined() ? sum.add_(term) : term;
    }
    return sum;
}

void AscentFeatures::moveBySigns()
{
    Move move;
    move.scale = m_options.stepSize;
    move.matrix = gradientOfDelta();
    takeSigns(valuesOf(move.matrix));

    if (m_isJoined && m_moves.empty() && m_options.accumulation == AscentAccumulation::Sum) {
        // The move is all of the next ascent's δ, since δ⁰·W alone is not known.
        move.matrix.mul_(std::exchange(move.scale, 1)).add_(m_drawn);
        for (Layer& layer : m_layers) advance(layer, product(move.matrix, layer.weight), move.scale);
        m_moves.push_back(std::move(move));
        return;
    }
    if (m_layers[0].signs.defined())  // the last move's matrix contains signs, too
        if (auto changes = differences(valuesOf(std::as_const(m_moves.back().matrix)), valuesOf(std::as_const(move.matrix)),
                                       m_drawn.size(0), kSparseShare))
            move.changes = SparseMatrix(m_drawn.size(1), std::move(changes->offsets), std::move(changes->columns),
                                        std::move(changes->values));
    for (Layer& layer : m_layers) {
        if (move.changes.empty())
            layer.signs = product(move.matrix, layer.weight);
        else
            move.changes.addTimes(layer.weight.detach(), layer.signs);
        advance(layer, layer.signs, move.scale);
    }
    m_moves.push_back(std::move(move));
}

void AscentFeatures::moveAlongGradient()
{
    Move move;
    double largest = 0;
    for (const Layer& layer : m_layers) largest = std::max(largest, layer.gradients.back().abs().max().item<double>());
    // Only the direction matters; scaled to order 1, its squares stay within float32 whatever the scale of the loss.
    for (const Layer& layer : m_layers)
        move.gradients.push_back(largest > 0 ? layer.gradients.back() / largest : layer.gradients.back());
    if (m_weightProducts.empty())
        for (const Layer& layer : m_layers)
            for (const Layer& other : m_layers)
                m_weightProducts.push_back(other.weight.detach().t().mm(layer.weight.detach()));
    double squares = 0;
    for (std::size_t i = 0; i < m_layers.size(); ++i) {
        Tensor moved = torch::zeros_like(move.gradients[i]);
        for (std::size_t k = 0; k < m_layers.size(); ++k)
            moved.addmm_(move.gradients[k], m_weightProducts[i * m_layers.size() + k]);
        squares += dotOf(moved, move.gradients[i]);
        move.products.push_back(moved);
    }
    move.scale = squares > 0 ? m_options.stepSize / std::sqrt(squares) : 0;
    for (std::size_t i = 0; i < m_layers.size(); ++i) advance(m_layers[i], move.products[i], move.scale);
    m_moves.push_back(std::move(move));
}

double AscentFeatures::timesSeen(std::size_t move, std::size_t ascent) const
{
    if (ascent < move) return 0;
    if (m_options.accumulation == AscentAccumulation::Last || (move == 0 && m_isJoined)) return 1;
    return static_cast<double>(ascent - move + 1);
}

Tensor AscentFeatures::weightedGradient(const Layer& layer, std::size_t move) const
{
    const double scale = move == 0 ? 1 : m_moves[move - 1].scale;
    std::vector<std::pair<Tensor, double>> terms;
    for (std::size_t ascent = move; ascent < layer.gradients.size(); ++ascent)
        terms.emplace_back(layer.gradients[ascent], scale * timesSeen(move, ascent));
    return sumOf(terms);
}

void AscentFeatures::sendBackSigns(const Layer& layer, Tensor& sum) const
{
    // From the last move to the first: a move stored as changes to its predecessor passes its gradient on to the predecessor.
    Tensor handedOn;
    for (std::size_t i = m_moves.size(); i-- > 0;) {
        const Move& move = m_moves[i];
        Tensor seen = weightedGradient(layer, i + 1);
        if (handedOn.defined()) seen = sumOf({{seen, 1}, {std::exchange(handedOn, Tensor()), 1}});
        if (move.changes.empty()) {
            sum.addmm_(move.matrix.t(), seen);
        } else {
            move.changes.addTransposedTimes(seen, sum);
            handedOn = seen;
        }
    }
}

void AscentFeatures::sendBackGradients(const Layer& layer, Tensor& sum) const
{
    // Σ over the moves of (Σₖ Gₖ·Wₖᵀ)ᵀ · seen = Σₖ Wₖ · (Σ over the moves of Gₖᵀ · seen).
    std::vector<Tensor> seen;
    for (std::size_t i = 0; i < m_moves.size(); ++i) seen.push_back(weightedGradient(layer, i + 1));
    for (std::size_t k = 0; k < m_layers.size(); ++k) {
        const Tensor& weight = m_layers[k].weight;
        Tensor met = torch::zeros({weight.size(1), layer.weight.size(1)}, torch::kFloat32);
        for (std::size_t i = 0; i < m_moves.size(); ++i) met.addmm_(m_moves[i].gradients[k].t(), seen[i]);
        sum.addmm_(weight.detach(), met);
    }
}

void AscentFeatures::sendBack()
{
    const PhaseScope phase(StepPhase::Backward);
    const torch::NoGradGuard constant;
    collect();
    for (Layer& layer : m_layers) {
        Tensor& sum = layer.weight.mutable_grad();
        if (!sum.defined()) sum = torch::zeros_like(layer.weight);
        sum.addmm_((m_isJoined ? m_joined : m_drawn).t(), weightedGradient(layer, 0));
        if (m_options.direction == AscentDirection::Sign)
            sendBackSigns(layer, sum);
        else
            sendBackGradients(layer, sum);
        if (m_isJoined) continue;
        std::vector<std::pair<Tensor, double>> seen;
        for (const Tensor& gradient : layer.gradients) seen.emplace_back(gradient, 1);
        const Tensor all = sumOf(seen);
        if (m_features.dense.defined())
            sum.addmm_(m_features.dense.t(), all);
        else
            m_features.sparse.addTransposedTimes(all, sum);
    }
}

Tensor AscentFeatures::norm() const
{
    const PhaseScope phase(StepPhase::Perturbation);
    const torch::NoGradGuard constant;
    const std::size_t last = m_moves.size();
    std::vector<ScaledMatrix> terms{{valuesOf(m_drawn), timesSeen(0, last)}};
    double squares = 0;
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        const Move& move = m_moves[i];
        const double scale = move.scale * timesSeen(i + 1, last);
        if (move.matrix.defined()) terms.push_back({valuesOf(move.matrix), scale});
        for (std::size_t k = 0; k < move.gradients.size(); ++k) {
            squares += 2 * scale * terms[0].scale * dotOf(m_layers[k].drawn, move.gradients[k]);
            for (std::size_t j = 0; j < m_moves.size(); ++j)
                squares +=
                    scale * m_moves[j].scale * timesSeen(j + 1, last) * dotOf(move.products[k], m_moves[j].gradients[k]);
        }
    }
    squares += squaredNorm(terms, m_drawn.size(0));
    return torch::tensor(std::sqrt(std::max(squares, 0.0)), torch::kFloat64);
}

}  // namespace rosa::learn
