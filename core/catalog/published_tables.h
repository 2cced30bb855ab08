/// The article's tables as it prints them: what `rosa reproduce` measures again, and what stands beside it marked as copied.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

struct PublishedColumn {
    std::string dataset;    ///< Name in a store.
    std::string encoder;    ///< Id; "": each method's own.
    std::string title;      ///< "Cornell, GCN"
    std::string note = {};  ///< What to know of every number in it; "" mostly.
};

/// Fractions.
struct PublishedValue {
    double mean = 0;
    double deviation = -1;  ///< Negative where none is printed.
};

struct PublishedRow {
    std::string title;                                  ///< As printed; a method of the catalogue has this title.
    std::vector<std::optional<PublishedValue>> values;  ///< One a column.
    std::string note;                                   ///< What to know of its numbers; "" mostly.
};

struct PublishedTable {
    std::string id;        ///< "table1"
    std::string title;     ///< One line.
    std::string source;    ///< Shown beside every number copied from it.
    std::string metric;    ///< "accuracy", "micro-F1"
    std::string protocol;  ///< Under which it is measured again, where the catalogue has that; else each data set's own.
    std::string encoder;   ///< Of the methods that need one, in columns that name none.
    std::vector<PublishedColumn> columns;
    std::vector<PublishedRow> rows;
};

/// Tables 1 to 4.
const std::vector<PublishedTable>& publishedTables();

/// The tables' numbers of one method, found by its title.
std::vector<PublishedResult> publishedResults(const Method& method);

/// Of the method's published numbers that for a data set and an encoder; one for the protocol before others, which are of no use beside results
/// of it. nullptr: none. `encoder` may be "".
const PublishedResult* publishedFor(const Method& method, const std::string& dataset, const std::string& encoder,
                                    const std::string& protocol);

}  // namespace rosa::catalog
