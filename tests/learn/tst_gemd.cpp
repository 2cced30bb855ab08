#include "core/learn/ops/gemd.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <optional>

#include "core/base/parallel.h"
#include "core/learn/ops/device.h"
#include "core/transport/cost.h"
#include "tests/base/instruction_sets.h"
#include "tests/learn/general_path.h"
#include "tests/learn/reference_vectors.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using namespace rosa::test;
using torch::Tensor;

namespace {

std::vector<std::int64_t> equalOffsets(std::int64_t views, std::int64_t size)
{
    std::vector<std::int64_t> offsets;
    for (std::int64_t view = 0; view <= views; ++view) offsets.push_back(view * size);
    return offsets;
}

transport::Matrix<double> matrixOf(const Tensor& tensor)
{
    const Tensor values = tensor.to(torch::kFloat64).contiguous();
    const auto* data = values.const_data_ptr<double>();
    return {values.size(0), values.size(1), std::vector<double>(data, data + values.numel())};
}

Tensor block(const Tensor& matrix, const std::vector<std::int64_t>& rows, std::size_t i,
             const std::vector<std::int64_t>& columns, std::size_t k)
{
    return matrix.slice(0, rows[i], rows[i + 1]).slice(1, columns[k], columns[k + 1]);
}

/// All pairs of two sides with views explicitly padded by rows of 1e-8, in double precision.
struct FilledPairs {
    std::vector<std::int64_t> rows, columns;
    Tensor scale;  ///< Scale per node; undefined means 1.
    std::int64_t mostRows, mostColumns;

    FilledPairs(std::vector<std::int64_t> first, std::vector<std::int64_t> second, Tensor factors)
        : rows(std::move(first)),
          columns(std::move(second)),
          scale(std::move(factors)),
          mostRows(transport::largestView(rows)),
          mostColumns(transport::largestView(columns))
    {}
    static Tensor filled(const Tensor& view, std::int64_t most)
    {
        return torch::cat({view, torch::full({most - view.size(0), view.size(1)}, 1e-8, view.options())});
    }
    /// Numbers of nodes and rows of both views of a pair.
    struct Pair {
        Tensor nodes1, nodes2, rows1, rows2;
    };
    [[nodiscard]] Pair pair(const Tensor& a, const Tensor& b, std::int64_t i, std::int64_t k) const
    {
        const auto at = static_cast<std::size_t>(i), other = static_cast<std::size_t>(k);
        const Tensor x = a.slice(0, rows[at], rows[at + 1]), y = b.slice(0, columns[other], columns[other + 1]);
        return {x, y, filled(x, mostRows), filled(y, mostColumns)};
    }
    [[nodiscard]] Tensor cost(const Tensor& a, const Tensor& b, std::int64_t i, std::int64_t k) const
    {
        const Pair here = pair(a, b, i, k);
        const auto unit = [](const Tensor& z) { return z / z.norm(2, {1}, true); };
        Tensor costs = 1 - unit(here.rows1).mm(unit(here.rows2).t());
        if (scale.defined())
            costs.slice(0, 0, here.nodes1.size(0))
                .slice(1, 0, here.nodes2.size(0))
                .mul_(block(scale, rows, static_cast<std::size_t>(i), columns, static_cast<std::size_t>(k)));
        return costs;
    }
    [[nodiscard]] std::vector<Tensor> plans(const Tensor& a, const Tensor& b, double lambda, bool columnsFirst) const
    {
        std::vector<Tensor> all;
        for (std::int64_t i = 0; i + 1 < static_cast<std::int64_t>(rows.size()); ++i)
            for (std::int64_t k = 0; k + 1 < static_cast<std::int64_t>(columns.size()); ++k) {
                const Pair here = pair(a, b, i, k);
                const auto weights = [](const Tensor& z, const Tensor& other) {
                    const Tensor raw = z.mv(other.mean(0));
                    const Tensor floored = torch::where(raw > 0, raw, torch::full_like(raw, 1e-8));
                    return floored / floored.sum();
                };
                Tensor t = weights(here.rows1, here.nodes2), r = weights(here.rows2, here.nodes1);
                Tensor kernel = torch::exp(-lambda * cost(a, b, i, k));
                if (columnsFirst) std::swap(t, r), kernel = kernel.t();
                Tensor v, u = torch::full_like(r, 1 / static_cast<double>(r.size(0)));
                for (int round = 0; round < 5; ++round) {
                    v = t / kernel.mv(u);
                    u = r / kernel.t().mv(v);
                }
                const Tensor plan = v.unsqueeze(1) * kernel * u;
                all.push_back(columnsFirst ? plan.t() : plan);
            }
        return all;
    }
    [[nodiscard]] double emd(const Tensor& a, const Tensor& b, const std::vector<Tensor>& plans, std::int64_t i,
                             std::int64_t k) const
    {
        const auto at = static_cast<std::size_t>(i * (static_cast<std::int64_t>(columns.size()) - 1) + k);
        return (plans[at] * cost(a, b, i, k)).sum().item<double>();
    }
    /// Σ upstream ∘ g-EMD with fixed plans.
    [[nodiscard]] double sum(const Tensor& a, const Tensor& b, const std::vector<Tensor>& plans,
                             const Tensor& upstream) const
    {
        double sum = 0;
        for (std::int64_t i = 0; i < upstream.size(0); ++i)
            for (std::int64_t k = 0; k < upstream.size(1); ++k)
                sum += upstream[i][k].item<double>() * emd(a, b, plans, i, k);
        return sum;
    }
};

}  // namespace

class TestGemd : public QObject {
    Q_OBJECT

    /// Two sides in float32, and where they were compared.
    struct Sides {
        Tensor first, second;
        std::vector<std::int64_t> rows, columns;
        torch::Device device;
    };
    /// Largest error of the costs that a device computes from these sides in float32, also of those to padding rows.
    static double costErrorOf(const Sides& sides)
    {
        const auto costsOf = [&](torch::ScalarType type, torch::Device device) {
            const auto unitOf = [&](const Tensor& rows) {
                const Tensor there = rows.to(type).to(device);
                return there / there.norm(2, 1, true);
            };
            const Tensor u = unitOf(sides.first), v = unitOf(sides.second);
            const auto fill = [](const Tensor& rows) {
                return 1 - rows.sum(1) / std::sqrt(static_cast<double>(rows.size(1)));
            };
            return torch::cat({(1 - u.mm(v.t())).flatten(), fill(u), fill(v)}).cpu().to(torch::kFloat64);
        };
        return (costsOf(torch::kFloat32, sides.device) - costsOf(torch::kFloat64, torch::kCPU)).abs().max().item<double>();
    }
    /// Compares with double precision on the CPU. Costs are off by some e. A half iteration passes a change of log P = −λD on to the scalings
    /// without amplifying it, so after s iterations log Γ is off by some d with |d| ≤ δ = 4 s λ e. Since Σ Γ = 1, a gap is then off by at most
    /// Σ Γ |exp d − 1| ≤ δ exp δ, and an entropy H by Σ Γ (|exp d − 1| |log Γ| + |d| exp d) ≤ (H + 1) δ exp δ. Weights do not depend on λ: they, the
    /// rounding of Γ to float and sums of floats are off by some 1e-6 in a pair, whatever λ. Masses below the smallest float add less than 1e-40.
    static void checkDiagnostics(const Tensor& found, const Sides& sides, const GemdRequest& request)
    {
        const auto exactOf = [](const Tensor& rows, const std::vector<std::int64_t>& offsets) {
            return makeViewBatch(rows.to(torch::kFloat64), offsets).value();
        };
        const auto exact = gemd(exactOf(sides.first, sides.rows), exactOf(sides.second, sides.columns), {}, request).value();
        const transport::BlockDiagnostics expected = readDiagnostics(exact.diagnostics), given = readDiagnostics(found);
        constexpr double rounding = 2e-5;
        const double logOff = 4 * request.options.iterations * request.options.lambda * costErrorOf(sides);
        const double off = logOff * std::exp(logOff);
        const double mean = expected.independentEntropy;
        checkClose("mean gap", given.meanGap, expected.meanGap, off + rounding);
        checkClose("largest gap", given.largestGap, expected.largestGap, off + rounding);
        checkClose("entropy", given.entropy, expected.entropy, off * (1 / mean + expected.entropy) + rounding);
        checkClose("entropy of independent weights", given.independentEntropy, mean, rounding * mean);
        QVERIFY(off < 0.01);  // the bound says something
    }
    static void checkClose(const char* what, double found, double expected, double bound)
    {
        const QString seen = QStringLiteral("%1: %2, expected %3 ± %4");
        QVERIFY2(std::abs(found - expected) < bound,
                 qPrintable(seen.arg(QString::fromLatin1(what)).arg(found, 0, 'g', 9).arg(expected, 0, 'g', 9).arg(bound)));
    }

private Q_SLOTS:
    void initTestCase() { setThreadCount(1); }
    void cleanup()
    {
        setInstructionSet(bestInstructionSet());
        setThreadCount(1);
    }

    void referenceVectors_data()
    {
        QTest::addColumn<QString>("views");
        QTest::addColumn<bool>("rescaled");
        QTest::addColumn<bool>("everyPair");
        QTest::addColumn<bool>("inDouble");
        for (const char* views : {"corr", "rand"})
            for (const bool inDouble : {false, true}) {
                const auto row = [&](const char* scale) -> QTestData& {
                    return QTest::addRow("%s %s %s", views, scale, inDouble ? "double" : "float");
                };
                row("plain") << QString::fromLatin1(views) << false << false << inDouble;
                row("positives rescaled") << QString::fromLatin1(views) << true << false << inDouble;
                row("all rescaled") << QString::fromLatin1(views) << true << true << inDouble;
            }
    }
    void referenceVectors()
    {
        QFETCH(QString, views);
        QFETCH(bool, rescaled);
        QFETCH(bool, everyPair);
        QFETCH(bool, inDouble);
        const ReferenceVectors file("emd_unpadded.npz");
        const auto type = inDouble ? torch::kFloat64 : torch::kFloat32;
        const std::string prefix = views.toStdString();
        const auto rows = equalOffsets(4, 5);
        const auto columns = equalOffsets(4, 7);
        const auto first = makeViewBatch(file.tensor(prefix + "_out1").reshape({20, 16}).to(type), rows).value();
        const auto second = makeViewBatch(file.tensor(prefix + "_out2").reshape({28, 16}).to(type), columns).value();
        CostScale scale;
        const Tensor factors = file.tensor("rescale_f64");
        if (rescaled && everyPair) {
            scale.every = torch::ones({20, 28}, torch::kFloat64);
            for (std::size_t i = 0; i < 4; ++i)
                block(scale.every, rows, i, columns, i).copy_(factors[static_cast<std::int64_t>(i)]);
        } else if (rescaled) {
            scale.positive = factors.reshape(-1);
        }
        // Made by the published program, with its rule for weights.
        const auto answer =
            gemd(first, second, scale, {.options = {.marginals = transport::MarginalRule::FloorTiny}, .plans = true})
                .value();
        const std::string name = prefix + (rescaled ? "_rescaled_f64_" : "_plain_f64_");
        const Tensor emd = file.tensor(name + "emd");
        const Tensor plans = file.tensor(name + "transport");
        const double tolerance = inDouble ? 1e-10 : 1e-5;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto at = static_cast<std::int64_t>(i);
            const double expected = emd[at].item<double>();
            QVERIFY(std::abs(answer.forward[at][at].item<double>() - expected) <= tolerance * expected);
            const Tensor plan = block(answer.forwardPlan, rows, i, columns, i).to(torch::kFloat64);
            QVERIFY(((plan - plans[at]).abs() <= 10 * tolerance * plans[at] + 1e-12).all().item<bool>());
        }
    }

    /// All blocks of a ragged batch in both directions, compared with single pairs in double precision.
    void everyPairEqualsThePlainSolve()
    {
        const auto rows = randomOffsets(12, 7, 1);
        const auto columns = randomOffsets(17, 8, 2);
        const Tensor z1 = randomRows(rows.back(), 11, 1).to(torch::kFloat32);
        const Tensor z2 = randomRows(columns.back(), 11, 2).to(torch::kFloat32);
        const auto answer = gemd(makeViewBatch(z1, rows).value(), makeViewBatch(z2, columns).value(), {},
                                 {.bothDirections = true, .plans = true})
                                .value();
        for (std::size_t i = 0; i < 12; ++i)
            for (std::size_t k = 0; k < 17; ++k) {
                const auto x = matrixOf(z1.slice(0, rows[i], rows[i + 1]));
                const auto y = matrixOf(z2.slice(0, columns[k], columns[k + 1]));
                auto t = transport::rawWeights(x.view(), y.view());
                auto r = transport::rawWeights(y.view(), x.view());
                transport::normaliseWeights<double>(t, transport::MarginalRule::FloorTiny);
                transport::normaliseWeights<double>(r, transport::MarginalRule::FloorTiny);
                const auto cost = transport::cosineCost(x.view(), y.view());
                const auto there = transport::sinkhorn<double>(cost, t, r).value();
                const auto back = transport::sinkhorn<double>(cost.transposed(), r, t).value();
                const auto row = static_cast<std::int64_t>(i);
                const auto column = static_cast<std::int64_t>(k);
                QVERIFY(std::abs(answer.forward[row][column].item<double>() - there.cost) < 3e-6);
                QVERIFY(std::abs(answer.backward[column][row].item<double>() - back.cost) < 3e-6);
                const auto plan = matrixOf(block(answer.forwardPlan, rows, i, columns, k));
                const auto planBack = matrixOf(block(answer.backwardPlan, columns, k, rows, i));
                for (std::size_t e = 0; e < plan.values().size(); ++e) {
                    QVERIFY(std::abs(plan.values()[e] - there.plan.values()[e]) < 3e-5);
                    QVERIFY(std::abs(planBack.values()[e] - back.plan.values()[e]) < 3e-5);
                }
            }
    }

    void sidesArePreparedAsByLibTorch_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<bool>("inDouble");
        for (const int width : {1, 15, 16, 37, 131})
            for (const bool inDouble : {false, true})
                QTest::addRow("%d columns, %s", width, inDouble ? "double" : "float") << width << inDouble;
    }
    /// Normalised rows, their gradient and the means of views, compared with LibTorch autograd in float64, for all instruction sets; with
    /// enough rows and views for two threads.
    void sidesArePreparedAsByLibTorch()
    {
        QFETCH(int, width);
        QFETCH(bool, inDouble);
        const auto type = inDouble ? torch::kFloat64 : torch::kFloat32;
        const double tolerance = inDouble ? 1e-10 : 1e-5;
        const auto offsets = randomOffsets(150, 9, 20);
        const std::int64_t rows = offsets.back();
        const Tensor z = randomRows(rows, width, 20).to(torch::kFloat32).to(torch::kFloat64);
        const Tensor upstream = randomRows(rows, width, 21).to(torch::kFloat32).to(torch::kFloat64);
        const Tensor exact = z.clone().requires_grad_();
        const Tensor unit = exact / exact.norm(2, {1}, true);
        unit.backward(upstream);
        Tensor means = torch::empty({150, width}, torch::kFloat64);
        for (std::size_t view = 0; view < 150; ++view)
            means[static_cast<std::int64_t>(view)] = z.slice(0, offsets[view], offsets[view + 1]).mean(0);
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            setThreadCount(2);
            const Tensor input = z.to(type, false, true).requires_grad_();
            const auto side = makeViewBatch(input, offsets).value();
            side.unit.backward(upstream.to(type));
            QVERIFY2(relativeError(side.unit, unit) < tolerance, nameOf(set));
            QVERIFY2(relativeError(side.means, means) < tolerance, nameOf(set));
            // Relative to the gradient before projection: with one column, nothing remains after it.
            const Tensor lengths = z.norm(2, {1}, true);
            const Tensor off = (input.grad().to(torch::kFloat64) - exact.grad()) * lengths;
            QVERIFY2(off.abs().max().item<double>() < tolerance * upstream.abs().max().item<double>(), nameOf(set));
        }
    }

    /// d/dz of Σ g ∘ <Γ, D(z)> with fixed Γ, by central differences in double precision.
    void gradientHoldsPlansConstant()
    {
        const auto rows = randomOffsets(3, 4, 3);
        const auto columns = randomOffsets(4, 4, 4);
        const Tensor z1 = randomRows(rows.back(), 5, 3).requires_grad_();
        const Tensor z2 = randomRows(columns.back(), 5, 4).requires_grad_();
        const Tensor up12 = randomRows(3, 4, 5);
        const Tensor up21 = randomRows(4, 3, 6);
        CostScale scale;
        scale.every = torch::sigmoid(randomRows(rows.back(), columns.back(), 7));
        const auto answer = gemd(makeViewBatch(z1, rows).value(), makeViewBatch(z2, columns).value(), scale,
                                 {.bothDirections = true, .plans = true})
                                .value();
        (answer.forward * up12).sum().add((answer.backward * up21).sum()).backward();

        const Tensor a = z1.detach().clone();
        const Tensor b = z2.detach().clone();
        const auto frozen = [&] {
            const Tensor cost = (1 - (a / a.norm(2, {1}, true)).mm((b / b.norm(2, {1}, true)).t())) * scale.every;
            double sum = 0;
            for (std::size_t i = 0; i < 3; ++i)
                for (std::size_t k = 0; k < 4; ++k) {
                    const Tensor d = block(cost, rows, i, columns, k);
                    const auto row = static_cast<std::int64_t>(i);
                    const auto column = static_cast<std::int64_t>(k);
                    sum += (block(answer.forwardPlan, rows, i, columns, k) * d).sum().item<double>() *
                           up12[row][column].item<double>();
                    sum += (block(answer.backwardPlan, columns, k, rows, i).t() * d).sum().item<double>() *
                           up21[column][row].item<double>();
                }
            return sum;
        };
        for (const bool second : {false, true}) {
            const Tensor flat = (second ? b : a).view(-1);
            const Tensor gradient = (second ? z2 : z1).grad().view(-1);
            for (std::int64_t i = 0; i < flat.size(0); ++i) {
                flat[i] += 1e-6;
                const double above = frozen();
                flat[i] -= 2e-6;
                const double below = frozen();
                flat[i] += 1e-6;
                QVERIFY(std::abs((above - below) / 2e-6 - gradient[i].item<double>()) < 1e-7);
            }
        }
    }

    void filledViews_data()
    {
        QTest::addColumn<bool>("within");
        QTest::addColumn<bool>("rescaled");
        QTest::addColumn<double>("lambda");
        for (const bool within : {false, true})
            for (const bool rescaled : {false, true})
                for (const double lambda : {20.0, 80.0})
                    QTest::addRow("%s%s, lambda %g", within ? "a side against itself" : "two sides",
                                  rescaled ? ", rescaled" : "", lambda)
                        << within << rescaled << lambda;
    }
    /// Compared with arrays explicitly padded by rows of 1e-8, the plain solver, and gradients by central differences of <Γ, D(z)> with
    /// fixed Γ. Some views point away from the others, so that padding affects them.
    void filledViews()
    {
        QFETCH(bool, within);
        QFETCH(bool, rescaled);
        QFETCH(double, lambda);
        const auto rows = randomOffsets(5, 4, 31);
        const auto columns = within ? rows : randomOffsets(6, 5, 32);
        const auto drawn = [](const std::vector<std::int64_t>& offsets, std::uint32_t index) {
            Tensor z = randomRows(offsets.back(), 7, index, 1);
            for (std::size_t view = 0; view + 1 < offsets.size(); view += 2)
                z.slice(0, offsets[view], offsets[view + 1]).neg_();
            return z;
        };
        const Tensor a = drawn(rows, 33);
        const Tensor b = within ? a : drawn(columns, 34);
        CostScale scale;
        if (rescaled) scale.every = torch::sigmoid(randomRows(rows.back(), columns.back(), 35));
        const auto views1 = static_cast<std::int64_t>(rows.size()) - 1;
        const auto views2 = static_cast<std::int64_t>(columns.size()) - 1;
        const Tensor up12 = randomRows(views1, views2, 36), up21 = randomRows(views2, views1, 37);

        const Tensor z1 = a.clone().requires_grad_();
        const Tensor z2 = within ? z1 : b.clone().requires_grad_();
        const auto first = makeViewBatch(z1, rows).value();
        const auto second = within ? first : makeViewBatch(z2, columns).value();
        const GemdRequest request{.options = {.lambda = lambda, .marginals = transport::MarginalRule::FloorTiny},
                                  .padding = Padding::Program,
                                  .bothDirections = true,
                                  .plans = true};
        const auto answer = gemd(first, second, scale, request).value();
        (answer.forward * up12).sum().add((answer.backward * up21).sum()).backward();
        auto unfilled = request;
        unfilled.padding = Padding::None;
        QVERIFY(relativeError(answer.forward, gemd(first, second, scale, unfilled).value().forward) > 0.01);

        const FilledPairs pairs(rows, columns, scale.every);
        const auto there = pairs.plans(a, b, lambda, false);
        const auto back = pairs.plans(a, b, lambda, true);
        const auto frozen = [&] { return pairs.sum(a, b, there, up12) + pairs.sum(a, b, back, up21.t()); };
        for (std::int64_t i = 0; i < views1; ++i)
            for (std::int64_t k = 0; k < views2; ++k) {
                const double emd = pairs.emd(a, b, there, i, k), emdBack = pairs.emd(a, b, back, i, k);
                QVERIFY(std::abs(answer.forward[i][k].item<double>() - emd) < 1e-10);
                QVERIFY(std::abs(answer.backward[k][i].item<double>() - emdBack) < 1e-10);
                const Tensor plan =
                    block(answer.forwardPlan, rows, static_cast<std::size_t>(i), columns, static_cast<std::size_t>(k));
                const Tensor wanted =
                    there[static_cast<std::size_t>(i * views2 + k)].slice(0, 0, plan.size(0)).slice(1, 0, plan.size(1));
                QVERIFY((plan - wanted).abs().max().item<double>() < 1e-10);
            }
        for (const bool isSecond : {false, true}) {
            const Tensor flat = (isSecond ? b : a).view(-1);
            const Tensor gradient = (isSecond ? z2 : z1).grad().view(-1);
            for (std::int64_t i = 0; i < flat.size(0); ++i) {
                flat[i] += 1e-6;
                const double above = frozen();
                flat[i] -= 2e-6;
                const double below = frozen();
                flat[i] += 1e-6;
                QVERIFY(std::abs((above - below) / 2e-6 - gradient[i].item<double>()) < 1e-7);
            }
        }
    }

    /// No padding for a single pair, whose views are the largest, and for couplings other than that of the published program.
    void whatIsNotFilled()
    {
        const auto rows = randomOffsets(5, 6, 41);
        const auto columns = randomOffsets(5, 6, 42);
        const auto sideOf = [](const std::vector<std::int64_t>& offsets, std::uint32_t index) {
            return makeViewBatch(-randomRows(offsets.back(), 7, index), offsets).value();
        };
        const auto solved = [](const ViewBatch& first, const ViewBatch& second, Padding padding,
                               transport::Coupling coupling) {
            const GemdRequest request{.options = {.coupling = coupling}, .padding = padding};
            return gemd(first, second, {}, request).value().forward;
        };
        const auto x = sideOf({0, 3}, 43), y = sideOf({0, 5}, 44);
        const auto sinkhorn = transport::Coupling::Sinkhorn;
        QVERIFY(torch::equal(solved(x, y, Padding::Program, sinkhorn), solved(x, y, Padding::None, sinkhorn)));
        const auto first = sideOf(rows, 45), second = sideOf(columns, 46);
        for (const auto other : {transport::Coupling::Independent, transport::Coupling::Exact, transport::Coupling::InOrder})
            QVERIFY(
                torch::equal(solved(first, second, Padding::Program, other), solved(first, second, Padding::None, other)));
    }

    void everyCouplingOnEveryPath_data()
    {
        QTest::addColumn<transport::Coupling>("coupling");
        using transport::Coupling;
        QTest::newRow("Sinkhorn") << Coupling::Sinkhorn;
        QTest::newRow("independent") << Coupling::Independent;
        QTest::newRow("uniform") << Coupling::Uniform;
        QTest::newRow("exact") << Coupling::Exact;
        QTest::newRow("matching") << Coupling::Matching;
        QTest::newRow("in order") << Coupling::InOrder;
    }
    /// Devices without a kernel of a coupling have it computed on the CPU: g-EMDs, plans and gradients are those of the CPU path.
    void everyCouplingOnEveryPath()
    {
        QFETCH(transport::Coupling, coupling);
        const auto rows = randomOffsets(7, 6, 51), columns = randomOffsets(7, 6, 52);
        std::vector<Tensor> expected;
        for (const test::Path& path : test::allPaths()) {
            const test::OnPath on(path);
            const Tensor x = randomRows(rows.back(), 9, 53).to(path.device).requires_grad_(),
                         y = randomRows(columns.back(), 9, 54).to(path.device).requires_grad_();
            const GemdRequest request{.options = {.coupling = coupling}, .bothDirections = true, .plans = true};
            const Gemd found = gemd(makeViewBatch(x, rows).value(), makeViewBatch(y, columns).value(), {}, request).value();
            const auto weights = [&](std::int64_t of, std::int64_t against, double phase) {
                return torch::sin(torch::arange(of * against, torch::kFloat64) + phase).view({of, against}).to(path.device);
            };
            ((found.forward * weights(7, 7, 0)).sum() + (found.backward * weights(7, 7, 1)).sum()).backward();
            std::vector<Tensor> here;
            for (const Tensor& one :
                 {found.forward, found.backward, found.forwardPlan, found.backwardPlan, x.grad(), y.grad()})
                here.push_back(one.detach().cpu());
            if (expected.empty()) expected = here;
            QVERIFY(expected[4].abs().max().item<double>() > 0);
            for (std::size_t i = 0; i < here.size(); ++i)
                QVERIFY2((here[i] - expected[i]).abs().max().item<double>() < 1e-12, path.name);
        }
    }

    void gradientsOfFloatFollowDouble_data()
    {
        QTest::addColumn<bool>("filled");
        QTest::newRow("nodes alone") << false;
        QTest::newRow("filled views") << true;
    }
    void gradientsOfFloatFollowDouble()
    {
        QFETCH(bool, filled);
        const auto offsets = randomOffsets(15, 6, 5);
        const Tensor z = randomRows(offsets.back(), 16, 8);
        if (filled) z.slice(0, 0, offsets[7]).neg_();
        const GemdRequest request{.padding = filled ? Padding::Program : Padding::None};
        Tensor gradients[2];
        for (const auto type : {torch::kFloat32, torch::kFloat64}) {
            const Tensor leaf = z.to(type).detach().clone().requires_grad_();
            const auto side = makeViewBatch(leaf, offsets).value();
            gemd(side, side, {}, request).value().forward.square().sum().backward();
            gradients[type == torch::kFloat64] = leaf.grad();
        }
        QVERIFY(relativeError(gradients[0], gradients[1]) < 1e-4);
    }

    /// A side against itself has the sum of the gradients of two equal sides; with more nodes than a transpose tile.
    void aSideAgainstItselfGathersBothGradients()
    {
        const auto offsets = randomOffsets(60, 6, 5);
        QVERIFY(offsets.back() > 130);
        const Tensor z = randomRows(offsets.back(), 16, 8);
        const Tensor upstream = randomRows(60, 60, 9);
        const auto viewsOf = [&](const Tensor& leaf) { return makeViewBatch(leaf, offsets).value(); };
        const Tensor first = z.clone().requires_grad_();
        const Tensor second = z.clone().requires_grad_();
        (gemd(viewsOf(first), viewsOf(second), {}, {}).value().forward * upstream).sum().backward();
        const Tensor expected = first.grad() + second.grad();
        for (const int threads : {1, 3}) {
            setThreadCount(threads);
            const Tensor both = z.clone().requires_grad_();
            const auto side = viewsOf(both);
            (gemd(side, side, {}, {}).value().forward * upstream).sum().backward();
            QVERIFY(relativeError(both.grad(), expected) < 1e-12);
        }
        setThreadCount(1);
    }

    void aGpuSolvesAsTheProcessor_data()
    {
        QTest::addColumn<double>("lambda");
        QTest::addColumn<bool>("inDouble");
        QTest::addColumn<bool>("filled");
        for (const double lambda : {20.0, 200.0})
            for (const bool inDouble : {false, true})
                for (const bool filled : {false, true})
                    QTest::addRow("lambda %g, %s%s", lambda, inDouble ? "double" : "float", filled ? ", filled views" : "")
                        << lambda << inDouble << filled;
    }
    void aGpuSolvesAsTheProcessor()
    {
        QFETCH(double, lambda);
        QFETCH(bool, inDouble);
        QFETCH(bool, filled);
        const auto device = chooseDevice("cuda");
        if (!device) QSKIP(device.error().text().c_str());
        const auto rows = randomOffsets(30, 9, 15);
        const auto columns = randomOffsets(40, 20, 16);
        const auto type = inDouble ? torch::kFloat64 : torch::kFloat32;
        const double tolerance = inDouble ? 1e-10 : 2e-5;
        const GemdRequest request{.options = {.lambda = lambda},
                                  .padding = filled ? Padding::Program : Padding::None,
                                  .bothDirections = true,
                                  .plans = true,
                                  .diagnostics = true};
        Gemd answers[2];
        Tensor gradients[2];
        const Tensor first = randomRows(rows.back(), 16, 17).to(type), second = randomRows(columns.back(), 16, 18).to(type);
        for (const bool there : {false, true}) {
            const auto place = there ? *device : torch::Device(torch::kCPU);
            const Tensor z1 = first.to(place).clone().requires_grad_();
            const Tensor z2 = second.to(place);
            answers[there] = gemd(makeViewBatch(z1, rows).value(), makeViewBatch(z2, columns).value(), {}, request).value();
            (answers[there].forward.square().sum() + answers[there].backward.sum()).backward();
            gradients[there] = z1.grad().cpu();
        }
        QVERIFY(relativeError(answers[1].forward.cpu(), answers[0].forward) < tolerance);
        QVERIFY(relativeError(answers[1].backward.cpu(), answers[0].backward) < tolerance);
        QVERIFY(relativeError(answers[1].forwardPlan.cpu(), answers[0].forwardPlan) < 10 * tolerance);
        QVERIFY(relativeError(answers[1].backwardPlan.cpu(), answers[0].backwardPlan) < 10 * tolerance);
        QVERIFY(relativeError(gradients[1], gradients[0]) < 10 * tolerance);
        if (inDouble)
            QVERIFY(relativeError(answers[1].diagnostics.cpu(), answers[0].diagnostics) < 10 * tolerance);
        else
            checkDiagnostics(answers[1].diagnostics, {first, second, rows, columns, *device}, request);
    }

    void diagnosticsOfFloatFollowDouble_data()
    {
        QTest::addColumn<double>("lambda");
        QTest::addColumn<bool>("filled");
        QTest::addColumn<bool>("isGeneral");
        for (const double lambda : {20.0, 200.0})
            for (const bool filled : {false, true})
                for (const bool isGeneral : {false, true})
                    QTest::addRow("lambda %g%s%s", lambda, filled ? ", filled views" : "", isGeneral ? ", general path" : "")
                        << lambda << filled << isGeneral;
    }
    void diagnosticsOfFloatFollowDouble()
    {
        QFETCH(double, lambda);
        QFETCH(bool, filled);
        QFETCH(bool, isGeneral);
        std::optional<test::GeneralPath> general;
        if (isGeneral) general.emplace();
        const auto rows = randomOffsets(30, 9, 15), columns = randomOffsets(40, 20, 16);
        const Tensor first = randomRows(rows.back(), 16, 17).to(torch::kFloat32);
        const Tensor second = randomRows(columns.back(), 16, 18).to(torch::kFloat32);
        const GemdRequest request{
            .options = {.lambda = lambda}, .padding = filled ? Padding::Program : Padding::None, .diagnostics = true};
        const auto found = gemd(makeViewBatch(first, rows).value(), makeViewBatch(second, columns).value(), {}, request);
        checkDiagnostics(found->diagnostics, {first, second, rows, columns, torch::kCPU}, request);
    }

    /// The GPU code around the kernels, run on the CPU with CPU kernels: rows, means, gradients, one side against itself.
    void theGeneralPathIsTheSame_data()
    {
        QTest::addColumn<bool>("inDouble");
        QTest::addColumn<bool>("filled");
        QTest::newRow("float") << false << false;
        QTest::newRow("double") << true << false;
        QTest::newRow("float, filled views") << false << true;
        QTest::newRow("double, filled views") << true << true;
    }
    void theGeneralPathIsTheSame()
    {
        QFETCH(bool, inDouble);
        QFETCH(bool, filled);
        const Padding padding = filled ? Padding::Program : Padding::None;
        const auto rows = randomOffsets(30, 9, 15);
        const auto columns = randomOffsets(30, 20, 16);
        const double tolerance = inDouble ? 1e-10 : 1e-4;
        std::int64_t positives = 0;
        for (std::size_t i = 0; i < 30; ++i) positives += (rows[i + 1] - rows[i]) * (columns[i + 1] - columns[i]);
        const auto type = inDouble ? torch::kFloat64 : torch::kFloat32;
        const CostScale scale{{}, randomRows(positives, 1, 19).sigmoid().view(-1).to(type), {}};
        Tensor lengths = torch::ones({rows.back(), 1}, type);
        lengths[0] = 0;
        lengths[1] = 1e-11;
        Gemd answers[2];
        Tensor means[2], gradients[2][2];
        for (const bool isGeneral : {false, true}) {
            std::optional<test::GeneralPath> general;
            if (isGeneral) general.emplace();
            Tensor z1 = randomRows(rows.back(), 16, 17).to(type);
            Tensor z2 = randomRows(columns.back(), 16, 18).to(type);
            z1.mul_(lengths);
            z2.mul_(1e20);  // needs rescaling before raw weights are computed
            z1.requires_grad_();
            z2.requires_grad_();
            const auto first = makeViewBatch(z1, rows).value();
            const auto second = makeViewBatch(z2, columns).value();
            means[isGeneral] = second.means;
            const GemdRequest request{.padding = padding, .bothDirections = true, .diagnostics = true};
            answers[isGeneral] = gemd(first, second, scale, request).value();
            const Tensor within = gemd(second, second, {}, {.padding = padding}).value().forward;
            (answers[isGeneral].forward.square().sum() + answers[isGeneral].backward.sum() + within.square().sum())
                .backward();
            gradients[0][isGeneral] = z1.grad() * lengths;
            gradients[1][isGeneral] = z2.grad() * 1e20;
        }
        QVERIFY(relativeError(means[1], means[0]) < tolerance);
        QVERIFY(relativeError(answers[1].forward.detach(), answers[0].forward.detach()) < tolerance);
        QVERIFY(relativeError(answers[1].backward.detach(), answers[0].backward.detach()) < tolerance);
        QVERIFY(relativeError(answers[1].diagnostics, answers[0].diagnostics) < tolerance);
        for (const auto& gradient : gradients) QVERIFY(relativeError(gradient[1], gradient[0]) < tolerance);
    }

    void devicesAreNamed()
    {
        QVERIFY(chooseDevice("cpu")->is_cpu());
        QVERIFY(chooseDevice("auto").ok());
        QVERIFY(chooseDevice("gpu").error().text().find("expected auto, cpu or cuda") != std::string::npos);
        const auto gpu = chooseDevice("cuda");
        QVERIFY(gpu.ok() ? blockKernels(c10::DeviceType::CUDA).solve != nullptr
                         : gpu.error().text().starts_with("--device cuda: "));
    }

    /// For the solver and the code around it; LibTorch products are limited to one thread. With several threads, the AVX2 code of MKL sums
    /// in another order, an error of a few 2⁻²⁴, which λ = 20 amplifies to at most 1e-5 in a g-EMD.
    void threadsDoNotChangeABit()
    {
        const auto offsets = randomOffsets(30, 6, 6);
        const auto side = makeViewBatch(randomRows(offsets.back(), 16, 9).to(torch::kFloat32), offsets).value();
        const auto one = gemd(side, side, {}, {.bothDirections = true}).value();
        setThreadCount(3);
        const auto all = gemd(side, side, {}, {.bothDirections = true}).value();
        {
            const OpenMpThreads alone(1);
            const auto three = gemd(side, side, {}, {.bothDirections = true}).value();
            QVERIFY(torch::equal(one.forward, three.forward));
            QVERIFY(torch::equal(one.backward, three.backward));
        }
        setThreadCount(1);
        QVERIFY((one.forward - all.forward).abs().max().item<double>() < 1e-5);
        QVERIFY((one.backward - all.backward).abs().max().item<double>() < 1e-5);
    }

    void extremesStayFinite()
    {
        const auto offsets = randomOffsets(10, 5, 7);
        for (const double factor : {1e30, 1e-11, 1e-20, 1.0})
            for (const double lambda : {20.0, 1000.0})
                for (const auto rule : {transport::MarginalRule::ClipAtZero, transport::MarginalRule::FloorTiny}) {
                    Tensor z = (randomRows(offsets.back(), 8, 10) * factor).to(torch::kFloat32);
                    z[0].zero_();
                    z.requires_grad_();
                    const auto side = makeViewBatch(z, offsets).value();
                    QVERIFY(side.unit[0].eq(0).all().item<bool>());
                    const auto answer = gemd(side, side, {}, {.options = {.lambda = lambda, .marginals = rule}}).value();
                    QVERIFY(torch::isfinite(answer.forward).all().item<bool>());
                    answer.forward.sum().backward();
                    QVERIFY(torch::isfinite(z.grad()).all().item<bool>());
                    QVERIFY(z.grad()[0].eq(0).all().item<bool>());
                }
        // The result does not depend on the norm of huge rows.
        const Tensor z = randomRows(offsets.back(), 8, 10).to(torch::kFloat32);
        const auto side = makeViewBatch(z, offsets).value();
        const auto huge = makeViewBatch(z * std::exp2(100.0), offsets).value();
        const GemdRequest clipped{.options = {.marginals = transport::MarginalRule::ClipAtZero}};
        QVERIFY((gemd(side, side, {}, clipped).value().forward - gemd(huge, huge, {}, clipped).value().forward)
                    .abs()
                    .max()
                    .item<double>() < 1e-6);
    }

    void noGraphWithoutGradient()
    {
        const auto offsets = randomOffsets(4, 3, 8);
        const auto side = makeViewBatch(randomRows(offsets.back(), 4, 11), offsets).value();
        const auto answer = gemd(side, side, {}, {.diagnostics = true}).value();
        QVERIFY(!answer.forward.requires_grad());
        QVERIFY(!answer.backward.defined() && !answer.forwardPlan.defined());
        const transport::BlockDiagnostics found = readDiagnostics(answer.diagnostics);
        QVERIFY(found.meanGap >= 0 && found.entropy > 0 && found.entropy <= 1);
    }

    void troubleIsNamed()
    {
        const Tensor z = randomRows(4, 3, 12).to(torch::kFloat32);
        QVERIFY(makeViewBatch(z, {0, 2, 2, 4}).error().text().find("view 1") != std::string::npos);
        Tensor broken = z.clone();
        broken[2][1] = std::numeric_limits<float>::quiet_NaN();
        const auto diverged = makeViewBatch(broken, {0, 2, 4});
        QVERIFY(diverged.error().text().find("row 2") != std::string::npos);
        QCOMPARE(diverged.error().kind, ErrorKind::Failed);
        const auto side = makeViewBatch(z, {0, 2, 4}).value();
        QVERIFY(gemd(side, side, {}, {.options = {.iterations = 0}}).error().text().find("iterations") != std::string::npos);
    }

    /// Kernels of a plug-in are used for tensors of their device; here they temporarily replace those of the CPU.
    void registeredKernelsAreUsed()
    {
        static int solves = 0;
        BlockKernels counting = blockKernels(c10::DeviceType::CPU);
        const BlockKernels original = counting;
        counting.solve = [](BlockTensors& tensors, const transport::BlockOptions&) -> Result<void> {
            ++solves;
            tensors.forward.fill_(0.25);
            return {};
        };
        registerBlockKernels(c10::DeviceType::CPU, counting);
        const auto side = makeViewBatch(randomRows(4, 3, 13), {0, 2, 4}).value();
        const auto answer = gemd(side, side, {}, {}).value();
        registerBlockKernels(c10::DeviceType::CPU, original);
        QCOMPARE(solves, 1);
        QVERIFY(answer.forward.eq(0.25).all().item<bool>());
        QVERIFY(!blockKernels(c10::DeviceType::Meta).solve);
    }
};

ROSA_TEST(TestGemd)
#include "tst_gemd.moc"
