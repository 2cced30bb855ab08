#include "core/learn/encoders/counted_norm.h"

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"

namespace rosa::learn {

namespace {

using torch::Tensor;

struct CountedNormFunction : torch::autograd::Function<CountedNormFunction> {
    static torch::autograd::tensor_list forward(torch::autograd::AutogradContext* context, const Tensor& x,
                                                const Tensor& weight, const Tensor& bias, const Tensor& counted,
                                                double epsilon)
    {
        const Tensor count = counted.sum();
        const Tensor mean = (x * counted).sum(0) / count;
        const Tensor away = (x - mean) * counted;
        const Tensor squares = away.square().sum(0);
        const Tensor inverse = (squares / count + epsilon).rsqrt();
        const Tensor unit = away * inverse;
        const Tensor variance = squares / (count - 1);
        context->save_for_backward({unit, inverse, weight, counted, count});
        context->mark_non_differentiable({mean, variance});
        return {torch::addcmul(bias, unit, weight), mean, variance};
    }

    /// With g' the gradient of the counted rows and û the normalised ones: weight / √(variance + ε) ∘ (g' − (Σ g' + û Σ g' û) / count).
    static torch::autograd::tensor_list backward(torch::autograd::AutogradContext* context,
                                                 const torch::autograd::tensor_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const Tensor &unit = saved[0], &inverse = saved[1], &weight = saved[2], &counted = saved[3], &count = saved[4];
        const Tensor& upstream = gradients[0];
        const Tensor passed = upstream * counted;
        const Tensor along = (passed * unit).sum(0);
        const Tensor common = (passed.sum(0) + unit * along) * counted / count;
        return {(passed - common) * (weight * inverse), along, upstream.sum(0), {}, {}};
    }
};

}  // namespace

CountedNorm countedNorm(const Tensor& x, const Tensor& counted, const Tensor& weight, const Tensor& bias, double epsilon)
{
    ROSA_CHECK(x.dim() == 2 && counted.dim() == 2 && counted.size(0) == x.size(0) && counted.size(1) == 1 &&
                   counted.scalar_type() == x.scalar_type(),
               "a number for each row");
    for (const Tensor* row : {&weight, &bias})
        ROSA_CHECK(row->dim() == 1 && row->size(0) == x.size(1), "a number for each column");
    const auto made = CountedNormFunction::apply(x, weight, bias, counted.detach(), epsilon);
    return {made[0], made[1], made[2]};
}

}  // namespace rosa::learn
