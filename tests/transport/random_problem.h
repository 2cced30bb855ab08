/// Random transport problems for tests.
#pragma once

#include <vector>

#include "core/base/random.h"
#include "core/transport/cost.h"
#include "core/transport/marginals.h"

namespace rosa::test {

/// Normally distributed rows around a common direction: weights have both signs, most are positive.
template <typename T>
transport::Matrix<T> randomNodes(std::int64_t rows, std::int64_t columns, RandomStream& stream, double shift = 0.4)
{
    transport::Matrix<T> nodes(rows, columns);
    for (T& value : nodes.values()) value = static_cast<T>(stream.normal() + shift);
    return nodes;
}

/// Costs and normalised weights of two random views.
template <typename T>
struct RandomProblem {
    transport::Matrix<T> cost;
    std::vector<T> t;
    std::vector<T> r;

    RandomProblem(std::int64_t rows, std::int64_t columns, std::uint32_t index,
                  transport::MarginalRule rule = transport::MarginalRule::FloorTiny)
    {
        RandomStream stream(5, Purpose::Generator, 0, index);
        const auto x = randomNodes<T>(rows, 6, stream);
        const auto y = randomNodes<T>(columns, 6, stream);
        cost = transport::cosineCost(x.view(), y.view());
        t = transport::rawWeights(x.view(), y.view());
        r = transport::rawWeights(y.view(), x.view());
        transport::normaliseWeights<T>(t, rule);
        transport::normaliseWeights<T>(r, rule);
    }
};

}  // namespace rosa::test
