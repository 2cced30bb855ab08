/// The project's own data set format, extension `.rosadata`, in three versions with a common start: the compact versions are read into memory,
/// the mapped version is used in place and may be larger than memory.
///
/// All numbers are little-endian; "varint" is LEB128, "list" is a count followed by differences (byte_coding.h).
///
///     offset  bytes  content
///          0      8  magic 89 'R' 'O' 'S' 'A' 0D 0A 1A: reveals damage by text-mode transfer
///          8      4  version: 1 compact, 2 mapped, 3 compact with a table of values, written where that is smaller
///         12      4  number of sections, n
///         16      8  size of the whole file
///
/// Versions 1 and 3, for data sets of a few megabytes. Differences of sorted columns are single bytes in a bag of words: Cora takes 62 kB.
///
///         24   24·n  per section: tag (4 letters), 0 (4 bytes), inflated size (8), stored size (8)
///                    the sections, each one zlib stream (RFC 1950), in this order
///       last     32  SHA-256 of everything before
///
///     CARD  texts name, title, source, features note; varints nodes, undirected edges, features, classes, splits;
///           text content hash (64 hex digits); fix-ups: count, then text and zigzag varint each
///     GRPH  varint nodes; per node the list of its neighbours above it
///     PUBL  absent if the published graph is the same: varint nodes; 1 if undirected, else 0; per node the list of its targets
///     FEAT  varint layout (0 dense, 1 sparse, 2 sparse and binary, 3 sparse with a table: feature_values.h), varint columns; dense: values; sparse: per node the list of
///           its columns, then the values unless binary. Values are float32 in four planes of bytes
///     LABL  absent without labels: varint classes, their names; per node its class + 1, 0 if unknown
///     SPLT  absent without splits: varint count; per split its name, lists train, validation, test
///     NAME  absent if nodes are numbered: one text per node
///     TIME  absent without timed contacts, as in all files of earlier versions: 1 if isolated nodes are dropped, else 0; count;
///           per contact the time since the previous one and its two nodes, as varints
///     WGHT  absent without weights of edges: one float32 per undirected edge, in the order of GRPH, in four planes
///     PWGT  absent without a published graph or weights: likewise one per arc of PUBL
///
/// Version 2 (mapped_reader.h, mapped_writer.h), written in one pass and memory-mapped: arrays in their in-memory layout.
///
///         24     32  SHA-256 of the 24 bytes before and of the table
///         56   56·n  per section: tag (4 letters); element type: 1 bytes, 2 int32, 3 int64, 4 float32, 5 float16 (4 bytes);
///                    number of elements (8); offset in the file, a multiple of 4096 (8); SHA-256 (32)
///                    the sections, in ascending order
///
///     GOFF, GTGT        row offsets (nodes + 1, int64) and neighbours (int32) of the undirected graph
///     POFF, PTGT, PKND  absent if the published graph is the same: likewise; one byte, 1 if undirected
///     GWGT, PWGT        absent without weights: one float32 per entry of GTGT, PTGT
///     FOFF, FCOL        sparse features only: row offsets (int64), columns (int32)
///     FVAL              values, float32 or float16: nodes × features, or one per entry
///     LABL, LNAM        absent without labels: class of each node (int32), −1 if unknown; count and class names
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

/// Description of a data set in its card section, readable without the rest of the file.
struct PackedCard {
    std::string name, title, source, featuresNote;
    std::int64_t nodes = 0;
    std::int64_t edges = 0;  ///< Number of undirected edges.
    std::int64_t features = 0;
    std::int64_t classes = 0;
    std::int64_t splits = 0;
    std::string contentHash;  ///< Result of contentHash() when the file was written.
    std::vector<FixUp> fixUps;
};

/// Returns the bytes of a packed file; unpackDataset restores the same Dataset, bit for bit. Returns an Error if the parts are inconsistent
/// (checkDataset) or memory does not suffice. O(size); deterministic for a given version of zlib.
Result<std::vector<std::byte>> packDataset(const Dataset& dataset);

/// Reads the bytes of a packed file. Errors begin with `where` (the file) and name section, byte (of the inflated section), expected and
/// found value. Safe for untrusted bytes: sizes are checked before memory is allocated, and memory is bounded by the maximum expansion of
/// deflate (about a thousand times the size). Does not recompute the content hash. Reentrant.
Result<Dataset> unpackDataset(std::span<const std::byte> bytes, const std::string& where);

/// Reads only the card, of any version. Reads little more than its section and does not verify the checksum of the whole file.
Result<PackedCard> readPackedCard(const std::filesystem::path& path);
/// As above from bytes in memory.
Result<PackedCard> unpackCard(std::span<const std::byte> bytes, const std::string& where);

/// Writes version 1 or 3.
Result<void> writePacked(const std::filesystem::path& path, const Dataset& dataset);
/// Reads every version; a mapped data set keeps its file mapped as long as its graph or features exist.
Result<Dataset> readPacked(const std::filesystem::path& path);
/// Reads the whole file, verifies every checksum and compares the content hash with the card's; returns the hash. O(size). `watch` receives
/// the progress of a mapped file and may cancel.
Result<std::string> checkPacked(const std::filesystem::path& path, const Watch& watch = {});

}  // namespace rosa::data
