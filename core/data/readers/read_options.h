/// What the user says about files whose meaning is not fixed by their format.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace rosa::data {

/// Options of reading, as given by `rosa data import`; without them the rules of column_roles.h decide by names and contents. Columns are
/// given by their names or, in a table without a header, by their numbers, from 1.
struct ReadOptions {
    std::string idColumn{}, classColumn{}, splitColumn{};  ///< Of the table of nodes; "": by the rules.
    std::vector<std::string> featureColumns{};             ///< Of the table of nodes: features whatever the rules say.
    std::vector<std::string> ignoredColumns{};             ///< Of the table of nodes or of edges.
    std::string weightColumn{};                            ///< Of the table of edges.
    char separator = '\0';                                 ///< Between fields; ' ' for runs of blanks; '\0': recognised.
    char decimal = '\0';                                   ///< Before the fractions: '.' or ','; '\0': recognised.
    bool areContacts = false;  ///< A text of three columns holds times and two people, not edges with weights.
    /// Labels that mean "unlabelled", in place of kMissingLabels and −1; an empty field always does.
    std::optional<std::vector<std::string>> unlabelled{};

    friend bool operator==(const ReadOptions&, const ReadOptions&) = default;
    /// Whether something is said of columns, separators or numbers, which only texts and GraphML have.
    [[nodiscard]] bool sayColumns() const;
};

/// The options as on the command line: "--class y --ignore a,b"; "" if there are none.
std::string commandText(const ReadOptions& options);

}  // namespace rosa::data
