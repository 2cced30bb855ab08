#include "core/tables/plan_parts.h"

#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/training_options.h"
#include "core/evaluate/protocol.h"

namespace rosa::tables {

namespace {

constexpr const char* kAblation = "ablation";
constexpr const char* kSensitivity = "sensitivity";

std::vector<Part> partsOfRosa()
{
    const std::string& topology = catalog::keyOf(&catalog::ObjectiveOptions::topology);
    const std::string& adversary = catalog::keyOf(&catalog::AscentOptions::enabled);
    const std::string& coupling = catalog::keyOf(&transport::BlockOptions::coupling);
    return {{"", "RoSA", {}},
            {"no-topology", translatable("without topology rescale"), {{topology, "false"}}},
            {"no-adversary", translatable("without adversarial training"), {{adversary, "false"}}},
            {"neither", translatable("without either"), {{topology, "false"}, {adversary, "false"}}},
            {"in-order", translatable("without transport: cosine, equal node counts"), {{coupling, "in-order"}}},
            {"aligned", translatable("aligned views"), {{catalog::keyOf(&catalog::AlignmentOptions::isAligned), "true"}}},
            {"independent", translatable("independent coupling"), {{coupling, "independent"}}},
            {"uniform", translatable("uniform coupling"), {{coupling, "uniform"}}},
            {"exact", translatable("exact plan"), {{coupling, "exact"}}},
            {"matching", translatable("one-to-one matching"), {{coupling, "matching"}}}};
}

/// Varies one key at a time; uses the values of the article's figure if there is one.
std::vector<Part> valuesOfRosa()
{
    std::vector<Part> parts{{"", translatable("preset"), {}}};
    const std::pair<std::string, std::vector<const char*>> lines[] = {
        {catalog::keyOf(&sampling::WalkOptions::steps), {"5", "10", "20", "30", "40", "50"}},
        {catalog::keyOf(&catalog::BatchOptions::size), {"16", "32", "64", "128", "256"}},
        {catalog::keyOf(&transport::BlockOptions::lambda), {"5", "10", "20", "40"}},
        {catalog::keyOf(&transport::BlockOptions::iterations), {"1", "5", "20"}},
        {catalog::keyOf(&catalog::TemperatureOptions::temperature), {"0.2", "0.4", "0.6", "0.8"}}};
    for (const auto& [key, values] : lines)
        for (const char* value : values) parts.push_back({key + "=" + value, "", {{key, value}}});
    return parts;
}

}  // namespace

int seedsOf(const catalog::PublishedTable& table) { return table.protocol == "public-linear" ? 2 : kSeeds; }

bool choosesC(const std::string& protocol)
{
    const auto known = evaluate::protocolById(protocol);
    return !known || known->probe == evaluate::ProbeKind::Logistic;
}

std::vector<Part> partsOfStudy(const std::string& what) { return what == kAblation ? partsOfRosa() : valuesOfRosa(); }

bool isStudy(const std::string& what) { return what == kAblation || what == kSensitivity; }

const char* titleOfStudy(const std::string& what)
{
    return what == kAblation ? translatable("Ablation of RoSA's components")
                             : translatable("Sensitivity of RoSA to single parameters");
}

std::vector<std::string> usualOfStudy() { return {"cora", "citeseer"}; }

std::vector<catalog::PublishedColumn> columnsOfStudy()
{
    return {{"cora", "", "Cora"},       {"citeseer", "", "Citeseer"},   {"pubmed", "", "Pubmed"},
            {"cornell", "", "Cornell"}, {"wisconsin", "", "Wisconsin"}, {"texas", "", "Texas"}};
}

}  // namespace rosa::tables
