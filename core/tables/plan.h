/// Plans: which runs a table consists of. There are plans for the article's tables, the ablation of RoSA's components and the sensitivity
/// to its parameters.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/catalog/published_tables.h"
#include "core/data/known_data.h"

namespace rosa::tables {

/// A request for a plan. An empty list means all; 0 means the default of the table.
struct PlanRequest {
    std::string what = "table1";  ///< One of planIds().
    /// Columns of the table, or any others of a store (names, or absolute paths of packed files), which have no published numbers.
    std::vector<std::string> datasets;
    /// Ids or titles; "bgrl:short" for a row with another preset. For ablation and sensitivity: the methods whose variants are compared,
    /// RoSA if empty.
    std::vector<std::string> methods = {};
    std::vector<std::string> with = {};  ///< Runs or external embeddings of a store, one row each: addGivenRows().
    int seeds = 0;
    int splits = 0;
    bool isQuick = false;  ///< One seed, two splits, 20 epochs: a functional test; results are not comparable.
    /// How the logistic regression of every row chooses C, a choice of evaluation.selection; "": from each row's preset.
    std::string selection = {};
    /// Preset of the rows that name none, as "paper" or "reference@cora"; "": each method's first. Values of the data set behind @ apply to
    /// data sets for which the method's preset has no values of its own. Methods without the preset keep their first.
    std::string preset = {};
    int epochs = 0;             ///< Of the methods that train in epochs; 0: those of their presets.
    std::string protocol = {};  ///< Of all columns; "": that of the table, as far as the data set has splits for it.
    std::vector<std::string> variants =
        {};  ///< Of ablation and sensitivity, as of variantIds(); each method itself is there in any case.
};

/// The options of `rosa reproduce` and of figures of a table, and the stored form of a request.
void describe(bind::Fields<PlanRequest>& fields);

/// What a plan needs to know of a data set that its table does not have, or that differs from the one of this name in the table.
struct OtherData {
    std::string name;           ///< As in a run's configuration: a name in the store, or the absolute path of a packed file.
    std::string title;          ///< Of its column: "mine"; of a packed file its name without the ending.
    int splits = 0;             ///< Number of published splits.
    bool hasValidation = true;  ///< Whether each of them has a validation part, by which the linear probes choose the epoch.
    std::string randomProtocol = "cv-10-90";  ///< The protocol with random splits that fits its number of labelled nodes.
    data::Difference difference = {};         ///< From the published data set of its name.
};

/// The parameter value that a row of the sensitivity study varies.
struct RowValue {
    std::string key;    ///< "transport.lambda"
    std::string title;  ///< Title of the parameter: "Sharpness λ".
    std::string text;   ///< "20"
};

/// One line of the table.
struct PlanRow {
    std::string title;
    std::string
        method;  ///< Id in the catalogue; "" if the catalogue has no method of that title: only the published number is shown.
    /// The row that others are compared with: RoSA, or RoSA with all components; without RoSA, the first requested method.
    bool isReference = false;
    bool isBaseline = false;  ///< Added automatically as a baseline: raw features, a random encoder.
    std::string note;         ///< Remark on the published numbers.
    std::vector<std::optional<catalog::PublishedValue>> published;  ///< One per column.
    std::map<std::size_t, std::string> unfit = {};  ///< Columns on whose data set the method cannot run, and the reason.
    bool isSeedless = false;                        ///< The method is deterministic: one run represents every seed.
    std::optional<RowValue> value = {};             ///< Only for rows of the sensitivity study.
};

/// A planned run. Runs of the same column and seed share their splits.
struct PlannedRun {
    std::size_t row = 0, column = 0;
    catalog::Configuration configuration;
    std::string given = {};  ///< Existing run that is only evaluated, not trained; "": the run is trained.
};

struct Plan {
    std::string id, title, source, metric;
    bool isQuick = false;
    int seeds = 0, splits = 0;
    std::vector<catalog::PublishedColumn> columns;
    std::vector<PlanRow> rows;
    std::vector<PlannedRun> runs;    ///< Ordered by seed, so that an interrupted plan still has comparable results.
    std::vector<std::string> notes;  ///< "GMI does not run with encoder mlp"
};

/// Whether a method is deterministic, i.e. independent of the seed. False for external embeddings, for which this is unknown.
bool drawsNothing(const catalog::Method& method);

/// "table1" … "table4", "further", "ablation", "sensitivity".
std::vector<std::string> planIds();

/// Ids of the variants of a study in the order of its rows: "exact", "transport.lambda=20"; none for a table.
std::vector<std::string> variantIds(const std::string& what);

/// The ids that `names` mean: themselves, or all values of a key. An Error names an unknown one and the nearest id.
Result<std::vector<std::string>> variantsNamed(const std::string& what, const std::vector<std::string>& names);

/// A row of a method with a preset other than its first.
struct PresetRow {
    std::string name;   ///< In the form of PlanRequest::methods: "bgrl:short".
    std::string title;  ///< "BGRL (short)"
};

/// One per preset of a method except the first, in order.
std::vector<PresetRow> presetRowsOf(const catalog::Method& method);

/// The choices of a request for one plan, for forms.
struct PlanOffer {
    std::string id, title;
    std::vector<std::string> datasets;           ///< All available.
    std::vector<std::string> usualDatasets;      ///< Used if a request names none.
    std::vector<std::string> methods;            ///< Titles of its methods, all included if a request names none.
    std::vector<std::string> otherMethods = {};  ///< Titles of further methods; only included if a request names them.
    std::vector<PresetRow> presetRows;           ///< Additional rows of its methods; only included if a request names them.
    int seeds = 0, splits = 0;                   ///< Defaults for a request with 0.
    bool choosesC = true;  ///< Whether its results depend on PlanRequest::selection; otherwise a request must not set it.
};

/// One per id in planIds().
std::vector<PlanOffer> planOffers(const catalog::Catalogue& catalogue);

/// The canonical form of a request, equal for all requests of the same plan: data sets and methods by their names in the table, each once
/// and in table order, methods that the table does not have as requested; complete lists and default numbers are left empty or 0. Without
/// RoSA all methods stay as requested, since the first is the reference. Unknown names are kept; makePlan() reports them.
PlanRequest normalised(const catalog::Catalogue& catalogue, PlanRequest request);

/// `others`: what otherDataOf() says of the data sets of the request (other_data.h). An Error names an unknown item and the nearest known
/// one, or all of them.
Result<Plan> makePlan(const catalog::Catalogue& catalogue, const PlanRequest& request,
                      const std::vector<OtherData>& others = {});

}  // namespace rosa::tables
