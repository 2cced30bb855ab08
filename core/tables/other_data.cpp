#include "core/tables/other_data.h"

#include <algorithm>

#include "core/base/text/nearest.h"
#include "core/data/catalogue.h"
#include "core/evaluate/protocol.h"
#include "core/tables/plan_parts.h"

namespace rosa::tables {

namespace {

/// Data sets below this size are opened in no time; only they can have too few labelled nodes for the usual protocol.
constexpr std::int64_t kSmallNodes = 10'000;

/// The article's title of one of its data sets: "Cornell"; "" for others.
std::string publishedTitle(const std::string& name)
{
    std::vector<catalog::PublishedColumn> known = columnsOfStudy();
    for (const catalog::PublishedTable& table : catalog::publishedTables())
        known.insert(known.end(), table.columns.begin(), table.columns.end());
    for (const catalog::PublishedColumn& column : known)
        if (column.dataset == name && column.encoder.empty()) return column.title;
    return {};
}

/// Neither in the table nor in the store.
Error unknown(const data::Catalogue& store, const PlanOffer& offer, const std::string& name)
{
    std::vector<std::string> known = offer.datasets;
    if (const auto entries = store.list())
        for (const data::CatalogueEntry& entry : *entries)
            if (std::ranges::find(known, entry.name) == known.end()) known.push_back(entry.name);
    return badInput(didYouMean(
        Message("data set '%1' is neither part of %2 nor in the store; available: %3", name, offer.id, joined(known)),
        nearestName(name, known)));
}

/// Whether the protocol of the request, or of its table, chooses the epoch by the validation part of published splits.
bool needsValidation(const PlanRequest& request)
{
    std::string id = request.protocol;
    for (const catalog::PublishedTable& table : catalog::publishedTables())
        if (id.empty() && table.id == request.what) id = table.protocol;
    const auto protocol = evaluate::protocolById(id);
    return protocol && protocol->usesPublishedSplits && protocol->probe != evaluate::ProbeKind::Logistic;
}

Result<OtherData> readOther(const data::Catalogue& store, const PlanOffer& offer, const std::string& name,
                            bool usesValidation)
{
    if (!store.has(name)) return data::isPackedPath(name) ? badInput("%1: no such file", name) : unknown(store, offer, name);
    ROSA_TRY_ASSIGN(const auto entry, store.find(name));
    if (entry.problem) return entry.problem->within("data set '%1'", name);
    OtherData other;
    other.name = name;
    other.title = data::isPackedPath(name) ? std::filesystem::path(name).stem().string() : publishedTitle(name);
    if (other.title.empty()) other.title = name;
    other.splits = static_cast<int>(entry.card.splits);
    if (entry.card.classes == 0)
        return badInput("data set '%1' has no labels, so it cannot be a column of %2, which compares accuracies", name,
                        offer.id);
    const bool isSmall = entry.card.nodes < kSmallNodes;
    if (!isSmall && (other.splits == 0 || !usesValidation)) return other;
    ROSA_TRY_ASSIGN(const auto dataset, store.open(name));
    other.hasValidation =
        std::ranges::none_of(dataset.splits, [](const graph::Split& split) { return split.validation.empty(); });
    if (isSmall) other.randomProtocol = evaluate::defaultProtocol({}, dataset.labels, {}).id;
    return other;
}

}  // namespace

std::string protocolFor(const OtherData& data, const std::string& wanted, Message& reason)
{
    const auto protocol = evaluate::protocolById(wanted);
    if (!protocol) return data.randomProtocol;
    if (protocol->usesPublishedSplits && data.splits == 0) {
        reason = Message("has no published splits");
        return data.randomProtocol;
    } else if (protocol->usesPublishedSplits && protocol->probe != evaluate::ProbeKind::Logistic && !data.hasValidation) {
        reason = Message("has published splits without validation parts");
        return "public-logistic";
    }
    if (wanted == "cv-10-90" && data.randomProtocol != wanted) {
        reason = Message("has too few labelled nodes");
        return data.randomProtocol;
    }
    return wanted;
}

Result<std::vector<OtherData>> otherDataOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                           const PlanRequest& request)
{
    const std::vector<PlanOffer> offers = planOffers(catalogue);
    const auto offer = std::ranges::find(offers, request.what, &PlanOffer::id);
    std::vector<OtherData> others;
    if (offer == offers.end()) return others;
    const data::Catalogue datasets(store);
    const bool usesValidation = needsValidation(request);
    for (const std::string& name : request.datasets.empty() ? offer->usualDatasets : request.datasets) {
        const bool isOfTable = std::ranges::find(offer->datasets, name) != offer->datasets.end();
        data::Difference difference = data::differenceFromKnown(name, datasets);
        if (isOfTable && request.protocol.empty() && difference.note.empty()) continue;
        if (std::ranges::find(others, name, &OtherData::name) != others.end()) continue;
        auto other = readOther(datasets, *offer, name, usesValidation);
        if (!other && isOfTable) continue;  // Reported with its runs: the other columns are measured in any case.
        if (!other) return other.error();
        if (difference.isNamesake) other->title = name;  // Not the article's title.
        other->difference = std::move(difference);
        // Files of one name in different folders.
        if (std::ranges::find(others, other->title, &OtherData::title) != others.end()) other->title = name;
        others.push_back(std::move(*other));
    }
    return others;
}

}  // namespace rosa::tables
