#include "core/learn/encoders/encoder.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

#include "core/catalog/catalogue.h"
#include "core/learn/dense_rows.h"
#include "core/learn/embedding.h"
#include "core/learn/feature_rows.h"
#include "tests/learn/support.h"

using namespace rosa;
using namespace rosa::learn;

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
torch::Tensor denseNeighbourhood(const graph::Graph& graph, bool isMean)
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
        const torch::Tensor a = denseNeighbourhood(data.graph, false);
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
        const torch::Tensor a = denseNeighbourhood(data.graph, true);
        const torch::NoGradGuard constant;
        torch::Tensor x = denseRows(data.features);
        for (const std::string layer : {"encoder.layer1", "encoder.layer2", "encoder.layer3"}) {
            const torch::Tensor own = x.mm(weightOf(state, layer + ".own.weight"));
            const torch::Tensor spread = a.mm(x.mm(weightOf(state, layer + ".neighbours.weight")));
            // In evaluation before any training the running statistics are mean 0 and variance 1.
            x = torch::elu(form == "program" ? (own + spread) / std::sqrt(1 + 1e-5) : torch::cat({own, spread}, 1));
        }
        QCOMPARE(h.size(1), std::int64_t(8));
        QVERIFY(torch::allclose(h, x, 1e-4, 1e-5));
    }

    /// Halves of an odd width: the node's own part is the longer one.
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

QTEST_APPLESS_MAIN(TestEncoders)
#include "tst_encoders.moc"
