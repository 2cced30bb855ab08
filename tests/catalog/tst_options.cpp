/// Option structs: configurations set the fields, choices and enumerators correspond one to one, and changes apply from their epoch on.
#include <set>

#include <QtTest/QTest>

#include "core/catalog/configuration.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/supervised_options.h"
#include "core/catalog/options/time_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/presets.h"
#include "tests/catalog/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::catalog;

namespace {

Configuration resolvedMethod(const std::string& method, std::vector<std::pair<std::string, std::string>> overrides = {})
{
    Selection selection;
    selection.method = method;
    selection.overrides = std::move(overrides);
    return Configuration::resolve(kCatalogue, selection).value();
}

/// Whether the ids of a choice and the values of its enumeration correspond one to one.
template <typename Options, typename Enum>
bool areOneToOne(Enum Options::*member)
{
    std::set<Enum> values;
    const auto& choices = parameterOf(member).choices;
    for (const Choice& choice : choices) {
        const auto value = choiceOf(member, choice.id);
        if (!value || idOf(member, *value) != choice.id) return false;
        values.insert(*value);
    }
    return values.size() == choices.size() && !choiceOf(member, "no such id");
}

/// Error when reading presets if `method` lacks the group of `Options`.
template <typename Options>
std::string withoutGroup(const std::string& method)
{
    std::vector<Method> methods = kCatalogue.methods;
    for (Method& one : methods)
        if (one.id == method)
            for (const std::string& key : keysOf(groups<Options>())) std::erase(one.parameters, key);
    const auto presets = readPresets(methods, kCatalogue.encoders, kCatalogue.parameters);
    return presets.ok() ? std::string("no error") : presets.error().text();
}

/// Options of this test only.
enum class Shade { Light, Dark };
struct Sample {
    Shade shade = Shade::Dark;
    std::array<int, 2> sizes{3, 4};
    double share = 0.25;
};
void describe(Fields<Sample>& fields)
{
    fields.choice(&Sample::shade, "sample.shade", "Shade", {{Shade::Light, "light", "l"}, {Shade::Dark, "dark", "d"}}, "s");
    fields.integer([](Sample& sample) -> int& { return sample.sizes[1]; }, "sample.size", "Size", "s").from(1).upTo(9);
    fields.real(&Sample::share, "sample.share", "Share", "s").above(0).upTo(1).live().before("1");
}

struct Whole {
    Sample part;
    bool isOn = true;
};
void describe(Fields<Whole>& fields)
{
    fields.flag(&Whole::isOn, "sample.on", "On", "o");
    fields.part(&Whole::part);
}

}  // namespace

class TestOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bindingsDescribeParameters()
    {
        const auto& parameters = *group<Sample>();
        QCOMPARE(parameters.size(), std::size_t{3});
        QCOMPARE(toText(parameters[0].fallback), std::string("dark"));
        QCOMPARE(toText(parameters[1].fallback), std::string("4"));
        QCOMPARE(parameters[1].maximum, 9.0);
        QVERIFY(parameters[2].minimumExcluded && parameters[2].live);
        QCOMPARE(toText(*parameters[2].before), std::string("1"));
        QCOMPARE(keyOf(&Sample::share), std::string("sample.share"));
        QCOMPARE(keyOf(&Whole::isOn), std::string("sample.on"));
    }

    void partsComeWithTheirFields()
    {
        QCOMPARE(keysOf(groups<Whole>()),
                 (std::vector<std::string>{"sample.on", "sample.shade", "sample.size", "sample.share"}));
        Whole whole;
        for (const auto& field : fieldsOf<Whole>().all())
            if (field.parameter.key == "sample.size") field.assign(field.place(&whole), Value(std::int64_t{7}));
        QCOMPARE(whole.part.sizes[1], 7);
        QCOMPARE(whole.part.sizes[0], 3);
    }

    void everyChoiceIsOneToOne()
    {
        QVERIFY(areOneToOne(&Sample::shade));
        QVERIFY(areOneToOne(&transport::BlockOptions::coupling));
        QVERIFY(areOneToOne(&transport::BlockOptions::marginals));
        QVERIFY(areOneToOne(&ObjectiveOptions::similarity));
        QVERIFY(areOneToOne(&ObjectiveOptions::denominator));
        QVERIFY(areOneToOne(&ObjectiveOptions::topologyPairs));
        QVERIFY(areOneToOne(&ObjectiveOptions::padding));
        QVERIFY(areOneToOne(&AscentOptions::direction));
        QVERIFY(areOneToOne(&AscentOptions::accumulation));
        QVERIFY(areOneToOne(&ReportOptions::reported));
        QVERIFY(areOneToOne(&OptimizerOptions::kind));
        QVERIFY(areOneToOne(&StopOptions::kept));
        QVERIFY(areOneToOne(&LayerOptions::activation));
        QVERIFY(areOneToOne(&SageEncoderOptions::form));
        QVERIFY(areOneToOne(&AugmentOptions::unit));
        QVERIFY(areOneToOne(&CentralityOptions::centrality));
        QVERIFY(areOneToOne(&ScopeOptions::scope));
        QVERIFY(areOneToOne(&NeighbourSamplingOptions::aggregator));
        QVERIFY(areOneToOne(&data::TimeCutOptions::cut));
        QVERIFY(areOneToOne(&EvaluationOptions::selection));
    }

    void theProtocolsOfTheCatalogueAreTheChoices()
    {
        const auto& choices = parameterOf(&EvaluationOptions::protocol).choices;
        QCOMPARE(choices.size(), kCatalogue.protocols.size() + 1);
        QCOMPARE(choices.front().id, std::string(kAutoProtocol));
        QCOMPARE(choices.back().id, std::string(kNoProtocol));
    }

    void aConfigurationFillsTheFields()
    {
        const auto made = resolvedMethod("rosa", {{"transport.lambda", "33.5"},
                                                  {"transport.coupling", "exact"},
                                                  {"augment.edge_drop_2", "0.45"},
                                                  {"augment.edge_drop_unit", "directed"},
                                                  {"train.optimizer", "adamw"},
                                                  {"evaluation.protocol", "none"}});
        const auto objective = made.get<ObjectiveOptions>();
        QCOMPARE(objective.solve.lambda, 33.5);
        QCOMPARE(objective.solve.coupling, transport::Coupling::Exact);
        QCOMPARE(made.get<AugmentOptions>().edgeDrop, (std::array<double, 2>{0.2, 0.45}));
        QCOMPARE(made.get<AugmentOptions>().unit, sampling::EdgeDropMode::Directed);
        QCOMPARE(made.get<OptimizerOptions>().kind, OptimizerKind::AdamW);
        QVERIFY(!made.get<EvaluationOptions>().isWanted());
        QCOMPARE(made.text(&transport::BlockOptions::coupling), std::string("exact"));
    }

    void aMethodHasTheGroupsThatItNames()
    {
        const auto grace = resolvedMethod("grace");
        QVERIFY(grace.has<TemperatureOptions>());
        QVERIFY(!grace.has<ObjectiveOptions>());
        QVERIFY(!grace.find<transport::BlockOptions>());
        QVERIFY(!grace.has<TimeOptions>());
        QVERIFY(resolvedMethod("rosa", {{"time.snapshots", "8"}}).has<TimeOptions>());
    }

    /// A preset value for a parameter that the method lacks would otherwise be ignored silently.
    void aPresetOfAKeyThatIsNotThereIsAnError()
    {
        const std::string message = withoutGroup<CentralityOptions>("gca");
        QVERIFY2(message.starts_with("resources/presets/gca.toml:"), message.c_str());
        QVERIFY2(message.ends_with("augment.centrality is no parameter of this method or of its encoders") ||
                     message.ends_with("augment.drop_limit is no parameter of this method or of its encoders"),
                 message.c_str());
    }

    void bestIsKeptWherePatienceCanEndATraining()
    {
        QVERIFY((StopOptions{20, ModelKept::Auto}.keepsBest(200)));
        QVERIFY(!(StopOptions{0, ModelKept::Auto}.keepsBest(200)));
        QVERIFY(!(StopOptions{200, ModelKept::Auto}.keepsBest(200)));
        QVERIFY((StopOptions{0, ModelKept::Best}.keepsBest(200)));
        QVERIFY(!(StopOptions{20, ModelKept::Last}.keepsBest(200)));
    }

    void turnsHoldFromTheirEpochOn()
    {
        Configuration made = resolvedMethod("rosa");
        QVERIFY(made.addTurn(kCatalogue, {10, "transport.lambda", "80"}).ok());
        QVERIFY(made.addTurn(kCatalogue, {20, "transport.iterations", "9"}).ok());
        QVERIFY(made.addTurn(kCatalogue, {30, "transport.lambda", "5"}).ok());
        const auto at = [&](int epoch) { return made.at(epoch).get<transport::BlockOptions>(); };
        QCOMPARE(made.get<transport::BlockOptions>().lambda, 20.0);
        QCOMPARE(at(9).lambda, 20.0);
        QCOMPARE(at(10).lambda, 80.0);
        QCOMPARE(at(10).iterations, 5);
        QCOMPARE(at(25).iterations, 9);
        QCOMPARE(at(25).lambda, 80.0);
        QCOMPARE(at(1000).lambda, 5.0);
    }

    void aTurnMustBeOfALiveParameter()
    {
        Configuration made = resolvedMethod("rosa");
        const auto message = [&](const Turn& turn) { return made.addTurn(kCatalogue, turn).error().text(); };
        QCOMPARE(message({1, "train.epochs", "9"}), std::string("train.epochs cannot be changed while a run is training"));
        QVERIFY(message({1, "transport.lambda", "-1"}).find("above 0") != std::string::npos);
        QVERIFY(message({1, "transport.lamda", "1"}).find("did you mean transport.lambda?") != std::string::npos);
    }
};

ROSA_EVENT_LOOP_TEST(TestOptions)
#include "tst_options.moc"
