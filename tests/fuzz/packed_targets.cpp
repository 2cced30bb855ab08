/// Packed data sets of both versions. An input encodes sections, from which a file with valid checksums is made; files with invalid
/// checksums would be rejected immediately.
#include <zlib.h>

#include "core/base/files.h"
#include "core/data/mapped_reader.h"
#include "core/data/mapped_writer.h"
#include "core/data/packed.h"
#include "core/data/packed_layout.h"
#include "tests/data/mapped_surgery.h"
#include "tests/data/packed_surgery.h"
#include "tests/data/small_datasets.h"
#include "tests/fuzz/framed_folder.h"
#include "tests/fuzz/targets.h"

namespace rosa::fuzz {

namespace {

const data::Dataset kDatasets[] = {data::tests::fullDataset(), data::tests::bareDataset(), data::tests::timedDataset(),
                                   data::tests::repeatingDataset(), data::tests::weightedDataset(true)};

void append(Bytes& bytes, std::string_view text)
{
    const Bytes more = bytesOf(text);
    bytes.insert(bytes.end(), more.begin(), more.end());
}

template <typename T>
void appendNumber(Bytes& bytes, T number)
{
    append(bytes, {reinterpret_cast<const char*>(&number), sizeof number});
}

Bytes deflated(std::string_view content)
{
    Bytes out(::compressBound(content.size()));
    uLongf size = out.size();
    ::compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(content.data()), content.size(),
                1);
    out.resize(size);
    return out;
}

Bytes packedFile(std::span<const std::byte> bytes)
{
    using namespace data::packed;
    const auto contents = unframed(bytes, kSectionCount);
    Bytes table;
    Bytes stored;
    std::uint32_t sections = 0;
    for (std::size_t i = 0; i < kSectionCount; ++i) {
        if (!contents[i]) continue;
        const Bytes section = deflated(*contents[i]);
        append(table, kTags[i]);
        appendNumber<std::uint32_t>(table, 0);
        appendNumber<std::uint64_t>(table, contents[i]->size());
        appendNumber<std::uint64_t>(table, section.size());
        stored.insert(stored.end(), section.begin(), section.end());
        ++sections;
    }
    Bytes file;
    append(file, kMagic);
    appendNumber<std::uint32_t>(file, kVersion);
    appendNumber<std::uint32_t>(file, sections);
    appendNumber<std::uint64_t>(file, kHeaderBytes + table.size() + stored.size() + kDigestBytes);
    file.insert(file.end(), table.begin(), table.end());
    file.insert(file.end(), stored.begin(), stored.end());
    file.resize(file.size() + kDigestBytes);
    data::tests::sign(file);
    return file;
}

data::mapped::Element elementOf(std::size_t section, std::size_t bytes)
{
    using data::mapped::Element;
    for (const Element element : {Element::Int64, Element::Int32, Element::Float32, Element::Byte})
        if (data::mapped::fits(static_cast<data::mapped::Section>(section), element))
            return element == Element::Float32 && bytes % 4 != 0 ? Element::Float16 : element;
    return Element::Byte;
}

Bytes mappedFile(std::span<const std::byte> bytes)
{
    using namespace data::mapped;
    const auto contents = unframed(bytes, kSectionCount);
    std::size_t count = 0;
    for (const auto& content : contents) count += content.has_value();
    Bytes file;
    append(file, data::packed::kMagic);
    appendNumber<std::uint32_t>(file, kVersion);
    appendNumber<std::uint32_t>(file, static_cast<std::uint32_t>(count));
    file.resize(kHeaderBytes + count * kEntryBytes);
    std::size_t line = kHeaderBytes;
    for (std::size_t i = 0; i < kSectionCount; ++i) {
        if (!contents[i]) continue;
        const Element element = elementOf(i, contents[i]->size());
        const std::uint64_t elements = contents[i]->size() / widthOf(element);
        file.resize((file.size() + kAlignment - 1) / kAlignment * kAlignment);
        const std::uint64_t offset = file.size();
        append(file, contents[i]->substr(0, elements * widthOf(element)));
        std::memcpy(file.data() + line, kTags[i].data(), 4);
        std::memcpy(file.data() + line + 4, &element, 4);
        std::memcpy(file.data() + line + 8, &elements, 8);
        std::memcpy(file.data() + line + 16, &offset, 8);
        line += kEntryBytes;
    }
    const std::uint64_t size = file.size();
    std::memcpy(file.data() + 16, &size, 8);
    data::tests::signMapped(file);
    return file;
}

}  // namespace

void runPacked(std::span<const std::byte> bytes)
{
    const Bytes file = packedFile(bytes);
    static_cast<void>(data::unpackCard(file, "f").ok());
    if (const auto dataset = data::unpackDataset(file, "f")) static_cast<void>(data::contentHash(*dataset));
}

std::vector<Bytes> seedsOfPacked()
{
    std::vector<Bytes> seeds;
    for (const data::Dataset& dataset : kDatasets) {
        const auto path = scratch() / "seed.rosadata";
        if (!data::writePacked(path, dataset)) continue;
        const Bytes file = readFile(path).value();
        std::vector<std::optional<std::string>> contents;
        for (const std::string_view tag : data::packed::kTags) {
            contents.emplace_back();
            data::tests::withSection(file, std::string(tag), [&](Bytes& content) { contents.back() = textOf(content); });
        }
        seeds.push_back(framed(contents));
    }
    return seeds;
}

void runMapped(std::span<const std::byte> bytes)
{
    static const std::filesystem::path path = scratch() / "mapped.rosadata";
    {
        std::FILE* const out = std::fopen(path.c_str(), "wb");
        const Bytes file = mappedFile(bytes);
        std::fwrite(file.data(), 1, file.size(), out);
        std::fclose(out);
    }
    static_cast<void>(data::isMapped(path));
    if (data::readMapped(path)) static_cast<void>(data::checkMapped(path, {}).ok());
}

std::vector<Bytes> seedsOfMapped()
{
    std::vector<Bytes> seeds;
    for (const data::Dataset& dataset : kDatasets) {
        const auto path = scratch() / "seed.rosadata";
        if (!data::writeMapped(path, dataset, graph::Features::Precision::Float32, {})) continue;
        const Bytes file = readFile(path).value();
        std::vector<std::optional<std::string>> contents(data::mapped::kSectionCount);
        for (std::size_t i = 0; i < data::tests::sectionCount(file); ++i) {
            const std::size_t line = data::tests::lineOf(i);
            const auto tag = textOf(file).substr(line, 4);
            const auto found = std::ranges::find(data::mapped::kTags, tag);
            const auto element = static_cast<data::mapped::Element>(data::tests::numberAt<std::uint32_t>(file, line + 4));
            const auto size = data::tests::numberAt<std::uint64_t>(file, line + 8) * data::mapped::widthOf(element);
            contents[static_cast<std::size_t>(found - data::mapped::kTags.begin())] =
                textOf(file).substr(data::tests::numberAt<std::uint64_t>(file, line + 16), size);
        }
        seeds.push_back(framed(contents));
    }
    return seeds;
}

}  // namespace rosa::fuzz
