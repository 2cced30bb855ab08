/// Writer of mapped data sets (version 2 of the packed format, packed.h), in one pass, for any size.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "core/base/result.h"
#include "core/data/dataset.h"
#include "core/data/mapped_layout.h"
#include "core/data/packed.h"
#include "core/data/watch.h"

namespace rosa::data {

/// Writes a file section by section; the file gets its name once it is complete (core/base/storage/unnamed_file.h). Memory is independent of the
/// amount written. Use from one thread.
class MappedWriter {
public:
    /// The folder of `path` must exist.
    static Result<MappedWriter> create(const std::filesystem::path& path);
    /// Discards an unfinished file.
    ~MappedWriter();
    MappedWriter(MappedWriter&&) noexcept;

    /// Begins a section; each section at most once, one after another.
    Result<void> begin(mapped::Section section, mapped::Element element);
    /// Adds whole elements to the current section.
    template <typename T>
    Result<void> add(std::span<const T> values)
    {
        return addBytes(std::as_bytes(values), sizeof(T));
    }
    /// Writes a complete section.
    template <typename T>
    Result<void> put(mapped::Section section, mapped::Element element, std::span<const T> values)
    {
        ROSA_TRY(begin(section, element));
        return add(values);
    }
    /// Writes all parts except graph, published graph and features. `nodes` is the number of nodes of the graph.
    Result<void> putSmallParts(const Dataset& parts);

    /// Reads the file once more to compute its content hash, writes card, table and header, and renames the file. `card` supplies names,
    /// notes, fix-ups and the number of features; its other numbers are counted from the written data. Returns the complete card.
    Result<PackedCard> finish(PackedCard card, const Watch& watch = {});

private:
    struct File;
    explicit MappedWriter(std::unique_ptr<File> file);
    Result<void> addBytes(std::span<const std::byte> bytes, std::size_t width);
    Result<void> seal();

    std::unique_ptr<File> m_file;
};

/// Writes an existing data set as a mapped file, with features as float32 or float16. Atomic. Returns an Error if the parts are
/// inconsistent, a value exceeds the range of float16 (it names the node), or the file cannot be written. O(size).
Result<PackedCard> writeMapped(const std::filesystem::path& path, const Dataset& dataset,
                               graph::Features::Precision precision = graph::Features::Precision::Float32,
                               const Watch& watch = {});

/// Begins the section of the feature values.
Result<void> beginValues(MappedWriter& writer, graph::Features::Precision precision);
/// Adds values to that section. Returns an Error that names the location, placeOf(i), of a value values[i] that is not finite or out of the
/// range of float16.
Result<void> addValues(MappedWriter& writer, std::span<const float> values, graph::Features::Precision precision,
                       const std::function<std::string(std::size_t)>& placeOf);
/// Location of value `index` of a dense matrix: "feature 3 of node 7".
std::string densePlace(std::int64_t index, std::int64_t columns);

}  // namespace rosa::data
