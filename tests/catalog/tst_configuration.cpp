#include "core/catalog/configuration.h"

#include <QtTest/QTest>

#include <algorithm>

#include "core/catalog/options/loss_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/published_tables.h"
#include "core/data/known_data.h"
#include "tests/catalog/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::catalog;

namespace {

std::string resolveError(const Selection& selection)
{
    const auto made = Configuration::resolve(kCatalogue, selection);
    return made.ok() ? std::string("no error") : made.error().text();
}

Configuration resolvedSelection(const Selection& selection) { return Configuration::resolve(kCatalogue, selection).value(); }

std::string tomlError(const std::string& text)
{
    const auto made = Configuration::fromToml(kCatalogue, text, "my.toml");
    return made.ok() ? std::string("no error") : made.error().text();
}

Configuration changed()
{
    Selection selection;
    selection.dataset = "it's mine";
    selection.preset = "paper";
    selection.encoder = "sage";
    selection.seed = 18446744073709551615u;
    selection.overrides = {{"transport.lambda", "33.333333333333336"},
                           {"loss.temperature", "0.1"},
                           {"topology.enabled", "off"},
                           {"encoder.layers", "2"},
                           {"train.optimizer", "adam"}};
    return Configuration::resolve(kCatalogue, selection).value();
}

/// Words of a POSIX command line with single quotes and backslashes.
std::vector<std::string> wordsOf(const std::string& line)
{
    std::vector<std::string> words(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char letter = line[i];
        if (letter == '\'')
            quoted = !quoted;
        else if (letter == '\\' && !quoted)
            words.back() += line[++i];
        else if (letter == ' ' && !quoted)
            words.emplace_back();
        else
            words.back() += letter;
    }
    return words;
}

Selection selectionOf(const std::vector<std::string>& words)
{
    Selection selection;
    for (std::size_t i = 2; i + 1 < words.size(); i += 2) {
        const std::string& value = words[i + 1];
        if (words[i] == "--dataset") selection.dataset = value;
        if (words[i] == "--method") selection.method = value;
        if (words[i] == "--preset") selection.preset = value;
        if (words[i] == "--encoder") selection.encoder = value;
        if (words[i] == "--seed") selection.seed = std::stoull(value);
        if (words[i] == "--set")
            selection.overrides.emplace_back(value.substr(0, value.find('=')), value.substr(value.find('=') + 1));
    }
    return selection;
}

void compareAll(const Configuration& found, const Configuration& expected)
{
    QCOMPARE(found.dataset(), expected.dataset());
    QCOMPARE(found.method(), expected.method());
    QCOMPARE(found.encoder(), expected.encoder());
    QCOMPARE(found.preset(), expected.preset());
    QCOMPARE(found.seed(), expected.seed());
    QCOMPARE(found.values().size(), expected.values().size());
    for (const auto& [key, set] : expected.values()) {
        QVERIFY2(found.values().at(key).value == set.value, key.c_str());
        QCOMPARE(found.values().at(key).origin, set.origin);
    }
    QCOMPARE(found.groupHash(), expected.groupHash());
}

}  // namespace

class TestConfiguration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aValueKnowsItsOrigin()
    {
        Selection selection;
        selection.overrides = {{"transport.lambda", "40"}, {"transport.lambda", "50"}, {"transport.iterations", "5"}};
        const auto made = Configuration::resolve(kCatalogue, selection).value();
        QCOMPARE(made.get<transport::BlockOptions>().lambda, 50.0);
        QCOMPARE(made.values().at("transport.lambda").origin, std::string("user"));
        QCOMPARE(made.values().at("transport.iterations").origin, std::string("preset reference: article, appendix C"));
        QCOMPARE(made.values().at("augment.edge_drop_2").origin, std::string("preset reference: published program"));
        QCOMPARE(made.values().at("watch.pairs").origin, std::string("default"));
        QVERIFY(!made.has("encoder.layers"));
    }

    /// A data set that only shares a published name gets the values for all data sets, in records too; others by asking for them.
    void aNamesakeGetsNoPresetOfItsName()
    {
        Selection selection;
        selection.dataset = "dblp";
        const Configuration published = resolvedSelection(selection);
        selection.isNamesake = true;
        const Configuration own = resolvedSelection(selection);
        QCOMPARE(own.preset(), std::string("reference"));
        QVERIFY(own.isNamesake() && !published.isNamesake());
        QCOMPARE(toText(published.values().at("encoder.hidden").value), std::string("256"));
        QCOMPARE(toText(own.values().at("encoder.hidden").value), std::string("128"));
        const auto read = Configuration::fromRecord(kCatalogue, own.toToml(), "record");
        QVERIFY(read.ok());
        QVERIFY(read->isNamesake());
        compareAll(*read, own);
        const Method& rosa = *kCatalogue.method("rosa");
        QVERIFY(publishedFor(rosa, published, "cv-10-90"));
        QVERIFY(!publishedFor(rosa, own, "cv-10-90"));

        selection.preset = "reference@dblp";
        const Configuration asked = resolvedSelection(selection);
        QCOMPARE(asked.preset(), selection.preset);
        QCOMPARE(toText(asked.values().at("encoder.hidden").value), std::string("256"));
        QVERIFY(!publishedFor(rosa, asked, "cv-10-90"));
        QVERIFY(std::ranges::any_of(presetChoices(rosa, ""),
                                    [](const PresetChoice& one) { return one.text == "reference@dblp"; }));
        QCOMPARE(tomlError("[run]\nnamesake = \"yes\"\n"),
                 std::string("my.toml:2: run.namesake: expected true or false, found string"));
    }

    /// TOML and JSON hold UTF-8 only.
    void aPathThatIsNoTextIsEscaped()
    {
        Selection selection;
        selection.dataset = "/tmp/a\xff.rosadata";
        const Configuration made = resolvedSelection(selection);
        QCOMPARE(made.dataset(), std::string("/tmp/a\\xff.rosadata"));
        const auto read = Configuration::fromRecord(kCatalogue, made.toToml(), "record");
        QVERIFY(read.ok());
        compareAll(*read, made);
        selection.dataset = made.dataset();
        QCOMPARE(resolvedSelection(selection).dataset(), made.dataset());
    }

    /// The counts of every data set that a preset or a published number names are known, so that another one cannot take its place.
    void everyNamedDataSetIsKnown()
    {
        const auto isKnown = [](const std::string& name) {
            return std::ranges::find(data::knownData(), name, &data::KnownData::name) != data::knownData().end();
        };
        for (const Method& method : kCatalogue.methods) {
            for (const Preset& preset : method.presets) QVERIFY(preset.dataset.empty() || isKnown(preset.dataset));
            for (const PublishedResult& result : method.published) QVERIFY2(isKnown(result.dataset), result.dataset.c_str());
        }
    }

    /// An explicitly chosen value remains chosen, even if equal to the preset, so that grids can be read from their runs.
    void aValueThatWasChosenByNameStaysChosen()
    {
        Selection selection;
        const Configuration plain = resolvedSelection(selection);
        const std::string sweeps = toText(plain.values().at("transport.iterations").value);
        selection.overrides = {{"transport.iterations", sweeps}, {"transport.lambda", "80"}};
        selection.chosen = {"transport.iterations", "transport.lambda"};
        const Configuration made = resolvedSelection(selection);
        QCOMPARE(made.values().at("transport.iterations").origin, std::string("user"));
        QCOMPARE(made.values().at("sampling.walk_length").origin, plain.values().at("sampling.walk_length").origin);
        QVERIFY(made.toCommand().find("--set transport.iterations=" + sweeps) != std::string::npos);
        QCOMPARE(resolvedSelection(selection).groupHash(), made.groupHash());
        const auto again = Configuration::fromToml(kCatalogue, made.toToml(), "again.toml");
        QVERIFY(again.ok());
        compareAll(*again, made);
        const auto choices = Configuration::selectionFromToml(kCatalogue, made.toToml(), "again.toml");
        QVERIFY(choices.ok());
        QCOMPARE(choices->chosen, (std::vector<std::string>{"transport.iterations", "transport.lambda"}));
        // In a hand-written file all values are chosen; its comments have no meaning.
        const auto written = Configuration::fromToml(
            kCatalogue, "[transport]\niterations = " + sweeps + "  # as printed\nlambda = 80\n", "mine.toml");
        QVERIFY(written.ok());
        QVERIFY(!written->values().at("transport.iterations").isGiven());
        QCOMPARE(written->values().at("transport.lambda").origin, std::string("user"));
    }

    /// Later additions to a preset do not apply to recorded runs.
    void aRecordDoesWhatRunsDidThen()
    {
        const auto now = Configuration::resolve(kCatalogue, {}).value();
        QCOMPARE(now.text(&ObjectiveOptions::padding), std::string("program"));
        Selection paper;
        paper.preset = "paper";
        QCOMPARE(Configuration::resolve(kCatalogue, paper)->text(&ObjectiveOptions::padding), std::string("none"));
        const auto without = [](std::string text, const std::string& line) {
            const auto at = text.find("\n" + line);
            return at == std::string::npos ? std::string() : text.erase(at + 1, text.find('\n', at + 1) - at);
        };
        const std::string record = without(now.toToml(), "padding = ");
        const auto then = Configuration::fromRecord(kCatalogue, record, "run").value();
        QCOMPARE(then.text(&ObjectiveOptions::padding), std::string("none"));
        QVERIFY(then.toCommand().ends_with(" --set transport.padding=none"));
        QVERIFY(then.groupHash() != now.groupHash());
        // A file with all keys of a record is treated as a record; a file with some keys is not.
        QCOMPARE(Configuration::fromToml(kCatalogue, record, "file")->text(&ObjectiveOptions::padding), std::string("none"));
        const auto read = Configuration::selectionFromToml(kCatalogue, record, "file").value();
        QCOMPARE(Configuration::resolve(kCatalogue, read)->text(&ObjectiveOptions::padding), std::string("none"));
        const std::string few = without(record, "lambda = ");
        QCOMPARE(Configuration::fromToml(kCatalogue, few, "file")->text(&ObjectiveOptions::padding), std::string("program"));
        QCOMPARE(Configuration::fromRecord(kCatalogue, few, "run")->text(&ObjectiveOptions::padding), std::string("none"));
        // The values of the record apply.
        QCOMPARE(Configuration::fromRecord(kCatalogue, now.toToml(), "run")->text(&ObjectiveOptions::padding),
                 std::string("program"));
    }

    /// A custom graph with the preset of a published data set.
    void presetsOfAnotherDataSetCanBeTaken()
    {
        Selection selection;
        selection.dataset = "mine";
        const Configuration general = resolvedSelection(selection);
        selection.preset = "reference@citeseer";
        const Configuration made = resolvedSelection(selection);
        selection.dataset = "citeseer";
        const Configuration published = resolvedSelection(selection);
        QCOMPARE(published.preset(), std::string("reference"));  // its own preset
        QCOMPARE(made.preset(), std::string("reference@citeseer"));
        QCOMPARE(made.dataset(), std::string("mine"));
        QVERIFY(general.get<EpochOptions>().epochs != published.get<EpochOptions>().epochs);
        for (const auto& [key, set] : published.values()) QCOMPARE(made.values().at(key).value, set.value);
        QVERIFY(made.values().at("train.epochs").origin.starts_with("preset reference@citeseer: "));
        QVERIFY(made.toCommand().find("--preset reference@citeseer") != std::string::npos);
        const auto again = Configuration::fromToml(kCatalogue, made.toToml(), "again.toml");
        QVERIFY(again.ok());
        QCOMPARE(again->groupHash(), made.groupHash());

        selection.preset = "reference@citesear";
        QCOMPARE(resolveError(selection),
                 std::string("preset reference has no values for data set 'citesear'; did you mean citeseer?"));
        selection.preset = "reference2@cora";
        QCOMPARE(resolveError(selection), std::string("unknown preset 'reference2'; did you mean reference?"));

        const Method& method = *kCatalogue.method("rosa");
        const auto own = presetChoices(method, "cora"), others = presetChoices(method, "mine");
        QCOMPARE(own.size(), std::size_t{2});
        QCOMPARE(own.back().text, std::string("paper"));
        QVERIFY(others.size() > own.size());
        for (const PresetChoice& choice : others) {
            selection = {};
            selection.dataset = "mine";
            selection.preset = choice.text;
            QCOMPARE(resolvedSelection(selection).preset(), choice.text);
        }
    }

    void wrongNamesGetTheNearest()
    {
        Selection selection;
        selection.method = "roza";
        QCOMPARE(resolveError(selection), std::string("unknown method 'roza'; did you mean rosa?"));
        selection = {};
        selection.encoder = "gnc";
        QCOMPARE(resolveError(selection), std::string("unknown encoder 'gnc'; did you mean gcn?"));
        selection = {};
        selection.preset = "article";
        QCOMPARE(resolveError(selection), std::string("unknown preset 'article'; available: reference, paper"));
        selection = {};
        selection.overrides = {{"loss.temprature", "1"}};
        QCOMPARE(resolveError(selection),
                 std::string("unknown parameter 'loss.temprature'; did you mean loss.temperature?"));
        selection.overrides = {{"loss.similarity", "oneminus"}};
        QVERIFY(resolveError(selection).ends_with("did you mean one-minus?"));
        selection.overrides = {{"transport.lambda", "0"}};
        QCOMPARE(resolveError(selection),
                 std::string("transport.lambda: expected a number above 0, at most 10000, found '0'"));
    }

    void keysOfOtherMethodsAreSaidToBe()
    {
        Selection selection;
        selection.method = "raw";
        selection.overrides = {{"loss.temperature", "1"}};
        QVERIFY(resolveError(selection).starts_with("raw has no parameter loss.temperature"));
        selection.overrides.clear();
        selection.encoder = "gcn";
        QCOMPARE(resolveError(selection), std::string("method raw does not use an encoder, found 'gcn'"));
        selection = {};
        selection.dataset.clear();
        QCOMPARE(resolveError(selection), std::string("no data set is specified"));
    }

    void tomlReadsBackExactly()
    {
        for (const Configuration& made : {changed(), Configuration::resolve(kCatalogue, {}).value()})
            compareAll(Configuration::fromToml(kCatalogue, made.toToml(), "stored").value(), made);
        for (const Method& method : kCatalogue.methods) {
            Selection selection;
            selection.method = method.id;
            const auto made = Configuration::resolve(kCatalogue, selection).value();
            compareAll(Configuration::fromToml(kCatalogue, made.toToml(), "stored").value(), made);
        }
    }

    void aHandWrittenFileMayBeShort()
    {
        const auto made = Configuration::fromToml(
            kCatalogue, "# mine\nloss.temperature = 1\n[run]\ndataset = \"texas\"\nseed = 7\n", "my.toml");
        QVERIFY(made.ok());
        QCOMPARE(made->dataset(), std::string("texas"));
        QCOMPARE(made->seed(), std::uint64_t{7});
        QCOMPARE(made->get<TemperatureOptions>().temperature, 1.0);
        QCOMPARE(made->get<sampling::WalkOptions>().steps, 20);
        const auto selection = Configuration::selectionFromToml(kCatalogue, "[transport]\nlambda = 4\n", "my.toml").value();
        QCOMPARE(selection.overrides.size(), std::size_t{1});
        QCOMPARE(selection.overrides[0].second, std::string("4"));
    }

    void tomlErrorsNameTheLine()
    {
        QVERIFY(tomlError("[run]\nseed = \n").starts_with("my.toml:2: "));
        QCOMPARE(tomlError("[loss]\n\ntemprature = 1\n"),
                 std::string("my.toml:3: unknown key 'loss.temprature'; did you mean loss.temperature?"));
        QCOMPARE(tomlError("\n[transport]\nlambda = -1\n"),
                 std::string("my.toml:3: transport.lambda: expected a number above 0, at most 10000, found '-1'"));
        QVERIFY(tomlError("[transport]\nlambda = [1]\n")
                    .starts_with("my.toml:2: transport.lambda: expected one value, found array"));
        QVERIFY(
            tomlError("[transport]\niterations = 5.0\n").starts_with("my.toml:2: transport.iterations: expected a whole"));
        QCOMPARE(tomlError("dataset = \"cora\"\n"),
                 std::string("my.toml:1: unknown key 'dataset'; did you mean run.dataset?"));
        QVERIFY(tomlError("[run]\nseed = -1\n").starts_with("my.toml:2: run.seed: "));
        QVERIFY(tomlError("[run]\nmethod = 1\n").starts_with("my.toml:2: run.method: expected text in quotes"));
        QVERIFY(
            tomlError("[run]\nmethod = \"raw\"\n[loss]\ntemperature = 1\n").starts_with("my.toml:4: raw has no parameter"));
        QVERIFY(tomlError("[encoder]\nlayers = 3\n").starts_with("my.toml:2: rosa has no parameter encoder.layers"));
        QCOMPARE(tomlError("[run]\nmethod = \"roza\"\n"), std::string("my.toml: unknown method 'roza'; did you mean rosa?"));
        QVERIFY(tomlError(std::string("\xff\xfe\x00", 3)).starts_with("my.toml:1: "));
        // Regression: table headers without a key aborted debug builds.
        for (const char* header : {"[\n", "[\n]", "[[\n]]", "[#]\n", "[ =]", "["})
            QVERIFY2(tomlError(header).starts_with("my.toml:1: "), tomlError(header).c_str());
    }

    /// Regression: freeing such documents overflowed the stack.
    void deepDocumentsAreRefused()
    {
        std::string parts = "a";
        for (int i = 0; i < 100'000; ++i) parts += ".a";
        for (const std::string& text : {parts + " = 1", "[" + parts + "]", "[run]\nx = {" + parts + " = 1}",
                                        "x = " + std::string(100'000, '['), "x = " + std::string(2'000'000, ' ')})
            QVERIFY(tomlError(text) != "no error");
        QVERIFY(tomlError("\n[a" + parts + "]").starts_with("my.toml: line 2: nested too deeply"));
        // Dots and brackets in other places are not levels.
        const std::string flat = tomlError("# " + std::string(100, '.') + "\n[run]\ndataset = \"" + std::string(100, '.') +
                                           "\"\nmethod = '''\n" + std::string(100, '[') + "\n'''\n");
        QVERIFY2(flat.starts_with("my.toml: unknown method"), flat.c_str());
    }

    void theCommandMakesTheSameRun()
    {
        const Configuration made = changed();
        compareAll(Configuration::resolve(kCatalogue, selectionOf(wordsOf(made.toCommand()))).value(), made);
        const std::string plain = Configuration::resolve(kCatalogue, {}).value().toCommand();
        QCOMPARE(plain, std::string("rosa train --dataset cora --method rosa --preset reference --encoder gcn --seed 1"));
    }

    void repetitionsShareAGroup()
    {
        Selection selection;
        const auto first = Configuration::resolve(kCatalogue, selection).value();
        selection.seed = 2;
        QCOMPARE(Configuration::resolve(kCatalogue, selection).value().groupHash(), first.groupHash());
        selection.overrides = {{"transport.lambda", "20.000001"}};
        QVERIFY(Configuration::resolve(kCatalogue, selection).value().groupHash() != first.groupHash());
        selection.overrides.clear();
        selection.preset = "paper";
        QVERIFY(Configuration::resolve(kCatalogue, selection).value().groupHash() != first.groupHash());
    }

    void aTurnIsCheckedAndRemembered()
    {
        auto made = Configuration::resolve(kCatalogue, {}).value();
        QVERIFY(made.set(kCatalogue, "transport.lambda", "80", "turned at epoch 7").ok());
        QCOMPARE(made.values().at("transport.lambda").origin, std::string("turned at epoch 7"));
        QVERIFY(!made.set(kCatalogue, "transport.lambda", "x").ok());
        QVERIFY(!made.set(kCatalogue, "encoder.layers", "2").ok());
        QCOMPARE(made.get<transport::BlockOptions>().lambda, 80.0);
        QVERIFY(made.toCommand().ends_with(" --set transport.lambda=80"));
    }
};

ROSA_TEST(TestConfiguration)
#include "tst_configuration.moc"
