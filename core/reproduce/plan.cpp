#include "core/reproduce/plan.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/base/lower_case.h"
#include "core/catalog/foreign.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/protocol.h"
#include "core/record/run_labels.h"
#include "core/reproduce/row_names.h"

namespace rosa::reproduce {

using catalog::EvaluationOptions;

namespace {

using Overrides = std::vector<std::pair<std::string, std::string>>;

constexpr const char* kQuickEpochs = "20";
constexpr int kQuickSeeds = 1;
constexpr int kQuickSplits = 2;

std::string joined(const std::vector<std::string>& words, const char* separator = ", ")
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
    return text;
}

/// A row of a plan, and how its runs differ from the method's defaults.
struct Variant {
    PlanRow row;
    Overrides overrides;
    std::string preset = {};  ///< "": the method's first.
};

/// Indices of the columns of the requested data sets; of all columns if none is requested.
Result<std::vector<std::size_t>> chosenColumns(const std::vector<catalog::PublishedColumn>& columns,
                                               const std::vector<std::string>& datasets)
{
    std::vector<std::string> known;
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (std::ranges::find(known, columns[i].dataset) == known.end()) known.push_back(columns[i].dataset);
        if (datasets.empty() || std::ranges::find(datasets, columns[i].dataset) != datasets.end()) chosen.push_back(i);
    }
    for (const std::string& wanted : datasets)
        if (std::ranges::find(known, wanted) == known.end())
            return badInput("data set '%1' is not part of this plan; available: %2", wanted, joined(known));
    return chosen;
}

bool isDescribed(const catalog::Catalogue& catalogue, const std::string& protocol)
{
    return std::ranges::find(catalogue.protocols, protocol, &catalog::Protocol::id) != catalogue.protocols.end();
}

/// Whether results under a table's protocol depend on how C is chosen; true for an unknown protocol, since those of the data sets may.
bool choosesC(const std::string& protocol)
{
    const auto known = evaluate::protocolById(protocol);
    return !known || known->probe == evaluate::ProbeKind::Logistic;
}

/// A specific protocol instead of "auto", so that stored results can be matched with it.
std::string usualProtocol(const catalog::Catalogue& catalogue, const std::string& dataset)
{
    for (const catalog::PublishedTable& table : catalog::publishedTables())
        for (const catalog::PublishedColumn& column : table.columns)
            if (column.dataset == dataset && isDescribed(catalogue, table.protocol)) return table.protocol;
    return "auto";
}

/// Adds the runs of one variant and seed.
Result<void> addRuns(const catalog::Catalogue& catalogue, const std::string& protocol, const std::string& choiceOfC,
                     const Variant& variant, std::size_t row, std::uint64_t seed, Plan& plan)
{
    const catalog::Method& method = *catalogue.method(variant.row.method);
    if (plan.rows[row].isSeedless && seed > 1) return {};
    for (std::size_t column = 0; column < plan.columns.size(); ++column) {
        const catalog::PublishedColumn& place = plan.columns[column];
        catalog::Selection selection;
        selection.dataset = place.dataset;
        selection.method = method.id;
        selection.seed = seed;
        selection.preset = variant.preset;
        if (!method.encoders.empty()) selection.encoder = place.encoder;
        if (!selection.encoder.empty() && std::ranges::find(method.encoders, selection.encoder) == method.encoders.end()) {
            const std::string note = method.title + " does not run with encoder " + selection.encoder;
            if (std::ranges::find(plan.notes, note) == plan.notes.end()) plan.notes.push_back(note);
            continue;
        }
        const auto unfit = std::ranges::find(method.unfit, place.dataset, &catalog::Unfit::dataset);
        if (unfit != method.unfit.end()) {
            plan.rows[row].unfit[column] = unfit->reason;
            const std::string note = method.title + " does not run on " + place.title + ": " + unfit->reason;
            if (std::ranges::find(plan.notes, note) == plan.notes.end()) plan.notes.push_back(note);
            continue;
        }
        ROSA_TRY_ASSIGN(auto configuration, catalog::Configuration::resolve(catalogue, selection));
        Overrides overrides = variant.overrides;
        overrides.emplace_back(catalog::keyOf(&EvaluationOptions::splits), std::to_string(plan.splits));
        overrides.emplace_back(catalog::keyOf(&EvaluationOptions::protocol),
                               protocol.empty() ? usualProtocol(catalogue, place.dataset) : protocol);
        if (!choiceOfC.empty()) overrides.emplace_back(catalog::keyOf(&EvaluationOptions::selection), choiceOfC);
        if (plan.isQuick) overrides.emplace_back(catalog::keyOf(&catalog::EpochOptions::epochs), kQuickEpochs);
        for (const auto& [key, value] : overrides)
            if (configuration.has(key)) ROSA_TRY(configuration.set(catalogue, key, value));
        plan.runs.push_back({row, column, std::move(configuration)});
    }
    return {};
}

Result<Plan> finished(const catalog::Catalogue& catalogue, const PlanRequest& request, Plan plan,
                      const std::vector<Variant>& variants, const std::string& protocol, int seeds, int splits)
{
    plan.id = request.what;
    plan.isQuick = request.isQuick;
    plan.seeds = request.seeds > 0 ? request.seeds : request.isQuick ? kQuickSeeds : seeds;
    plan.splits = request.splits > 0 ? request.splits : request.isQuick ? kQuickSplits : splits;
    for (const Variant& variant : variants) {
        plan.rows.push_back(variant.row);
        const catalog::Method* method = catalogue.method(variant.row.method);
        plan.rows.back().isSeedless = method && drawsNothing(*method);
    }
    if (!request.selection.empty() && !choosesC(protocol))
        return badInput("option --selection does not apply to %1: protocol %2 does not choose C", request.what, protocol);
    const bool isKnown = isDescribed(catalogue, protocol);
    for (int seed = 1; seed <= plan.seeds; ++seed)
        for (std::size_t row = 0; row < variants.size(); ++row)
            if (!variants[row].row.method.empty())
                ROSA_TRY(addRuns(catalogue, isKnown ? protocol : std::string(), request.selection, variants[row], row,
                                 static_cast<std::uint64_t>(seed), plan));
    return plan;
}

std::vector<std::optional<catalog::PublishedValue>> valuesOf(const catalog::PublishedRow& row,
                                                             const std::vector<std::size_t>& columns)
{
    std::vector<std::optional<catalog::PublishedValue>> values;
    for (const std::size_t column : columns) values.push_back(row.values[column]);
    return values;
}

/// A row in addition to the requested rows of the published table: raw features, the random encoder, another method, or one of the table's
/// methods with another preset. It has the published numbers of its method if the table contains the method.
Result<Variant> rowBesides(const catalog::Catalogue& catalogue, const catalog::PublishedTable& table,
                           const std::vector<std::size_t>& columns, const std::string& name)
{
    const std::size_t mark = name.find(kWithPreset);
    const catalog::Method* method = methodNamed(catalogue, name.substr(0, mark));
    if (!method) {
        std::vector<std::string> known;
        for (const catalog::Method& one : catalogue.methods) known.push_back(one.id);
        return badInput("unknown method '%1'; available: %2", name, joined(known));
    }
    Variant variant{{method->title, method->id, false, true, {}, {}}, {}};
    variant.row.published.resize(columns.size());
    const auto published = std::ranges::find(table.rows, method->title, &catalog::PublishedRow::title);
    if (published != table.rows.end()) {  // For example raw features that were not requested: their number is published.
        variant.row.note = published->note;
        variant.row.published = valuesOf(*published, columns);
    }
    if (mark == std::string::npos) return variant;
    variant.preset = name.substr(mark + 1);
    if (variant.preset.empty()) return badInput("method '%1': expected a preset after the colon, as in bgrl:short", name);
    variant.row.title = titleWithPreset(*method, variant.preset);
    variant.row.isBaseline = false;
    return variant;
}

/// The requested rows of a published table, requested rows of other methods, and the two baselines of every table.
Result<std::vector<Variant>> rowsOf(const catalog::Catalogue& catalogue, const catalog::PublishedTable& table,
                                    const std::vector<std::size_t>& columns, const std::vector<std::string>& methods)
{
    std::vector<Variant> variants;
    std::set<std::string> wanted;
    for (const std::string& method : methods) wanted.insert(lowerCase(withoutFirstPreset(catalogue, method)));
    const auto isWanted = [&](const std::string& title, const std::string& id) {
        const auto found = wanted.contains(lowerCase(title)) ? wanted.find(lowerCase(title)) : wanted.find(id);
        if (found == wanted.end()) return methods.empty();
        wanted.erase(found);
        return true;
    };
    for (const catalog::PublishedRow& published : table.rows) {
        const catalog::Method* method = methodNamed(catalogue, published.title);
        PlanRow row{
            published.title, method ? method->id : std::string(), published.title == "RoSA", false, published.note, {}};
        row.published = valuesOf(published, columns);
        if (isWanted(row.title, row.method)) variants.push_back({std::move(row), {}});
    }
    std::vector<std::string> more{"raw", "random"};
    more.insert(more.end(), wanted.begin(), wanted.end());
    for (const std::string& name : more) {
        ROSA_TRY_ASSIGN(auto variant, rowBesides(catalogue, table, columns, name));
        const auto isSame = [&](const Variant& one) {
            return one.row.method == variant.row.method && one.preset == variant.preset;
        };
        if (std::ranges::none_of(variants, isSame)) variants.push_back(std::move(variant));
    }
    return variants;
}

/// Ten or more splits are enough pairs for a test; on published splits fewer seeds suffice.
constexpr int kSeeds = 5;
constexpr int kSplits = 10;
int seedsOf(const catalog::PublishedTable& table) { return table.protocol == "public-linear" ? 2 : kSeeds; }

Result<Plan> planOfTable(const catalog::Catalogue& catalogue, const catalog::PublishedTable& table,
                         const PlanRequest& request)
{
    ROSA_TRY_ASSIGN(const auto columns, chosenColumns(table.columns, request.datasets));
    ROSA_TRY_ASSIGN(const auto variants, rowsOf(catalogue, table, columns, request.methods));
    Plan plan;
    plan.title = table.title;
    plan.source = table.source;
    plan.metric = table.metric;
    for (const std::size_t column : columns) plan.columns.push_back(table.columns[column]);
    return finished(catalogue, request, std::move(plan), variants, table.protocol, seedsOf(table), kSplits);
}

/// A variant of RoSA. Variants whose key or choice the catalogue does not have are omitted.
struct Part {
    const char* title;
    Overrides overrides;
};

bool isPossible(const catalog::Catalogue& catalogue, const Overrides& overrides)
{
    const catalog::Method& rosa = *catalogue.method("rosa");
    return std::ranges::all_of(overrides, [&](const auto& one) {
        const catalog::Parameter* parameter = catalogue.parameter(one.first);
        return parameter && std::ranges::find(rosa.parameters, one.first) != rosa.parameters.end() &&
               catalog::parseValue(*parameter, one.second).ok();
    });
}

std::vector<Part> partsOfRosa()
{
    const std::string& topology = catalog::keyOf(&catalog::ObjectiveOptions::topology);
    const std::string& adversary = catalog::keyOf(&catalog::AscentOptions::enabled);
    const std::string& coupling = catalog::keyOf(&transport::BlockOptions::coupling);
    return {{"RoSA", {}},
            {translatable("without topology rescale"), {{topology, "false"}}},
            {translatable("without adversarial training"), {{adversary, "false"}}},
            {translatable("without either"), {{topology, "false"}, {adversary, "false"}}},
            {translatable("without transport: cosine, equal node counts"), {{coupling, "in-order"}}},
            {translatable("aligned views"), {{catalog::keyOf(&catalog::AlignmentOptions::isAligned), "true"}}},
            {translatable("independent coupling"), {{coupling, "independent"}}},
            {translatable("uniform coupling"), {{coupling, "uniform"}}},
            {translatable("exact plan"), {{coupling, "exact"}}},
            {translatable("one-to-one matching"), {{coupling, "matching"}}}};
}

/// Varies one key at a time; uses the values of the article's figure if there is one.
std::vector<Part> valuesOfRosa()
{
    std::vector<Part> parts{{translatable("preset"), {}}};
    const std::pair<std::string, std::vector<const char*>> lines[] = {
        {catalog::keyOf(&sampling::WalkOptions::steps), {"5", "10", "20", "30", "40", "50"}},
        {catalog::keyOf(&catalog::BatchOptions::size), {"16", "32", "64", "128", "256"}},
        {catalog::keyOf(&transport::BlockOptions::lambda), {"5", "10", "20", "40"}},
        {catalog::keyOf(&transport::BlockOptions::iterations), {"1", "5", "20"}},
        {catalog::keyOf(&catalog::TemperatureOptions::temperature), {"0.2", "0.4", "0.6", "0.8"}}};
    for (const auto& [key, values] : lines)
        for (const char* value : values) parts.push_back({"", {{key, value}}});
    return parts;
}

std::vector<std::string> usualOfParts() { return {"cora", "citeseer"}; }

std::vector<catalog::PublishedColumn> columnsOfParts()
{
    return {{"cora", "", "Cora"},       {"citeseer", "", "Citeseer"},   {"pubmed", "", "Pubmed"},
            {"cornell", "", "Cornell"}, {"wisconsin", "", "Wisconsin"}, {"texas", "", "Texas"}};
}

Result<Plan> planOfParts(const catalog::Catalogue& catalogue, const PlanRequest& request, const std::vector<Part>& parts,
                         const std::string& title)
{
    if (!request.methods.empty())
        return badInput("option --methods does not apply to %1, which compares variants of RoSA only", request.what);
    const std::vector<catalog::PublishedColumn> all = columnsOfParts();
    ROSA_TRY_ASSIGN(const auto columns, chosenColumns(all, request.datasets.empty() ? usualOfParts() : request.datasets));
    Plan plan;
    plan.title = title;
    plan.metric = "accuracy";
    for (const std::size_t column : columns) plan.columns.push_back(all[column]);
    std::vector<Variant> variants;
    for (const Part& part : parts) {
        if (!isPossible(catalogue, part.overrides)) continue;
        PlanRow row{part.title, "rosa", part.overrides.empty(), false, {}, {}};
        if (row.title.empty()) {
            const auto& [key, value] = part.overrides.front();
            row.title = record::LabelPart{catalog::briefPattern(*catalogue.parameter(key), value), value}.text();
            row.value = RowValue{key, catalogue.parameter(key)->title, value};
        }
        row.published.resize(columns.size());
        variants.push_back({std::move(row), part.overrides});
    }
    return finished(catalogue, request, std::move(plan), variants, {}, kSeeds, kSplits);
}

constexpr const char* kAblationTitle = translatable("Ablation of RoSA's components");
constexpr const char* kSensitivityTitle = translatable("Sensitivity of RoSA to single parameters");

std::vector<std::string> namesOf(const std::vector<catalog::PublishedColumn>& columns)
{
    std::vector<std::string> names;
    for (const catalog::PublishedColumn& column : columns)
        if (std::ranges::find(names, column.dataset) == names.end()) names.push_back(column.dataset);
    return names;
}

/// `names` without duplicates: first those in `known`, in its order, then the others alphabetically.
std::vector<std::string> inOrder(const std::vector<std::string>& names, const std::vector<std::string>& known)
{
    std::vector<std::string> ordered;
    for (const std::string& name : known)
        if (std::ranges::find(names, name) != names.end()) ordered.push_back(name);
    const std::set<std::string> all(names.begin(), names.end());
    for (const std::string& name : all)
        if (std::ranges::find(known, name) == known.end()) ordered.push_back(name);
    return ordered;
}

}  // namespace

std::vector<PresetRow> presetRowsOf(const catalog::Method& method)
{
    std::vector<PresetRow> rows;
    for (const catalog::Preset& preset : method.presets) {
        PresetRow row{method.id + kWithPreset + preset.id, titleWithPreset(method, preset.id)};
        if (preset.id != method.presets.front().id && std::ranges::find(rows, row.name, &PresetRow::name) == rows.end())
            rows.push_back(std::move(row));
    }
    return rows;
}

namespace {

/// A method's title in the table, otherwise in the catalogue; for a row with a preset its name in PlanOffer::presetRows.
std::string titleOf(const catalog::Catalogue& catalogue, const PlanOffer& offer, const std::string& asked)
{
    const std::string name = withoutFirstPreset(catalogue, asked);
    const std::size_t mark = name.find(kWithPreset);
    const catalog::Method* method = methodNamed(catalogue, name.substr(0, mark));
    if (mark != std::string::npos) return method ? method->id + name.substr(mark) : name;
    for (const std::string& known : offer.methods)
        if (method && methodNamed(catalogue, known) == method) return known;
    return method ? method->title : name;
}

/// Removes the baselines that every table has, unless nothing else was requested.
std::vector<std::string> withoutBaselines(const catalog::Catalogue& catalogue, const PlanOffer& offer,
                                          std::vector<std::string> methods)
{
    const std::string raw = titleOf(catalogue, offer, "raw"), random = titleOf(catalogue, offer, "random");
    const auto isNamed = [&](const std::string& name) {
        return std::ranges::find(offer.methods, name) != offer.methods.end();
    };
    const bool wasAsked = !methods.empty();
    std::erase_if(methods, [&](const std::string& name) { return (name == raw || name == random) && !isNamed(name); });
    if (wasAsked && methods.empty()) methods = {random};
    return methods;
}

}  // namespace

bool drawsNothing(const catalog::Method& method)
{
    return !method.trains && method.encoders.empty() && method.id != catalog::kForeignMethod;
}

std::vector<std::string> planIds() { return {"table1", "table2", "table3", "table4", "ablation", "sensitivity"}; }

std::vector<PlanOffer> planOffers(const catalog::Catalogue& catalogue)
{
    std::vector<PlanOffer> offers;
    for (const catalog::PublishedTable& table : catalog::publishedTables()) {
        PlanOffer offer{table.id,       table.title, namesOf(table.columns),  namesOf(table.columns), {}, {},
                        seedsOf(table), kSplits,     choosesC(table.protocol)};
        for (const catalog::PublishedRow& row : table.rows) {
            const catalog::Method* method = methodNamed(catalogue, row.title);
            if (!method) continue;
            offer.methods.push_back(row.title);
            std::ranges::move(presetRowsOf(*method), std::back_inserter(offer.presetRows));
        }
        offers.push_back(std::move(offer));
    }
    for (const auto& [id, title] : {std::pair{"ablation", kAblationTitle}, std::pair{"sensitivity", kSensitivityTitle}})
        offers.push_back({id, title, namesOf(columnsOfParts()), usualOfParts(), {}, {}, kSeeds, kSplits});
    return offers;
}

PlanRequest normalised(const catalog::Catalogue& catalogue, PlanRequest request)
{
    const std::vector<PlanOffer> offers = planOffers(catalogue);
    const auto offer = std::ranges::find(offers, request.what, &PlanOffer::id);
    if (offer == offers.end()) return request;
    request.datasets = inOrder(request.datasets, offer->datasets);
    if (request.datasets == offer->usualDatasets) request.datasets.clear();
    for (std::string& name : request.methods) name = titleOf(catalogue, *offer, name);
    request.methods = withoutBaselines(catalogue, *offer, inOrder(request.methods, offer->methods));
    if (request.methods == offer->methods) request.methods.clear();
    std::vector<std::string> with;
    for (const std::string& name : request.with)
        if (std::ranges::find(with, name) == with.end()) with.push_back(name);
    request.with = std::move(with);
    if (request.seeds == (request.isQuick ? kQuickSeeds : offer->seeds)) request.seeds = 0;
    if (request.splits == (request.isQuick ? kQuickSplits : offer->splits)) request.splits = 0;
    return request;
}

std::vector<std::pair<std::string, std::string>> optionsOf(const PlanRequest& request)
{
    std::vector<std::pair<std::string, std::string>> options;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty()) options.emplace_back(name, value);
    };
    add("datasets", joined(request.datasets, ","));
    add("methods", joined(request.methods, ","));
    add("with", joined(request.with, ","));
    add("seeds", request.seeds > 0 ? std::to_string(request.seeds) : "");
    add("splits", request.splits > 0 ? std::to_string(request.splits) : "");
    add("selection", request.selection);
    add("quick", request.isQuick ? "1" : "");
    return options;
}

Result<Plan> makePlan(const catalog::Catalogue& catalogue, const PlanRequest& request)
{
    for (const catalog::PublishedTable& table : catalog::publishedTables())
        if (table.id == request.what) return planOfTable(catalogue, table, request);
    if (request.what == "ablation") return planOfParts(catalogue, request, partsOfRosa(), kAblationTitle);
    if (request.what == "sensitivity") return planOfParts(catalogue, request, valuesOfRosa(), kSensitivityTitle);
    return badInput("unknown plan '%1'; available: %2", request.what, joined(planIds()));
}

}  // namespace rosa::reproduce
