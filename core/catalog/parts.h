/// Functions from which makeCatalogue() builds the catalogue, one per description file. Private to core/catalog.
#pragma once

#include <vector>

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

Encoder gatEncoder();
Encoder gcnEncoder();
Encoder mlpEncoder();
Encoder sageEncoder();

/// Catalogue::foreign
Method embeddingMethod();

/// Parameters of time snapshots and of their node2vec features; contrastedGroups() adds the choice of negatives for methods that contrast
/// snapshots.
std::vector<Group> timedGroups();
std::vector<Group> contrastedGroups();

/// A result from a source other than the tables of published_tables.h, in per cent; `deviation` is negative if unknown.
PublishedResult published(std::string dataset, std::string encoder, double mean, double deviation, std::string source,
                          std::string note, std::string protocol);

inline constexpr const char* kArticle =
    "Zhu, Guo, Wu, Tang: RoSA: A Robust Self-Aligned Framework for Node-Node Graph "
    "Contrastive Learning, IJCAI 2022";

}  // namespace rosa::catalog
