/// Which files are tables, and belong together; also compressed ones (.gz). Internal.
#pragma once

#include <filesystem>
#include <string>

namespace rosa::data {

/// The files of a data set in tables; `nodes` is empty if there is none.
struct TableFiles {
    std::filesystem::path edges, nodes;
};

/// The tables of a folder (edges.csv or edges.tsv, nodes.csv or nodes.tsv), or of a file of edges with the table of nodes beside it, which
/// has the same name but for "nodes" in the place of "edges".
TableFiles tableFiles(const std::filesystem::path& path);

/// Whether a name is edges or ends in _edges (-edges, .edges), with the ending csv, tsv or txt, whatever the case.
bool isEdgeTable(const std::filesystem::path& path);
/// Likewise for nodes.
bool isNodeTable(const std::filesystem::path& path);
/// The table of edges beside a table of nodes; empty if there is none.
std::filesystem::path edgeTableBeside(const std::filesystem::path& nodes);
/// The name of a data set by its table of edges: what precedes "edges"; empty if nothing does.
std::string tableStem(const std::filesystem::path& edges);

/// Whether a text is a list of edges by its name (.edges, .edgelist, .el, KONECT's out.NAME) or contents: a header with words for both
/// ends or, in .txt and .dat, lines of two node numbers and further numbers.
bool isEdgeList(const std::filesystem::path& path);
/// Whether a file has an ending that lists of edges have; one that the user names is then read as such.
bool mayBeEdgeList(const std::filesystem::path& path);

/// Whether a text has contacts as SocioPatterns publishes them: t i j, possibly with two departments, where it is called tij_NAME or has a
/// metadata file beside it, or its times ascend in multiples of 20 seconds.
bool isContacts(const std::filesystem::path& path);

}  // namespace rosa::data
