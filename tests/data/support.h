/// Helpers of the tests of readers.
#pragma once

#include <QtTest/QTest>

#include <string>
#include <vector>

#include "core/data/dataset.h"

/// Fails the test with the message of a failed result.
#define VERIFY_OK(result) QVERIFY2((result).ok(), (result) ? "" : (result).error().text().c_str())

namespace rosa::data::tests {

using Nodes = std::vector<graph::Node>;

/// Count of the first fix-up with this text.
inline std::int64_t fixUp(const Dataset& dataset, const std::string& part)
{
    for (const FixUp& fix : dataset.fixUps)
        if (fix.what.text().find(part) != std::string::npos) return fix.count;
    return 0;
}

}  // namespace rosa::data::tests
