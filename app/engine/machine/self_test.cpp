#include "app/engine/machine/self_test.h"

#include <array>
#include <atomic>
#include <cmath>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/catalog/configuration.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/transport/block_sinkhorn.h"
#include "core/transport/exact.h"
#include "core/transport/sinkhorn.h"

namespace rosa::engine {

namespace {

/// Known-answer test of Random123, with digits of π as input.
Result<void> randomStreams()
{
    const std::array<std::uint32_t, 4> expected{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1};
    if (philox4x32({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}) == expected) return {};
    return failed("the output of philox4x32 differs from the published numbers");
}

/// FIPS 180-2, appendix B.1.
Result<void> digest()
{
    const std::string found = sha256(std::as_bytes(std::span("abc", 3)));
    if (found == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad") return {};
    return failed("wrong SHA-256 of abc: %1", found);
}

Result<void> files()
{
    ROSA_TRY_ASSIGN(auto folder, TemporaryFolder::make());
    const std::string text(1 << 20, 'r');
    ROSA_TRY(writeFileAtomically(folder.path() / "file", text));
    ROSA_TRY_ASSIGN(auto read, readTextFile(folder.path() / "file"));
    if (read == text) return {};
    return failed("a file differs from what was written to it");
}

/// Writes and reads a record through SQLite.
Result<void> records()
{
    ROSA_TRY_ASSIGN(auto folder, TemporaryFolder::make());
    ROSA_TRY_ASSIGN(auto configuration, catalog::Configuration::resolve(catalog::makeCatalogue(), {}));
    ROSA_TRY_ASSIGN(auto writer, record::RunWriter::create(folder.path(), configuration, {}, {"loss"}));
    constexpr int epochs = 1000;
    for (int epoch = 1; epoch <= epochs; ++epoch) {
        const std::array<double, 1> loss{1.0 / epoch};
        ROSA_TRY(writer->appendEpoch(epoch, loss));
    }
    ROSA_TRY(writer->setState(record::RunState::Finished));
    ROSA_TRY(writer->flush());
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(folder.path(), writer->id()));
    ROSA_TRY_ASSIGN(auto losses, reader->curve("loss"));
    if (losses.size() == epochs && losses.back() == 1.0 / epochs) return {};
    return failed("a record of %1 epochs differs from what was written to it", epochs);
}

Result<void> threads()
{
    constexpr std::int64_t count = 100000;
    std::atomic<std::int64_t> sum = 0;
    parallelFor(count, 100, [&](std::int64_t begin, std::int64_t end) {
        std::int64_t part = 0;
        for (std::int64_t i = begin; i < end; ++i) part += i;
        sum += part;
    });
    if (sum == count * (count - 1) / 2) return {};
    return failed("wrong result of a parallel sum: %1", sum.load());
}

Result<void> configurations()
{
    const catalog::Catalogue catalogue = catalog::makeCatalogue();
    for (const catalog::Method& method : catalogue.methods) {
        catalog::Selection selection;
        selection.method = method.id;
        ROSA_TRY_ASSIGN(auto made, catalog::Configuration::resolve(catalogue, selection));
        ROSA_TRY_ASSIGN(auto read, catalog::Configuration::fromToml(catalogue, made.toToml(), method.id));
        if (read.groupHash() != made.groupHash())
            return failed("a configuration of %1 differs after being written and read", method.id);
    }
    return {};
}

/// Weights 1/2, 1/2 on both sides; the diagonal is cheapest, so the optimal cost is (0.1 + 0.3)/2.
Result<void> transport()
{
    const transport::Matrix<double> cost(2, 2, {0.1, 0.9, 0.8, 0.3});
    const std::array<double, 2> half{0.5, 0.5};
    constexpr double optimum = 0.2;
    ROSA_TRY_ASSIGN(auto exact, transport::exactTransport(cost, half, half));
    if (std::abs(exact.cost - optimum) > 1e-9) return failed("wrong cost of the exact plan: %1", exact.cost);
    transport::SinkhornOptions options;
    options.lambda = 200;
    options.iterations = 50;
    ROSA_TRY_ASSIGN(auto entropic, transport::sinkhorn<double>(cost.view(), half, half, options));
    if (std::abs(entropic.cost - optimum) < 1e-6) return {};
    return failed("wrong cost of the Sinkhorn plan: %1", entropic.cost);
}

/// Two orthogonal unit vectors against the same two, all weights 1/2: by symmetry Γ = ½ (1, q; q, 1)/(1 + q) with q = exp(−λ), so the
/// cost is 1/(1 + e) for λ = 1. Sixteen such views per side exercise the vectorised code of the training.
Result<void> batchedTransport()
{
    constexpr int views = 16;
    constexpr std::size_t nodes = 2 * views;
    std::vector<std::int64_t> offsets;
    for (int view = 0; view <= views; ++view) offsets.push_back(2 * view);
    ROSA_TRY_ASSIGN(const auto lanes, transport::laneLayout(offsets));
    std::vector<float> cost;
    for (std::size_t row = 0; row < nodes; ++row)
        for (const std::int64_t column : lanes.columnOrder)
            cost.push_back(static_cast<std::int64_t>(row) % 2 == column % 2 ? 0.0f : 1.0f);
    const std::vector<float> weights(nodes * views, 0.5f);
    std::vector<float> emd(views * views);
    transport::BlockOptions options;
    options.lambda = 1;
    const transport::BlockSolution<float> answers{emd, {}};
    ROSA_TRY(transport::blockSinkhorn<float>({cost, weights, weights, offsets, &lanes}, options, &answers, nullptr));
    const double expected = 1 / (1 + std::exp(1.0));
    for (const float found : emd)
        if (!(std::abs(static_cast<double>(found) - expected) < 1e-5))
            return failed("a g-EMD is %1, expected %2", found, expected);
    return {};
}

}  // namespace

std::vector<SelfTest> selfTests()
{
    return {{"random streams", randomStreams},
            {"SHA-256", digest},
            {"files", files},
            {"records", records},
            {"threads", threads},
            {"configurations", configurations},
            {"transport", transport},
            {"g-EMD of a batch", batchedTransport}};
}

}  // namespace rosa::engine
