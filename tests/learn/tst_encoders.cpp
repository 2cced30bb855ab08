#include "core/learn/encoders/encoder.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

#include "core/catalog/catalogue.h"
#include "core/learn/encoders/embedding.h"
#include "core/learn/encoders/feature_rows.h"
#include "core/learn/ops/attention.h"
#include "core/learn/ops/dense_rows.h"
#include "tests/learn/general_path.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Overrides;

namespace {

catalog::Configuration configured(const std::string& encoder, std::vector<std::pair<std::string, std::string>> more = {})
{
    return test::smallRosa(catalog::makeCatalogue(), std::move(more), "reference", encoder);
}

torch::Tensor weightOf(const ModelState& state, const std::string& name)
{
    for (const NamedTensor& tensor : state.all())
        if (tensor.name == name) return tensor.tensor;
    return {};
}

/// Dense D̂^-½ Â D̂^-½ or D̂⁻¹ Â of an undirected graph.
torch::Tensor denseAggregation(const graph::Graph& graph, bool isMean)
{
    torch::Tensor a = torch::eye(graph.nodeCount());
    for (graph::Node node = 0; node < graph.nodeCount(); ++node)
        for (const graph::Node other : graph.neighbours(node)) a[node][other] = 1;
    const torch::Tensor degree = a.sum(1);
    return isMean ? a / degree.unsqueeze(1) : a / (degree.sqrt().unsqueeze(1) * degree.sqrt().unsqueeze(0));
}

}  // namespace

class TestEncoders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDescribedEncoderIsThere()
    {
        std::set<std::string> described;
        for (const auto& encoder : catalog::makeCatalogue().encoders) described.insert(encoder.id);
        const auto ids = encoderIds();
        QCOMPARE(std::set<std::string>(ids.begin(), ids.end()), described);
    }

    void gcnIsTheDenseFormula()
    {
        const data::Dataset data = test::twoRings();
        ModelState state;
        const auto encoder = makeEncoder(configured("gcn"), data.features.columns(), state);
        const torch::Tensor h = embedGraph(*encoder, data.features, neighbourhoodOf(data.graph, encoder->neighbourhood()));
        const torch::Tensor a = denseAggregation(data.graph, false);
        const torch::Tensor x = denseRows(data.features);
        const torch::NoGradGuard constant;
        const torch::Tensor first = torch::relu(a.mm(x.mm(weightOf(state, "encoder.conv1.weight"))));
        const torch::Tensor expected = torch::relu(a.mm(first.mm(weightOf(state, "encoder.conv2.weight"))));
        QCOMPARE(h.size(1), std::int64_t(8));
        QVERIFY(torch::allclose(h, expected, 1e-5, 1e-6));
        QVERIFY(h.abs().sum().item<float>() > 0);
    }

    void mlpIgnoresTheGraph()
    {
        const data::Dataset data = test::twoRings();
        ModelState state;
        const auto encoder = makeEncoder(configured("mlp"), data.features.columns(), state);
        QVERIFY(encoder->neighbourhood() == Neighbourhood::None);
        const torch::Tensor h = embedGraph(*encoder, data.features, {});
        const torch::NoGradGuard constant;
        const torch::Tensor x = denseRows(data.features);
        const torch::Tensor first = torch::relu(x.mm(weightOf(state, "encoder.conv1.weight")));
        QVERIFY(torch::allclose(h, torch::relu(first.mm(weightOf(state, "encoder.conv2.weight"))), 1e-5, 1e-6));
    }

    void sageFormsAreTheirFormulas_data()
    {
        QTest::addColumn<std::string>("form");
        QTest::newRow("article") << std::string("article");
        QTest::newRow("program") << std::string("program");
    }

    void sageFormsAreTheirFormulas()
    {
        QFETCH(std::string, form);
        const data::Dataset data = test::twoRings();
        ModelState state;
        const auto encoder = makeEncoder(configured("sage", {{"encoder.sage_form", form}}), data.features.columns(), state);
        const torch::Tensor h = embedGraph(*encoder, data.features, neighbourhoodOf(data.graph, encoder->neighbourhood()));
        const torch::Tensor a = denseAggregation(data.graph, true);
        const torch::NoGradGuard constant;
        torch::Tensor x = denseRows(data.features);
        for (const std::string layer : {"encoder.layer1", "encoder.layer2", "encoder.layer3"}) {
            const torch::Tensor own = x.mm(weightOf(state, layer + ".own.weight"));
            const torch::Tensor spread = a.mm(x.mm(weightOf(state, layer + ".neighbours.weight")));
            // Before training, the running statistics are mean 0 and variance 1.
            x = torch::elu(form == "program" ? (own + spread) / std::sqrt(1 + 1e-5) : torch::cat({own, spread}, 1));
        }
        QCOMPARE(h.size(1), std::int64_t(8));
        QVERIFY(torch::allclose(h, x, 1e-4, 1e-5));
    }

    void layersOfAGcnAreTheirFormula()
    {
        const data::Dataset data = test::twoRings();
        ModelState state;
        const auto encoder = makeEncoder(configured("gcn", {{"encoder.convolutions", "3"},
                                                            {"encoder.expansion", "3"},
                                                            {"encoder.activation", "prelu"},
                                                            {"encoder.batch_norm", "true"}}),
                                         data.features.columns(), state);
        const SparseMatrix neighbourhood = neighbourhoodOf(data.graph, encoder->neighbourhood());
        const torch::NoGradGuard constant;
        weightOf(state, "encoder.act2.weight").fill_(0.5);
        weightOf(state, "encoder.norm1.running_mean").fill_(0.1);
        StatisticsLog log;
        static_cast<void>(encoder->forward(allFeatures(data.features), neighbourhood, &log));
        QCOMPARE(log.size(), std::size_t(3));
        const torch::Tensor a = denseAggregation(data.graph, false);
        torch::Tensor x = denseRows(data.features);
        for (const std::string number : {"1", "2", "3"}) {
            x = a.mm(x.mm(weightOf(state, "encoder.conv" + number + ".weight")));
            x = (x - weightOf(state, "encoder.norm" + number + ".running_mean")) / std::sqrt(1 + 1e-5);
            x = torch::where(x > 0, x, x * weightOf(state, "encoder.act" + number + ".weight"));
            QCOMPARE(x.size(1), std::int64_t(number == "3" ? 8 : 24));
        }
        QVERIFY(torch::allclose(embedGraph(*encoder, data.features, neighbourhood), x, 1e-4, 1e-5));
        QCOMPARE(encoder->updateRunningStatistics(log, 0), std::size_t(3));
        QVERIFY(torch::allclose(weightOf(state, "encoder.norm1.running_mean"), 0.09 + 0.1 * log[0].mean));
    }

    void everyPathTrainsTheSame_data()
    {
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<Overrides>("overrides");
        QTest::newRow("gcn") << std::string("gcn") << Overrides();
        QTest::newRow("gcn of other layers")
            << std::string("gcn")
            << Overrides{{"encoder.convolutions", "3"}, {"encoder.activation", "prelu"}, {"encoder.batch_norm", "true"}};
        QTest::newRow("mlp") << std::string("mlp") << Overrides();
        QTest::newRow("sage, article") << std::string("sage") << Overrides{{"encoder.sage_form", "article"}};
        QTest::newRow("sage, program") << std::string("sage") << Overrides{{"encoder.sage_form", "program"}};
        QTest::newRow("gat") << std::string("gat") << Overrides{{"encoder.heads", "3"}};
    }
    /// Output, running statistics and weight gradients of a training pass agree on all code paths.
    void everyPathTrainsTheSame()
    {
        QFETCH(std::string, encoder);
        QFETCH(Overrides, overrides);
        QVERIFY(worksOnGpu(encoder));
        const data::Dataset data = test::twoRings();
        std::vector<torch::Tensor> expected;
        for (const test::Path& path : test::allPaths()) {
            const test::OnPath on(path);
            ModelState state;
            const auto made = makeEncoder(configured(encoder, overrides), data.features.columns(), state);
            state.moveTo(path.device);
            SparseMatrix neighbourhood = neighbourhoodOf(data.graph, made->neighbourhood());
            FeatureRows features = allFeatures(data.features);
            if (path.isGeneral) {
                features = features.denseOn(path.device);
                if (made->neighbourhood() != Neighbourhood::None) neighbourhood = neighbourhood.to(path.device);
            }
            StatisticsLog log;
            const torch::Tensor h = made->forward(features, neighbourhood, &log);
            QVERIFY(h.device() == path.device);
            h.backward(torch::sin(torch::arange(h.numel(), torch::kFloat32)).reshape(h.sizes()).to(path.device));
            std::vector<torch::Tensor> found{h.detach()};
            for (const BatchStatistics& seen : log) found.insert(found.end(), {seen.mean, seen.variance});
            for (const NamedTensor& parameter : state.parameters()) found.push_back(parameter.tensor.grad());
            if (expected.empty()) expected = found;
            QVERIFY(expected[0].abs().max().item<float>() > 0);
            QCOMPARE(found.size(), expected.size());
            for (std::size_t i = 0; i < found.size(); ++i)
                QVERIFY2(torch::allclose(found[i].cpu(), expected[i], 1e-4, 1e-5), path.name);
        }
    }

    /// Compared with the dense formula per head, including gradients.
    void attentionIsTheDenseFormula()
    {
        const data::Dataset data = test::twoRings();
        const std::int64_t nodes = data.graph.nodeCount(), heads = 3, width = 5;
        const SparseMatrix structure = neighbourhoodOf(data.graph, Neighbourhood::Mean);
        const torch::Tensor off = denseAggregation(data.graph, true) == 0;
        const auto values = [&](std::int64_t columns, double phase) {
            return torch::sin(torch::arange(nodes * columns, torch::kFloat64) * 0.37 + phase).reshape({nodes, columns});
        };
        const torch::Tensor upstream = values(heads * width, 2);
        std::vector<torch::Tensor> exact, found;
        for (const auto& [columns, phase] : {std::pair{heads * width, 0.0}, {heads, 0.5}, {heads, 1.0}}) {
            exact.push_back(values(columns, phase).requires_grad_(true));
            found.push_back(exact.back().detach().to(torch::kFloat32).requires_grad_(true));
        }
        std::vector<torch::Tensor> byHead;
        for (std::int64_t head = 0; head < heads; ++head) {
            const torch::Tensor scores =
                torch::leaky_relu(exact[2].select(1, head).unsqueeze(1) + exact[1].select(1, head).unsqueeze(0), 0.2);
            const torch::Tensor alpha = torch::softmax(scores.masked_fill(off, -1e30), 1);
            byHead.push_back(alpha.mm(exact[0].slice(1, head * width, (head + 1) * width)));
        }
        const torch::Tensor expected = torch::cat(byHead, 1);
        (expected * upstream).sum().backward();
        const torch::Tensor out = attend(found[0], found[1], found[2], structure);
        (out * upstream.to(torch::kFloat32)).sum().backward();
        QVERIFY(torch::allclose(out.detach(), expected.detach().to(torch::kFloat32), 1e-4, 1e-5));
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(torch::allclose(found[i].grad(), exact[i].grad().to(torch::kFloat32), 1e-3, 1e-5));
    }

    /// By operations of a device, in double precision: the dense formula with autograd, also where the structure has room for more.
    void attentionOfDevicesIsTheDenseFormula_data()
    {
        QTest::addColumn<int>("room");
        QTest::newRow("structure alone") << 0;
        QTest::newRow("room for more entries") << 37;
    }
    void attentionOfDevicesIsTheDenseFormula()
    {
        QFETCH(int, room);
        const data::Dataset data = test::twoRings();
        const std::int64_t nodes = data.graph.nodeCount(), heads = 3, width = 5;
        const SparseMatrix own = neighbourhoodOf(data.graph, Neighbourhood::Mean);
        const torch::Tensor off = denseAggregation(data.graph, true) == 0;
        const auto values = [&](std::int64_t rows, std::int64_t columns, double phase) {
            return torch::sin(torch::arange(rows * columns, torch::kFloat64) * 0.37 + phase).reshape({rows, columns});
        };
        for (const torch::Device device : test::generalDevices()) {
            SparseMatrix structure = own.to(device);
            const std::int64_t rows = nodes + (room > 0 ? 4 : 0);
            if (room > 0) {
                structure = SparseMatrix::withRoom(rows, own.entries() + room, device);
                structure.partsThere()->forward.columns.fill_(nodes + 1);  // of a larger matrix before
                structure.refill(own.to(device));
            }
            std::vector<torch::Tensor> exact, found;
            for (const auto& [columns, phase] : {std::pair{heads * width, 0.0}, {heads, 0.5}, {heads, 1.0}}) {
                exact.push_back(values(rows, columns, phase).requires_grad_(true));
                found.push_back(exact.back().detach().to(device, false, true).requires_grad_(true));
            }
            std::vector<torch::Tensor> byHead;
            for (std::int64_t head = 0; head < heads; ++head) {
                const auto ofNodes = [&](std::size_t i) { return exact[i].slice(0, 0, nodes); };
                const torch::Tensor scores = torch::leaky_relu(
                    ofNodes(2).select(1, head).unsqueeze(1) + ofNodes(1).select(1, head).unsqueeze(0), 0.2);
                const torch::Tensor alpha = torch::softmax(scores.masked_fill(off, -1e30), 1);
                byHead.push_back(alpha.mm(ofNodes(0).slice(1, head * width, (head + 1) * width)));
            }
            const torch::Tensor expected = torch::cat(byHead, 1), upstream = values(rows, heads * width, 2);
            (expected * upstream.slice(0, 0, nodes)).sum().backward();
            const torch::Tensor out = attend(found[0], found[1], found[2], structure);
            (out * upstream.to(device)).sum().backward();
            const double tolerance = 1e-12;
            QVERIFY((out.detach().cpu().slice(0, 0, nodes) - expected.detach()).abs().max().item<double>() < tolerance);
            QVERIFY(out.detach().slice(0, nodes).eq(0).all().item<bool>());
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY((found[i].grad().cpu() - exact[i].grad()).abs().max().item<double>() < tolerance);
        }
    }

    void gatHasTheWidthAskedFor()
    {
        const data::Dataset data = test::twoRings();
        ModelState state;
        const auto encoder = makeEncoder(configured("gat", {{"encoder.heads", "3"}}), data.features.columns(), state);
        QCOMPARE(weightOf(state, "encoder.conv1.weight").size(1), std::int64_t(18));  // 16, rounded up to three heads
        QCOMPARE(weightOf(state, "encoder.conv2.weight").size(1), std::int64_t(24));
        const torch::Tensor h = embedGraph(*encoder, data.features, neighbourhoodOf(data.graph, encoder->neighbourhood()));
        QCOMPARE(h.sizes().vec(), (std::vector<std::int64_t>{data.graph.nodeCount(), 8}));
        QVERIFY(torch::isfinite(h).all().item<bool>() && h.abs().sum().item<float>() > 0);
    }

    void normalisedRowsSumToOne()
    {
        const auto sparse = graph::Features::sparse(3, 3, {0, 2, 2, 3}, {0, 2, 1}, {1, 3, -2}).value();
        const torch::Tensor expected = torch::tensor({{0.25f, 0.0f, 0.75f}, {0.0f, 0.0f, 0.0f}, {0.0f, -1.0f, 0.0f}});
        QVERIFY(torch::equal(denseRows(normalisedRows(sparse)), expected));
        const auto dense = graph::Features::dense(3, 3, {1, 0, 3, 0, 0, 0, 0, -2, 0}).value();
        QVERIFY(torch::equal(denseRows(normalisedRows(dense)), expected));
    }

    /// With an odd width, the part of the node itself is longer.
    void sageOfAnOddWidth()
    {
        const data::Dataset data = test::twoRings();
        ModelState state;
        const auto encoder = makeEncoder(configured("sage", {{"encoder.hidden", "7"}, {"encoder.sage_form", "article"}}),
                                         data.features.columns(), state);
        QCOMPARE(encoder->width(), std::int64_t(7));
        QCOMPARE(weightOf(state, "encoder.layer1.own.weight").size(1), std::int64_t(4));
        QCOMPARE(weightOf(state, "encoder.layer1.neighbours.weight").size(1), std::int64_t(3));
        const torch::Tensor h = embedGraph(*encoder, data.features, neighbourhoodOf(data.graph, encoder->neighbourhood()));
        QCOMPARE(h.sizes().vec(), (std::vector<std::int64_t>{data.graph.nodeCount(), 7}));
        QVERIFY(torch::isfinite(h).all().item<bool>());
    }

    void sparseAndDenseFeaturesAgree()
    {
        const data::Dataset data = test::twoRings();
        const torch::Tensor dense = denseRows(data.features);
        const graph::Features same =
            graph::Features::dense(data.features.rows(), data.features.columns(),
                                   {dense.const_data_ptr<float>(), dense.const_data_ptr<float>() + dense.numel()})
                .value();
        const std::vector<graph::Node> nodes{3, 0, 39, 3};
        const std::vector<std::uint8_t> kept{1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1};
        const torch::Tensor weight = torch::sin(torch::arange(60, torch::kFloat32)).reshape({12, 5});
        QVERIFY(torch::allclose(gatherFeatures(data.features, nodes, kept).times(weight),
                                gatherFeatures(same, nodes, kept).times(weight), 1e-5, 1e-6));
    }
};

ROSA_TEST(TestEncoders)
#include "tst_encoders.moc"
