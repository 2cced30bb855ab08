/// Arrays of tests/data/reference as tensors, and helpers shared by the tests of the objective.
#pragma once

#include <string>
#include <vector>

#include <torch/types.h>

#include "core/base/random.h"
#include "core/data/arrays/npy.h"
#include "tests/program/test_folders.h"

namespace rosa::test {

class ReferenceVectors {
public:
    explicit ReferenceVectors(const std::string& file)
        : m_archive(data::NpzArchive::open(dataFolder() / "reference" / file, m_budget).value())
    {}

    /// As float64, for any type of the file.
    [[nodiscard]] torch::Tensor tensor(const std::string& name) const
    {
        const auto array = m_archive.read(name).value();
        const auto values = array.toDoubles().value();
        return torch::tensor(values, torch::kFloat64).reshape(array.shape());
    }

    /// Offsets of the views, from the ascending view indices of the rows.
    [[nodiscard]] std::vector<std::int64_t> offsets(const std::string& owner) const
    {
        const auto owners = m_archive.read(owner).value().toIntegers().value();
        std::vector<std::int64_t> result{0};
        for (std::size_t row = 1; row <= owners.size(); ++row)
            if (row == owners.size() || owners[row] != owners[row - 1]) result.push_back(static_cast<std::int64_t>(row));
        return result;
    }

private:
    MemoryBudget m_budget;
    data::NpzArchive m_archive;
};

/// Largest absolute value.
inline double largest(const torch::Tensor& values) { return values.abs().max().item<double>(); }

/// max |a − b| / max |b|, for any devices.
inline double relativeError(const torch::Tensor& a, const torch::Tensor& b)
{
    const auto exact = b.detach().cpu().to(torch::kFloat64);
    return (a.detach().cpu().to(torch::kFloat64) - exact).abs().max().item<double>() / exact.abs().max().item<double>();
}

/// Normally distributed rows around a common direction, so that weights have both signs but are mostly positive.
inline torch::Tensor randomRows(std::int64_t rows, std::int64_t columns, std::uint32_t index, double shift = 0.4)
{
    RandomStream stream(11, Purpose::Generator, 0, index);
    std::vector<double> values(static_cast<std::size_t>(rows * columns));
    for (double& value : values) value = stream.normal() + shift;
    return torch::tensor(values, torch::kFloat64).reshape({rows, columns});
}

/// Views of 1 to `largest` nodes.
inline std::vector<std::int64_t> randomOffsets(int views, std::uint32_t largest, std::uint32_t index)
{
    RandomStream stream(12, Purpose::Generator, 0, index);
    std::vector<std::int64_t> offsets{0};
    for (int view = 0; view < views; ++view) offsets.push_back(offsets.back() + 1 + stream.below(largest));
    return offsets;
}

}  // namespace rosa::test
