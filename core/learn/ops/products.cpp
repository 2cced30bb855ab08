#include "core/learn/ops/products.h"

#include <atomic>
#include <optional>
#include <string_view>

#include <ATen/core/dispatch/Dispatcher.h>

#include "core/base/parallel.h"

namespace rosa::learn {

namespace {

using Linear = torch::Tensor(const torch::Tensor&, const torch::Tensor&, const std::optional<torch::Tensor>&,
                             std::string_view, c10::List<std::optional<c10::Scalar>>, std::optional<std::string_view>);
using LinearHandle = c10::TypedOperatorHandle<Linear>;

bool isIntel()
{
#if defined(__GNUC__) && defined(__x86_64__)
    return __builtin_cpu_is("intel");
#else
    return false;
#endif
}

/// oneDNN's inner product, x · wᵀ, in LibTorch; none if it is missing or has another signature.
std::optional<LinearHandle> findLinear()
{
    const auto found = c10::Dispatcher::singleton().findSchema({"mkldnn::_linear_pointwise", ""});
    if (!found || !found->hasKernelForDispatchKey(c10::DispatchKey::CPU)) return std::nullopt;
    try {
        return found->typed<Linear>();
    } catch (const c10::Error&) {
        return std::nullopt;
    }
}

const std::optional<LinearHandle>& linear()
{
    static const std::optional<LinearHandle> handle = findLinear();
    return handle;
}

std::atomic<ProductLibrary>& current()
{
    static std::atomic<ProductLibrary> library{bestProductLibrary()};
    return library;
}

}  // namespace

const char* nameOf(ProductLibrary library) { return library == ProductLibrary::OneDnn ? "onednn" : "mkl"; }

ProductLibrary bestProductLibrary() { return isIntel() || !linear() ? ProductLibrary::Mkl : ProductLibrary::OneDnn; }

ProductLibrary productLibrary() { return current(); }

ProductLibrary setProductLibrary(ProductLibrary library)
{
    current() = linear() ? library : ProductLibrary::Mkl;
    return current();
}

torch::Tensor product(const torch::Tensor& a, const torch::Tensor& b)
{
    const torch::NoGradGuard constant;
    const bool isPlain = a.dim() == 2 && b.dim() == 2 && a.is_contiguous() && a.numel() > 0 && b.numel() > 0 &&
                         a.scalar_type() == torch::kFloat32 && a.is_cpu();
    if (productLibrary() == ProductLibrary::Mkl || !isPlain) return torch::mm(a, b);
    const OpenMpThreads all(threadCount());  // oneDNN asks OpenMP, which ElementwiseThreads may have set to one thread
    return linear()->call(a.detach(), b.detach().t(), std::nullopt, "none", c10::List<std::optional<c10::Scalar>>(), "");
}

}  // namespace rosa::learn
