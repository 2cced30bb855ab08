/// Helpers of the tests of sweeps.
#pragma once

#include <filesystem>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/sweep/samplers.h"

/// Fails the test with the message of a failed result.
#define VERIFY_OK(expression)                                                          \
    do {                                                                               \
        const auto& verified = (expression);                                           \
        QVERIFY2(verified.ok(), verified.ok() ? "" : verified.error().text().c_str()); \
    } while (false)

namespace rosa::sweep {

inline const catalog::Catalogue& catalogue()
{
    static const catalog::Catalogue made = catalog::makeCatalogue();
    return made;
}

inline catalog::Configuration baseConfiguration()
{
    catalog::Selection selection;
    selection.dataset = "karate";
    return catalog::Configuration::resolve(catalogue(), selection).value();
}

/// λ from 5 to 80 by ratios, and four walk lengths.
inline SweepRule someRule(int budget = 8, int blocks = 3)
{
    SweepRule rule;
    const std::vector<std::string> texts{"transport.lambda=5..80:log", "sampling.walk_length=5,10,20,30"};
    rule.space = parseSpace(catalogue(), baseConfiguration(), texts).value();
    rule.budget = budget;
    for (int i = 1; i <= blocks; ++i) rule.blocks.push_back({static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(i)});
    return rule;
}

/// A store with one sweep, "s".
class TemporarySweep {
public:
    explicit TemporarySweep(const SweepRule& rule = someRule())
        : m_store(TemporaryFolder::make({}, "rosa-sweep-").value()),
          folder(SweepFolder::create(catalogue(), m_store.path(), "s", baseConfiguration(), rule).value())
    {}
    [[nodiscard]] const std::filesystem::path& store() const { return m_store.path(); }
    [[nodiscard]] Result<SweepFolder> again() const { return SweepFolder::open(catalogue(), m_store.path(), "s"); }

private:
    TemporaryFolder m_store;

public:
    SweepFolder folder;
};

/// A finished cell with these values in each of two splits.
inline CellState doneCell(const CellKey& cell, double validation, double test = 0.5)
{
    return {cell, CellEnd::Done, "run", {validation, validation}, {test, test}, 2, 100, "worker", {}};
}

}  // namespace rosa::sweep
