/// Small networks on top of an encoder, trained with it and not used in evaluation.
#pragma once

#include "core/learn/encoders/modules.h"

namespace rosa::learn {

/// in → hidden → activation → out, with PyTorch's default initialisation: GRACE's projector (ELU), BGRL's predictor (PReLU).
class Head {
public:
    Head(const std::string& name, std::int64_t in, std::int64_t hidden, std::int64_t out, ActivationKind between,
         std::uint64_t seed, ModelState& state)
        : m_first(Linear::uniform(state, name + ".0", in, hidden, seed)),
          m_between(Activation::make(state, name + ".1", between)),
          m_second(Linear::uniform(state, name + ".2", hidden, out, seed))
    {}

    [[nodiscard]] torch::Tensor operator()(const torch::Tensor& h) const { return m_second(m_between(m_first(h))); }

private:
    Linear m_first;
    Activation m_between;
    Linear m_second;
};

}  // namespace rosa::learn
