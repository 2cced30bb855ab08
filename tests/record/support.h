/// What the tests of the record share.
#pragma once

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/catalog/configuration.h"
#include "core/record/run_writer.h"

/// Fails the test with the message of a failed result.
#define VERIFY_OK(expression)                                                           \
    do {                                                                                \
        const auto& verified = (expression);                                            \
        QVERIFY2(verified.ok(), verified.ok() ? "" : verified.error().message.c_str()); \
    } while (false)

namespace rosa::record {

inline catalog::Configuration someConfiguration(std::uint64_t seed = 1)
{
    catalog::Selection selection;
    selection.seed = seed;
    return catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
}

/// A store that goes away with the test.
class TemporaryStore {
public:
    TemporaryStore() : m_folder(TemporaryFolder::make({}, "rosa-record-").value()) {}
    [[nodiscard]] const std::filesystem::path& path() const { return m_folder.path(); }

private:
    TemporaryFolder m_folder;
};

inline std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }

/// The value that the tests write for a metric at an epoch.
inline double expectedValue(int metric, int epoch) { return 1000.0 * metric + 1.0 / epoch; }

}  // namespace rosa::record
