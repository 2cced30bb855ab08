/// Arrays and weights: pickle, npy, zip and PyTorch files.
#include <filesystem>

#include "core/base/files.h"
#include "core/data/arrays/csr.h"
#include "core/data/arrays/npy.h"
#include "core/data/arrays/pickle.h"
#include "core/data/arrays/torch_file.h"
#include "tests/fuzz/framed_folder.h"
#include "tests/fuzz/targets.h"

namespace rosa::fuzz {

namespace fs = std::filesystem;

namespace {

const fs::path kFiles = fs::path(ROSA_TEST_DATA_DIR) / "files";

/// All conversions of arrays used by readers.
void convert(const data::NdArray& array, MemoryBudget& budget)
{
    const TemporaryMemory all(budget);
    if (!array.toFloats(budget) || !array.toIntegers(budget)) static_cast<void>(array.toTexts(budget).ok());
    static_cast<void>(array.describe());
}

void convert(const data::PickleDocument& document, const data::PickleValue& value, MemoryBudget& budget)
{
    static_cast<void>(data::PickleDocument::kindOf(value));
    if (const auto* array = std::get_if<data::NdArray>(&value)) convert(*array, budget);
    if (const auto* matrix = std::get_if<data::CsrMatrix>(&value))
        static_cast<void>(data::csrToFeatures(*matrix, budget).ok());
    if (const auto* objects = std::get_if<data::PickleObjects>(&value))
        static_cast<void>(data::plainArray(document, *objects, budget).ok());
    if (const auto* list = std::get_if<data::PickleList>(&value))
        for (std::size_t i = 0; i < list->items.size() && i < 4; ++i)
            if (&document[list->items[i]] != &value && !std::holds_alternative<data::PickleList>(document[list->items[i]]))
                convert(document, document[list->items[i]], budget);
}

std::vector<Bytes> filesWith(std::initializer_list<const char*> starts)
{
    std::vector<Bytes> seeds;
    for (const auto& entry : fs::directory_iterator(kFiles))
        for (const std::string start : starts)
            if (entry.is_regular_file() && entry.path().filename().string().starts_with(start))
                seeds.push_back(readFile(entry.path()).value());
    return seeds;
}

FramedFolder& torchFolder()
{
    static FramedFolder folder("torch", {"x.pt/a/data.pkl", "x.pt/a/data/0", "x.pt/a/data/1", "x.pt/a/byteorder",
                                         "x.pt/a/data/2", "x.pt/a/data/3"});
    return folder;
}

}  // namespace

void runPickle(std::span<const std::byte> bytes)
{
    MemoryBudget budget(bytes.size());
    const auto document = data::parsePickle(data::sharedBytes({bytes.begin(), bytes.end()}), budget);
    if (document) convert(*document, document->root(), budget);
}

std::vector<Bytes> seedsOfPickle()
{
    std::vector<Bytes> seeds = filesWith({"array.", "csr.", "evil.", "fortran.", "loop.", "plain."});
    for (const auto& entry : fs::directory_iterator(kFiles / "planetoid")) seeds.push_back(readFile(entry.path()).value());
    return seeds;
}

void runNpy(std::span<const std::byte> bytes)
{
    MemoryBudget budget(bytes.size());
    const auto array = data::parseNpy(data::sharedBytes({bytes.begin(), bytes.end()}), budget);
    if (array) convert(*array, budget);
}

std::vector<Bytes> seedsOfNpy()
{
    std::vector<Bytes> seeds;
    MemoryBudget budget = MemoryBudget::unlimited();
    for (const char* name : {"stored.npz", "deflated.npz"}) {
        const auto zip =
            data::ZipArchive::open(kFiles / name, Message::verbatim("a seed"), budget, MemoryBudget::Input::Compressed)
                .value();
        for (const std::string& member : zip.names()) seeds.push_back(zip.read(member).value());
    }
    return seeds;
}

void runZip(std::span<const std::byte> bytes)
{
    static const fs::path file = scratch() / "x.zip";
    static FramedFolder folder(".", {"x.zip"});
    folder.write(bytes);
    MemoryBudget budget;
    const auto npz = data::NpzArchive::open(file, budget);
    if (!npz) return;
    for (const std::string& name : npz->names())
        if (const auto array = npz->read(name)) convert(*array, budget);
}

std::vector<Bytes> seedsOfZip() { return filesWith({"stored.npz", "deflated.npz", "bomb.npz", "torch_state.pt"}); }

void runTorch(std::span<const std::byte> bytes)
{
    torchFolder().write(bytes);
    static_cast<void>(data::readTorchFile(torchFolder().path() / "x.pt").ok());
}

std::vector<Bytes> seedsOfTorch()
{
    // Written by PyTorch: the folder has the name of the file.
    MemoryBudget budget = MemoryBudget::unlimited();
    const auto zip =
        data::ZipArchive::open(kFiles / "torch_state.pt", Message::verbatim("a seed"), budget, MemoryBudget::Input::Plain)
            .value();
    std::vector<std::optional<std::string>> contents(6);
    const std::pair<const char*, std::size_t> places[] = {{"/data.pkl", 0},  {"/data/0", 1}, {"/data/1", 2},
                                                          {"/byteorder", 3}, {"/data/2", 4}, {"/data/3", 5}};
    for (const std::string& name : zip.names())
        for (const auto& [ending, place] : places)
            if (name.ends_with(ending)) contents[place] = std::string(textOf(zip.read(name).value()));
    return {framed(contents)};
}

}  // namespace rosa::fuzz
