#include "core/sweep/sweep_folder.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <numeric>

#include <fcntl.h>
#include <unistd.h>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/storage/new_folder.h"
#include "core/base/storage/store_parts.h"
#include "core/base/text/nearest.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/catalog/toml_shape.h"
#include "core/sweep/cell_json.h"
#include "core/sweep/samplers.h"

namespace rosa::sweep {

namespace fs = std::filesystem;

namespace {

constexpr const char* kRuleFile = "sweep.toml";
constexpr const char* kConfigurationFile = "configuration.toml";
constexpr const char* kManifest = "manifest";
constexpr const char* kCells = "cells";
constexpr std::uint64_t kMostCell = std::uint64_t{4} << 20;

fs::path sweepsFolder(const fs::path& store) { return store / kSweepsPart; }

/// A name for files that no shell and no file system objects to.
bool isName(const std::string& name)
{
    const auto fits = [](unsigned char c) { return std::isalnum(c) || c == '-' || c == '_' || c == '.'; };
    return !name.empty() && name.size() <= 64 && name.front() != '.' && name.front() != '-' &&
           std::ranges::all_of(name, fits);
}

/// Whether a try gives each varied parameter a value, and none to others; and its point has a coordinate for each, or none.
bool fitsSpace(const Try& one, std::span<const Dimension> space)
{
    const bool hasAll = std::ranges::all_of(space, [&](const Dimension& each) { return one.values.contains(each.key); });
    return hasAll && one.values.size() == space.size() && (one.point.empty() || one.point.size() >= space.size());
}

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }

}  // namespace

std::string toText(Origin origin)
{
    switch (origin) {
        case Origin::Default:
            return "default";
        case Origin::Grid:
            return "grid";
        case Origin::Sobol:
            return "sobol";
        case Origin::Tpe:
            break;
    }
    return "tpe";
}

std::string toText(CellEnd end)
{
    switch (end) {
        case CellEnd::Running:
            return "running";
        case CellEnd::Done:
            return "done";
        case CellEnd::Failed:
            break;
    }
    return "failed";
}

double CellState::validationMean() const { return meanOf(validation); }
double CellState::testMean() const { return meanOf(test); }

std::string manifestFile(int number)
{
    char text[32];
    std::snprintf(text, sizeof text, "%06d.json", number);
    return text;
}

std::string cellName(const catalog::Configuration& configuration)
{
    Sha256 hash;
    hash.add(configuration.groupHash() + "\n" + std::to_string(configuration.seed()));
    return hash.hex().substr(0, 16);
}

Result<SweepFolder> SweepFolder::create(const catalog::Catalogue& catalogue, const fs::path& store, const std::string& name,
                                        const catalog::Configuration& base, const SweepRule& rule)
{
    if (!isName(name)) return badInput("sweep '%1': expected a name of letters, digits, '-', '_' and '.'", name);
    ROSA_TRY_ASSIGN(const auto sweeps, madePart(store, kSweepsPart));
    // Complete under a hidden name first: a sweep that exists is whole. Without its tries, it would look as if nothing were left to measure.
    ROSA_TRY_ASSIGN(auto making, NewFolder::begin(sweeps, ".new-"));
    ROSA_TRY_ASSIGN(auto folder, Folder::open(making.path()));
    ROSA_TRY(folder.sub(kManifest, Folder::Missing::IsMade));
    ROSA_TRY(folder.sub(kCells, Folder::Missing::IsMade));
    ROSA_TRY(folder.write(kConfigurationFile, bytesOf(base.toToml())));
    ROSA_TRY(folder.write(kRuleFile, bytesOf(toToml(rule))));
    SweepFolder made(catalogue, std::move(folder), name, base);
    ROSA_TRY(made.refresh());
    ROSA_TRY(addKnownTries(made));
    ROSA_TRY_ASSIGN(const bool isNew, making.publish(sweeps / name));
    if (!isNew)
        return badInput(
            "sweep %1 exists, and its space is fixed; extend it with: rosa sweep add %1; begin another one under another "
            "name, which takes the runs that both share from the store",
            name);
    return open(catalogue, store, name);
}

Result<SweepFolder> SweepFolder::open(const catalog::Catalogue& catalogue, const fs::path& store, const std::string& name)
{
    ROSA_TRY(checkStoreParts(store));
    std::error_code ignored;
    if (!isName(name) || !fs::is_directory(sweepsFolder(store) / name, ignored))
        return badInput(didYouMean(Message("no sweep '%1' in %2", name, store), nearestName(name, names(store))));
    ROSA_TRY_ASSIGN(const auto sweeps, Folder::open(sweepsFolder(store)));
    ROSA_TRY_ASSIGN(auto folder, sweeps.sub(name));
    ROSA_TRY_ASSIGN(const auto text, folder.readText(kConfigurationFile, catalog::kMostToml));
    ROSA_TRY_ASSIGN(auto base,
                    catalog::Configuration::fromRecord(catalogue, text, (folder.path() / kConfigurationFile).string()));
    SweepFolder opened(catalogue, std::move(folder), name, std::move(base));
    ROSA_TRY(opened.refresh());
    return opened;
}

std::vector<std::string> SweepFolder::names(const fs::path& store)
{
    std::vector<std::string> found;
    if (!checkStoreParts(store)) return found;
    const auto sweeps = Folder::open(sweepsFolder(store));
    if (!sweeps) return found;
    for (const std::string& name : sweeps->names()) {
        if (!isName(name)) continue;
        const auto sweep = sweeps->sub(name);
        if (sweep && sweep->hasFile(kRuleFile)) found.push_back(name);
    }
    return found;
}

Result<void> SweepFolder::refresh()
{
    ROSA_TRY(readRule());
    ROSA_TRY(readTries());
    return readCells();
}

Result<void> SweepFolder::readRule()
{
    ROSA_TRY_ASSIGN(const auto text, m_folder.readText(kRuleFile, catalog::kMostToml));
    ROSA_TRY_ASSIGN(auto rule, ruleFromToml(*m_catalogue, m_base, text, (path() / kRuleFile).string()));
    m_rule = std::move(rule);
    return {};
}

Result<void> SweepFolder::readTries()
{
    ROSA_TRY_ASSIGN(const auto manifest, m_folder.sub(kManifest));
    while (m_tries.size() < static_cast<std::size_t>(kMostTries)) {
        const int number = static_cast<int>(m_tries.size());
        const std::string name = manifestFile(number);
        if (!manifest.hasFile(name)) break;
        const std::string file = (manifest.path() / name).string();
        ROSA_TRY_ASSIGN(const auto text, manifest.readText(name, kMostCell));
        ROSA_TRY_ASSIGN(auto one, tryFromJson(text, file));
        if (one.number != number) return badInput("%1: expected trial %2, found %3", file, number, one.number);
        if (!fitsSpace(one, m_rule.space))
            return badInput("%1: expected a value and a coordinate of each varied parameter", file);
        catalog::Configuration tried = m_base;
        for (const auto& [key, value] : one.values)
            if (const auto set = tried.set(*m_catalogue, key, value); !set) return set.error().within(file);
        m_tries.push_back(std::move(one));
    }
    return {};
}

/// Final states never change and are read once.
Result<void> SweepFolder::readCells()
{
    ROSA_TRY_ASSIGN(const auto cells, m_folder.sub(kCells));
    const std::vector<std::string> names = cells.names();
    std::erase_if(m_cells, [&](const auto& cell) {
        return !std::ranges::binary_search(names, cell.first + ".json");  // forgetFailures() of another process
    });
    for (const std::string& name : names) {
        if (!name.ends_with(".json")) continue;
        const std::string cell = name.substr(0, name.size() - 5);
        if (const auto known = m_cells.find(cell); known != m_cells.end() && known->second.end != CellEnd::Running) continue;
        if (!cells.hasFile(name)) continue;
        ROSA_TRY_ASSIGN(const auto text, cells.readText(name, kMostCell));
        const std::string file = (cells.path() / name).string();
        ROSA_TRY_ASSIGN(auto state, cellFromJson(text, file));
        if (state.of.number < static_cast<int>(m_tries.size())) {
            const auto expected = nameOf(state.of);
            if (!expected) return expected.error().within(file);
            if (*expected != cell) return badInput("%1: its name is not that of the cell that it describes", file);
        }
        m_cells[cell] = std::move(state);
    }
    return {};
}

Result<void> SweepFolder::replaceRule(const SweepRule& rule)
{
    ROSA_TRY(m_folder.write(kRuleFile, bytesOf(toToml(rule))));
    m_rule = rule;
    return {};
}

Result<bool> SweepFolder::addTry(const Try& one)
{
    ROSA_CHECK(one.number == static_cast<int>(m_tries.size()), "trials have consecutive numbers");
    ROSA_TRY_ASSIGN(const auto manifest, m_folder.sub(kManifest));
    std::string temporary;
    const Descriptor made = manifest.create(".new", temporary);
    const std::string text = toJson(one);
    if (!made.isOpen() || !writeAll(made.fd(), bytesOf(text)) || ::fsync(made.fd()) != 0)
        return failed("%1: cannot be written: %2", manifest.path(), std::strerror(errno));
    // Unlike rename(), link() fails if another worker was first.
    const bool isFirst = ::linkat(manifest.fd(), temporary.c_str(), manifest.fd(), manifestFile(one.number).c_str(), 0) == 0;
    const int problem = errno;
    manifest.remove(temporary);
    if (!isFirst && problem != EEXIST)
        return failed("%1: cannot be written: %2", manifest.path() / manifestFile(one.number), std::strerror(problem));
    if (isFirst) m_tries.push_back(one);
    return isFirst;
}

Result<void> SweepFolder::writeCell(const CellState& state)
{
    ROSA_TRY_ASSIGN(const auto name, nameOf(state.of));
    ROSA_TRY_ASSIGN(const auto cells, m_folder.sub(kCells));
    ROSA_TRY(cells.write(name + ".json", bytesOf(toJson(state))));
    m_cells[name] = state;
    return {};
}

Result<int> SweepFolder::forgetFailures()
{
    ROSA_TRY_ASSIGN(const auto cells, m_folder.sub(kCells));
    int forgotten = 0;
    for (const auto& [name, state] : m_cells)
        if (state.end == CellEnd::Failed && cells.remove(name + ".json")) ++forgotten;
    std::erase_if(m_cells, [](const auto& cell) { return cell.second.end == CellEnd::Failed; });
    return forgotten;
}

Result<catalog::Configuration> SweepFolder::configurationOf(const CellKey& cell) const
{
    ROSA_CHECK(cell.number >= 0 && cell.number < static_cast<int>(m_tries.size()), "a cell of a trial that is not there");
    catalog::Configuration configuration = m_base;
    for (const auto& [key, value] : m_tries[static_cast<std::size_t>(cell.number)].values)
        ROSA_TRY(configuration.set(*m_catalogue, key, value));
    configuration.setSeed(cell.block.seed);
    ROSA_TRY(configuration.set(*m_catalogue, catalog::keyOf(&catalog::EvaluationOptions::splitSeed),
                               std::to_string(cell.block.splitSeed)));
    if (cell.epochs > 0)
        ROSA_TRY(
            configuration.set(*m_catalogue, catalog::keyOf(&catalog::EpochOptions::epochs), std::to_string(cell.epochs)));
    return configuration;
}

Result<std::string> SweepFolder::nameOf(const CellKey& cell)
{
    if (const auto known = m_names.find(cell); known != m_names.end()) return known->second;
    ROSA_TRY_ASSIGN(const auto configuration, configurationOf(cell));
    return m_names[cell] = cellName(configuration);
}

Result<const CellState*> SweepFolder::stateOf(const CellKey& cell)
{
    ROSA_TRY_ASSIGN(const auto name, nameOf(cell));
    const auto known = m_cells.find(name);
    return known == m_cells.end() ? nullptr : &known->second;
}

}  // namespace rosa::sweep
