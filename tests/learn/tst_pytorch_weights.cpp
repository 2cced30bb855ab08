#include "core/learn/pytorch_weights.h"

#include <QtTest/QTest>

#include <limits>

#include "core/base/files.h"
#include "core/learn/foreign_weights.h"
#include "core/learn/methods/method.h"
#include "core/learn/problem.h"
#include "core/learn/stored_run.h"
#include "tests/learn/support.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

const data::NamedArray* find(const std::vector<data::NamedArray>& arrays, const std::string& name)
{
    for (const data::NamedArray& array : arrays)
        if (array.name == name) return &array;
    return nullptr;
}

}  // namespace

class TestPyTorchWeights : public QObject {
    Q_OBJECT

    const catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    const data::Dataset m_dataset = test::twoRings();

    /// A method under this configuration, with everything it refers to.
    struct Model {
        catalog::Configuration configuration;
        ProblemData data;
        Problem problem;
        std::unique_ptr<TrainingMethod> method;

        Model(const catalog::Configuration& chosen, const data::Dataset& dataset)
            : configuration(chosen),
              data(ProblemData::make(dataset, configuration).value()),
              problem(data.problem({})),
              method(makeMethod(configuration, problem))
        {}
    };

    [[nodiscard]] Model model(const std::string& encoder,
                              std::vector<std::pair<std::string, std::string>> overrides = {}) const
    {
        return Model(test::smallRosa(m_catalogue, std::move(overrides), "reference", encoder), m_dataset);
    }

private Q_SLOTS:
    void namesAndLayoutsAreThoseOfPyTorchGeometric()
    {
        const Model gcn = model("gcn");
        const auto arrays = toPyTorch(gcn.method->model());
        const data::NamedArray* first = find(arrays, "encoder.conv1.lin.weight");
        QVERIFY(first);
        QCOMPARE(first->shape, (std::vector<std::int64_t>{16, 12}));  // out × in
        const torch::Tensor own = gcn.method->model().parameters().front().tensor;
        QCOMPARE(first->values[1], own[1][0].item<float>());
        for (const char* name : {"encoder.conv1.bias", "encoder.conv2.lin.weight", "projector.0.weight",
                                 "projector.1.running_var", "projector.3.bias"})
            QVERIFY2(find(arrays, name), name);
        const auto sage = toPyTorch(model("sage").method->model());
        QVERIFY(find(sage, "encoder.conv1.lin_l.weight") && find(sage, "encoder.conv1.lin_r.weight"));
        QVERIFY(find(sage, "encoder.conv1.lin_l.bias") && !find(sage, "encoder.conv1.lin_r.bias"));
        QVERIFY(find(sage, "encoder.norm1.running_mean"));
        const auto gat = toPyTorch(model("gat").method->model());
        QCOMPARE(find(gat, "encoder.conv1.att_src")->shape.front(), std::int64_t{1});
    }

    void weightsTravelThereAndBack_data()
    {
        QTest::addColumn<std::string>("encoder");
        for (const char* encoder : {"gcn", "mlp", "sage", "gat"}) QTest::newRow(encoder) << std::string(encoder);
    }

    void weightsTravelThereAndBack()
    {
        QFETCH(std::string, encoder);
        const Model from = model(encoder);
        const torch::NoGradGuard constant;
        torch::manual_seed(11);
        for (const NamedTensor& own : from.method->model().parameters())
            own.tensor.add_(torch::rand(own.tensor.sizes(), torch::kFloat32) * 0.1);
        Model to = model(encoder);
        const auto adopted = fromPyTorch(toPyTorch(from.method->model()), to.method->model());
        QVERIFY2(adopted.ok(), adopted ? "" : adopted.error().message.c_str());
        QVERIFY(adopted->unused.empty());
        // A bias that PyTorch's layer does not have went into its neighbour: what the encoder makes of nodes is the same.
        const torch::Tensor before = *from.method->embed();
        const torch::Tensor difference = (*to.method->embed() - before).abs() / before.abs().clamp_min(1);
        const auto largest = static_cast<double>(difference.max().item<float>());
        QVERIFY2(largest < 1e-6, qPrintable(QString::number(largest)));
    }

    void otherPrefixesAndOlderNamesAreUnderstood()
    {
        const Model from = model("gcn");
        std::vector<data::NamedArray> arrays;
        for (data::NamedArray array : toPyTorch(from.method->model())) {
            if (array.name == "encoder.conv1.lin.weight") {  // GCNConv before version 2: in × out
                const torch::Tensor turned = torch::tensor(array.values).reshape(array.shape).t().contiguous();
                array = {"module.gnn.convs.0.weight",
                         turned.sizes().vec(),
                         {turned.data_ptr<float>(), turned.data_ptr<float>() + turned.numel()}};
            } else if (array.name.starts_with("encoder.")) {
                array.name = "module.gnn." + array.name.substr(8);
            } else {
                array.name = "head.main." + array.name.substr(10);
            }
            arrays.push_back(array);
        }
        arrays.push_back({"head.main.1.num_batches_tracked", {}, {5}});
        arrays.push_back({"classifier.weight", {1}, {5}});
        Model to = model("gcn", {});
        const auto adopted = fromPyTorch(arrays, to.method->model());
        QVERIFY2(adopted.ok(), adopted ? "" : adopted.error().message.c_str());
        QVERIFY(adopted->kept.empty());
        QCOMPARE(adopted->unused, std::vector<std::string>{"classifier.weight"});
        QVERIFY(torch::equal(*from.method->embed(), *to.method->embed()));
    }

    void aDiscriminatorIsABilinearLayer()
    {
        catalog::Selection selection;
        selection.dataset = m_dataset.name;
        selection.method = "dgi";
        const Model dgi(catalog::Configuration::resolve(m_catalogue, selection).value(), m_dataset);
        const auto arrays = toPyTorch(dgi.method->model());
        const data::NamedArray* form = find(arrays, "discriminator.weight");
        QVERIFY(form);
        const std::int64_t width = form->shape.back();
        QCOMPARE(form->shape, (std::vector<std::int64_t>{1, width, width}));  // out × in1 × in2
        QVERIFY(fromPyTorch(arrays, dgi.method->model()).ok());
    }

    /// GRACE's program makes one PReLU for all layers, PyTorch Geometric's BatchNorm holds PyTorch's as "module".
    void sharedActivationsAndWrappedNormsAreUnderstood()
    {
        const std::vector<std::pair<std::string, std::string>> overrides{{"encoder.activation", "prelu"},
                                                                         {"encoder.batch_norm", "true"}};
        const Model from = model("gcn", overrides);
        std::vector<data::NamedArray> arrays;
        for (data::NamedArray array : toPyTorch(from.method->model())) {
            if (array.name.starts_with("encoder.act2.")) continue;
            if (array.name.starts_with("encoder.act1.")) array = {"encoder.activation.weight", {1}, {0.375f}};
            if (array.name.starts_with("encoder.norm1.")) array.name = "encoder.norms.0.module." + array.name.substr(14);
            arrays.push_back(array);
        }
        const Model to = model("gcn", overrides);
        const auto adopted = fromPyTorch(arrays, to.method->model());
        QVERIFY2(adopted.ok(), adopted ? "" : adopted.error().message.c_str());
        QVERIFY(adopted->kept.empty() && adopted->unused.empty());
        int slopes = 0;
        for (const NamedTensor& own : to.method->model().parameters())
            if (own.name.starts_with("encoder.act")) slopes += own.tensor.item<float>() == 0.375f ? 1 : 0;
        QCOMPARE(slopes, 2);
    }

    void whatDoesNotFitChangesNothing()
    {
        const Model from = model("gcn");
        const auto good = toPyTorch(from.method->model());
        const auto refusal = [&](const std::vector<data::NamedArray>& arrays) {
            Model to = model("gcn", {});
            const torch::Tensor before = *to.method->embed();
            const auto adopted = fromPyTorch(arrays, to.method->model());
            return !adopted && torch::equal(before, *to.method->embed()) ? QString::fromStdString(adopted.error().message)
                                                                         : QString();
        };
        auto arrays = good;
        arrays[2].shape = {arrays[2].shape[1], arrays[2].shape[0]};
        QVERIFY(refusal(arrays).contains(QStringLiteral("expected 16 × 8")));
        arrays = good;
        arrays[1].values[3] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(refusal(arrays).contains(QLatin1String("not finite")));
        arrays = good;
        arrays.erase(arrays.begin() + 2);
        QVERIFY(refusal(arrays).contains(QLatin1String("conv2.lin.weight")));
    }

    void aHeadThatIsMissingIsSaid()
    {
        const Model from = model("gcn");
        auto arrays = toPyTorch(from.method->model());
        std::erase_if(arrays, [](const data::NamedArray& array) { return array.name.starts_with("projector."); });
        Model to = model("gcn", {});
        const auto adopted = fromPyTorch(arrays, to.method->model());
        QVERIFY(adopted.ok());
        QCOMPARE(adopted->adopted.size(), std::size_t(4));
        QCOMPARE(adopted->kept.front(), std::string("projector.0.weight"));
    }

    /// From a file to a run and back to a file of the same bytes.
    void filesBecomeRuns()
    {
        auto store = TemporaryFolder::make();
        const Model from = model("gcn");
        const auto file = store->path() / "weights.pt";
        QVERIFY(data::writeTorchFile(file, toPyTorch(from.method->model())).ok());
        const auto configuration = test::smallRosa(m_catalogue);
        Observer observer;
        const auto imported = importWeights(store->path(), {m_catalogue, configuration, m_dataset, file, ""}, observer);
        QVERIFY2(imported.ok(), imported ? "" : imported.error().message.c_str());
        const auto stored = StoredRun::open({store->path(), m_catalogue, m_dataset, imported->run});
        QVERIFY(stored.ok());
        const auto moment = (*stored)->at(kKeptModel);
        QVERIFY2(moment.ok(), moment ? "" : moment.error().message.c_str());
        QVERIFY(torch::equal(*moment->method.embed(), *from.method->embed()));
        const auto back = store->path() / "back.pt";
        QVERIFY(exportWeights(store->path(), {m_catalogue, m_dataset, imported->run, back}).ok());
        QCOMPARE(readTextFile(back).value(), readTextFile(file).value());
    }
};

QTEST_APPLESS_MAIN(TestPyTorchWeights)
#include "tst_pytorch_weights.moc"
