/// Writing a data set that is then mapped (version 2 of the packed format, packed.h) in one pass, however large it is.
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

/// A file section after section; it gets its name when it is whole (core/base/unnamed_file.h). Memory does not grow with what
/// is written. Used by one thread.
class MappedWriter {
public:
    /// The folder of `path` must exist.
    static Result<MappedWriter> create(const std::filesystem::path& path);
    /// Removes what is not finished.
    ~MappedWriter();
    MappedWriter(MappedWriter&&) noexcept;

    /// Every section at most once, one after another.
    Result<void> begin(mapped::Section section, mapped::Element element);
    /// Whole elements of the section begun last.
    template <typename T>
    Result<void> add(std::span<const T> values)
    {
        return addBytes(std::as_bytes(values), sizeof(T));
    }
    /// A section in one go.
    template <typename T>
    Result<void> put(mapped::Section section, mapped::Element element, std::span<const T> values)
    {
        ROSA_TRY(begin(section, element));
        return add(values);
    }
    /// All parts but graph, published graph and features. `nodes`: how many the graph has.
    Result<void> putSmallParts(const Dataset& parts);

    /// Reads the file once more for its content hash, writes card, table and header, and renames. `card` has names, notes,
    /// fix-ups and the number of features; its other numbers are counted in what was written. Returns the whole card.
    Result<PackedCard> finish(PackedCard card, const Watch& watch = {});

private:
    struct File;
    explicit MappedWriter(std::unique_ptr<File> file);
    Result<void> addBytes(std::span<const std::byte> bytes, std::size_t width);
    Result<void> seal();

    std::unique_ptr<File> m_file;
};

/// A data set that is there already, as a mapped file; its features as float32 or float16. The file appears whole or not at
/// all. An Error if the parts do not fit together, a number is beyond what float16 holds (it names the node), or the file
/// cannot be written. O(size).
Result<PackedCard> writeMapped(const std::filesystem::path& path, const Dataset& dataset,
                               graph::Features::Precision precision = graph::Features::Precision::Float32,
                               const Watch& watch = {});

/// Begins the section of the features' values.
Result<void> beginValues(MappedWriter& writer, graph::Features::Precision precision);
/// Adds values to it. An Error names the place, placeOf(i), of a number values[i] that is not finite or that float16 cannot
/// hold.
Result<void> addValues(MappedWriter& writer, std::span<const float> values, graph::Features::Precision precision,
                       const std::function<std::string(std::size_t)>& placeOf);
/// Of value `index` of a dense matrix: "feature 3 of node 7".
std::string densePlace(std::int64_t index, std::int64_t columns);

}  // namespace rosa::data
