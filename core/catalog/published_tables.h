/// Tables of the RoSA article as printed: `rosa reproduce` re-measures them and shows the published values beside its own, marked as
/// copied.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"

namespace rosa::catalog {

struct PublishedColumn {
    std::string dataset;    ///< Name in a store.
    std::string encoder;    ///< Id; "": the encoder of each method.
    std::string title;      ///< "Cornell, GCN"
    std::string note = {};  ///< Remark on all numbers of the column; usually "".
};

/// Fractions.
struct PublishedValue {
    double mean = 0;
    double deviation = -1;  ///< Negative if none is printed.
};

struct PublishedRow {
    std::string title;                                  ///< As printed; equals the title of a method of the catalogue.
    std::vector<std::optional<PublishedValue>> values;  ///< One per column.
    std::string note;                                   ///< Remark on its numbers; usually "".
};

struct PublishedTable {
    std::string id;          ///< "table1"
    std::string title;       ///< One line.
    std::string titleOfAny;  ///< The same for any data sets: nothing about their graphs.
    std::string source;      ///< Shown with every number copied from the table.
    std::string metric;      ///< "accuracy", "micro-F1"
    std::string protocol;    ///< Protocol for re-measuring, if the catalogue has it; otherwise the default of each data set.
    std::string encoder;     ///< Encoder of the methods that need one, in columns that name none.
    std::vector<PublishedColumn> columns;
    std::vector<PublishedRow> rows;
};

/// Tables 1 to 4 of the article, and its authors' numbers on further graphs.
const std::vector<PublishedTable>& publishedTables();

/// All numbers of one method in the tables, found by its title.
std::vector<PublishedResult> publishedResults(const Method& method);

/// The published number of the method for data set and encoder of a run. Prefers a number for `protocol`; others are not comparable with
/// results under it. nullptr: none, as for a namesake of a published data set.
const PublishedResult* publishedFor(const Method& method, const Configuration& run, const std::string& protocol);

}  // namespace rosa::catalog
