#include "tests/fuzz/targets.h"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/memory_rule.h"

namespace rosa::fuzz {

std::span<const Target> targets()
{
    using enum MemoryBudget::Input;
    static constexpr std::array all{
        Target{"pickle", Plain, runPickle, seedsOfPickle},
        Target{"npy", Plain, runNpy, seedsOfNpy},
        Target{"zip", Compressed, runZip, seedsOfZip},
        Target{"torch", Plain, runTorch, seedsOfTorch},
        Target{"packed", Compressed, runPacked, seedsOfPacked},
        Target{"mapped", Plain, runMapped, seedsOfMapped},
        Target{"planetoid", Text, runPlanetoid, seedsOfPlanetoid},
        Target{"geom_gcn", Compressed, runGeomGcn, seedsOfGeomGcn},
        Target{"csr_npz", Compressed, runCsrNpz, seedsOfCsrNpz},
        Target{"sociopatterns", Text, runSocioPatterns, seedsOfSocioPatterns},
        Target{"tables", Text, runTables, seedsOfTables},
        Target{"matrix_market", Text, runMatrixMarket, seedsOfMatrixMarket},
        Target{"graphml", Text, runGraphMl, seedsOfGraphMl},
        Target{"reddit", Compressed, runReddit, seedsOfReddit},
        Target{"graph_saint", Compressed, runGraphSaint, seedsOfGraphSaint},
        Target{"gexf", Text, runGexf, seedsOfGexf},
        Target{"gml", Text, runGml, seedsOfGml},
        Target{"pajek", Text, runPajek, seedsOfPajek},
        Target{"mat", Compressed, runMat, seedsOfMat},
        Target{"adjacency", Text, runAdjacency, seedsOfAdjacency},
        Target{"linqs", Text, runLinqs, seedsOfLinqs},
        Target{"heterophilous", Compressed, runHeterophilous, seedsOfHeterophilous},
        Target{"object_npz", Compressed, runObjectNpz, seedsOfObjectNpz},
        Target{"scipy", Compressed, runSciPy, seedsOfSciPy},
        Target{"geometric_pt", Plain, runGeometricPt, seedsOfGeometricPt},
        Target{"compressed", Compressed, runCompressed, seedsOfCompressed},
        Target{"node_link", Text, runNodeLink, seedsOfNodeLink},
        Target{"wiki_cs", Text, runWikiCs, seedsOfWikiCs},
        Target{"graph_sage", Text, runGraphSage, seedsOfGraphSage},
        Target{"splits", Plain, runSplits, seedsOfSplits},
        Target{"embedding", Text, runEmbedding, seedsOfEmbedding},
        Target{"json", Plain, runJson, seedsOfJson},
        Target{"toml", Plain, runToml, seedsOfToml},
        Target{"problem", Plain, runProblem, seedsOfProblem},
        Target{"lesson", Plain, runLesson, seedsOfLesson},
        Target{"checkpoint", Plain, runCheckpoint, seedsOfCheckpoint},
        Target{"inbox", Plain, runInbox, seedsOfInbox},
        Target{"answers", Plain, runAnswers, seedsOfAnswers},
        Target{"evaluation", Plain, runEvaluation, seedsOfEvaluation},
        Target{"snapshot", Plain, runSnapshot, seedsOfSnapshot},
        Target{"run_sqlite", Plain, runRecord, seedsOfRecord},
    };
    return all;
}

const Target* targetNamed(std::string_view name)
{
    for (const Target& target : targets())
        if (name == target.name) return &target;
    return nullptr;
}

void runChecked(const Target& target, std::span<const std::byte> bytes)
{
    // The harness holds several copies of the input (files in memory, written archives).
    constexpr std::uint64_t ofHarness = std::uint64_t{4} << 20;
    beginCounting();
    target.run(bytes);
    const std::uint64_t allowed = MemoryBudget(bytes.size(), target.input).limit() + ofHarness + 8 * bytes.size();
    if (mostHeld() <= allowed) return;
    std::fprintf(stderr, "%s: %zu bytes made their reader hold %llu; at most %llu are allowed\n", target.name, bytes.size(),
                 static_cast<unsigned long long>(mostHeld()), static_cast<unsigned long long>(allowed));
    std::abort();
}

Bytes bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::string_view textOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace rosa::fuzz
