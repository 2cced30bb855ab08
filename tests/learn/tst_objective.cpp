#include "core/learn/ops/objective.h"

#include <QtTest/QTest>

#include <cmath>

#include <torch/csrc/autograd/autograd.h>

#include "core/base/parallel.h"
#include "tests/learn/general_path.h"
#include "tests/learn/reference_vectors.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using namespace rosa::test;
using torch::Tensor;

namespace {

/// The diagonal blocks (i, i) of a matrix, flattened: the layout of the hop distances of positives.
Tensor positiveBlocks(const Tensor& matrix, const std::vector<std::int64_t>& rows, const std::vector<std::int64_t>& columns)
{
    std::vector<Tensor> blocks;
    for (std::size_t i = 0; i + 1 < rows.size(); ++i)
        blocks.push_back(matrix.slice(0, rows[i], rows[i + 1]).slice(1, columns[i], columns[i + 1]).reshape(-1));
    return torch::cat(blocks);
}

/// Two sides, their hop distances and an objective.
struct ObjectiveProblem {
    Tensor z1, z2;
    std::vector<std::int64_t> offsets1, offsets2;
    Hops inter, intra1, intra2;
    ObjectiveOptions options;

    /// A copy without gradients.
    [[nodiscard]] ObjectiveProblem on(torch::Device device) const
    {
        ObjectiveProblem moved = *this;
        for (Tensor* rows : {&moved.z1, &moved.z2})
            *rows = rows->detach().to(device, rows->scalar_type(), false, true).requires_grad_();
        for (Tensor* hops : {&moved.inter, &moved.intra1, &moved.intra2})
            if (hops->defined()) *hops = hops->to(device);
        return moved;
    }
};

/// Scales computed from the hop distances of a problem.
CostScale costScaleOf(const Hops& hops, const ObjectiveProblem& problem)
{
    return costScale(hops, problem.z1.scalar_type(), problem.options);
}

/// Scales within a side; positives exist only between sides.
CostScale scaleWithin(const Hops& hops, const ObjectiveProblem& problem)
{
    return problem.options.topologyPairs == TopologyPairs::All ? costScaleOf(hops, problem) : CostScale();
}

ContrastiveLoss lossOf(const ObjectiveProblem& problem)
{
    const auto first = makeViewBatch(problem.z1, problem.offsets1).value();
    const auto second = makeViewBatch(problem.z2, problem.offsets2).value();
    return contrastiveLoss(gemdInter(first, second, costScaleOf(problem.inter, problem), problem.options).value(),
                           gemdIntra(first, scaleWithin(problem.intra1, problem), problem.options).value(),
                           gemdIntra(second, scaleWithin(problem.intra2, problem), problem.options).value(), problem.options)
        .value();
}

ObjectiveProblem randomProblem(const ObjectiveOptions& options, c10::ScalarType type, int views = 7)
{
    ObjectiveProblem problem;
    problem.options = options;
    problem.offsets1 = randomOffsets(views, 5, 1);
    problem.offsets2 = randomOffsets(views, 6, 2);
    problem.z1 = randomRows(problem.offsets1.back(), 9, 1).to(type).requires_grad_();
    problem.z2 = randomRows(problem.offsets2.back(), 9, 2).to(type).requires_grad_();
    const auto hops = [](std::int64_t rows, std::int64_t columns, std::uint32_t index) {
        return (randomRows(rows, columns, index) * 3).abs().floor();
    };
    problem.inter = hops(problem.z1.size(0), problem.z2.size(0), 3);
    if (options.topologyPairs == TopologyPairs::Positive)
        problem.inter = positiveBlocks(problem.inter, problem.offsets1, problem.offsets2);
    problem.intra1 = hops(problem.z1.size(0), problem.z1.size(0), 4);
    problem.intra2 = hops(problem.z2.size(0), problem.z2.size(0), 5);
    return problem;
}

/// Loss as a function of the rows, with all plans of `problem` fixed: an independent implementation of the objective.
class FrozenObjective {
public:
    explicit FrozenObjective(const ObjectiveProblem& problem) : m_problem(problem)
    {
        const torch::NoGradGuard noGrad;
        const auto first = makeViewBatch(problem.z1, problem.offsets1).value();
        const auto second = makeViewBatch(problem.z2, problem.offsets2).value();
        const auto& options = problem.options;
        if (options.topology) {
            const Tensor factors = 1 / (1 + torch::exp(-problem.inter / options.topologyTemperature));
            if (options.topologyPairs == TopologyPairs::All) {
                m_interScale.every = factors;
                m_scale1.every = 1 / (1 + torch::exp(-problem.intra1 / options.topologyTemperature));
                m_scale2.every = 1 / (1 + torch::exp(-problem.intra2 / options.topologyTemperature));
            } else {
                m_interScale.positive = factors;
            }
        }
        const GemdRequest request{.options = options.solve, .bothDirections = true, .plans = true};
        m_inter = gemd(first, second, m_interScale, request).value();
        m_intra1 = gemd(first, first, m_scale1, request).value();
        m_intra2 = gemd(second, second, m_scale2, request).value();
    }

    [[nodiscard]] double operator()(const Tensor& z1, const Tensor& z2) const
    {
        const auto& o1 = m_problem.offsets1;
        const auto& o2 = m_problem.offsets2;
        const Tensor cost = scaled(costOf(z1, z2), m_interScale);
        return (side(m_inter.forwardPlan * cost, o1, o2, m_intra1.forwardPlan * scaled(costOf(z1, z1), m_scale1)) +
                side(m_inter.backwardPlan * cost.t(), o2, o1, m_intra2.forwardPlan * scaled(costOf(z2, z2), m_scale2))) /
               2;
    }

private:
    static Tensor costOf(const Tensor& a, const Tensor& b)
    {
        return 1 - (a / a.norm(2, {1}, true)).mm((b / b.norm(2, {1}, true)).t());
    }
    [[nodiscard]] Tensor scaled(Tensor cost, const CostScale& scale) const
    {
        if (scale.every.defined()) return cost * scale.every;
        std::int64_t next = 0;
        for (std::size_t i = 0; scale.positive.defined() && i + 1 < m_problem.offsets1.size(); ++i) {
            Tensor block = cost.slice(0, m_problem.offsets1[i], m_problem.offsets1[i + 1])
                               .slice(1, m_problem.offsets2[i], m_problem.offsets2[i + 1]);
            block *= scale.positive.slice(0, next, next + block.numel()).view(block.sizes());
            next += block.numel();
        }
        return cost;
    }
    [[nodiscard]] double similarity(const Tensor& moved, const std::vector<std::int64_t>& rows,
                                    const std::vector<std::int64_t>& columns, std::size_t i, std::size_t k) const
    {
        const double emd = moved.slice(0, rows[i], rows[i + 1]).slice(1, columns[k], columns[k + 1]).sum().item<double>();
        return m_problem.options.similarity == Similarity::OneMinus ? 1 - emd : 2 - 2 * emd;
    }
    [[nodiscard]] double side(const Tensor& inter, const std::vector<std::int64_t>& rows,
                              const std::vector<std::int64_t>& columns, const Tensor& intra) const
    {
        const auto& options = m_problem.options;
        const std::size_t views = rows.size() - 1;
        double sum = 0;
        for (std::size_t i = 0; i < views; ++i) {
            const double factor = options.topology && options.positiveDoubled ? 2 : 1;
            const double positive = factor * similarity(inter, rows, columns, i, i) / options.contrast.temperature;
            double denominator = options.denominator == Denominator::WithPositive ? std::exp(positive) : 0;
            for (std::size_t k = 0; k < views; ++k) {
                if (k == i) continue;
                denominator += std::exp(similarity(inter, rows, columns, i, k) / options.contrast.temperature) +
                               std::exp(similarity(intra, rows, rows, i, k) / options.contrast.temperature);
            }
            sum += std::log(denominator) - positive;
        }
        return sum / static_cast<double>(views);
    }

    const ObjectiveProblem& m_problem;
    CostScale m_interScale, m_scale1, m_scale2;
    Gemd m_inter, m_intra1, m_intra2;
};

}  // namespace

class TestObjective : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreadCount(1); }

    void referenceVectors_data()
    {
        QTest::addColumn<QString>("views");
        QTest::addColumn<bool>("paper");
        QTest::addColumn<bool>("topology");
        QTest::addColumn<double>("temperature");
        QTest::addColumn<bool>("inDouble");
        for (const char* views : {"mixed", "aligned"})
            for (const bool paper : {true, false})
                for (const bool topology : {false, true})
                    for (const double temperature : {0.4, 0.1})
                        for (const bool inDouble : {false, true})
                            QTest::addRow("%s %s %s %.1f %s", views, paper ? "paper" : "reference",
                                          topology ? "topology" : "plain", temperature, inDouble ? "double" : "float")
                                << QString::fromLatin1(views) << paper << topology << temperature << inDouble;
    }
    void referenceVectors()
    {
        QFETCH(QString, views);
        QFETCH(bool, paper);
        QFETCH(bool, topology);
        QFETCH(double, temperature);
        QFETCH(bool, inDouble);
        const ReferenceVectors file("loss_unpadded.npz");
        const auto type = inDouble ? torch::kFloat64 : torch::kFloat32;
        ObjectiveProblem problem;
        problem.options = test::objectiveOf(paper ? "paper" : "reference");
        problem.options.padding =
            Padding::None;  // as in the reference vectors; padding is tested by tst_gemd and tst_rosa_step
        problem.options.topology = topology;
        problem.options.contrast.temperature = temperature;
        const std::string prefix = views.toStdString();
        problem.z1 = file.tensor(prefix + "_z1").to(type);
        problem.z2 = file.tensor(prefix + "_z2").to(type);
        problem.offsets1 = file.offsets("owner1");
        problem.offsets2 = file.offsets("owner2");
        const Tensor hops = file.tensor("hops");
        const Tensor node1 = file.tensor("node1").to(torch::kInt64);
        const Tensor node2 = file.tensor("node2").to(torch::kInt64);
        problem.inter = hops.index_select(0, node1).index_select(1, node2);
        problem.intra1 = hops.index_select(0, node1).index_select(1, node1);
        problem.intra2 = hops.index_select(0, node2).index_select(1, node2);
        if (!paper) problem.inter = positiveBlocks(problem.inter, problem.offsets1, problem.offsets2);

        const std::string name = prefix + (paper ? "_paper" : "_reference") + (topology ? "_topology" : "_plain") +
                                 (temperature == 0.4 ? "_tau0.4_" : "_tau0.1_");
        const double tolerance = inDouble ? 1e-9 : 1e-5;
        const Tensor losses = torch::cat({file.tensor(name + "loss12"), file.tensor(name + "loss21")});
        for (const Path& path : allPaths()) {
            const OnPath on(path);
            const ObjectiveProblem there = problem.on(path.device);
            const auto loss = lossOf(there);
            loss.loss.backward();
            QVERIFY2(relativeError(loss.losses, losses) <= tolerance, path.name);
            QVERIFY2(relativeError(loss.loss, file.tensor(name + "loss")) <= tolerance, path.name);
            QVERIFY2(relativeError(there.z1.grad(), file.tensor(name + "grad1")) <= 10 * tolerance, path.name);
            QVERIFY2(relativeError(there.z2.grad(), file.tensor(name + "grad2")) <= 10 * tolerance, path.name);
        }
    }

    /// Views of one node: the plan is 1 and the g-EMD 1 − cos, so that the loss can be computed by hand.
    void singleNodesByHand_data() { addPathRows(); }
    void singleNodesByHand()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        ObjectiveProblem problem;
        problem.z1 = torch::tensor({{2.0, 0.0}, {0.0, 3.0}});
        problem.z2 = torch::tensor({{1.0, 0.0}, {1.0, 1.0}});
        problem.offsets1 = problem.offsets2 = {0, 1, 2};
        problem.options = test::objectiveOf("paper");
        problem.options.topology = false;
        problem.options.contrast.temperature = 0.5;
        const double c = std::sqrt(0.5);
        const auto paper = lossOf(problem.on(path.device));
        const double anchor = std::log(std::exp(2.0) + std::exp(2 * c) + std::exp(0.0)) - 2;  // s⁺ = 1, inter c, intra 0
        QVERIFY(std::abs(paper.losses[0].item<double>() - anchor) < 1e-6);
        QVERIFY(std::abs(paper.losses[2 + 1].item<double>() - std::log(3.0)) < 1e-6);  // s⁺, inter and intra are all c
        QVERIFY(std::abs(paper.shown[1].item<double>() - (1 + c) / 2) < 1e-6);
        QVERIFY(std::abs(paper.shown[2].item<double>() - c / 2) < 1e-6);
        QVERIFY(std::abs(paper.shown[3].item<double>() - c / 2) < 1e-6);

        problem.options = test::objectiveOf("reference");
        problem.options.contrast.temperature = 0.5;
        problem.inter = torch::zeros({2});  // same node: S = 1/2 for positives
        const auto doubled = lossOf(problem.on(path.device));
        // Positive of anchor 1 in 12: emd = (1 − c)/2, s = 1 + c, doubled; inter s(2, 1) = 0, intra 0.
        const double reference = std::log(2 * std::exp(0.0)) - 2 * 2 * (1 + c);
        QVERIFY(std::abs(doubled.losses[1].item<double>() - reference) < 1e-5);
    }

    /// Central differences of the objective with fixed plans, in all directions of both sides.
    void gradientHoldsPlansConstant_data()
    {
        QTest::addColumn<bool>("paper");
        QTest::addColumn<bool>("topology");
        QTest::addColumn<Path>("path");
        for (const bool paper : {true, false})
            for (const bool topology : {true, false})
                for (const Path& path : allPaths())
                    QTest::addRow("%s %s %s", paper ? "paper" : "reference", topology ? "topology" : "plain", path.name)
                        << paper << topology << path;
    }
    void gradientHoldsPlansConstant()
    {
        QFETCH(bool, paper);
        QFETCH(bool, topology);
        QFETCH(Path, path);
        auto options = test::objectiveOf(paper ? "paper" : "reference");
        options.padding = Padding::None;
        options.topology = topology;
        const ObjectiveProblem problem = randomProblem(options, torch::kFloat64, 4);
        const FrozenObjective frozen(problem);
        const OnPath on(path);
        const ObjectiveProblem there = problem.on(path.device);
        const auto loss = lossOf(there);
        loss.loss.backward();
        const Tensor z1 = problem.z1.detach().clone();
        const Tensor z2 = problem.z2.detach().clone();
        QVERIFY(std::abs(frozen(z1, z2) - loss.loss.item<double>()) < 1e-10);
        const double step = 1e-6;
        for (const bool second : {false, true}) {
            const Tensor flat = (second ? z2 : z1).view(-1);
            const Tensor gradient = (second ? there.z2 : there.z1).grad().cpu().view(-1);
            for (std::int64_t i = 0; i < flat.size(0); ++i) {
                flat[i] += step;
                const double above = frozen(z1, z2);
                flat[i] -= 2 * step;
                const double below = frozen(z1, z2);
                flat[i] += step;
                QVERIFY(std::abs((above - below) / (2 * step) - gradient[i].item<double>()) < 1e-7);
            }
        }
    }

    /// Reusing the second side for several losses gives the gradients of the undivided computation.
    void keptSideGathersGradients_data() { addPathRows(); }
    void keptSideGathersGradients()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        const ObjectiveProblem problem = randomProblem(test::objectiveOf("reference"), torch::kFloat64).on(path.device);
        const auto& options = problem.options;
        std::vector<Tensor> ascents;
        for (const double shift : {0.0, 0.1, 0.3}) ascents.push_back((problem.z1.detach() + shift).requires_grad_());

        for (const Tensor& z1 : ascents) {
            ObjectiveProblem one = problem;
            one.z1 = z1;
            lossOf(one).loss.backward();
        }
        const Tensor expected = problem.z2.grad().clone();
        std::vector<Tensor> expectedAscents;
        for (Tensor& z1 : ascents) {
            expectedAscents.push_back(z1.grad().clone());
            z1.mutable_grad() = Tensor();
        }
        Tensor z2 = problem.z2;
        z2.mutable_grad() = Tensor();

        const auto second = makeViewBatch(z2, problem.offsets2).value();
        const auto kept = second.leaf();
        const auto intra = gemdIntra(second, {}, options).value();
        const Tensor keptIntra = intra.detach().requires_grad_();
        for (const Tensor& z1 : ascents) {
            const auto first = makeViewBatch(z1, problem.offsets1).value();
            contrastiveLoss(gemdInter(first, kept, costScaleOf(problem.inter, problem), options).value(),
                            gemdIntra(first, {}, options).value(), keptIntra, options)
                .value()
                .loss.backward();
        }
        torch::autograd::backward({intra, second.unit}, {keptIntra.grad(), kept.unit.grad()});
        QVERIFY(relativeError(z2.grad(), expected) <= 1e-12);
        for (std::size_t i = 0; i < ascents.size(); ++i)
            QVERIFY(relativeError(ascents[i].grad(), expectedAscents[i]) <= 1e-12);
    }

    void extremeValuesStayFinite_data() { addPathRows(); }
    void extremeValuesStayFinite()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        for (const double factor : {1e30, 1e-30, 1.0})
            for (const double lambda : {20.0, 1000.0}) {
                auto options = test::objectiveOf("paper");
                options.solve.lambda = lambda;
                options.contrast.temperature = 0.1;
                ObjectiveProblem problem = randomProblem(options, torch::kFloat32);
                problem.z1 = problem.z1.detach() * factor;
                problem.z2 = problem.z2.detach().clone();
                problem.z2[0].zero_();
                problem = problem.on(path.device);
                const auto loss = lossOf(problem);
                loss.loss.backward();
                QVERIFY(std::isfinite(loss.loss.item<double>()));
                QVERIFY(torch::isfinite(problem.z1.grad()).all().item<bool>());
                QVERIFY(torch::isfinite(problem.z2.grad()).all().item<bool>());
                QCOMPARE(problem.z2.grad()[0].abs().max().item<double>(), 0.0);
            }
    }

    void oneViewIsTooFew_data() { addPathRows(); }
    void oneViewIsTooFew()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        const ObjectiveProblem problem = randomProblem(test::objectiveOf("reference"), torch::kFloat32, 1).on(path.device);
        const auto first = makeViewBatch(problem.z1, problem.offsets1).value();
        const auto inter =
            gemdInter(first, first, costScaleOf(torch::zeros({first.nodeCount() * first.nodeCount()}, path.device), problem),
                      problem.options)
                .value();
        const auto intra = gemdIntra(first, {}, problem.options).value();
        const auto loss = contrastiveLoss(inter, intra, intra, problem.options);
        QVERIFY(!loss.ok());
        QVERIFY(loss.error().text().find("at least 2") != std::string::npos);
    }

    /// The weight of a term is the derivative of the loss by its exponent.
    void weightsAreTheGradientOfTheDenominator_data() { addPathRows(); }
    void weightsAreTheGradientOfTheDenominator()
    {
        QFETCH(Path, path);
        const OnPath on(path);
        const auto rows = [&](std::uint32_t index) { return (randomRows(6, 6, index) * 0.3).to(path.device); };
        for (const bool isPaper : {true, false}) {
            const ObjectiveOptions options = test::objectiveOf(isPaper ? "paper" : "reference");
            const Tensor inter = rows(1).requires_grad_();
            const Tensor intra = rows(2).requires_grad_();
            const Tensor other = rows(3);
            const double factor = isPaper ? 1 : 2;  // factor of the g-EMD in the similarity
            (contrastiveLoss({inter, other, {}, {}, {}}, intra, other, options)->loss *
             (2 * 6 * options.contrast.temperature / -factor))
                .backward();
            const Tensor weights = denominatorWeights(inter.detach(), intra.detach(), options);
            const Tensor gradients = torch::cat({inter.grad(), intra.grad()}, 1);
            for (int i = 0; i < 6; ++i)
                for (int k = 0; k < 12; ++k) {
                    const double weight = weights[i][k].item<double>();
                    const bool isLeftOut = k == 6 + i || (k == i && !isPaper);
                    QCOMPARE(std::isnan(weight), isLeftOut);
                    if (isLeftOut) continue;
                    // The similarity of the positive is also subtracted in the loss.
                    const double expected = gradients[i][k].item<double>() + (k == i ? 1 : 0);
                    QVERIFY(std::abs(weight - expected) < 1e-12);
                }
        }
    }
};

ROSA_TEST(TestObjective)
#include "tst_objective.moc"
