/// A small data set and configurations for tests of the training core.
#pragma once

#include "core/base/random.h"
#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"
#include "core/catalog/options/objective_options.h"
#include "core/data/dataset.h"

namespace rosa::test {

/// Values of parameters, by key.
using Overrides = std::vector<std::pair<std::string, std::string>>;

/// Two rings of `half` nodes joined by one edge; each ring is a class, with 12 binary features correlated with the class.
inline data::Dataset twoRings(int half = 20)
{
    data::Dataset dataset;
    dataset.name = "rings";
    dataset.title = "Two rings";
    std::vector<graph::Arc> arcs{{0, half}};
    for (int ring = 0; ring < 2; ++ring)
        for (int i = 0; i < half; ++i) {
            arcs.push_back({ring * half + i, ring * half + (i + 1) % half});
            arcs.push_back({ring * half + i, ring * half + (i + 3) % half});
        }
    dataset.graph = graph::Graph::undirected(2 * half, arcs).value();
    std::vector<std::int64_t> offsets{0};
    std::vector<std::int32_t> columns;
    RandomStream stream(5, Purpose::Generator);
    for (int node = 0; node < 2 * half; ++node) {
        for (int column = 0; column < 12; ++column)
            if (stream.uniform() < ((column < 6) == (node < half) ? 0.6f : 0.1f)) columns.push_back(column);
        offsets.push_back(static_cast<std::int64_t>(columns.size()));
        dataset.labels.ofNode.push_back(node < half ? 0 : 1);
    }
    const std::vector<float> ones(columns.size(), 1.0f);
    dataset.features = graph::Features::sparse(2 * half, 12, offsets, columns, ones).value();
    dataset.labels.classNames = {"left", "right"};
    return dataset;
}

/// The objective of the RoSA preset "reference" or "paper".
inline catalog::ObjectiveOptions objectiveOf(const std::string& preset)
{
    catalog::Selection selection;
    selection.preset = preset;
    return catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value().get<catalog::ObjectiveOptions>();
}

/// A small RoSA configuration: hidden 8, batch 16, 12 epochs, one split; `overrides` are applied last.
inline catalog::Configuration smallRosa(const catalog::Catalogue& catalogue, Overrides overrides = {},
                                        const std::string& preset = "reference", const std::string& encoder = "gcn")
{
    catalog::Selection selection;
    selection.dataset = "rings";
    selection.preset = preset;
    selection.encoder = encoder;
    selection.seed = 7;
    selection.overrides = {{"encoder.hidden", "8"},         {"sampling.batch_size", "16"}, {"train.epochs", "12"},
                           {"train.checkpoint_every", "4"}, {"watch.pairs", "4"},          {"watch.snapshots", "40"},
                           {"evaluation.protocol", "none"}};
    selection.overrides.insert(selection.overrides.end(), overrides.begin(), overrides.end());
    auto configuration = catalog::Configuration::resolve(catalogue, selection);
    ROSA_CHECK(configuration.ok(), configuration.ok() ? "" : configuration.error().text());
    return *configuration;
}

}  // namespace rosa::test
