#include "core/store/run_labels.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/record/known_catalogue.h"
#include "core/store/annotations.h"

namespace rosa::store {

namespace {

/// One property of a run.
struct Fact {
    std::string value;
    LabelPart part;
    bool isChosen = false;       ///< Set by the user.
    bool isBookkeeping = false;  ///< See catalog::Parameter.
};

/// Indices of the facts: the first four determine the default values of parameters.
enum Place : std::size_t { kDataset, kMethod, kEncoder, kPreset, kParameters };

/// In label order: Place, parameters in catalogue order, fork, seed. nullopt if a run does not have the property.
using Facts = std::vector<std::optional<Fact>>;

std::size_t forkPlace() { return kParameters + record::knownCatalogue().parameters.size(); }
std::size_t seedPlace() { return forkPlace() + 1; }

/// "20", or "20 → 80 @ 100" if it was changed after 100 epochs.
std::string turnedText(const std::string& key, std::string text, const std::vector<Turn>& turns)
{
    std::string last = text;
    for (const Turn& turn : turns) {
        if (turn.key != key || turn.value == last) continue;
        text += " → " + turn.value + " @ " + std::to_string(turn.epoch);
        last = turn.value;
    }
    return text;
}

Facts factsOf(const RunSummary& run)
{
    const catalog::Catalogue& catalogue = record::knownCatalogue();
    Facts facts(seedPlace() + 1);
    facts[kDataset] = Fact{run.dataset, {"#", run.dataset}};
    const catalog::Method* method = catalogue.method(run.method);
    facts[kMethod] = Fact{run.method, {method ? method->title : run.method, {}}};
    const catalog::Encoder* encoder = catalogue.encoder(run.encoder);
    if (!run.encoder.empty()) facts[kEncoder] = Fact{run.encoder, {"#", encoder ? encoder->title : run.encoder}};
    if (!run.preset.empty()) facts[kPreset] = Fact{run.preset, {"#", run.preset}};
    for (const RunValue& value : valuesOf(run)) {
        const auto described = std::ranges::find(catalogue.parameters, value.key, &catalog::Parameter::key);
        if (described == catalogue.parameters.end()) continue;
        const std::string text = turnedText(value.key, value.text, run.turns);
        const auto place = kParameters + static_cast<std::size_t>(described - catalogue.parameters.begin());
        facts[place] = Fact{text,
                            {catalog::briefPattern(*described, text), text},
                            value.isChosen || text != value.text,
                            described->isBookkeeping};
    }
    if (!run.forkedFrom.empty())
        facts[forkPlace()] = Fact{run.forkedFrom + "@" + std::to_string(run.forkEpoch),
                                  {translatable("forked @ #"), std::to_string(run.forkEpoch)}};
    facts[seedPlace()] = Fact{std::to_string(run.seed), {translatable("seed #"), std::to_string(run.seed)}};
    return facts;
}

/// Properties equal for all runs.
Facts commonFacts(const ShownRuns& runs)
{
    Facts common = factsOf(runs.front());
    for (std::size_t i = 1; i < runs.size(); ++i) {
        const Facts other = factsOf(runs[i]);
        for (std::size_t place = 0; place < common.size(); ++place)
            if (common[place] && (!other[place] || other[place]->value != common[place]->value)) common[place].reset();
    }
    if (runs.size() > 1) common[seedPlace()].reset();
    return common;
}

/// Data set, method, encoder and preset as one text.
std::string frameOf(const Facts& facts)
{
    std::string frame;
    for (std::size_t place = 0; place < kParameters; ++place) frame += (facts[place] ? facts[place]->value : "") + '\n';
    return frame;
}

std::string valueAt(const Facts& facts, std::size_t place) { return facts[place] ? facts[place]->value : std::string(); }

/// Whether the label must include this property.
bool tellsApart(const std::vector<const Facts*>& all, std::size_t place, bool withBookkeeping)
{
    std::set<std::string> values;
    std::map<std::string, std::set<std::string>> byFrame;
    bool isChosen = false, isLacking = false;
    for (const Facts* facts : all) {
        const std::optional<Fact>& fact = (*facts)[place];
        isLacking = isLacking || !fact;
        if (!fact) continue;
        if (fact->isBookkeeping && !withBookkeeping) return false;
        // Seeds are only compared between runs of the same method.
        byFrame[place == seedPlace() ? valueAt(*facts, kMethod) : frameOf(*facts)].insert(fact->value);
        values.insert(fact->value);
        isChosen = isChosen || fact->isChosen;
    }
    if (place == forkPlace()) return !values.empty() && (values.size() > 1 || isLacking);
    if (place < kParameters) return values.size() > 1;
    const bool isOpen = std::ranges::any_of(byFrame, [](const auto& entry) { return entry.second.size() > 1; });
    return isOpen || (isChosen && values.size() > 1);
}

/// The differing parts of each item of `all`.
std::vector<std::vector<LabelPart>> differences(const std::vector<const Facts*>& all, bool withBookkeeping)
{
    std::vector<std::vector<LabelPart>> parts(all.size());
    for (std::size_t place = 0; !all.empty() && place < all.front()->size(); ++place) {
        if (!tellsApart(all, place, withBookkeeping)) continue;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const auto& fact = (*all[i])[place]) parts[i].push_back(fact->part);
    }
    return parts;
}

/// "cora rosa gat"; a baseline is named by words, which have a translation.
LabelPart framePart(const Facts& facts, const catalog::Method* method)
{
    const std::string dataset = valueAt(facts, kDataset), id = valueAt(facts, kMethod), encoder = valueAt(facts, kEncoder);
    if (!encoder.empty() && (!method || method->encoders.empty() || method->encoders.front() != encoder))
        return {"#", dataset + " " + id + " " + encoder};
    if (id == "raw") return {translatable("# raw"), dataset};
    if (id == "random") return {translatable("# random"), dataset};
    return {"#", dataset + " " + id};
}

/// The parts of runName().
std::vector<LabelPart> ownParts(const Facts& facts)
{
    const catalog::Method* method = record::knownCatalogue().method(valueAt(facts, kMethod));
    std::vector<LabelPart> parts{framePart(facts, method)};
    const std::string preset = valueAt(facts, kPreset);
    if (!preset.empty() && (!method || method->presets.empty() || method->presets.front().id != preset))
        parts.push_back({"#", preset});
    for (std::size_t place = kParameters; place < forkPlace(); ++place)
        if (facts[place] && facts[place]->isChosen && !facts[place]->isBookkeeping) parts.push_back(facts[place]->part);
    if (facts[forkPlace()]) parts.push_back(facts[forkPlace()]->part);
    if (facts[seedPlace()] && facts[seedPlace()]->value != "1") parts.push_back(facts[seedPlace()]->part);
    return parts;
}

/// The common name given by the user; "" if there is none.
std::string nameOf(const ShownRuns& runs)
{
    std::string name;
    for (const RunSummary& run : runs) {
        if (!run.isNamed) return {};
        const std::string own = runs.size() > 1 ? nameWithoutSeed(run.name, run.seed) : run.name;
        if (!name.empty() && own != name) return {};
        name = own;
    }
    return name;
}

/// Whether all labels have different texts.
bool areDistinct(const std::vector<RunLabel>& labels)
{
    std::set<std::string> texts;
    return std::ranges::all_of(labels, [&](const RunLabel& label) { return texts.insert(label.text()).second; });
}

std::vector<RunLabel> labelled(std::span<const ShownRuns> shown, const std::vector<Facts>& facts, bool withBookkeeping)
{
    std::vector<RunLabel> labels(shown.size());
    std::vector<const Facts*> all;
    std::map<std::string, std::vector<std::size_t>> namesakes;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        all.push_back(&facts[i]);
        labels[i].name = nameOf(shown[i]);
        if (!labels[i].name.empty()) namesakes[labels[i].name].push_back(i);
    }
    const auto parts = differences(all, withBookkeeping);
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (labels[i].name.empty()) labels[i].parts = parts[i];
    for (const auto& [name, places] : namesakes) {
        std::vector<const Facts*> theirs;
        for (const std::size_t place : places) theirs.push_back(&facts[place]);
        auto apart = differences(theirs, withBookkeeping);
        for (std::size_t i = 0; i < places.size(); ++i) labels[places[i]].parts = std::move(apart[i]);
    }
    return labels;
}

/// Numbers items that are equal in everything, in order of creation.
void number(std::span<const ShownRuns> shown, std::vector<RunLabel>& labels)
{
    std::map<std::string, std::vector<std::size_t>> equal;
    for (std::size_t i = 0; i < labels.size(); ++i) equal[labels[i].text()].push_back(i);
    for (auto& [text, places] : equal) {
        if (places.size() == 1) continue;
        std::ranges::sort(places, {}, [&](std::size_t place) {
            const RunSummary& first = shown[place].front();
            return std::pair(first.created, first.id);
        });
        for (std::size_t i = 0; i < places.size(); ++i)
            labels[places[i]].parts.push_back({translatable("no. #"), std::to_string(i + 1)});
    }
}

/// Default name of a run in earlier versions: "cora rosa mlp topology.enabled=false lambda=5 seed 2".
std::string formerName(const catalog::Configuration& configuration)
{
    constexpr int kMostValues = 3;
    const auto lastPart = [](const std::string& key) { return key.substr(key.find('.') + 1); };
    std::string name = configuration.dataset() + " " + configuration.method();
    if (const std::string& encoder = configuration.encoder(); !encoder.empty() && encoder != "gcn") name += " " + encoder;
    int shown = 0;
    for (const auto& [key, set] : configuration.values()) {
        if (set.isGiven()) continue;
        if (++shown > kMostValues) {
            name += " …";
            break;
        }
        const auto endsSo = [&lastPart, last = lastPart(key)](const auto& value) { return lastPart(value.first) == last; };
        const bool isShort = std::ranges::count_if(configuration.values(), endsSo) == 1;
        name += " " + (isShort ? lastPart(key) : key) + "=" + catalog::toText(set.value);
    }
    if (configuration.seed() != 1) name += " seed " + std::to_string(configuration.seed());
    return name;
}

}  // namespace

std::string LabelPart::text() const
{
    const auto place = pattern.find('#');
    return place == std::string::npos ? pattern : pattern.substr(0, place) + value + pattern.substr(place + 1);
}

std::string RunLabel::text() const
{
    std::string text = shownName(name);
    for (const LabelPart& part : parts) text += (text.empty() ? "" : kLabelGap) + part.text();
    return text;
}

std::vector<RunLabel> runLabels(std::span<const ShownRuns> shown)
{
    std::vector<Facts> facts;
    for (const ShownRuns& runs : shown) facts.push_back(commonFacts(runs));
    std::vector<RunLabel> labels = labelled(shown, facts, false);
    if (!areDistinct(labels)) labels = labelled(shown, facts, true);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        if (labels[i].name.empty() && labels[i].parts.empty()) labels[i].parts = ownParts(facts[i]);
        if (shown[i].size() > 1) labels[i].parts.push_back({translatable("# seeds"), std::to_string(shown[i].size())});
    }
    number(shown, labels);
    return labels;
}

std::vector<RunLabel> runLabels(const std::vector<RunSummary>& runs)
{
    std::vector<ShownRuns> shown;
    for (const RunSummary& run : runs) shown.push_back({run});
    return runLabels(shown);
}

std::string groupName(const ShownRuns& runs)
{
    const std::string name = nameOf(runs);
    return name.empty() ? RunLabel{{}, ownParts(commonFacts(runs))}.text() : shownName(name);
}

std::string runName(const catalog::Configuration& configuration)
{
    RunSummary run;
    describe(run, configuration);
    return RunLabel{{}, ownParts(factsOf(run))}.text();
}

std::string givenName(const std::string& name, const catalog::Configuration& configuration)
{
    return name == runName(configuration) || name == formerName(configuration) ? std::string() : name;
}

std::string nameWithSeed(const std::string& name, std::uint64_t seed) { return name + " seed " + std::to_string(seed); }

std::string nameWithoutSeed(const std::string& name, std::uint64_t seed)
{
    const std::string end = " seed " + std::to_string(seed);
    return name.size() > end.size() && name.ends_with(end) ? name.substr(0, name.size() - end.size()) : name;
}

}  // namespace rosa::store
