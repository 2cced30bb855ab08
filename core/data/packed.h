/// The project's own files of data sets, extension `.rosadata`, in two versions behind one beginning: the compact one is read
/// into memory, the mapped one is read where it lies and may be larger than memory.
///
/// All numbers little endian; "varint" is LEB128, "list" is a count and then differences (byte_coding.h).
///
///     offset  bytes  what
///          0      8  magic 89 'R' 'O' 'S' 'A' 0D 0A 1A: damage by text-mode transfer shows
///          8      4  version: 1 compact, 2 mapped
///         12      4  number of sections, n
///         16      8  size of the whole file
///
/// Version 1, for sets of some megabytes. Differences of sorted columns are single bytes in a bag of words: Cora takes 62 kB.
///
///         24   24·n  for each section: tag (4 letters), 0 (4 bytes), inflated size (8), stored size (8)
///                    the sections, each one zlib stream (RFC 1950), in this order
///       last     32  SHA-256 of everything before
///
///     CARD  texts name, title, source, features note; varints nodes, undirected edges, features, classes, splits;
///           text content hash (64 hex digits); fix-ups: count, then text and zigzag varint each
///     GRPH  varint nodes; for each node the list of its neighbours above it
///     PUBL  absent where the published graph is the same: varint nodes; 1 if undirected, else 0; for each node the list of
///           its targets
///     FEAT  varint layout (0 dense, 1 sparse, 2 sparse and binary), varint columns; dense: values; sparse: for each node the
///           list of its columns, then the values unless binary. Values are float32 in four planes of bytes
///     LABL  absent without labels: varint classes, their names; for each node its class + 1, 0 where not known
///     SPLT  absent without splits: varint count; for each its name, lists train, validation, test
///     NAME  absent where nodes are numbers: one text a node
///     TIME  absent without contacts in time, as in every file of earlier programs: 1 if isolated nodes are dropped, else 0;
///           count; for each the time since the one before, and its two nodes, varints
///
/// Version 2 (mapped_reader.h, mapped_writer.h), written in one pass and mapped: arrays as memory holds them.
///
///         24     32  SHA-256 of the 24 bytes before and of the table
///         56   56·n  for each section: tag (4 letters); elements: 1 bytes, 2 int32, 3 int64, 4 float32, 5 float16 (4 bytes);
///                    how many (8); offset in the file, a multiple of 4096 (8); SHA-256 (32)
///                    the sections, in ascending order
///
///     GOFF, GTGT        row offsets (nodes + 1, int64) and neighbours (int32) of the undirected graph
///     POFF, PTGT, PKND  absent where the published graph is the same: likewise; one byte, 1 if undirected
///     FOFF, FCOL        sparse features alone: row offsets (int64), columns (int32)
///     FVAL              values, float32 or float16: nodes × features, or one an entry
///     LABL, LNAM        absent without labels: class of each node (int32), −1 where not known; count and class names
///     SPLT, NAME, TIME, CARD  as in version 1, but not deflated; the card is last
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/dataset.h"

namespace rosa::data {

inline constexpr const char* kPackedExtension = ".rosadata";

/// What the first section says of a data set, without reading the rest.
struct PackedCard {
    std::string name, title, source, featuresNote;
    std::int64_t nodes = 0;
    std::int64_t edges = 0;  ///< Undirected.
    std::int64_t features = 0;
    std::int64_t classes = 0;
    std::int64_t splits = 0;
    std::string contentHash;  ///< As contentHash() gave it when the file was written.
    std::vector<FixUp> fixUps;
};

/// The file's bytes; unpackDataset gives the same Dataset back, bit for bit. An Error if the parts do not fit together
/// (checkDataset) or memory does not suffice. O(size); deterministic for one version of zlib.
Result<std::vector<std::byte>> packDataset(const Dataset& dataset);

/// Reads a file's bytes. `where` (the file) starts every error; errors name section and byte (of the inflated section), what
/// was expected and found. Safe on hostile bytes: sizes are checked before memory is taken, and memory taken is bounded by
/// what deflate can make of the bytes (about a thousand times as much). The content hash is not recomputed. Reentrant.
Result<Dataset> unpackDataset(std::span<const std::byte> bytes, const std::string& where);

/// The card alone, of either version. Reads little more than its section; the checksum of the whole is not looked at.
Result<PackedCard> readPackedCard(const std::filesystem::path& path);
/// The same from bytes in memory.
Result<PackedCard> unpackCard(std::span<const std::byte> bytes, const std::string& where);

/// Version 1.
Result<void> writePacked(const std::filesystem::path& path, const Dataset& dataset);
/// Either version; a mapped data set keeps its file mapped as long as its graph or features live.
Result<Dataset> readPacked(const std::filesystem::path& path);
/// Reads everything, holds it against every checksum and the content hash against the card's, and returns it. O(size). `watch` is told
/// how far a mapped file is, and may end it.
Result<std::string> checkPacked(const std::filesystem::path& path, const Watch& watch = {});

}  // namespace rosa::data
