/// A sweep of any size in a store, measured by nobody: its scores follow a formula.
#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>

#include <QtGlobal>

#include "core/sweep/cell_json.h"
#include "core/sweep/sobol.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::workbench {

struct SyntheticSweep {
    int tries = 200;
    int blocks = 3;
    int workers = 4;
    int failures = 2;          ///< Tries whose run failed.
    bool isConfirmed = false;  ///< Adds a complete confirmation of tries 1, 2 and 3.
};

inline void writeText(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream file(path, std::ios::binary);
    file << text;
    if (!file.good()) qFatal("%s cannot be written", path.c_str());
}

/// Numbers in [0, 1) that depend on the arguments only.
inline double hashed(std::uint64_t a, std::uint64_t b)
{
    std::uint64_t x = a * 0x9E3779B97F4A7C15ULL ^ (b + 0x7F4A7C15ULL) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return static_cast<double>((x ^ (x >> 31)) >> 11) / 9007199254740992.0;
}

/// λ at its middle and short walks are best; the learning rate matters little, the rest not at all.
inline double syntheticScore(const sweep::Try& one, const sweep::Block& block)
{
    const double x = one.point.empty() ? 0.3 : one.point[0] - 0.55, y = one.point.empty() ? 0.5 : one.point[1];
    const double rate = one.point.empty() ? 0.5 : one.point[3];
    const double noise = hashed(static_cast<std::uint64_t>(one.number), block.seed) - 0.5;
    return std::min(0.99, std::max(0.01, 0.82 - 0.5 * x * x - 0.1 * y + 0.03 * rate + 0.03 * noise));
}

inline sweep::CellState syntheticCell(const sweep::Try& one, const sweep::Block& block, int index, int workers)
{
    const double score = syntheticScore(one, block);
    const double seconds = 8 + 4 * hashed(static_cast<std::uint64_t>(index), 7);
    sweep::CellState state;
    state.of = {one.number, block, 0};
    state.end = sweep::CellEnd::Done;
    state.run = "20260101-000000-karate-" + std::to_string(100000 + index);
    state.validation = {score, score};
    state.test = {score - 0.01, score - 0.01};
    state.seconds = seconds;
    state.finished = 1'767'225'600.0 + 12.5 * (index / workers) + seconds;
    state.worker = "host-" + std::to_string(1000 + index % workers) + "-ab";
    return state;
}

/// Writes the sweep `name` into `store`, which must exist. Tries of low score have two blocks only, as a race leaves them.
inline void makeSyntheticSweep(const catalog::Catalogue& catalogue, const std::filesystem::path& store,
                               const std::string& name, const SyntheticSweep& how = {})
{
    catalog::Selection selection;
    selection.dataset = "karate";
    const auto base = catalog::Configuration::resolve(catalogue, selection).value();
    sweep::SweepRule rule;
    const std::vector<std::string> space{"transport.lambda=5..80:log",  "sampling.walk_length=5..30",
                                         "loss.temperature=0.1..1:log", "train.learning_rate=0.0001..0.01:log",
                                         "sampling.restart=0.05..0.9",  "encoder.hidden=32,64,128,256"};
    auto parsed = sweep::parseSpace(catalogue, base, space);
    if (!parsed) qFatal("%s", parsed.error().text().c_str());
    rule.space = *parsed;
    rule.budget = std::min(how.tries, 2);
    for (int i = 1; i <= how.blocks; ++i)
        rule.blocks.push_back({static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(i)});
    if (how.isConfirmed) rule.confirmations.push_back({{1, 2, 3, 0}, {{91, 91}, {92, 92}, {93, 93}}});
    auto folder = sweep::SweepFolder::create(catalogue, store, name, base, rule);
    if (!folder) qFatal("%s", folder.error().text().c_str());
    rule.budget = how.tries;
    if (!folder->replaceRule(rule)) qFatal("the rule of the synthetic sweep cannot be written");
    for (int number = 0; number < how.tries; ++number) {  // Faster than one file after the other to the disk.
        sweep::Try one;
        one.number = number;
        if (number == 0) {
            for (const sweep::Dimension& dimension : rule.space)
                one.values[dimension.key] = catalog::toText(base.values().at(dimension.key).value);
        } else {
            one.origin = sweep::Origin::Sobol;
            one.index = static_cast<std::uint64_t>(number);
            one.point = sweep::sobolPoint(rule.space.size() + 1, one.index, 1);
            one.values = sweep::valuesAt(rule.space, one.point);
        }
        writeText(folder->path() / "manifest" / sweep::manifestFile(number), toJson(one));
    }
    if (!folder->refresh()) qFatal("the synthetic sweep cannot be read");
    int index = 0;
    const auto write = [&](const sweep::CellState& state) {
        writeText(folder->path() / "cells" / (*folder->nameOf(state.of) + ".json"), toJson(state));
        ++index;
    };
    for (std::size_t block = 0; block < rule.blocks.size(); ++block)
        for (const sweep::Try& one : folder->tries()) {
            if (block >= 2 && one.number > 0 && syntheticScore(one, {0, 0}) < 0.75) continue;
            auto state = syntheticCell(one, rule.blocks[block], index, how.workers);
            if (block == 0 && one.number > 0 && one.number >= how.tries - how.failures) {
                state.end = sweep::CellEnd::Failed;
                state.problem = "out of memory";
                state.validation = state.test = {};
            }
            write(state);
        }
    for (const sweep::Confirmation& confirmation : rule.confirmations)
        for (const int number : confirmation.tries)
            for (const sweep::Block& block : confirmation.blocks)
                write(syntheticCell(folder->tries()[static_cast<std::size_t>(number)], block, index, how.workers));
}

}  // namespace rosa::workbench
