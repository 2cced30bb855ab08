/// One program for all targets.
///
///     rosa_fuzz seeds FOLDER      writes valid inputs to FOLDER/TARGET/
///     rosa_fuzz replay FOLDER…    runs each target on its valid inputs and on the files of FOLDER/TARGET/; crashes are failures
///     rosa_fuzz giants            runs readers on hostile inputs of a million nodes, within the memory that is allowed
///     rosa_fuzz list              lists the targets
///     rosa_fuzz TARGET …          with libFuzzer: fuzzes the target (options and folders of libFuzzer)
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "core/base/files.h"
#include "tests/fuzz/framed_folder.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/giant_inputs.h"

using namespace rosa;
namespace fs = std::filesystem;

namespace {

int writeSeeds(const fs::path& folder)
{
    for (const fuzz::Target& target : fuzz::targets()) {
        fs::create_directories(folder / target.name);
        int number = 0;
        for (const fuzz::Bytes& seed : target.seeds()) {
            const fs::path path = folder / target.name / ("seed-" + std::to_string(number++));
            if (const auto written = writeFileAtomically(path, seed); !written) {
                std::fprintf(stderr, "%s\n", written.error().text().c_str());
                return 1;
            }
        }
    }
    return 0;
}

int replay(int folders, char** names)
{
    for (const fuzz::Target& target : fuzz::targets()) {
        int count = 0;
        for (const fuzz::Bytes& seed : target.seeds()) {
            fuzz::runChecked(target, seed);
            ++count;
        }
        for (int i = 0; i < folders; ++i) {
            std::vector<fs::path> files;
            std::error_code none;
            for (const auto& entry : fs::directory_iterator(fs::path(names[i]) / target.name, none))
                if (entry.is_regular_file()) files.push_back(entry.path());
            std::ranges::sort(files);
            for (const fs::path& file : files) {
                std::printf("%s\n", file.c_str());
                std::fflush(stdout);  // After a crash, the last name is that of the input.
                fuzz::runChecked(target, readFile(file).value());
                ++count;
            }
        }
        if (count == 0) {
            std::fprintf(stderr, "%s: no input\n", target.name);
            return 1;
        }
        std::printf("%s: %d inputs\n", target.name, count);
    }
    return 0;
}

int runGiants()
{
    for (const fuzz::GiantInput& giant : fuzz::giantInputs()) {
        const fuzz::Bytes bytes = giant.make();
        std::printf("%s: %zu bytes\n", giant.target, bytes.size());
        std::fflush(stdout);
        fuzz::runChecked(*fuzz::targetNamed(giant.target), bytes);
    }
    return 0;
}

/// Exit code of a command other than fuzzing; −1 for fuzzing.
int command(int argc, char** argv)
{
    const std::string word = argc > 1 ? argv[1] : "";
    if (word == "list")
        for (const fuzz::Target& target : fuzz::targets()) std::printf("%s\n", target.name);
    if (word == "seeds" && argc == 3) return writeSeeds(argv[2]);
    if (word == "giants") return runGiants();
    if (word == "replay") return replay(argc - 2, argv + 2);
    return word == "list" ? 0 : -1;
}

}  // namespace

#ifdef ROSA_LIBFUZZER

namespace {

const fuzz::Target* chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    fuzz::scratch();
    if (const int code = command(*argc, *argv); code >= 0) std::exit(code);
    chosen = *argc > 1 ? fuzz::targetNamed((*argv)[1]) : nullptr;
    if (!chosen) {
        std::fprintf(stderr, "expected a target of 'rosa_fuzz list', seeds FOLDER or replay FOLDER…\n");
        std::exit(2);
    }
    // Otherwise libFuzzer would interpret the name as a folder.
    std::rotate(*argv + 1, *argv + 2, *argv + *argc);
    --*argc;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::runChecked(*chosen, std::as_bytes(std::span(data, size)));
    return 0;
}

#else

int main(int argc, char** argv)
{
    fuzz::scratch();
    const int code = command(argc, argv);
    if (code >= 0) return code;
    std::fprintf(stderr, "expected list, seeds FOLDER or replay FOLDER…; fuzzing needs a build of the preset asan\n");
    return 2;
}

#endif
