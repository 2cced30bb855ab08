/// Which runs a table is made of: the article's tables, the ablation of RoSA's parts, the sensitivity to its parameters.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/catalog/published_tables.h"

namespace rosa::reproduce {

/// What is asked. An empty list: all there are; 0: what suits the table.
struct PlanRequest {
    std::string what = "table1";  ///< One of planIds().
    std::vector<std::string> datasets;
    /// Ids or titles, "bgrl:short" for a row of another preset; of an ablation and of sensitivity: none, they are RoSA's.
    std::vector<std::string> methods;
    std::vector<std::string> with;  ///< Runs or foreign embeddings of a store that get a row each: addGivenRows().
    int seeds = 0;
    int splits = 0;
    bool isQuick = false;  ///< One seed, two splits, 20 epochs: to see that everything works, not to compare.
    /// How every row's logistic regression chooses C, a choice of evaluation.selection; "": as each row's preset says.
    std::string selection = {};
};

/// The value of one parameter that a row is of.
struct RowValue {
    std::string key;    ///< "transport.lambda"
    std::string title;  ///< Of the parameter: "Sharpness λ".
    std::string text;   ///< "20"
};

/// One line of the table.
struct PlanRow {
    std::string title;
    std::string
        method;  ///< Id in the catalogue; "" where it has none of that title, and only the published number is shown.
    bool isReference = false;  ///< What the others are compared with: RoSA, or all its parts in place.
    bool isBaseline = false;   ///< Not asked for, but needed to read the table: raw features, a random encoder.
    std::string note;          ///< Of the published numbers.
    std::vector<std::optional<catalog::PublishedValue>> published;  ///< One a column.
    std::map<std::size_t, std::string> unfit = {};                  ///< Columns whose data set the method refuses, and why.
    bool isSeedless = false;             ///< The method draws nothing: one run stands for every seed.
    std::optional<RowValue> value = {};  ///< Of the sensitivity study's rows.
};

/// A run to be made. Runs of one column and seed share their splits.
struct PlannedRun {
    std::size_t row = 0, column = 0;
    catalog::Configuration configuration;
    std::string given = {};  ///< Run that stands for it, which cannot be made but only measured; "": it is made.
};

struct Plan {
    std::string id, title, source, metric;
    bool isQuick = false;
    int seeds = 0, splits = 0;
    std::vector<catalog::PublishedColumn> columns;
    std::vector<PlanRow> rows;
    std::vector<PlannedRun> runs;    ///< Seed by seed, so that a plan that is cut short has compared what it has.
    std::vector<std::string> notes;  ///< "GMI does not run with encoder mlp"
};

/// Whether its results are the same whatever the seed. Not of foreign embeddings, of which nobody knows.
bool drawsNothing(const catalog::Method& method);

/// "table1" … "table4", "ablation", "sensitivity".
std::vector<std::string> planIds();

/// A row of a method under another preset than its first.
struct PresetRow {
    std::string name;   ///< As PlanRequest::methods takes it: "bgrl:short".
    std::string title;  ///< "BGRL (short)"
};

/// Of each other preset of a method, in its order.
std::vector<PresetRow> presetRowsOf(const catalog::Method& method);

/// What a request of one plan can choose from, for forms.
struct PlanOffer {
    std::string id, title;
    std::vector<std::string> datasets;       ///< All there are.
    std::vector<std::string> usualDatasets;  ///< Those of a request that names none.
    std::vector<std::string> methods;        ///< Titles of rows that can be left out; empty: they are fixed.
    std::vector<PresetRow> presetRows;       ///< Of these methods; a request that names no methods has none of them.
    int seeds = 0, splits = 0;               ///< Where a request says 0.
    bool choosesC = true;                    ///< Its results depend on PlanRequest::selection, which others refuse.
};

/// One of each of planIds().
std::vector<PlanOffer> planOffers(const catalog::Catalogue& catalogue);

/// The same request in the one spelling that all others of the same plan have: data sets and methods by their names in the table, in its order and each once; all
/// that the table has, and the numbers that suit it, are not said. Names that are unknown stay, for makePlan() to complain of.
PlanRequest normalised(const catalog::Catalogue& catalogue, PlanRequest request);

/// What a request says besides its table, as names of `rosa reproduce`'s options and their values: {"datasets", "cora,citeseer"};
/// quick, which has no value there, is "1".
std::vector<std::pair<std::string, std::string>> optionsOf(const PlanRequest& request);

/// An Error names what is unknown, with what there is.
Result<Plan> makePlan(const catalog::Catalogue& catalogue, const PlanRequest& request);

}  // namespace rosa::reproduce
