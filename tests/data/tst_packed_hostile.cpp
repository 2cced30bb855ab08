/// Truncated, damaged and malicious files. Files with a valid checksum are the harder case, because the reader must not trust them;
/// therefore the checksum is recomputed after each modification.
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/random.h"
#include "core/data/byte_coding.h"
#include "core/data/packed.h"
#include "tests/data/packed_surgery.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace {

std::string problemOf(const Bytes& bytes)
{
    const auto set = unpackDataset(bytes, "f");
    return set.ok() ? std::string() : set.error().text();
}

Bytes contentOf(const std::function<void(ByteWriter&)>& write)
{
    ByteWriter out;
    write(out);
    return out.take();
}

}  // namespace

class TestPackedHostile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_bytes = packDataset(fullDataset()).value(); }

    void everyPrefixIsRefused()
    {
        auto folder = TemporaryFolder::make();
        for (std::size_t length = 0; length < m_bytes.size(); ++length) {
            const Bytes prefix(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(length));
            const auto set = unpackDataset(prefix, "f");
            QVERIFY(!set.ok());
            QVERIFY2(set.error().text().starts_with("f"), set.error().text().c_str());
            QCOMPARE(set.error().kind, ErrorKind::BadInput);
            const auto card = unpackCard(prefix, "f");
            QVERIFY(card.ok() || card.error().text().starts_with("f"));
        }
    }

    void lengthIsNamed()
    {
        const std::string whole = std::to_string(m_bytes.size());
        const std::string less = std::to_string(m_bytes.size() - 1);
        QCOMPARE(problemOf(Bytes(m_bytes.begin(), m_bytes.end() - 1)),
                 "f: expected " + whole + " bytes, found " + less + "; the file is truncated");
        m_bytes.push_back({});
        QCOMPARE(problemOf(m_bytes), "f: expected " + whole + " bytes, found " + std::to_string(m_bytes.size()));
    }

    void everyChangedByteIsNoticed()
    {
        for (std::size_t i = 0; i < m_bytes.size(); ++i) {
            Bytes damaged = m_bytes;
            damaged[i] ^= std::byte{0x10};
            QVERIFY(!problemOf(damaged).empty());
        }
    }

    void otherFilesAreNotMistaken()
    {
        QCOMPARE(problemOf({}), std::string("f, byte 0: magic number of a packed data set: expected 8 bytes, found 0"));
        QCOMPARE(problemOf(Bytes(100, std::byte{'x'})),
                 std::string("f, byte 0: expected a packed data set, found another kind of file"));
        m_bytes[8] = std::byte{4};
        QCOMPARE(
            problemOf(m_bytes),
            std::string(
                "f, byte 8: expected version 1, 2 or 3, found 4; the file was written by a newer version of the program"));
        m_bytes[8] = std::byte{2};
        QCOMPARE(
            problemOf(m_bytes),
            std::string("f, byte 8: expected version 1 or 3, found 2, which can be read only from a file, not from memory"));
    }

    /// Modifications with a valid checksum: no crashes, and data sets that can be read are consistent.
    void signedMutationsAreSafe()
    {
        RandomStream random(1, Purpose::Generator);
        for (int round = 0; round < 2000; ++round) {
            Bytes changed = m_bytes;
            for (std::uint32_t i = 0; i <= random.below(3); ++i)
                changed[random.below(static_cast<std::uint32_t>(changed.size() - kDigest))] =
                    static_cast<std::byte>(random.below(256));
            sign(changed);
            if (const auto set = unpackDataset(changed, "f")) QVERIFY(checkDataset(*set).ok());
        }
    }

    /// The same within inflated sections, which are otherwise protected by the checksum of zlib.
    void mutationsInsideSectionsAreSafe()
    {
        RandomStream random(2, Purpose::Generator);
        int read = 0;
        int refused = 0;
        for (const Dataset& original : {fullDataset(), bareDataset()}) {
            const Bytes bytes = packDataset(original).value();
            for (const char* tag : {"CARD", "GRPH", "PUBL", "FEAT", "LABL", "SPLT", "NAME"})
                for (int round = 0; round < 300; ++round) {
                    const Bytes changed = withSection(bytes, tag, [&](Bytes& content) {
                        const std::uint32_t at = random.below(static_cast<std::uint32_t>(content.size()));
                        if (random.below(8) == 0)
                            content.resize(at);
                        else
                            content[at] = static_cast<std::byte>(random.below(256));
                    });
                    const auto set = unpackDataset(changed, "f");
                    ++(set.ok() ? read : refused);
                    if (set)
                        QVERIFY(checkDataset(*set).ok());
                    else
                        QVERIFY2(set.error().text().starts_with("f"), set.error().text().c_str());
                }
        }
        QVERIFY(read > 100);
        QVERIFY(refused > 1000);
    }

    void hugeSizesTakeNoMemory()
    {
        const auto huge = [&](const char* tag, const std::function<void(ByteWriter&)>& write) {
            return problemOf(withSection(m_bytes, tag, [&](Bytes& content) { content = contentOf(write); }));
        };
        QCOMPARE(huge("GRPH", [](ByteWriter& out) { out.varint(2000000000); }),
                 std::string("f, section GRPH, byte 5: nodes: expected at most 0 in the remaining bytes, found 2000000000"));
        QCOMPARE(
            huge("FEAT", [](ByteWriter& out) { out.varint(0), out.varint(2000000000); }),
            std::string("f, section FEAT, byte 6: feature values: expected 10000000000 values of 4 bytes, found 0 bytes"));
        QCOMPARE(
            huge("LABL", [](ByteWriter& out) { out.varint(UINT64_MAX); }),
            std::string(
                "f, section LABL, byte 10: classes: expected at most 0 in the remaining bytes, found 18446744073709551615"));
        QCOMPARE(
            huge("SPLT", [](ByteWriter& out) { out.varint(1), out.text("s"), out.varint(1000), out.varint(0); }),
            std::string("f, section SPLT, byte 5: training node: expected at most 1 in the remaining bytes, found 1000"));

        // A declared size that deflate cannot reach, and one that it could but does not.
        Bytes bomb = m_bytes;
        write64(bomb, kHeader + kEntry + 8, std::uint64_t{10} << 30);
        sign(bomb);
        QVERIFY2(problemOf(bomb).find("cannot inflate to 10737418240") != std::string::npos, problemOf(bomb).c_str());
        bomb = m_bytes;
        write64(bomb, kHeader + kEntry + 8, 1000);
        sign(bomb);
        QVERIFY2(problemOf(bomb).find("section GRPH: expected 1000 bytes after inflating the") != std::string::npos,
                 problemOf(bomb).c_str());
        bomb = m_bytes;
        write64(bomb, kHeader + 16, UINT64_MAX - 5);
        sign(bomb);
        QVERIFY2(problemOf(bomb).find("CARD: expected at most") != std::string::npos, problemOf(bomb).c_str());
    }

    void badIndicesAreNamed()
    {
        const auto problem = [&](const char* tag, const std::function<void(ByteWriter&)>& write) {
            return problemOf(withSection(m_bytes, tag, [&](Bytes& content) { content = contentOf(write); }));
        };
        const auto rows = [](ByteWriter& out, std::int32_t last) {
            for (int node = 0; node < 4; ++node) out.varint(0);
            out.ascending(std::vector<std::int32_t>{last});
        };
        QCOMPARE(problem("PUBL", [&](ByteWriter& out) { out.varint(5), out.varint(0), rows(out, 5); }),
                 std::string("f, section PUBL, byte 8: target: expected a number below 5, found a larger one"));
        QCOMPARE(problem("PUBL", [&](ByteWriter& out) { out.varint(5), out.varint(1), rows(out, 2); }),
                 std::string("f, section PUBL: edge 4 – 2 of an undirected graph has no reverse edge"));
        QCOMPARE(problem("FEAT", [&](ByteWriter& out) { out.varint(2), out.varint(300), rows(out, 300); }),
                 std::string("f, section FEAT, byte 10: feature: expected a number below 300, found a larger one"));
        QCOMPARE(problem("FEAT",
                         [&](ByteWriter& out) {
                             out.varint(0), out.varint(1);
                             out.floats(std::vector<float>{1, 2, std::numeric_limits<float>::quiet_NaN(), 4, 5});
                         }),
                 std::string("f, section FEAT: feature 0 of node 2 is not a finite number"));
        QCOMPARE(problem("LABL", [](ByteWriter& out) { out.varint(1), out.text("a"), out.varint(2); }),
                 std::string("f, section LABL, byte 4: class: expected at most 1, found 2"));
        QCOMPARE(problem("SPLT",
                         [](ByteWriter& out) {
                             out.varint(1), out.text("s");
                             out.ascending(std::vector<std::int32_t>{1}), out.ascending(std::vector<std::int32_t>{1}),
                                 out.varint(0);
                         }),
                 std::string("f: split \"s\", validation: node 1 is in two parts"));
        QCOMPARE(problemOf(withSection(m_bytes, "GRPH", [](Bytes& content) { content.push_back({}); })),
                 std::string("f, section GRPH, byte 9: expected the end, found 1 more bytes"));
        QCOMPARE(problemOf(withSection(m_bytes, "SPLT",
                                       [](Bytes& content) { content = contentOf([](ByteWriter& out) { out.varint(0); }); })),
                 std::string("f: the card states 2 splits, found 0"));
    }

    void filesThatAreNoneAreNamed()
    {
        auto folder = TemporaryFolder::make();
        QVERIFY(!readPackedCard(folder->path()).ok());
        const auto missing = readPackedCard(folder->path() / "missing.rosadata");
        QVERIFY(!missing.ok());
        QVERIFY(missing.error().text().find("missing.rosadata") != std::string::npos);
    }

private:
    Bytes m_bytes;
};

ROSA_TEST(TestPackedHostile)
#include "tst_packed_hostile.moc"
