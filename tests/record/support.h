/// Helpers of the tests of the record.
#pragma once

#include <filesystem>

#include <QtTest/QTest>

#include <unistd.h>

#include "core/base/files.h"
#include "core/catalog/configuration.h"
#include "core/record/run_writer.h"

/// Fails the test with the message of a failed result.
#define VERIFY_OK(expression)                                                          \
    do {                                                                               \
        const auto& verified = (expression);                                           \
        QVERIFY2(verified.ok(), verified.ok() ? "" : verified.error().text().c_str()); \
    } while (false)

namespace rosa::record {

inline catalog::Configuration someConfiguration(std::uint64_t seed = 1)
{
    catalog::Selection selection;
    selection.seed = seed;
    return catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
}

/// A temporary store, removed after the test.
class TemporaryStore {
public:
    TemporaryStore() : m_folder(TemporaryFolder::make({}, "rosa-record-").value()) {}
    [[nodiscard]] const std::filesystem::path& path() const { return m_folder.path(); }

private:
    TemporaryFolder m_folder;
};

/// During its lifetime, makes a folder and its content read-only for this process, even for the superuser, and `closed`, a file or folder
/// in it, inaccessible.
class ReadOnly {
public:
    explicit ReadOnly(std::filesystem::path folder, std::filesystem::path closed = {})
        : m_folder(std::move(folder)), m_closed(std::move(closed)), m_user(::getuid())
    {
        forbid(true);
        if (!m_closed.empty()) std::filesystem::permissions(m_closed, std::filesystem::perms::none);
        if (m_user == 0) m_isOther = ::setresuid(kNobody, kNobody, 0) == 0;
    }
    ~ReadOnly()
    {
        if (m_isOther) (void)::setresuid(m_user, m_user, m_user);
        if (!m_closed.empty()) std::filesystem::permissions(m_closed, std::filesystem::perms::owner_all);
        forbid(false);
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;

private:
    static constexpr uid_t kNobody = 65534;

    void forbid(bool isForbidden) const
    {
        namespace fs = std::filesystem;
        const auto set = [&](const fs::path& path, bool isFolder) {
            const int reading = isFolder ? 0555 : 0444;
            fs::permissions(path, static_cast<fs::perms>(isForbidden ? reading : reading | 0200));
        };
        set(m_folder, true);
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(m_folder))
            set(entry.path(), entry.is_directory());
    }

    std::filesystem::path m_folder;
    std::filesystem::path m_closed;
    uid_t m_user;
    bool m_isOther = false;
};

inline std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }

/// The metrics of runs.
inline const std::vector<std::string> kMetrics = {"loss", "gap", "time"};

/// The value written by the tests for a metric at an epoch.
inline double expectedValue(int metric, int epoch) { return 1000.0 * metric + 1.0 / epoch; }

}  // namespace rosa::record
