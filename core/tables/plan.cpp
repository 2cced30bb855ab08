#include "core/tables/plan.h"

#include <algorithm>
#include <utility>

#include "core/base/text/lower_case.h"
#include "core/base/text/unknown_name.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/protocol.h"
#include "core/store/run_labels.h"
#include "core/tables/other_data.h"
#include "core/tables/plan_parts.h"
#include "core/tables/row_names.h"
#include "core/tables/table_words.h"

namespace rosa::tables {

using catalog::EvaluationOptions;

namespace {

/// A row of a plan, and how its runs differ from the method's defaults.
struct Variant {
    PlanRow row;
    Overrides overrides;
    std::string preset = {};  ///< "": that of the request, otherwise the method's first.
};

/// A column of a plan.
struct PlannedColumn {
    catalog::PublishedColumn place;
    std::optional<std::size_t> published;  ///< Its column in the published table; nullopt: another data set of the store.
    std::string protocol;
    bool isNamesake = false;  ///< catalog::Selection::isNamesake
};

bool isDescribed(const catalog::Catalogue& catalogue, const std::string& protocol)
{
    return std::ranges::find(catalogue.protocols, protocol, &catalog::Protocol::id) != catalogue.protocols.end();
}

/// A specific protocol instead of "auto", so that stored results can be matched with it.
std::string usualProtocol(const catalog::Catalogue& catalogue, const std::string& dataset)
{
    for (const catalog::PublishedTable& table : catalog::publishedTables())
        for (const catalog::PublishedColumn& column : table.columns)
            if (column.dataset == dataset && isDescribed(catalogue, table.protocol)) return table.protocol;
    return catalog::kAutoProtocol;
}

/// The columns of other data sets: one per encoder that the table's columns name.
void addOthers(const catalog::Catalogue& catalogue, const std::vector<catalog::PublishedColumn>& published,
               const std::string& tableEncoder, const std::vector<OtherData>& others, std::vector<PlannedColumn>& columns)
{
    std::vector<std::string> encoders;
    for (const catalog::PublishedColumn& column : published)
        if (std::ranges::find(encoders, column.encoder) == encoders.end()) encoders.push_back(column.encoder);
    for (const std::string& encoder : encoders)
        for (const OtherData& other : others) {
            if (std::ranges::find(published, other.name, &catalog::PublishedColumn::dataset) != published.end()) continue;
            catalog::PublishedColumn place{other.name, encoder, other.title};
            // The presets of the table's own data sets have its encoder; other data sets have the method's first, which is "gcn".
            if (encoder.empty() && tableEncoder != "gcn") place.encoder = tableEncoder;
            const catalog::Encoder* known = catalogue.encoder(encoder);
            if (known) place.title += ", " + known->title;
            columns.push_back({std::move(place), std::nullopt, {}});
        }
    std::ranges::stable_sort(columns, {}, [&](const PlannedColumn& column) {
        return std::ranges::find(encoders, column.place.encoder) - encoders.begin();  // Those of one encoder together.
    });
}

/// The columns of the requested data sets; the usual ones if none is requested.
Result<std::vector<PlannedColumn>> chosenColumns(const catalog::Catalogue& catalogue, const PlanRequest& request,
                                                 const std::vector<catalog::PublishedColumn>& published,
                                                 const std::vector<std::string>& usual, const std::string& encoder,
                                                 const std::vector<OtherData>& others)
{
    const std::vector<std::string>& wanted = request.datasets.empty() ? usual : request.datasets;
    std::vector<std::string> known;
    std::vector<PlannedColumn> chosen;
    for (std::size_t i = 0; i < published.size(); ++i) {
        if (std::ranges::find(known, published[i].dataset) == known.end()) known.push_back(published[i].dataset);
        if (!wanted.empty() && std::ranges::find(wanted, published[i].dataset) == wanted.end()) continue;
        chosen.push_back({published[i], i, {}});
        const auto other = std::ranges::find(others, published[i].dataset, &OtherData::name);
        if (other == others.end() || !other->difference.isNamesake) continue;
        chosen.back().published.reset();
        chosen.back().isNamesake = true;
        chosen.back().place.title = other->title;
    }
    for (const std::string& name : request.datasets)
        if (std::ranges::find(known, name) == known.end() &&
            std::ranges::find(others, name, &OtherData::name) == others.end())
            return badInput("data set '%1' is not part of this plan; available: %2", name, joined(known));
    addOthers(catalogue, published, encoder, others, chosen);
    return chosen;
}

/// Decides how each column is measured. `ofTable`: protocol of the table; "": that of each data set.
Result<void> chooseProtocols(const catalog::Catalogue& catalogue, const PlanRequest& request, const std::string& ofTable,
                             const std::vector<OtherData>& others, std::vector<PlannedColumn>& columns, Plan& plan)
{
    if (!request.protocol.empty() && !evaluate::protocolById(request.protocol))
        return unknownName(Message("unknown protocol '%1'", request.protocol), request.protocol, evaluate::protocolIds());
    const std::string wanted = request.protocol.empty() && isDescribed(catalogue, ofTable) ? ofTable : request.protocol;
    for (PlannedColumn& column : columns) {
        column.protocol = wanted.empty() ? usualProtocol(catalogue, column.place.dataset) : wanted;
        const auto other = std::ranges::find(others, column.place.dataset, &OtherData::name);
        if (other == others.end()) continue;
        if (!other->difference.note.empty()) noteOnce(plan.notes, other->difference.note.text());
        const std::string usual = column.protocol;
        Message reason;
        column.protocol = protocolFor(*other, usual, reason);
        if (!reason.empty() && !request.protocol.empty())
            return badInput("--protocol %1: %2 %3; %4 fits it", usual, other->title, reason, column.protocol);
        if (!reason.empty())
            noteOnce(plan.notes, other->title + " " + reason.text() + ", so it is measured under protocol " +
                                     column.protocol + ", not " + usual);
        if (reason.empty() && !column.published && other->splits > 0 && !column.protocol.starts_with("public"))
            noteOnce(plan.notes, other->title + " has published splits, which protocol " + column.protocol +
                                     " does not use; --protocol public-logistic does");
    }
    return {};
}

/// The preset of the runs of a row on one data set, from that of the row or of the request. Configuration::resolve() reports an invalid one.
std::string presetFor(const catalog::Method& method, const std::string& dataset, const Variant& variant,
                      const std::string& requested, Plan& plan)
{
    if (!variant.preset.empty() || requested.empty() || method.presets.empty()) return variant.preset;
    const std::size_t mark = requested.find(catalog::kAsFor);
    std::string id = requested.substr(0, mark);
    if (std::ranges::find(method.presets, id, &catalog::Preset::id) == method.presets.end()) {
        const std::string& first = method.presets.front().id;
        noteOnce(plan.notes, method.title + " has no preset " + id + "; " + first + " is used");
        id = first;
    }
    if (mark == std::string::npos) return id;
    bool hasOwn = false, hasAny = false;
    for (const catalog::Preset& preset : method.presets) {
        if (preset.id != id || preset.dataset.empty()) continue;
        hasAny = true;
        hasOwn = hasOwn || preset.dataset == dataset;
    }
    return hasOwn || !hasAny ? id : id + requested.substr(mark);
}

/// Whether some method of the plan has the preset of the request, and values of it for the data set after '@'; otherwise it is a mistake.
Result<void> checkPreset(const catalog::Catalogue& catalogue, const std::string& requested,
                         const std::vector<Variant>& variants)
{
    if (requested.empty()) return {};
    const std::size_t mark = requested.find(catalog::kAsFor);
    const std::string id = requested.substr(0, mark);
    std::vector<std::string> known, datasets;
    const auto addNew = [](std::vector<std::string>& list, const std::string& one) {
        if (std::ranges::find(list, one) == list.end()) list.push_back(one);
    };
    for (const Variant& variant : variants)
        if (const catalog::Method* method = catalogue.method(variant.row.method))
            for (const catalog::Preset& preset : method->presets) {
                addNew(known, preset.id);
                if (preset.id == id && !preset.dataset.empty()) addNew(datasets, preset.dataset);
            }
    if (std::ranges::find(known, id) == known.end())
        return unknownName(Message("no method of the plan has a preset '%1'", id), id, known);
    if (mark == std::string::npos || datasets.empty()) return {};
    const std::string of = requested.substr(mark + 1);
    if (std::ranges::find(datasets, of) != datasets.end()) return {};
    return unknownName(Message("preset %1 has no values for data set '%2'", id, of), of, datasets);
}

/// Why a method cannot be measured in a column, as a note; nullopt if it can.
std::optional<std::string> whyNot(const catalog::Method& method, const catalog::PublishedColumn& place,
                                  const std::string& encoder, PlanRow& row, std::size_t column)
{
    if (!encoder.empty() && std::ranges::find(method.encoders, encoder) == method.encoders.end())
        return method.title + " does not run with encoder " + encoder;
    const auto unfit = std::ranges::find(method.unfit, place.dataset, &catalog::Unfit::dataset);
    if (unfit == method.unfit.end()) return std::nullopt;
    row.unfit[column] = unfit->reason;
    return method.title + " does not run on " + place.title + ": " + unfit->reason;
}

/// Adds the runs of one variant and seed.
Result<void> addRuns(const catalog::Catalogue& catalogue, const PlanRequest& request,
                     const std::vector<PlannedColumn>& columns, const Variant& variant, std::size_t row, std::uint64_t seed,
                     Plan& plan)
{
    const catalog::Method& method = *catalogue.method(variant.row.method);
    if (plan.rows[row].isSeedless && seed > 1) return {};
    for (std::size_t column = 0; column < columns.size(); ++column) {
        const catalog::PublishedColumn& place = columns[column].place;
        catalog::Selection selection;
        selection.dataset = place.dataset;
        selection.isNamesake = columns[column].isNamesake;
        selection.method = method.id;
        selection.seed = seed;
        if (!method.encoders.empty()) selection.encoder = place.encoder;
        if (const auto reason = whyNot(method, place, selection.encoder, plan.rows[row], column)) {
            noteOnce(plan.notes, *reason);
            continue;
        }
        selection.preset = presetFor(method, place.dataset, variant, request.preset, plan);
        ROSA_TRY_ASSIGN(auto configuration, catalog::Configuration::resolve(catalogue, selection));
        Overrides overrides = variant.overrides;
        overrides.emplace_back(catalog::keyOf(&EvaluationOptions::splits), std::to_string(plan.splits));
        overrides.emplace_back(catalog::keyOf(&EvaluationOptions::protocol), columns[column].protocol);
        if (!request.selection.empty())
            overrides.emplace_back(catalog::keyOf(&EvaluationOptions::selection), request.selection);
        if (plan.isQuick) overrides.emplace_back(catalog::keyOf(&catalog::EpochOptions::epochs), kQuickEpochs);
        if (request.epochs > 0)
            overrides.emplace_back(catalog::keyOf(&catalog::EpochOptions::epochs), std::to_string(request.epochs));
        for (const auto& [key, value] : overrides)
            if (configuration.has(key)) ROSA_TRY(configuration.set(catalogue, key, value));
        plan.runs.push_back({row, column, std::move(configuration)});
    }
    return {};
}

/// Notes on what the request changes for all rows. Removes those on published numbers if there are none.
void addNotes(const PlanRequest& request, Plan& plan)
{
    if (request.epochs > 0)
        noteOnce(plan.notes, "Methods that train in epochs were trained for " + std::to_string(request.epochs) +
                                 ", not for those of their presets");
    if (!request.preset.empty()) noteOnce(plan.notes, "Preset of the methods: " + request.preset);
    bool hasPublished = false;
    for (PlanRow& row : plan.rows) {
        const bool isAny = std::ranges::any_of(row.published, [](const auto& value) { return value.has_value(); });
        if (!isAny) row.note.clear();
        hasPublished = hasPublished || isAny;
    }
    if (!hasPublished) plan.source.clear();  // Nothing is copied from it.
    if (!request.protocol.empty() && hasPublished)
        noteOnce(plan.notes,
                 "Protocol " + request.protocol + " was requested; published numbers may have been measured under another");
}

Result<Plan> finished(const catalog::Catalogue& catalogue, const PlanRequest& request, Plan plan,
                      const std::vector<PlannedColumn>& columns, const std::vector<Variant>& variants, int seeds)
{
    plan.id = request.what;
    plan.isQuick = request.isQuick;
    plan.seeds = request.seeds > 0 ? request.seeds : request.isQuick ? kQuickSeeds : seeds;
    plan.splits = request.splits > 0 ? request.splits : request.isQuick ? kQuickSplits : kSplits;
    for (const PlannedColumn& column : columns) plan.columns.push_back(column.place);
    for (const Variant& variant : variants) {
        plan.rows.push_back(variant.row);
        const catalog::Method* method = catalogue.method(variant.row.method);
        plan.rows.back().isSeedless = method && drawsNothing(*method);
    }
    if (!request.selection.empty() && std::ranges::none_of(columns, choosesC, &PlannedColumn::protocol))
        return badInput("option --selection does not apply to %1: protocol %2 does not choose C", request.what,
                        columns.front().protocol);
    ROSA_TRY(checkPreset(catalogue, request.preset, variants));
    for (int seed = 1; seed <= plan.seeds; ++seed)
        for (std::size_t row = 0; row < variants.size(); ++row)
            if (!variants[row].row.method.empty())
                ROSA_TRY(addRuns(catalogue, request, columns, variants[row], row, static_cast<std::uint64_t>(seed), plan));
    addNotes(request, plan);
    return plan;
}

/// The published numbers of a row; none for other data sets.
std::vector<std::optional<catalog::PublishedValue>> valuesOf(const catalog::PublishedRow& row,
                                                             const std::vector<PlannedColumn>& columns)
{
    std::vector<std::optional<catalog::PublishedValue>> values;
    values.reserve(columns.size());
    for (const PlannedColumn& column : columns)
        values.push_back(column.published ? row.values[*column.published] : std::nullopt);
    return values;
}

/// A method with a preset: "bgrl:short".
struct NamedMethod {
    const catalog::Method* method = nullptr;
    std::string preset;  ///< "": none is named.
};

Result<NamedMethod> namedMethod(const catalog::Catalogue& catalogue, const std::string& name)
{
    const std::size_t mark = name.find(kWithPreset);
    NamedMethod named{methodNamed(catalogue, name.substr(0, mark)), {}};
    if (!named.method) {
        std::vector<std::string> known;
        for (const catalog::Method& one : catalogue.methods) known.push_back(one.id);
        return unknownName(Message("unknown method '%1'", name), name.substr(0, mark), known);
    }
    if (mark == std::string::npos) return named;
    named.preset = name.substr(mark + 1);
    if (named.preset.empty()) return badInput("method '%1': expected a preset after the colon, as in bgrl:short", name);
    return named;
}

/// A row in addition to the requested rows of the published table: raw features, the random encoder, another method, or one of the table's
/// methods with another preset. It has the published numbers of its method if the table contains the method.
Result<Variant> rowBesides(const catalog::Catalogue& catalogue, const catalog::PublishedTable& table,
                           const std::vector<PlannedColumn>& columns, const std::string& name)
{
    ROSA_TRY_ASSIGN(const NamedMethod named, namedMethod(catalogue, name));
    const catalog::Method* method = named.method;
    Variant variant{{method->title, method->id, false, true, {}, {}}, {}};
    variant.row.published.resize(columns.size());
    const auto published = std::ranges::find(table.rows, method->title, &catalog::PublishedRow::title);
    if (published != table.rows.end()) {  // For example raw features that were not requested: their number is published.
        variant.row.note = published->note;
        variant.row.published = valuesOf(*published, columns);
    }
    if (named.preset.empty()) return variant;
    variant.preset = named.preset;
    variant.row.title = titleWithPreset(*method, variant.preset);
    variant.row.isBaseline = false;
    return variant;
}

/// The requested rows of a published table, requested rows of other methods, and the two baselines of every table.
Result<std::vector<Variant>> rowsOf(const catalog::Catalogue& catalogue, const catalog::PublishedTable& table,
                                    const std::vector<PlannedColumn>& columns, const std::vector<std::string>& methods)
{
    std::vector<Variant> variants;
    std::vector<std::string> wanted;
    for (const std::string& method : methods)
        if (const std::string name = lowerCase(withoutFirstPreset(catalogue, method));
            std::ranges::find(wanted, name) == wanted.end())
            wanted.push_back(name);
    const auto isWanted = [&](const std::string& title, const std::string& id) {
        auto found = std::ranges::find(wanted, lowerCase(title));
        if (found == wanted.end()) found = std::ranges::find(wanted, id);
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

/// Without RoSA, the first of several requested methods is the one that the others are compared with.
void chooseReference(const catalog::Catalogue& catalogue, const std::vector<std::string>& methods,
                     std::vector<Variant>& variants)
{
    const auto isMethod = [](const Variant& variant) {
        const std::string& method = variant.row.method;
        return !method.empty() && method != "raw" && method != "random";
    };
    const bool hasReference = std::ranges::any_of(variants, [](const Variant& variant) { return variant.row.isReference; });
    if (hasReference || std::ranges::count_if(variants, isMethod) < 2) return;
    for (const std::string& name : methods) {
        const auto named = namedMethod(catalogue, withoutFirstPreset(catalogue, name));
        if (!named) continue;  // A row of the published table without a method.
        const auto row = std::ranges::find_if(variants, [&](const Variant& variant) {
            return isMethod(variant) && variant.row.method == named->method->id && variant.preset == named->preset;
        });
        if (row == variants.end()) continue;
        row->row.isReference = true;
        return;
    }
}

Result<Plan> planOfTable(const catalog::Catalogue& catalogue, const catalog::PublishedTable& table,
                         const PlanRequest& request, const std::vector<OtherData>& others)
{
    ROSA_TRY(variantsNamed(request.what, request.variants));
    ROSA_TRY_ASSIGN(auto columns, chosenColumns(catalogue, request, table.columns, {}, table.encoder, others));
    Plan plan;
    ROSA_TRY(chooseProtocols(catalogue, request, table.protocol, others, columns, plan));
    ROSA_TRY_ASSIGN(auto variants, rowsOf(catalogue, table, columns, request.methods));
    chooseReference(catalogue, request.methods, variants);
    const bool isOfTable =
        std::ranges::all_of(columns, [](const PlannedColumn& column) { return column.published.has_value(); });
    plan.title = isOfTable ? table.title : table.titleOfAny;
    plan.source = table.source;
    plan.metric = table.metric;
    return finished(catalogue, request, std::move(plan), columns, variants, seedsOf(table));
}

/// Whether the catalogue and the method have these keys and choices.
bool isPossible(const catalog::Catalogue& catalogue, const catalog::Method& method, const Overrides& overrides)
{
    return std::ranges::all_of(overrides, [&](const auto& one) {
        const catalog::Parameter* parameter = catalogue.parameter(one.first);
        return parameter && std::ranges::find(method.parameters, one.first) != method.parameters.end() &&
               catalog::parseValue(*parameter, one.second).ok();
    });
}

/// The `wanted` variants of one method; all if empty. With several methods (`isOneOfMany`), their titles begin with the method's.
void addVariants(const catalog::Catalogue& catalogue, const std::string& what, const std::vector<std::string>& wanted,
                 const NamedMethod& named, bool isOneOfMany, std::vector<Variant>& variants)
{
    const bool isFirst = variants.empty();
    const std::string name = named.preset.empty() ? named.method->title : titleWithPreset(*named.method, named.preset);
    for (const Part& part : partsOfStudy(what)) {
        const bool isWanted = part.id.empty() || wanted.empty() || std::ranges::find(wanted, part.id) != wanted.end();
        if (!isWanted || !isPossible(catalogue, *named.method, part.overrides)) continue;
        PlanRow row{part.title, named.method->id, part.overrides.empty() && isFirst, false, {}, {}};
        if (row.title.empty()) {
            const auto& [key, value] = part.overrides.front();
            row.title = store::LabelPart{catalog::briefPattern(*catalogue.parameter(key), value), value}.text();
            if (isFirst) row.value = RowValue{key, catalogue.parameter(key)->title, value};  // Curves show the first method.
        }
        if (isOneOfMany) row.title = part.overrides.empty() ? name : name + " (" + row.title + ")";
        variants.push_back({std::move(row), part.overrides, named.preset});
    }
}

/// RoSA's variants, or those of the requested methods.
Result<Plan> planOfStudy(const catalog::Catalogue& catalogue, const PlanRequest& request,
                         const std::vector<OtherData>& others)
{
    ROSA_TRY_ASSIGN(auto columns, chosenColumns(catalogue, request, columnsOfStudy(), usualOfStudy(), "gcn", others));
    Plan plan;
    ROSA_TRY(chooseProtocols(catalogue, request, {}, others, columns, plan));
    plan.title = titleOfStudy(request.what);
    plan.metric = "accuracy";
    ROSA_TRY_ASSIGN(const auto wanted, variantsNamed(request.what, request.variants));
    std::vector<std::string> names = request.methods;
    if (names.empty()) names.emplace_back("rosa");
    std::vector<Variant> variants;
    for (const std::string& name : names) {
        ROSA_TRY_ASSIGN(const NamedMethod named, namedMethod(catalogue, name));
        const bool isRosaAlone = names.size() == 1 && named.method->id == "rosa" && named.preset.empty();
        addVariants(catalogue, request.what, wanted, named, !isRosaAlone, variants);
    }
    if (variants.size() == names.size())  // Only the presets themselves.
        return badInput("%1 varies no parameter of %2",
                        wanted.empty() ? Message::verbatim(request.what) : Message("variant %1", joined(wanted, ", ")),
                        joined(names));
    for (Variant& variant : variants) variant.row.published.resize(columns.size());
    return finished(catalogue, request, std::move(plan), columns, variants, kSeeds);
}

}  // namespace

Result<Plan> makePlan(const catalog::Catalogue& catalogue, const PlanRequest& request, const std::vector<OtherData>& others)
{
    for (const catalog::PublishedTable& table : catalog::publishedTables())
        if (table.id == request.what) return planOfTable(catalogue, table, request, others);
    if (isStudy(request.what)) return planOfStudy(catalogue, request, others);
    return badInput("unknown plan '%1'; available: %2", request.what, joined(planIds()));
}

}  // namespace rosa::tables
