/// Pieces that plans are made of. Private to core/tables.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/base/text/joined.h"
#include "core/catalog/published_tables.h"
#include "core/tables/plan.h"

namespace rosa::tables {

/// Keys and values in which the runs of a row differ from the method's preset.
using Overrides = std::vector<std::pair<std::string, std::string>>;

inline constexpr const char* kQuickEpochs = "20";
inline constexpr int kQuickSeeds = 1;
inline constexpr int kQuickSplits = 2;
/// Ten or more splits are enough pairs for a test; on published splits fewer seeds suffice.
inline constexpr int kSeeds = 5;
inline constexpr int kSplits = 10;

int seedsOf(const catalog::PublishedTable& table);

/// Whether results under a table's protocol depend on how C is chosen; true for an unknown protocol, since those of the data sets may.
bool choosesC(const std::string& protocol);

/// A variant of a method.
struct Part {
    std::string id;  ///< In PlanRequest::variants; "": the method as its preset has it, with which the others are compared.
    const char* title;  ///< "" for the value of a parameter.
    Overrides overrides;
};

/// The variants of a study of single methods: the ablation, or the values of one key at a time. The first is the preset itself.
std::vector<Part> partsOfStudy(const std::string& what);
/// Whether the plan is such a study: "ablation", "sensitivity".
bool isStudy(const std::string& what);
const char* titleOfStudy(const std::string& what);

/// Data sets of a study.
std::vector<catalog::PublishedColumn> columnsOfStudy();
std::vector<std::string> usualOfStudy();

}  // namespace rosa::tables
