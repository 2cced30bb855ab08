#include "core/learn/exchange/pytorch_weights.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <limits>

#include "core/base/files.h"
#include "core/learn/methods/method.h"
#include "core/learn/training/foreign_weights.h"
#include "core/learn/training/problem.h"
#include "core/learn/training/stored_run.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

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

    /// A method with its configuration and all objects it refers to.
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

    /// A small configuration of a method with its own layers or table.
    [[nodiscard]] catalog::Configuration ownNetwork(const std::string& method, int splits = 1,
                                                    std::vector<std::pair<std::string, std::string>> more = {}) const
    {
        catalog::Selection selection;
        selection.dataset = m_dataset.name;
        selection.method = method;
        if (method == "deepwalk" || method == "node2vec")
            selection.overrides = {{"walks.dimensions", "6"}};
        else
            selection.overrides = {{"encoder.hidden", "5"}};
        selection.overrides.emplace_back("evaluation.protocol", "cv-10-90");
        selection.overrides.emplace_back("evaluation.splits", std::to_string(splits));
        selection.overrides.insert(selection.overrides.end(), more.begin(), more.end());
        auto made = catalog::Configuration::resolve(m_catalogue, selection);
        if (!made) qFatal("%s", made.error().text().c_str());
        return *made;
    }

    /// Named weights of a network of PyTorch Geometric layers for the 12 features of the rings.
    static std::vector<data::NamedArray> named(const std::vector<std::pair<std::string, std::vector<std::int64_t>>>& shapes)
    {
        std::vector<data::NamedArray> arrays;
        for (const auto& [name, shape] : shapes) {
            const torch::Tensor values = torch::linspace(-1, 1, torch::zeros(shape).numel());
            const float* const first = values.const_data_ptr<float>();
            arrays.push_back({name, shape, {first, first + values.numel()}});
        }
        return arrays;
    }
    static std::vector<data::NamedArray> foreignGcn(std::int64_t classes = 2)
    {
        return named({{"conv1.bias", {5}},
                      {"conv1.lin.weight", {5, 12}},
                      {"conv2.bias", {classes}},
                      {"conv2.lin.weight", {classes, 5}}});
    }
    static QString refusal(const Result<AdoptedWeights>& read)
    {
        return read ? QString() : QString::fromStdString(read.error().text());
    }
    /// Changes the initial weights.
    static void disturb(const ModelState& model)
    {
        const torch::NoGradGuard constant;
        torch::manual_seed(11);
        for (const NamedTensor& own : model.parameters())
            own.tensor.add_(torch::rand(own.tensor.sizes(), torch::kFloat32) * 0.1);
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
        QVERIFY2(adopted.ok(), adopted ? "" : adopted.error().text().c_str());
        QVERIFY(adopted->unused.empty());
        // A bias that the PyTorch layer lacks is merged into another; the output of the encoder is the same.
        const torch::Tensor before = *from.method->embed();
        const torch::Tensor difference = (*to.method->embed() - before).abs() / before.abs().clamp_min(1);
        const auto largest = static_cast<double>(difference.max().item<float>());
        QVERIFY2(largest < 1e-6, qPrintable(QString::number(largest)));
    }

    /// The bias of the root term of a SAGEConv is merged into the other bias; nothing is lost.
    /// safetensors.torch.save_file(model.state_dict(), FILE), also in half precision; told by its content, not by the name.
    void safetensorsAreRead_data()
    {
        QTest::addColumn<int>("type");
        for (const auto type : {torch::kFloat32, torch::kFloat64, torch::kFloat16, torch::kBFloat16})
            QTest::newRow(torch::toString(type)) << static_cast<int>(type);
    }
    void safetensorsAreRead()
    {
        QFETCH(int, type);
        const auto kind = static_cast<torch::ScalarType>(type);
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("weights.bin")).toStdString();
        // As another program writes it: the header padded with blanks, the tensors in the order of their names.
        const torch::Tensor matrix = torch::arange(6).reshape({2, 3}).to(kind), vector = torch::full({2}, -0.5).to(kind);
        const char* const name = kind == torch::kFloat32   ? "F32"
                                 : kind == torch::kFloat64 ? "F64"
                                 : kind == torch::kFloat16 ? "F16"
                                                           : "BF16";
        const auto entry = [&](const char* tensor, const char* shape, std::size_t begin, std::size_t end) {
            return std::string("\"") + tensor + "\":{\"dtype\":\"" + name + "\",\"shape\":" + shape + ",\"data_offsets\":[" +
                   std::to_string(begin) + "," + std::to_string(end) + "]}";
        };
        std::string header = "{" + entry("conv1.bias", "[2]", 0, vector.nbytes()) + "," +
                             entry("conv1.lin.weight", "[2,3]", vector.nbytes(), vector.nbytes() + matrix.nbytes()) + "}   ";
        std::string bytes(8, '\0');
        bytes[0] = static_cast<char>(header.size() % 256);
        bytes[1] = static_cast<char>(header.size() / 256);
        bytes += header;
        bytes.append(static_cast<const char*>(vector.const_data_ptr()), vector.nbytes());
        bytes.append(static_cast<const char*>(matrix.const_data_ptr()), matrix.nbytes());
        QVERIFY(writeFileAtomically(file, bytes).ok());
        const auto arrays = readWeights(file);
        QVERIFY2(arrays.ok(), arrays ? "" : arrays.error().text().c_str());
        QCOMPARE(arrays->size(), std::size_t{2});
        QVERIFY(arrays->front().name == "conv1.bias" && arrays->front().values == (std::vector<float>{-0.5f, -0.5f}));
        QVERIFY(arrays->back().values == (std::vector<float>{0, 1, 2, 3, 4, 5}));
        QVERIFY(arrays->back().shape == (std::vector<std::int64_t>{2, 3}));
    }

    void whatGoesIntoAnotherTensorIsNotMissing()
    {
        const Model from = model("sage");
        const auto adopted = fromPyTorch(toPyTorch(from.method->model()), model("sage").method->model());
        QVERIFY(adopted.ok());
        QVERIFY2(adopted->kept.empty(), adopted->kept.empty() ? "" : adopted->kept.front().c_str());
        QCOMPARE(adopted->adopted.size(), from.method->model().all().size());
    }

    void classNetworksHaveTheNamesOfPyTorchGeometric_data()
    {
        using Shapes = std::vector<std::pair<std::string, std::vector<std::int64_t>>>;
        QTest::addColumn<std::string>("method");
        QTest::addColumn<std::string>("aggregator");
        QTest::addColumn<Shapes>("expected");
        const Shapes gcn{{"split0.conv1.lin.weight", {5, 12}},
                         {"split0.conv1.bias", {5}},
                         {"split0.conv2.lin.weight", {2, 5}},
                         {"split0.conv2.bias", {2}}};
        QTest::newRow("gcn") << std::string("gcn") << std::string() << gcn;
        QTest::newRow("fastgcn") << std::string("fastgcn") << std::string() << gcn;
        QTest::newRow("graphsage mean")
            << std::string("graphsage") << std::string("mean")
            << Shapes{{"split0.conv1.lin_l.weight", {10, 12}}, {"split0.conv1.lin_l.bias", {10}},
                      {"split0.conv1.lin_r.weight", {10, 12}}, {"split0.conv2.lin_l.weight", {10, 10}},
                      {"split0.conv2.lin_l.bias", {10}},       {"split0.conv2.lin_r.weight", {10, 10}},
                      {"split0.lin.weight", {2, 10}},          {"split0.lin.bias", {2}}};
        QTest::newRow("graphsage gcn") << std::string("graphsage") << std::string("gcn")
                                       << Shapes{{"split0.conv1.lin_l.weight", {5, 12}}, {"split0.conv1.lin_l.bias", {5}},
                                                 {"split0.conv2.lin_l.weight", {5, 5}},  {"split0.conv2.lin_l.bias", {5}},
                                                 {"split0.lin.weight", {2, 5}},          {"split0.lin.bias", {2}}};
        QTest::newRow("unsup-graphsage") << std::string("unsup-graphsage") << std::string("mean")
                                         << Shapes{{"encoder.conv1.lin_l.weight", {10, 12}},
                                                   {"encoder.conv1.lin_l.bias", {10}},
                                                   {"encoder.conv1.lin_r.weight", {10, 12}},
                                                   {"encoder.conv2.lin_l.weight", {10, 10}},
                                                   {"encoder.conv2.lin_l.bias", {10}},
                                                   {"encoder.conv2.lin_r.weight", {10, 10}}};
        QTest::newRow("node2vec") << std::string("node2vec") << std::string()
                                  << Shapes{{"embedding.weight", {40, 6}}, {"context.weight", {40, 6}}};
    }

    /// … and are imported from these, with or without the prefix of the split.
    void classNetworksHaveTheNamesOfPyTorchGeometric()
    {
        using Shapes = std::vector<std::pair<std::string, std::vector<std::int64_t>>>;
        QFETCH(std::string, method);
        QFETCH(std::string, aggregator);
        QFETCH(Shapes, expected);
        std::vector<std::pair<std::string, std::string>> more;
        if (!aggregator.empty()) more.emplace_back("sage.aggregator", aggregator);
        const Model from(ownNetwork(method, 1, more), m_dataset);
        disturb(from.method->model());
        auto arrays = toPyTorch(from.method->model());
        Shapes shapes;
        for (const data::NamedArray& array : arrays) shapes.emplace_back(array.name, array.shape);
        QCOMPARE(shapes, expected);
        for (const bool isPlain : {false, true}) {
            if (isPlain)
                for (data::NamedArray& array : arrays)
                    if (array.name.starts_with("split0.")) array.name = "model." + array.name.substr(7);
            const Model to(ownNetwork(method, 1, more), m_dataset);
            const auto adopted = fromPyTorch(arrays, to.method->model());
            QVERIFY2(adopted.ok(), qPrintable(refusal(adopted)));
            QVERIFY(adopted->kept.empty() && adopted->unused.empty());
            for (std::size_t i = 0; i < to.method->model().all().size(); ++i)
                QVERIFY(torch::equal(to.method->model().all()[i].tensor, from.method->model().all()[i].tensor));
        }
    }

    /// A SAGEConv adds its terms, and is different from a layer that concatenates them.
    void addedTermsAreNotJoined()
    {
        const Model to(ownNetwork("graphsage", 1, {{"sage.aggregator", "mean"}}), m_dataset);
        const auto narrow = fromPyTorch(named({{"conv1.lin_l.weight", {5, 12}},
                                               {"conv1.lin_l.bias", {5}},
                                               {"conv1.lin_r.weight", {5, 12}},
                                               {"conv2.lin_l.weight", {5, 5}},
                                               {"conv2.lin_l.bias", {5}},
                                               {"conv2.lin_r.weight", {5, 5}},
                                               {"lin.weight", {2, 5}},
                                               {"lin.bias", {2}}}),
                                        to.method->model());
        QVERIFY2(refusal(narrow).contains(QLatin1String("SAGEConv adds")), qPrintable(refusal(narrow)));
        const auto wide = fromPyTorch(
            named({{"conv1.lin_l.weight", {10, 12}}, {"conv1.lin_l.bias", {10}}, {"conv1.lin_r.weight", {10, 12}}}),
            to.method->model());
        QVERIFY2(refusal(wide).contains(QLatin1String("may be nonzero")), qPrintable(refusal(wide)));
    }

    /// Names written by earlier versions of rosa, including heads of merged layers.
    void olderNamesOfClassNetworksAreRead()
    {
        const Model to(ownNetwork("graphsage", 1, {{"sage.aggregator", "mean"}}), m_dataset);
        const auto old = named({{"split0.layer1.neighbours.weight", {5, 12}},
                                {"split0.layer1.neighbours.bias", {5}},
                                {"split0.layer1.own.weight", {5, 12}},
                                {"split0.layer1.own.bias", {5}},
                                {"split0.layer2.neighbours.weight", {5, 10}},
                                {"split0.layer2.neighbours.bias", {5}},
                                {"split0.layer2.own.weight", {5, 10}},
                                {"split0.layer2.own.bias", {5}},
                                {"split0.head.weight", {2, 10}},
                                {"split0.head.bias", {2}}});
        const auto adopted = fromPyTorch(old, to.method->model());
        QVERIFY2(adopted.ok(), qPrintable(refusal(adopted)));
        QVERIFY(adopted->kept.empty() && adopted->unused.empty());
        QCOMPARE(to.method->model().all().front().tensor[1][0].item<float>(), old.front().values[1]);
    }

    /// A single model was trained on labels of one split; on other splits it would be tested on training nodes.
    void aModelForEachSplit()
    {
        const Model one(ownNetwork("gcn"), m_dataset), three(ownNetwork("gcn", 3), m_dataset);
        const auto adopted = fromPyTorch(foreignGcn(), one.method->model());
        QVERIFY2(adopted.ok() && adopted->kept.empty(), qPrintable(refusal(adopted)));
        const QString few = refusal(fromPyTorch(foreignGcn(), three.method->model()));
        QVERIFY2(few.contains(QLatin1String("evaluation.splits=1,")), qPrintable(few));
        const QString many = refusal(fromPyTorch(toPyTorch(three.method->model()), one.method->model()));
        QVERIFY2(many.contains(QLatin1String("evaluation.splits=3,")), qPrintable(many));
        const auto both = fromPyTorch(toPyTorch(three.method->model()), three.method->model());
        QVERIFY2(both.ok() && both->kept.empty() && both->unused.empty(), qPrintable(refusal(both)));
        // The model of the second split is not completed from another split.
        auto arrays = toPyTorch(three.method->model());
        std::erase_if(arrays, [](const data::NamedArray& array) { return array.name == "split1.conv2.bias"; });
        const QString part = refusal(fromPyTorch(arrays, three.method->model()));
        QVERIFY2(part.contains(QLatin1String("split1.conv2.bias")), qPrintable(part));
    }

    void networksOfOtherClassesOrDepthAreRefused()
    {
        const Model gcn(ownNetwork("gcn"), m_dataset);
        const QString classes = refusal(fromPyTorch(foreignGcn(7), gcn.method->model()));
        QVERIFY2(classes.contains(QLatin1String("conv2.bias: has 7 classes, but the data set has 2")) ||
                     classes.contains(QLatin1String("conv2.lin.weight: has 7 classes, but the data set has 2")),
                 qPrintable(classes));
        auto deep = foreignGcn(5);
        for (const data::NamedArray& more : named({{"conv3.lin.weight", {2, 5}}, {"conv3.bias", {2}}})) deep.push_back(more);
        const QString deeper = refusal(fromPyTorch(deep, gcn.method->model()));
        QVERIFY2(deeper.contains(QLatin1String("conv3.lin.weight: one layer more")), qPrintable(deeper));
    }

    /// All tensors needed for the evaluation must be in the file; otherwise no run is created.
    void aFileOfOtherWeightsMakesNoRun_data()
    {
        QTest::addColumn<std::string>("method");
        for (const char* method : {"gcn", "fastgcn", "graphsage", "unsup-graphsage", "deepwalk", "node2vec", "dgi"})
            QTest::newRow(method) << std::string(method);
    }

    void aFileOfOtherWeightsMakesNoRun()
    {
        QFETCH(std::string, method);
        auto store = TemporaryFolder::make();
        const auto file = store->path() / "w.pt";
        auto arrays = named({{"fc1.weight", {5, 12}}, {"fc1.bias", {5}}, {"fc2.weight", {2, 5}}, {"fc2.bias", {2}}});
        for (int i = 0; i < 80; ++i) arrays.push_back({"block" + std::to_string(i) + ".scale", {1}, {1}});
        QVERIFY(data::writeTorchFile(file, arrays).ok());
        Observer observer;
        const auto imported = importWeights(store->path(), {m_catalogue, ownNetwork(method), m_dataset, file, ""}, observer);
        QVERIFY(!imported.ok());
        const QString message = QString::fromStdString(imported.error().text());
        const bool isTable = method == "deepwalk" || method == "node2vec";
        for (const char* part :
             {"w.pt", isTable ? "embedding.weight, 40 × 6" : "conv1.lin", "fc1.weight, fc1.bias", "and 79 more"})
            QVERIFY2(message.contains(QString::fromUtf8(part)), qPrintable(message));
        QVERIFY(!std::filesystem::exists(store->path() / "runs"));
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
        QVERIFY2(adopted.ok(), adopted ? "" : adopted.error().text().c_str());
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

    /// The GRACE program shares one PReLU between layers; BatchNorm of PyTorch Geometric wraps that of PyTorch as "module".
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
        QVERIFY2(adopted.ok(), adopted ? "" : adopted.error().text().c_str());
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
            return !adopted && torch::equal(before, *to.method->embed()) ? QString::fromStdString(adopted.error().text())
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

    /// Round trip from a file to a run and back, identical to the byte.
    void filesBecomeRuns()
    {
        auto store = TemporaryFolder::make();
        const Model from = model("gcn");
        const auto file = store->path() / "weights.pt";
        QVERIFY(data::writeTorchFile(file, toPyTorch(from.method->model())).ok());
        const auto configuration = test::smallRosa(m_catalogue);
        Observer observer;
        const auto imported = importWeights(store->path(), {m_catalogue, configuration, m_dataset, file, ""}, observer);
        QVERIFY2(imported.ok(), imported ? "" : imported.error().text().c_str());
        const auto stored = StoredRun::open({store->path(), m_catalogue, m_dataset, imported->run});
        QVERIFY(stored.ok());
        const auto moment = (*stored)->at(kKeptModel);
        QVERIFY2(moment.ok(), moment ? "" : moment.error().text().c_str());
        QVERIFY(torch::equal(*moment->method.embed(), *from.method->embed()));
        const auto back = store->path() / "back.pt";
        QVERIFY(exportWeights(store->path(), {m_catalogue, m_dataset, imported->run, back}).ok());
        QCOMPARE(readTextFile(back).value(), readTextFile(file).value());
    }
};

ROSA_TEST(TestPyTorchWeights)
#include "tst_pytorch_weights.moc"
