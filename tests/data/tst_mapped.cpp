#include "core/data/mapped_reader.h"

#include <QtTest/QTest>

#include <cmath>
#include <fstream>
#include <memory>

#include <sys/mman.h>

#include "core/base/files.h"
#include "core/base/random.h"
#include "core/base/storage/mapped_file.h"
#include "core/data/catalogue.h"
#include "core/data/mapped_writer.h"
#include "tests/base/memory.h"
#include "tests/data/mapped_surgery.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace {

using Precision = graph::Features::Precision;

}  // namespace

class TestMapped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryFolder>(TemporaryFolder::make().value()); }

    void whatIsWrittenComesBack()
    {
        for (const Dataset& set : {fullDataset(), bareDataset(), Catalogue().open("karate").value()}) {
            const auto card = writeMapped(path(), set);
            QVERIFY2(card, card ? "" : card.error().text().c_str());
            QVERIFY(isMapped(path()));
            const auto back = readPacked(path());
            QVERIFY2(back, back ? "" : back.error().text().c_str());
            QVERIFY(sameDataset(*back, set));
            QCOMPARE(back->statedHash, contentHash(set));
            QCOMPARE(card->contentHash, contentHash(set));
            const auto found = readPackedCard(path());
            QVERIFY(found);
            QCOMPARE(found->contentHash, card->contentHash);
            QCOMPARE(found->nodes, static_cast<std::int64_t>(set.graph.nodeCount()));
            QCOMPARE(found->edges, set.graph.undirectedEdgeCount());
            QCOMPARE(found->name, set.name);
            QCOMPARE(checkPacked(path()).value(), contentHash(set));
        }
    }

    void theSameSetGivesTheSameBytes()
    {
        QVERIFY(writeMapped(path(), fullDataset()));
        const auto first = readFile(path());
        QVERIFY(writeMapped(path(), fullDataset()));
        QVERIFY(*first == *readFile(path()));
    }

    void halvesAreTheNearestOnes()
    {
        const Dataset set = fullDataset();
        QVERIFY(writeMapped(path(), set, Precision::Float16));
        const auto back = readPacked(path());
        QVERIFY2(back, back ? "" : back.error().text().c_str());
        QVERIFY(back->features.precision() == Precision::Float16);
        QCOMPARE(back->features.storedCount(), set.features.storedCount());
        for (std::size_t i = 0; i < set.features.storedCount(); ++i)
            QCOMPARE(back->features.stored(i), toFloat(toHalf(set.features.stored(i))));
        // The content differs from float32: 1e-30 became 0.
        QVERIFY(back->statedHash != contentHash(set));
        QCOMPARE(checkPacked(path()).value(), back->statedHash);
        // Rounding is idempotent.
        QVERIFY(writeMapped(m_folder->path() / "again.rosadata", *back, Precision::Float16));
        QVERIFY(*readFile(path()) == *readFile(m_folder->path() / "again.rosadata"));
    }

    void binaryFeaturesKeepTheirHashAsHalves()
    {
        const Dataset set = Catalogue().open("cornell").value();
        QVERIFY(set.features.isBinary());
        QVERIFY(writeMapped(path(), set, Precision::Float16));
        QCOMPARE(readPacked(path()).value().statedHash, contentHash(set));
    }

    void numbersBeyondHalvesAreNamed()
    {
        Dataset set = bareDataset();
        set.features = graph::Features::dense(3, 2, {1, 2, 3, 70000, 5, 6}).value();
        const auto written = writeMapped(path(), set, Precision::Float16);
        QVERIFY(!written);
        QCOMPARE(
            written.error().text(),
            std::string("feature 1 of node 1 is 70000.000000, which is outside the float16 range of ±65,504; use float32"));
        set.features = graph::Features::sparse(3, 9, {0, 2, 2, 3}, {1, 4, 7}, {1, 2, -1e6f}).value();
        QVERIFY(writeMapped(path(), set, Precision::Float16).error().text().starts_with("feature 7 of node 2 is -1000000"));
        QVERIFY(std::filesystem::is_empty(m_folder->path()));
    }

    void aMappedSetTakesNoMemoryOfItsOwn()
    {
        constexpr graph::Node nodes = 40'000;
        constexpr std::int32_t columns = 256;
        Dataset set;
        set.name = "wide";
        set.graph = graph::Graph::undirected(nodes, {{0, 1}}).value();
        set.features =
            graph::Features::dense(nodes, columns, std::vector<float>(std::size_t{nodes} * columns, 0.5f)).value();
        QVERIFY(writeMapped(path(), set));
        set = {};
        const long before = test::anonymousKilobytes();
        if (before < 0) QSKIP("the system does not say");
        const auto back = readPacked(path());
        QVERIFY(back);
        std::vector<float> row(columns);
        double sum = 0;
        for (graph::Node node = 0; node < nodes; ++node) {
            back->features.copyRow(node, row);
            sum += row[static_cast<std::size_t>(node) % columns];
        }
        QCOMPARE(sum, 0.5 * nodes);
        const long after = test::anonymousKilobytes();  // the features are 40 MB
        QVERIFY2(after - before < 8000, qPrintable(QString::number(after - before)));
    }

    void aCheckTellsHowFarItIsAndCanBeStopped()
    {
        QVERIFY(writeMapped(path(), fullDataset()));
        std::vector<std::string> seen;
        Watch watch;
        watch.progress = [&](std::string_view what, std::int64_t done, std::int64_t total) {
            QVERIFY(done >= 0 && done <= total);
            if (seen.empty() || seen.back() != what) seen.emplace_back(what);
        };
        QVERIFY(checkPacked(path(), watch).ok());
        QVERIFY(std::ranges::find(seen, "checksum of section FVAL") != seen.end());
        QCOMPARE(seen.back(), std::string("hash of the features"));
        watch.stopRequested = [&] { return seen.back() == "checksum of section FVAL"; };
        QCOMPARE(checkPacked(path(), watch).error().kind, ErrorKind::Interrupted);
    }

    /// Prefetch hints for rows in any order, also repeated, of a matrix that is not in memory: the values do not change.
    void rowsThatAreAskedForStayWhatTheyAre_data()
    {
        QTest::addColumn<bool>("isSparse");
        QTest::newRow("dense") << false;
        QTest::newRow("sparse") << true;
    }

    void rowsThatAreAskedForStayWhatTheyAre()
    {
        QFETCH(bool, isSparse);
        constexpr graph::Node rows = 1 << 16;
        constexpr std::int32_t columns = 128;
        constexpr std::size_t count = std::size_t{rows} * columns;
        // Untouched zero pages simulate pages on disk.
        const std::size_t bytes = count * sizeof(float);
        void* const memory = ::mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        QVERIFY(memory != MAP_FAILED);
        const std::shared_ptr<const void> owner(memory,
                                                [bytes](const void* all) { ::munmap(const_cast<void*>(all), bytes); });
        graph::Features::Values values{SharedArray<float>(owner, {static_cast<const float*>(memory), count}), {}};
        auto made = [&] {
            if (!isSparse) return graph::Features::denseFrom(rows, columns, values);
            std::vector<std::int64_t> offsets;
            std::vector<std::int32_t> indices;
            for (std::int64_t row = 0; row <= rows; ++row) offsets.push_back(row * columns);
            for (std::size_t i = 0; i < count; ++i) indices.push_back(static_cast<std::int32_t>(i % columns));
            return graph::Features::sparseFrom(rows, columns, offsets, indices, values);
        }();
        QVERIFY(made.ok());
        QVERIFY(!isResident(std::as_bytes(made->values())));
        for (const std::vector<graph::Node>& asked :
             {std::vector<graph::Node>{}, {0}, {rows - 1}, {7, 8, 9, 100, 101, 5, 5, 4, 3, rows - 2, rows - 1}})
            made->expectRows(asked);
        made->expectRows(0, rows);
        QCOMPARE(made->nonZeroCount(), std::int64_t(0));
        QCOMPARE(made->rowsIn(made->storedBytes()), rows);
        QCOMPARE(made->rowsIn(1), 1);
    }

    void copiesAndSelectionsAgree()
    {
        QVERIFY(writeMapped(path(), fullDataset(), Precision::Float16));
        const auto back = readPacked(path());
        const std::vector<graph::Node> kept{1, 3, 4};
        const auto some = back->features.selected(kept);
        QVERIFY(some.precision() == Precision::Float16);
        const auto wide = back->features.widened();
        QVERIFY(wide.precision() == Precision::Float32);
        std::vector<float> a(300), b(300);
        for (graph::Node i = 0; i < 3; ++i) {
            some.copyRow(i, a);
            wide.copyRow(kept[static_cast<std::size_t>(i)], b);
            QCOMPARE(a, b);
        }
    }

    /// A store imports mapped files unchanged; a path uses the file in place.
    void cataloguesTakeThem()
    {
        const Catalogue catalogue(m_folder->path() / "store");
        QVERIFY(writeMapped(path(), fullDataset(), Precision::Float16));
        auto set = catalogue.open(path().string());
        QVERIFY(set);
        QCOMPARE(set->name, std::string("set"));
        QVERIFY(catalogue.check(path().string()));
        set->name = "mine";
        const auto entry = catalogue.add(*set, false);
        QVERIFY2(entry, entry ? "" : entry.error().text().c_str());
        QVERIFY(isMapped(entry->path));
        QCOMPARE(entry->card.contentHash, set->statedHash);
        QVERIFY(sameArcs(catalogue.open("mine").value(), *set));
        QCOMPARE(catalogue.find("mine").value().card.name, std::string("mine"));
        const auto missing = catalogue.open("no/such.rosadata");
        QVERIFY(!missing);
        QCOMPARE(missing.error().text(), std::string("no/such.rosadata: no such file"));
        QVERIFY(!catalogue.remove(path().string()));
        QVERIFY(std::filesystem::exists(path()));
    }

    void cutFilesAreToldApart()
    {
        QVERIFY(writeMapped(path(), fullDataset()));
        const Bytes whole = *readFile(path());
        for (std::size_t size = 0; size < whole.size(); size += size < 1100 ? 1 : 499) {
            write(Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)));
            const auto set = readMapped(path());
            QVERIFY(!set);
            QVERIFY(set.error().kind == ErrorKind::BadInput);
            QVERIFY(set.error().text().find('\n') == std::string::npos);
        }
        Bytes longer = whole;
        longer.push_back(std::byte{});
        write(longer);
        QCOMPARE(readMapped(path()).error().text(), path().string() + ": expected " + std::to_string(whole.size()) +
                                                        " bytes, found " + std::to_string(longer.size()));
    }

    void everyChangedByteIsFoundByTheCheck()
    {
        QVERIFY(writeMapped(path(), fullDataset()));
        const Bytes whole = *readFile(path());
        for (std::size_t i = 0; i < whole.size(); i += i % 4096 < 600 ? 7 : 97) {
            Bytes damaged = whole;
            damaged[i] ^= std::byte{0x10};
            write(damaged);
            QVERIFY2(!checkPacked(path()), qPrintable(QString::number(i)));
        }
    }

    /// Random modifications of sections and table with valid checksums: reading either reports an error or returns a data set with valid
    /// indices.
    void signedMutationsAreSafe()
    {
        for (const Dataset& set : {fullDataset(), bareDataset()}) {
            QVERIFY(writeMapped(path(), set));
            const Bytes whole = *readFile(path());
            RandomStream random(3, Purpose::Generator);
            int good = 0;
            for (int round = 0; round < 400; ++round) {
                Bytes changed = whole;
                mutate(changed, random);
                write(changed);
                const auto back = readMapped(path());
                if (!back) {
                    QVERIFY(back.error().text().starts_with(path().string()));
                    continue;
                }
                ++good;
                QVERIFY(checkDataset(*back));
                for (graph::Node node = 0; node < back->graph.nodeCount(); ++node)
                    for (const graph::Node other : back->graph.neighbours(node))
                        QVERIFY(other >= 0 && other < back->graph.nodeCount());
                std::vector<float> row(static_cast<std::size_t>(back->features.columns()));
                for (graph::Node node = 0; node < back->features.rows(); ++node) back->features.copyRow(node, row);
                static_cast<void>(checkPacked(path()));
            }
            QVERIFY(good > 5);
        }
    }

    void liesOfTheGraphAreNamed()
    {
        QVERIFY(writeMapped(path(), bareDataset()));
        const Bytes whole = *readFile(path());
        const auto problem = [&](const std::string& tag, std::size_t at, std::uint8_t value) {
            Bytes changed = whole;
            changed[placeOf(changed, tag) + at] = std::byte{value};
            signMapped(changed);
            write(changed);
            const auto set = readMapped(path());
            return set ? std::string("read") : set.error().text().substr(path().string().size());
        };
        QCOMPARE(problem("GTGT", 0, 9),
                 std::string(", section GTGT: row 0 of the graph: neighbour 9 is out of order or not among the 3 nodes"));
        QCOMPARE(problem("GOFF", 8, 200), std::string(", section GTGT: row offsets decrease after row 0"));
        QCOMPARE(problem("GOFF", 24, 1),
                 std::string(", section GTGT: row offsets must start at 0 and end at the number of entries, 2"));
        // A missing reverse arc is harmless when reading; `check` detects it.
        QCOMPARE(problem("GTGT", 0, 1), std::string("read"));
        QVERIFY(checkPacked(path()).error().text().find("edge 0 – 1 of an undirected graph has no reverse edge") !=
                std::string::npos);
    }

private:
    [[nodiscard]] std::filesystem::path path() const { return m_folder->path() / "set.rosadata"; }
    void write(const Bytes& bytes) const
    {
        std::ofstream file(path(), std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    static bool sameArcs(const Dataset& a, const Dataset& b) { return sameGraph(a.graph, b.graph); }

    std::unique_ptr<TemporaryFolder> m_folder;
};

ROSA_TEST(TestMapped)
#include "tst_mapped.moc"
