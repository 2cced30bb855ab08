/// A sweep in a store: one folder, authoritative, readable by any number of processes.
///
///     STORE/sweeps/NAME/sweep.toml              the rule (rule.h), replaced as a whole
///                      /configuration.toml      the default configuration
///                      /manifest/000012.json    try 12, made once with link()
///                      /cells/HASH.json         state of a cell
///                      /claims, /workers        claims.h
///                      /steering.json           steering.h
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/folder.h"
#include "core/sweep/rule.h"

namespace rosa::sweep {

/// Where a try comes from.
enum class Origin { Default, Grid, Sobol, Tpe };
std::string toText(Origin origin);

/// One configuration of a sweep.
struct Try {
    int number = 0;  ///< 0: the default configuration.
    Origin origin = Origin::Default;
    Values values;  ///< Of the varied parameters.
    std::vector<double>
        point;  ///< Coordinates, one per dimension and for Sobol's one more, the dummy; empty outside of the space.
    std::uint64_t index = 0;  ///< Number in the grid or in Sobol's sequence.

    bool operator==(const Try&) const = default;
};

/// One run of a sweep: a try on a block, perhaps with fewer epochs than configured.
struct CellKey {
    int number = 0;  ///< Of the try.
    Block block;
    int epochs = 0;  ///< 0: as configured.

    auto operator<=>(const CellKey& other) const
    {
        return std::tuple(number, block.seed, block.splitSeed, epochs) <=>
               std::tuple(other.number, other.block.seed, other.block.splitSeed, other.epochs);
    }
    bool operator==(const CellKey&) const = default;
};

enum class CellEnd {
    Running,  ///< Begun, perhaps by a worker that is gone.
    Done,
    Failed,  ///< `problem` says why; not tried again by itself.
};
std::string toText(CellEnd end);

struct CellState {
    CellKey of;
    CellEnd end = CellEnd::Running;
    std::string run;                       ///< Id in the store.
    std::vector<double> validation, test;  ///< One per split, fractions. Of a finished cell.
    double seconds =
        0;  ///< Wall time of the run, pauses excluded; of an unfinished one until it was stopped. 0: unknown, because the store had it.
    double finished = 0;  ///< Seconds since 1970.
    std::string worker, problem;
    /// record::EvaluationCard::selection: what `validation` measures; "" in sweeps of older versions.
    std::string selection = {};

    /// Means over the splits; requires a finished cell.
    [[nodiscard]] double validationMean() const;
    [[nodiscard]] double testMean() const;
    bool operator==(const CellState&) const = default;
};

/// Name of a cell: 16 hexadecimal digits of the SHA-256 of configuration, seed and split seed.
std::string cellName(const catalog::Configuration& configuration);

/// Not thread-safe; every worker has its own.
class SweepFolder {
public:
    /// Creates the sweep with the tries that depend on no result (addKnownTries()). An Error if its name is not one path component of letters, digits, '-', '_' and '.', or it exists.
    static Result<SweepFolder> create(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                      const std::string& name, const catalog::Configuration& base, const SweepRule& rule);
    /// An Error if there is none of that name (with the nearest), or its files are damaged.
    static Result<SweepFolder> open(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                                    const std::string& name);
    /// Names of the sweeps of a store, ascending.
    static std::vector<std::string> names(const std::filesystem::path& store);

    [[nodiscard]] const std::filesystem::path& path() const { return m_folder.path(); }
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] const catalog::Configuration& base() const { return m_base; }
    [[nodiscard]] const SweepRule& rule() const { return m_rule; }
    /// Ascending by number, without gaps.
    [[nodiscard]] const std::vector<Try>& tries() const { return m_tries; }
    [[nodiscard]] const std::map<std::string, CellState>& cells() const { return m_cells; }

    /// Reads what other processes have written since: the rule, new tries, and cells that were not final. An Error names a damaged file.
    Result<void> refresh();
    Result<void> replaceRule(const SweepRule& rule);
    /// Adds try number tries().size(). False if another worker was first; then refresh() shows its try.
    Result<bool> addTry(const Try& one);
    Result<void> writeCell(const CellState& state);
    /// Removes the states of failed cells, so that they are measured again; returns their number.
    Result<int> forgetFailures();

    /// The configuration of a cell.
    [[nodiscard]] Result<catalog::Configuration> configurationOf(const CellKey& cell) const;
    /// Name of its files; computed once per cell.
    Result<std::string> nameOf(const CellKey& cell);
    /// nullptr if it was never begun.
    Result<const CellState*> stateOf(const CellKey& cell);

private:
    SweepFolder(const catalog::Catalogue& catalogue, Folder folder, std::string name, catalog::Configuration base)
        : m_catalogue(&catalogue), m_folder(std::move(folder)), m_name(std::move(name)), m_base(std::move(base))
    {}
    Result<void> readRule();
    Result<void> readTries();
    Result<void> readCells();

    const catalog::Catalogue* m_catalogue;
    Folder m_folder;
    std::string m_name;
    catalog::Configuration m_base;
    SweepRule m_rule;
    std::vector<Try> m_tries;
    std::map<std::string, CellState> m_cells;
    std::map<CellKey, std::string> m_names;
};

/// Distinct name of the k-th try: "000012.json".
std::string manifestFile(int number);

}  // namespace rosa::sweep
