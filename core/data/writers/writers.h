/// Data sets as files of other programs, which `rosa data import` reads again.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::data {

enum class ExportFormat { Packed, Npz, Tables, GraphMl, Gexf, NodeLink };

struct ExportKind {
    ExportFormat format;
    std::string_view id;      ///< "graphml"
    std::string_view ending;  ///< ".graphml"; "" for tables, which are two files in a folder.
};

/// All formats, in the order of their description.
std::span<const ExportKind> exportKinds();
/// By the ending of a path, in upper or lower case; nullopt for others.
std::optional<ExportFormat> exportFormatOf(const std::filesystem::path& path);

/// What a file has of a data set.
struct Exported {
    Message edges;              ///< Which edges, in a sentence: those as published are not the undirected ones of training.
    std::vector<Message> lost;  ///< What it cannot hold: "names of nodes", "times of contacts", …
};

/// Writes a data set:
///
///     Packed    a packed file of version 1 or 3
///     Npz       the arrays of PyTorch Geometric (npz_export.h)
///     Tables    the folder `path` with edges.csv (source, target, weight) and nodes.csv (id, class, split, features); created if missing
///     GraphMl   nodes with class, split and the features other than 0; edges as published, otherwise each undirected edge once
///     Gexf      the same, as Gephi reads it
///     NodeLink  JSON as NetworkX's node_link_graph() reads it: nodes with id, class, split and the list x of all features; links
///
/// Edges have a weight where the data set has some. Reading it gives the same contentHash() but for what is lost. Text files are read again before the first byte is written at `path`; an
/// Error says why they would not give it, as one does for files that exist (unless `replace`) or cannot be written. Equal data sets give
/// equal bytes. Features that readers add to files without any are not written as text. Files are written atomically. O(size of the file),
/// of which a text takes several times in memory.
Result<Exported> exportDataset(const Dataset& dataset, ExportFormat format, const std::filesystem::path& path, bool replace);

}  // namespace rosa::data
