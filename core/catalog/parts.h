/// The pieces that makeCatalogue() puts together: one function a description file. Private to core/catalog.
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

/// Time snapshots and the features that node2vec makes of them; and, for methods that contrast snapshots, which are negatives.
std::vector<Group> timedGroups();
std::vector<Group> contrastedGroups();

/// A number of another source than the tables of published_tables.h, in per cent; `deviation` negative where there is none.
PublishedResult published(std::string dataset, std::string encoder, double mean, double deviation, std::string source,
                          std::string note, std::string protocol);

std::vector<Protocol> protocols();

inline constexpr const char* kArticle =
    "Zhu, Guo, Wu, Tang: RoSA: A Robust Self-Aligned Framework for Node-Node Graph "
    "Contrastive Learning, IJCAI 2022";

}  // namespace rosa::catalog
