/// One reader per sweep for all parts of the window.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "app/workbench/sweep/data/sweep_data.h"

namespace rosa::workbench {

/// Keeps the sweeps that were read last. Thread-safe: tasks that ask for the same sweep at once read it once.
class SweepShelf {
public:
    SweepShelf(const catalog::Catalogue& catalogue, std::filesystem::path store)
        : m_catalogue(catalogue), m_store(std::move(store))
    {}

    [[nodiscard]] const std::filesystem::path& store() const { return m_store; }
    /// The sweep as it is now; the same pointer as before if nothing has changed. Costs and errors as of SweepReader::read().
    Result<SweepDataPtr> read(const std::string& name);

private:
    struct Kept {
        explicit Kept(SweepReader one) : reader(std::move(one)) {}
        std::mutex mutex;
        SweepReader reader;
        SweepDataPtr data;
    };
    std::shared_ptr<Kept> keptOf(const std::string& name);

    const catalog::Catalogue& m_catalogue;
    std::filesystem::path m_store;
    std::mutex m_mutex;
    std::vector<std::shared_ptr<Kept>> m_kept;  ///< Asked for last at the end.
};

}  // namespace rosa::workbench
