#include <algorithm>
#include <iterator>

#include "core/base/text/joined.h"
#include "core/base/text/unknown_name.h"
#include "core/catalog/catalogue.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/tables/plan.h"
#include "core/tables/plan_parts.h"
#include "core/tables/row_names.h"

namespace rosa::tables {

namespace {

std::vector<std::string> namesOf(const std::vector<catalog::PublishedColumn>& columns)
{
    std::vector<std::string> names;
    for (const catalog::PublishedColumn& column : columns)
        if (std::ranges::find(names, column.dataset) == names.end()) names.push_back(column.dataset);
    return names;
}

/// `names` without duplicates: first those in `known`, in its order, then the others as they are.
std::vector<std::string> inOrder(const std::vector<std::string>& names, const std::vector<std::string>& known)
{
    std::vector<std::string> ordered;
    for (const std::string& name : known)
        if (std::ranges::find(names, name) != names.end()) ordered.push_back(name);
    for (const std::string& name : names)
        if (std::ranges::find(ordered, name) == ordered.end()) ordered.push_back(name);
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

/// The methods of the catalogue that a request can add. Tables have raw features and the random encoder in any case.
void addOthers(const catalog::Catalogue& catalogue, PlanOffer& offer)
{
    for (const catalog::Method& method : catalogue.methods) {
        const bool isBaseline = !isStudy(offer.id) && (method.id == "raw" || method.id == "random");
        const bool isOffered = std::ranges::any_of(
            offer.methods, [&](const std::string& title) { return methodNamed(catalogue, title) == &method; });
        const bool isFixed = isStudy(offer.id) && !method.trains;  // It has no parameters to study.
        if (method.id != catalog::kForeignMethod && !isBaseline && !isOffered && !isFixed)
            offer.otherMethods.push_back(method.title);
    }
}

}  // namespace

bool drawsNothing(const catalog::Method& method)
{
    return !method.trains && method.encoders.empty() && method.id != catalog::kForeignMethod;
}

std::vector<std::string> planIds() { return {"table1", "table2", "table3", "table4", "further", "ablation", "sensitivity"}; }

std::vector<std::string> variantIds(const std::string& what)
{
    std::vector<std::string> ids;
    if (!isStudy(what)) return ids;
    for (const Part& part : partsOfStudy(what))
        if (!part.id.empty()) ids.push_back(part.id);
    return ids;
}

Result<std::vector<std::string>> variantsNamed(const std::string& what, const std::vector<std::string>& names)
{
    const std::vector<std::string> known = variantIds(what);
    if (known.empty() && !names.empty()) return badInput("%1 has no variants; ablation and sensitivity have", what);
    std::vector<std::string> ids;
    for (const std::string& name : names) {
        const std::size_t before = ids.size();
        std::ranges::copy_if(known, std::back_inserter(ids),
                             [&](const std::string& id) { return id == name || id.starts_with(name + "="); });
        if (ids.size() == before) return unknownName(Message("%1 has no variant '%2'", what, name), name, known);
    }
    return ids;
}

std::vector<PlanOffer> planOffers(const catalog::Catalogue& catalogue)
{
    std::vector<PlanOffer> offers;
    for (const catalog::PublishedTable& table : catalog::publishedTables()) {
        PlanOffer offer;
        offer.id = table.id;
        offer.title = table.title;
        offer.datasets = offer.usualDatasets = namesOf(table.columns);
        offer.seeds = seedsOf(table);
        offer.choosesC = choosesC(table.protocol);
        for (const catalog::PublishedRow& row : table.rows) {
            const catalog::Method* method = methodNamed(catalogue, row.title);
            if (!method) continue;
            offer.methods.push_back(row.title);
            std::ranges::move(presetRowsOf(*method), std::back_inserter(offer.presetRows));
        }
        offers.push_back(std::move(offer));
    }
    for (const char* id : {"ablation", "sensitivity"}) {
        PlanOffer offer;
        offer.id = id;
        offer.title = titleOfStudy(id);
        offer.datasets = namesOf(columnsOfStudy());
        offer.usualDatasets = usualOfStudy();
        offer.seeds = kSeeds;
        if (const catalog::Method* rosa = catalogue.method("rosa")) offer.methods = {rosa->title};
        offers.push_back(std::move(offer));
    }
    for (PlanOffer& offer : offers) {
        offer.splits = kSplits;
        addOthers(catalogue, offer);
    }
    return offers;
}

PlanRequest normalised(const catalog::Catalogue& catalogue, PlanRequest request)
{
    const std::vector<PlanOffer> offers = planOffers(catalogue);
    const auto offer = std::ranges::find(offers, request.what, &PlanOffer::id);
    if (offer == offers.end()) return request;
    std::ranges::sort(request.datasets);  // Those that the table does not have, alphabetically.
    request.datasets = inOrder(request.datasets, offer->datasets);
    if (request.datasets == offer->usualDatasets) request.datasets.clear();
    for (std::string& name : request.methods) name = titleOf(catalogue, *offer, name);
    const bool hasRosa = std::ranges::find(request.methods, titleOf(catalogue, *offer, "rosa")) != request.methods.end();
    request.methods = inOrder(request.methods, hasRosa ? offer->methods : std::vector<std::string>());
    if (!isStudy(request.what)) request.methods = withoutBaselines(catalogue, *offer, std::move(request.methods));
    if (request.methods == offer->methods) request.methods.clear();
    request.with = inOrder(request.with, {});
    if (const auto named = variantsNamed(request.what, request.variants)) {  // makePlan() reports an unknown one.
        request.variants = inOrder(*named, variantIds(request.what));
        if (request.variants == variantIds(request.what)) request.variants.clear();
    }
    if (request.seeds == (request.isQuick ? kQuickSeeds : offer->seeds)) request.seeds = 0;
    if (request.splits == (request.isQuick ? kQuickSplits : offer->splits)) request.splits = 0;
    return request;
}

void describe(bind::Fields<PlanRequest>& fields)
{
    fields
        .text(&PlanRequest::what, "what", "Table",
              "table1 … table4, further, ablation, sensitivity, figure-tsne or figure-matrix")
        .positional()
        .required();
    fields
        .text(&PlanRequest::datasets, "datasets", "Data sets",
              "Only these data sets (comma-separated): those of the table and any others of the store, see `rosa data "
              "list`, or packed files")
        .placeholder("NAME");
    fields
        .text(&PlanRequest::methods, "methods", "Methods",
              "Only these methods (comma-separated), by id or title; bgrl:short is bgrl with the preset short; for "
              "ablation and sensitivity the methods whose variants are compared (rosa)")
        .placeholder("NAME");
    fields
        .text(&PlanRequest::with, "with", "Additional rows",
              "Additional rows (comma-separated): embeddings recorded by `rosa evaluate --embedding … --name`, by name; or "
              "runs with custom settings, by id or name")
        .placeholder("NAME");
    fields
        .text(&PlanRequest::variants, "variants", "Variants",
              "Only these variants of ablation (" + joined(variantIds("ablation")) +
                  ") or sensitivity (a key, or KEY=VALUE), comma-separated; the method itself is always there")
        .placeholder("ID")
        .briefly();
    fields.integer(&PlanRequest::seeds, "seeds", "Seeds", "Number of seeds, starting at 1 (5; 2 for table2)")
        .from(1)
        .upTo(10000)
        .placeholder("N");
    fields.integer(&PlanRequest::splits, "splits", "Splits", "Number of splits, the same for each method and seed (10)")
        .from(1)
        .upTo(10000)
        .placeholder("S");
    fields.flag(&PlanRequest::isQuick, "quick", "Quick",
                "Trial run of minutes with one seed, two splits, 20 epochs; the numbers are not comparable");
    fields
        .id(&PlanRequest::selection, "selection", "Choice of C",
            catalog::parameterOf(&catalog::EvaluationOptions::selection).choices,
            "Rule by which logistic regression selects C: accuracy-stratified, as scikit-learn, or "
            "exact-match-unshuffled, as the published program (default: by the preset of each row)")
        .placeholder("RULE")
        .briefly();
    fields
        .text(&PlanRequest::preset, "preset", "Preset",
              "Preset of all methods, as paper; reference@cora applies the values of reference for Cora to data sets "
              "that have none (each method's first)")
        .placeholder("PRESET[@DATASET]")
        .briefly();
    fields
        .integer(&PlanRequest::epochs, "epochs", "Epochs",
                 "Number of epochs of all methods that train in epochs, instead of those of their presets")
        .from(1)
        .placeholder("N")
        .briefly();
    fields
        .text(&PlanRequest::protocol, "protocol", "Protocol",
              "Protocol of all columns, see `rosa describe protocols` (that of the table)")
        .placeholder("ID")
        .briefly();
}

}  // namespace rosa::tables
