/// Folders of one data set for fuzz targets of readers.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/data/arrays/npy.h"
#include "core/data/import/readers.h"
#include "tests/fuzz/framed_folder.h"

namespace rosa::fuzz {

/// In-memory folder of a format.
struct Place {
    FramedFolder folder;
    data::Found found;

    Place(data::Format format, const std::string& name, std::vector<std::string> files, const std::string& main = {},
          const std::string& stem = {})
        : folder(name, std::move(files)), found{format, "tiny", main.empty() ? folder.path() : folder.path() / main, stem}
    {}
    Result<data::Dataset> read(std::span<const std::byte> bytes)
    {
        folder.write(bytes);
        return data::readDataset(found);
    }
};

/// The bytes of an npy file.
template <typename T>
std::string npyOf(std::vector<T> values, std::vector<std::int64_t> shape)
{
    const Bytes bytes = data::npyBytes<T>(values, shape);
    return std::string(textOf(bytes));
}

}  // namespace rosa::fuzz
