/// Every parameter of a method has an effect: another value gives another result or is rejected.
#include <algorithm>
#include <map>
#include <sstream>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/learn/jobs.h"
#include "core/record/run_reader.h"
#include "tests/learn/office.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Overrides;

namespace {

/// Two rings with published directions, weights of edges, a published split and weighted features, so that every parameter can have an effect.
data::Dataset ringsWithSplit()
{
    data::Dataset dataset = test::twoRings(30);
    std::vector<graph::Arc> directed;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        for (const graph::Node other : dataset.graph.neighbours(node))
            if ((node + other) % 3 != 0 || node < other) directed.push_back({node, other});
    dataset.published = graph::Graph::directed(dataset.graph.nodeCount(), std::move(directed)).value();
    LargeBuffer<float> weights;
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        for (const graph::Node other : dataset.graph.neighbours(node))
            weights.push_back((node + other) % 3 == 0 ? 0.25f : 4.0f);
    dataset.graph = dataset.graph.withWeights(std::move(weights)).value();
    graph::Split split{"half", {}, {}, {}};
    for (graph::Node node = 0; node < dataset.graph.nodeCount(); ++node)
        (node % 3 == 0 ? split.train : node % 3 == 1 ? split.validation : split.test).push_back(node);
    dataset.splits = {split};
    const auto offsets = dataset.features.offsets();
    const auto columns = dataset.features.columnIndices();
    std::vector<float> values;
    for (std::size_t i = 0; i < columns.size(); ++i) values.push_back(i % 3 == 0 ? 0.5f : 1.0f);
    dataset.features = graph::Features::sparse(dataset.graph.nodeCount(), dataset.features.columns(),
                                               {offsets.begin(), offsets.end()}, {columns.begin(), columns.end()}, values)
                           .value();
    return dataset;
}

/// Days with different numbers of contacts, so that snapshots of equal contacts and of equal time differ.
data::Dataset unevenOffice()
{
    data::Dataset dataset = test::office(false);
    std::erase_if(dataset.contacts.list, [](const data::Contact& contact) {
        return contact.time / 100 % 3 == 0 && (contact.first + contact.second) % 4 != 3;
    });
    return dataset;
}

/// Values of other parameters with which `key` may have an effect, tried in turn.
std::vector<Overrides> basesOf(const std::string& method, const std::string& key)
{
    if (key == "train.momentum") return {{{"train.optimizer", "sgd"}}};
    // A rising loss, or a constant one.
    if (key == "train.patience" || key == "train.model_kept") {
        std::vector<Overrides> bases;
        for (const char* rate : {"1e-4", "0.3", "2", "20", "1e-6", "1e-12"})
            for (const char* protocol : {"cv-10-90", "public-logistic"})
                bases.push_back({{"train.learning_rate", rate}, {"evaluation.protocol", protocol}, {"train.epochs", "8"}});
        return bases;
    }
    if (method == "dgi" && key.starts_with("sampling.")) return {{{"sampling.scope", "walks"}}, {}};
    if (key == "encoder.expansion") return {{{"encoder.convolutions", "2"}}};
    return {{}};
}

/// Parameters without effect in this case, each for a reason.
bool isInert(const std::string& method, const std::string& encoder, bool isTimed, const std::string& key)
{
    // Kept for records of earlier versions; subgraphs are undirected, as all walks.
    if (method == "subgcon" && key == "data.directed") return true;
    // Edges are not used.
    if (encoder == "mlp" && key == "data.directed") return true;
    // Walks and subgraphs have weights; attention has none.
    if (key == "data.edge_weights" && (encoder == "mlp" || encoder == "gat")) return method != "rosa" && method != "subgcon";
    // Evaluated by their own predictions, without a probe and its C.
    if ((method == "gcn" || method == "graphsage" || method == "fastgcn") && key == "evaluation.selection") return true;
    // For time snapshots only parameters of time are tested; the others are tested on other data sets.
    return isTimed && !key.starts_with("time.") && !key.starts_with("walks.");
}

/// Small values, so that a run takes milliseconds.
Overrides smallValues()
{
    return {{"encoder.hidden", "8"},
            {"projector.hidden", "6"},
            {"encoder.layers", "2"},
            {"encoder.heads", "2"},
            {"sampling.batch_size", "12"},
            {"sampling.contrast_nodes", "24"},
            {"sampling.subgraph_size", "6"},
            {"walks.dimensions", "6"},
            {"walks.length", "6"},
            {"walks.window", "3"},
            {"walks.batch_size", "16"},
            {"supervised.batch_size", "4"},
            {"supervised.sampled_nodes", "10"},
            {"sage.fanout_1", "2"},
            {"sage.fanout_2", "2"},
            {"train.epochs", "6"},
            {"train.warm_up", "2"},
            {"train.patience", "0"},
            {"train.checkpoint_every", "2"},
            {"train.checkpoints_kept", "2"},
            {"watch.pairs", "3"},
            {"watch.snapshots", "2"},
            {"evaluation.protocol", "cv-10-90"},
            {"evaluation.splits", "2"},
            {"train.inductive", "false"},
            {"time.features_epochs", "2"}};
}

/// Other valid values, the nearest first.
std::vector<std::string> otherValues(const catalog::Parameter& parameter, const catalog::Value& value)
{
    std::vector<catalog::Value> tried;
    if (const auto* flag = std::get_if<bool>(&value)) tried = {!*flag};
    if (const auto* id = std::get_if<std::string>(&value)) {
        for (const catalog::Choice& choice : parameter.choices)
            if (choice.id != *id) tried.emplace_back(choice.id);
    }
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        tried = {*whole + 1, *whole - 1, *whole * 2, *whole / 2, static_cast<std::int64_t>(parameter.minimum)};
    if (const auto* real = std::get_if<double>(&value)) tried = {*real * 1.5, *real / 2, *real + 0.25, parameter.minimum};
    std::vector<std::string> texts;
    for (const catalog::Value& one : tried)
        if (one != value && catalog::checkValue(parameter, one).ok()) texts.push_back(catalog::toText(one));
    return texts;
}

}  // namespace

class TestEveryKey : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_rings = ringsWithSplit();
    data::Dataset m_office = unevenOffice();

    [[nodiscard]] Result<catalog::Configuration> configured(const std::string& method, const std::string& encoder,
                                                            bool isTimed, const Overrides& more) const
    {
        catalog::Selection selection{isTimed ? "office" : "rings", method, encoder, "", 7, {}};
        if (isTimed) selection.overrides = {{"time.snapshots", "12"}};
        auto made = catalog::Configuration::resolve(m_catalogue, selection);
        if (!made) return made;
        Overrides all = smallValues();
        all.insert(all.end(), more.begin(), more.end());
        for (const auto& [key, text] : all)
            if (made->has(key)) ROSA_TRY(made->set(m_catalogue, key, text));
        return made;
    }

    /// The complete result of a run: losses, files, embedding, evaluation; or the error.
    [[nodiscard]] std::string traceOf(const catalog::Configuration& configuration, bool isTimed) const
    {
        const auto store = TemporaryFolder::make();
        test::Following following;
        const data::Dataset& dataset = isTimed ? m_office : m_rings;
        const auto outcome = rosa_learn_jobs()->train({store->path(), "cpu", 1},
                                                      test::plainJob(m_catalogue, configuration, dataset), following);
        if (!outcome) return outcome.error().text();
        std::ostringstream trace;
        trace.precision(17);
        for (const double loss : following.losses) trace << loss << ' ';
        const auto folder = store->path() / "runs" / outcome->run;
        for (const auto& file : std::filesystem::recursive_directory_iterator(folder))
            trace << std::filesystem::relative(file.path(), folder).string() << ' ';
        const auto embedding = readFile(folder / "embedding.npy");
        trace << (embedding ? sha256(*embedding) : std::string("none")) << ' ';
        const auto reader = record::RunReader::open(store->path(), outcome->run);
        const std::vector<int> epochs = (*reader)->snapshotEpochs().value();
        for (const int epoch : epochs) trace << epoch << ':' << (*reader)->snapshots(epoch)->size() << ' ';
        if (!outcome->evaluation) return trace.str() + "not evaluated";
        const record::EvaluationCard& card = outcome->evaluation->card;
        trace << card.id << card.selection << card.splitSeed << ' ' << card.text.text() << ' ';
        for (const double accuracy : outcome->evaluation->accuracies) trace << accuracy << ' ';
        return trace.str();
    }

private Q_SLOTS:
    void aKeyDecidesOnSomething_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("encoder");
        QTest::addColumn<bool>("isTimed");
        const auto add = [](const std::string& method, const std::string& encoder, bool isTimed) {
            QTest::addRow("%s %s%s", method.c_str(), encoder.c_str(), isTimed ? " in time" : "")
                << QString::fromStdString(method) << QString::fromStdString(encoder) << isTimed;
        };
        for (const catalog::Method& method : m_catalogue.methods) {
            if (!method.trains) continue;
            add(method.id, method.encoders.empty() ? "" : method.encoders.front(), false);
            if (!method.timeParameters.empty() && method.id != "grace")
                add(method.id, method.encoders.empty() ? "" : "sage", true);
        }
        for (const std::string& encoder : m_catalogue.method("dgi")->encoders) add("random", encoder, false);
    }
    void aKeyDecidesOnSomething()
    {
        QFETCH(QString, method);
        QFETCH(QString, encoder);
        QFETCH(bool, isTimed);
        const std::string id = method.toStdString(), of = encoder.toStdString();
        const auto plain = configured(id, of, isTimed, {});
        QVERIFY2(plain.ok(), plain.ok() ? "" : plain.error().text().c_str());
        std::map<std::string, std::string> known;
        QStringList without;
        for (const auto& [key, set] : plain->values()) {
            if (isInert(id, of, isTimed, key)) continue;
            const auto decidesBeside = [&](const Overrides& base) {
                const auto start = configured(id, of, isTimed, base);
                std::string& trace = known[start->toToml()];
                if (trace.empty()) trace = traceOf(*start, isTimed);
                const auto values = otherValues(*m_catalogue.parameter(key), start->values().at(key).value);
                return std::ranges::any_of(values, [&](const std::string& text) {
                    Overrides changed = base;
                    changed.emplace_back(key, text);
                    const auto other = configured(id, of, isTimed, changed);
                    return other.ok() && traceOf(*other, isTimed) != trace;
                });
            };
            if (std::ranges::none_of(basesOf(id, key), decidesBeside)) without.append(QString::fromStdString(key));
        }
        QCOMPARE(without.join(QLatin1Char(' ')), QString());
    }
};

ROSA_EVENT_LOOP_TEST(TestEveryKey)
#include "tst_every_key.moc"
