#include "core/catalog/catalogue.h"

#include <algorithm>
#include <set>

#include <QtTest/QTest>

#include "core/catalog/configuration.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/data_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/time_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/options/walk_options.h"
#include "core/catalog/published_tables.h"
#include "core/catalog/texts.h"
#include "tests/catalog/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::catalog;

namespace {

const std::vector<std::string> kDatasets{"cora",      "citeseer",         "pubmed",       "dblp",       "flickr",
                                         "reddit",    "cornell",          "wisconsin",    "texas",      "ciaw",
                                         "ciaw-star", "amazon-computers", "amazon-photo", "coauthor-cs"};

Configuration resolvedPreset(const std::string& dataset, const std::string& preset, const std::string& method = "rosa")
{
    Selection selection;
    selection.dataset = dataset;
    selection.preset = preset;
    selection.method = method;
    return Configuration::resolve(kCatalogue, selection).value();
}

/// All parameters of a method, with any of its encoders.
std::set<std::string> keysOfMethod(const Method& method)
{
    std::set<std::string> keys(method.parameters.begin(), method.parameters.end());
    keys.insert(method.timeParameters.begin(), method.timeParameters.end());
    for (const std::string& id : method.encoders)
        for (const std::string& key : kCatalogue.encoder(id)->parameters) keys.insert(key);
    return keys;
}

template <typename Items, typename Name>
bool allDifferent(const Items& items, Name name)
{
    std::set<std::string> seen;
    return std::ranges::all_of(items, [&](const auto& item) { return seen.insert(item.*name).second; });
}

}  // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The form shows these at once.
    void aMethodHasAtMostEightEssentialParameters()
    {
        for (const Method& method : kCatalogue.methods) {
            std::vector<std::string> encoders = method.encoders;
            if (encoders.empty()) encoders.emplace_back();
            for (const std::string& encoder : encoders) {
                Selection selection;
                selection.method = method.id;
                selection.encoder = encoder;
                const Configuration made = Configuration::resolve(kCatalogue, selection).value();
                std::vector<std::string> essential;
                for (const auto& [key, value] : made.values())
                    if (kCatalogue.parameter(key)->isEssential) essential.push_back(key);
                QVERIFY2(essential.size() <= 8, (method.id + " " + encoder).c_str());
                QVERIFY2(!method.trains || essential.size() >= 3, (method.id + " " + encoder).c_str());
                QCOMPARE(std::ranges::count(essential, std::string("train.epochs")), method.trains ? 1 : 0);
            }
        }
    }

    /// Each text once, without ids: translators would otherwise find "sinkhorn" beside "Sinkhorn plan".
    void translatorsAreToldEveryText()
    {
        const std::vector<std::string> texts = translatableTexts(kCatalogue);
        QVERIFY(texts.size() > 400);
        QVERIFY(std::set<std::string>(texts.begin(), texts.end()).size() == texts.size());
        for (const char* text : {"Sharpness λ", "Sinkhorn plan", "1/cost", "λ #", "GraphSAGE-GCN", "article, appendix C"})
            QVERIFY2(std::ranges::find(texts, text) != texts.end(), text);
        for (const char* text : {"", "sinkhorn", "transport.lambda"})
            QVERIFY2(std::ranges::find(texts, text) == texts.end(), text);
    }

    void everyParameterIsDescribedWhole()
    {
        QVERIFY(allDifferent(kCatalogue.parameters, &Parameter::key));
        for (const Parameter& parameter : kCatalogue.parameters) {
            const char* key = parameter.key.c_str();
            QVERIFY2(!parameter.title.empty() && !parameter.help.empty() && !parameter.help.ends_with('.'), key);
            QVERIFY2(std::ranges::count(parameter.key, '.') == 1, key);
            const auto fallback = checkValue(parameter, parameter.fallback);
            QVERIFY2(fallback.ok() && *fallback == parameter.fallback, key);
            QVERIFY2((parameter.type == ValueType::Choice) == (parameter.choices.size() > 1), key);
            QVERIFY2(allDifferent(parameter.choices, &Choice::id), key);
            for (const Choice& choice : parameter.choices) QVERIFY2(!choice.help.empty(), key);
            const bool number = parameter.type == ValueType::Integer || parameter.type == ValueType::Real;
            QVERIFY2(!number || (std::isfinite(parameter.minimum) && std::isfinite(parameter.maximum)), key);
        }
    }

    /// Run labels consist of these: each contains the value, and no two parameters have the same form.
    void everyParameterHasABriefFormOfItsOwn()
    {
        std::set<std::string> seen;
        for (const Parameter& parameter : kCatalogue.parameters) {
            const char* key = parameter.key.c_str();
            QVERIFY2(!parameter.brief.empty(), key);
            const bool isFlag = parameter.type == ValueType::Boolean;
            QVERIFY2(std::ranges::count(parameter.brief, '#') == (isFlag ? 0 : 1), key);
            QVERIFY2(!isFlag || std::ranges::count(parameter.brief, '|') == 1, key);
            for (const char* value : {"true", "false", "1", "2"}) {
                const bool isFit = isFlag == (value[0] == 't' || value[0] == 'f');
                if (isFit) QVERIFY2(seen.insert(briefPattern(parameter, value) + value).second, key);
            }
        }
        const Parameter& epochs = *kCatalogue.parameter("train.epochs");
        QCOMPARE(briefPattern(epochs, "1"), std::string("1 epoch"));
        QCOMPARE(briefPattern(epochs, "300"), std::string("# epochs"));
        QCOMPARE(briefPattern(*kCatalogue.parameter("topology.enabled"), "false"), std::string("no topology"));
    }

    void everyParameterBelongsToSomething()
    {
        std::set<std::string> used;
        for (const Method& method : kCatalogue.methods) used.merge(keysOfMethod(method));
        for (const Parameter& parameter : kCatalogue.parameters)
            QVERIFY2(used.contains(parameter.key), parameter.key.c_str());
        QCOMPARE(used.size(), kCatalogue.parameters.size());
    }

    void namesAreKnown()
    {
        QVERIFY(allDifferent(kCatalogue.methods, &Method::id));
        QVERIFY(allDifferent(kCatalogue.encoders, &Encoder::id));
        for (const Method& method : kCatalogue.methods) {
            QVERIFY(!method.summary.empty() && !method.presets.empty());
            for (const std::string& id : method.encoders) QVERIFY2(kCatalogue.encoder(id), id.c_str());
            for (const Preset& preset : method.presets)
                QVERIFY2(preset.encoder.empty() || kCatalogue.encoder(preset.encoder), preset.dataset.c_str());
            for (const PublishedResult& result : method.published) {
                QVERIFY(result.mean > 0 && result.mean < 1 && result.deviation < 0.2 && !result.source.empty());
                QVERIFY(result.encoder.empty() ||
                        std::ranges::find(method.encoders, result.encoder) != method.encoders.end());
            }
        }
        const Parameter* protocol = kCatalogue.parameter("evaluation.protocol");
        for (const Protocol& one : kCatalogue.protocols) QVERIFY2(parseValue(*protocol, one.id).ok(), one.id.c_str());
        QVERIFY(!kCatalogue.method("nothing") && !kCatalogue.encoder("") && !kCatalogue.parameter("loss"));
    }

    void presetValuesFitTheirMethod()
    {
        for (const Method& method : kCatalogue.methods) {
            const auto keys = keysOfMethod(method);
            for (const Preset& preset : method.presets) {
                QVERIFY(allDifferent(preset.values, &PresetValue::key));
                for (const PresetValue& value : preset.values) {
                    QVERIFY2(keys.contains(value.key), value.key.c_str());
                    QVERIFY2(parseValue(*kCatalogue.parameter(value.key), value.text).ok(), value.key.c_str());
                    QVERIFY2(!value.source.empty(), value.key.c_str());
                }
            }
        }
    }

    void everyPresetOfEveryDataSetResolves()
    {
        auto datasets = kDatasets;
        datasets.emplace_back("my-own-graph");
        for (const Method& method : kCatalogue.methods)
            for (const char* preset : {"reference", "paper"})
                for (const std::string& dataset : datasets)
                    for (std::size_t i = 0; i < std::max<std::size_t>(1, method.encoders.size()); ++i) {
                        Selection selection{dataset, method.id, method.encoders.empty() ? "" : method.encoders[i],
                                            preset,  1,         {}};
                        const auto made = Configuration::resolve(kCatalogue, selection);
                        QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
                        QCOMPARE(made->encoder(), selection.encoder);
                        for (const std::string& key : method.parameters) QVERIFY2(made->has(key), key.c_str());
                    }
    }

    /// Parameters of time apply to data sets with time snapshots, and to others if the user sets one.
    void timeBelongsToContacts()
    {
        for (const char* id : {"rosa", "grace", "graphsage", "raw", "random"}) {
            for (const char* dataset : {"ciaw", "ciaw-star"}) {
                const Configuration made = resolvedPreset(dataset, "reference", id);
                QCOMPARE(made.get<data::TimeCutOptions>().count, 20);
                QCOMPARE(made.get<TimeOptions>().testSnapshots, 2);
                QCOMPARE(made.get<SkipGramOptions>().dimensions, 64);
            }
            QVERIFY(!resolvedPreset("cora", "reference", id).has("time.snapshots"));
            QVERIFY(!resolvedPreset("cora", "reference", id).has("walks.dimensions"));
            const auto own =
                Configuration::resolve(kCatalogue, {"my-own-contacts", id, "", "", 1, {{"time.snapshots", "6"}}});
            QVERIFY(own.ok());
            QCOMPARE(own->get<data::TimeCutOptions>().count, 6);
            QCOMPARE(own->get<TimeOptions>().testSnapshots, 2);
            const auto again = Configuration::fromToml(kCatalogue, own->toToml(), "here");
            QVERIFY(again.ok());
            QCOMPARE(again->groupHash(), own->groupHash());
        }
        QCOMPARE(resolvedPreset("ciaw", "reference").get<TimeContrastOptions>().apart, 2);
        QVERIFY(!resolvedPreset("ciaw", "reference", "dgi").has("time.snapshots"));
        QVERIFY(!Configuration::resolve(kCatalogue, {"ciaw", "dgi", "", "", 1, {{"time.snapshots", "6"}}}).ok());
        QCOMPARE(kCatalogue.method("grace")->unfit.front().dataset, std::string("ciaw-star"));
    }

    /// Hyperparameters of the article's table, and differences of the published program.
    void presetsHoldThePublishedValues()
    {
        const Configuration paper = resolvedPreset("citeseer", "paper");
        QCOMPARE(paper.get<WidthOptions>().hidden, std::int64_t{256});
        QCOMPARE(paper.get<EpochOptions>().epochs, 300);
        QCOMPARE(paper.get<TemperatureOptions>().temperature, 0.7);
        QCOMPARE(paper.get<AugmentOptions>().edgeDrop[0], 0.5);
        QCOMPARE(paper.get<AugmentOptions>().edgeDrop[1], 0.4);
        QCOMPARE(paper.text(&ObjectiveOptions::similarity), std::string("one-minus"));
        QCOMPARE(paper.text(&ObjectiveOptions::topologyPairs), std::string("all"));
        QCOMPARE(paper.text(&EvaluationOptions::protocol), std::string("val-10-10-80"));

        const Configuration reference = resolvedPreset("citeseer", "reference");
        QCOMPARE(reference.get<AugmentOptions>().edgeDrop[0], 0.4);
        QCOMPARE(reference.get<AugmentOptions>().featureMask[1], 0.5);
        QCOMPARE(reference.text(&ObjectiveOptions::denominator), std::string("without-positive"));
        QCOMPARE(reference.text(&AscentOptions::accumulation), std::string("sum"));
        QVERIFY(reference.get<ObjectiveOptions>().positiveDoubled && !paper.get<ObjectiveOptions>().positiveDoubled);

        const Configuration pubmed = resolvedPreset("pubmed", "reference");
        QCOMPARE(pubmed.text(&OptimizerOptions::kind), std::string("adamw"));
        QCOMPARE(pubmed.get<sampling::WalkOptions>().restart, 0.8);
        QCOMPARE(pubmed.get<sampling::WalkOptions>().steps, 20);
        QCOMPARE(resolvedPreset("pubmed", "paper").get<sampling::WalkOptions>().steps, 10);
        QCOMPARE(resolvedPreset("reddit", "reference").encoder(), std::string("sage"));
        QCOMPARE(resolvedPreset("ciaw", "paper").get<BatchOptions>().size, 9);
    }

    /// The table in the README of the authors' program.
    void theAuthorsFurtherGraphsHaveTheirValues()
    {
        struct Row {
            const char* dataset;
            int hidden, batch, epochs;
            double temperature, edges1, edges2, features1, features2, published;
        };
        for (const Row& row : {Row{"amazon-computers", 128, 256, 500, 0.2, 0.4, 0.5, 0.1, 0.2, 0.9012},
                               Row{"amazon-photo", 256, 256, 500, 0.3, 0.2, 0.3, 0.2, 0.3, 0.9367},
                               Row{"coauthor-cs", 256, 128, 100, 0.1, 0.2, 0.3, 0.2, 0.3, 0.9323}}) {
            const Configuration made = resolvedPreset(row.dataset, "reference");
            QCOMPARE(made.get<WidthOptions>().hidden, row.hidden);
            QCOMPARE(made.get<BatchOptions>().size, row.batch);
            QCOMPARE(made.get<EpochOptions>().epochs, row.epochs);
            QCOMPARE(made.text(&LayerOptions::activation), std::string("prelu"));
            QCOMPARE(made.text(&OptimizerOptions::kind), std::string("adamw"));
            QCOMPARE(made.get<sampling::WalkOptions>().steps, 10);
            QCOMPARE(made.get<sampling::WalkOptions>().restart, 0.5);
            const auto number = [&](const char* key) { return std::get<double>(made.values().at(key).value); };
            QCOMPARE(number("loss.temperature"), row.temperature);
            QCOMPARE(number("augment.edge_drop_1"), row.edges1);
            QCOMPARE(number("augment.edge_drop_2"), row.edges2);
            QCOMPARE(number("augment.feature_mask_1"), row.features1);
            QCOMPARE(number("augment.feature_mask_2"), row.features2);
            QCOMPARE(number("train.learning_rate"), 1e-3);
            QCOMPARE(number("train.weight_decay"), 5e-4);
            QCOMPARE(publishedFor(*kCatalogue.method("rosa"), made, "cv-10-90")->mean, row.published);
        }
    }

    /// As PyTorch Geometric gives this data set to every method and baseline.
    void featuresOfDblpAreBinary()
    {
        for (const char* method : {"rosa", "grace", "gca", "bgrl", "dgi", "gmi", "subgcon", "gcn", "raw", "random"})
            for (const char* preset : {"reference", "paper"}) {
                if (std::string_view(method) == "gcn" && std::string_view(preset) == "paper") continue;
                QVERIFY2(resolvedPreset("dblp", preset, method).get<FeatureValueOptions>().isBinary, method);
                QVERIFY2(!resolvedPreset("pubmed", preset, method).get<FeatureValueOptions>().isBinary, method);
            }
    }

    void webKbIsDirectedInReferenceOnly()
    {
        for (const char* dataset : {"cornell", "wisconsin", "texas"}) {
            for (const char* method : {"rosa", "random"}) {
                QVERIFY(resolvedPreset(dataset, "reference", method).get<DirectionOptions>().isDirected);
                QVERIFY(!resolvedPreset(dataset, "paper", method).get<DirectionOptions>().isDirected);
            }
            QCOMPARE(resolvedPreset(dataset, "reference").get<sampling::WalkOptions>().restart, 0.0);
            QCOMPARE(resolvedPreset(dataset, "paper").get<sampling::WalkOptions>().restart, 0.5);
            QCOMPARE(resolvedPreset(dataset, "reference", "raw").get<EvaluationOptions>().splits, 10);
        }
        QVERIFY(!resolvedPreset("cora", "reference").get<DirectionOptions>().isDirected);
        QCOMPARE(resolvedPreset("texas", "reference").get<sampling::WalkOptions>().steps, 20);
        QCOMPARE(resolvedPreset("cornell", "reference").get<sampling::WalkOptions>().steps, 10);
    }

    /// Baselines have the protocol of the method they are compared with.
    void baselinesShareTheProtocol()
    {
        for (const std::string& dataset : kDatasets)
            for (const char* preset : {"reference", "paper"}) {
                const Configuration rosa = resolvedPreset(dataset, preset);
                for (const char* id : {"raw", "random"}) {
                    const Configuration baseline = resolvedPreset(dataset, preset, id);
                    for (const auto& [key, set] : baseline.values())
                        QVERIFY2(set.value == rosa.values().at(key).value, (dataset + " " + key).c_str());
                }
            }
    }
};

ROSA_TEST(TestCatalogue)
#include "tst_catalogue.moc"
