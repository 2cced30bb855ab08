#include <sys/stat.h>

#include <QtTest/QTest>

#include <algorithm>

#include "core/base/files.h"
#include "core/base/random.h"
#include "core/data/import/readers.h"
#include "tests/data/samples.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

namespace fs = std::filesystem;

/// All readers with broken files. Each must return a data set or clear error lines; the sanitizers check the rest.
class TestReadersHostile : public QObject {
    Q_OBJECT

private:
    std::optional<TemporaryFolder> m_folder;
    fs::path m_root;
    std::vector<tests::Sample> m_samples;

    /// Reads the data set with `content` in place of a file, which is restored afterwards.
    /// Returns whether it was read; otherwise `message` is the error.
    bool readWith(const tests::Sample& sample, const std::string& file, const std::string& content, std::string& message)
    {
        const fs::path folder = m_root / sample.folder;
        const std::string before = readTextFile(folder / file).value();
        tests::put(folder / file, content);
        const auto found = findDatasets(folder);
        ROSA_CHECK(found.ok(), "the folder is there");
        bool good = false;
        message = found->empty() ? "nothing found" : "";
        for (const Found& one : *found) {
            const auto dataset = readDataset(one);
            good = dataset.ok();
            if (!good) message = dataset.error().text();
        }
        tests::put(folder / file, before);
        return good;
    }

    /// One line, or one per error of a text.
    static bool areClearLines(const std::string& message)
    {
        const QStringList lines = QString::fromStdString(message).split(QLatin1Char('\n'));
        return lines.size() <= 20 &&
               std::ranges::all_of(lines, [](const QString& line) { return !line.isEmpty() && line.size() < 1200; });
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder.emplace(TemporaryFolder::make().value());
        m_root = m_folder->path();
        m_samples = tests::writeSamples(m_root);
    }

    void samplesAreGood()
    {
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                std::string message;
                const std::string same = readTextFile(m_root / sample.folder / file).value();
                QVERIFY2(readWith(sample, file, same, message), message.c_str());
            }
    }

    void emptyFilesAreErrors()
    {
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                if (file == "metadata_tij_ABC.dat") continue;  // Departments are then unknown, which is valid.
                std::string message;
                QVERIFY2(!readWith(sample, file, "", message), file.c_str());
                QVERIFY2(areClearLines(message), message.c_str());
            }
    }

    void everyBeginningEndsWell()
    {
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                const std::string whole = readTextFile(m_root / sample.folder / file).value();
                const bool isBinary = sample.folder == "planetoid" ? file != "ind.tiny.test.index" : file.ends_with(".npz");
                for (std::size_t length = 0; length < whole.size(); ++length) {
                    std::string message;
                    const bool good = readWith(sample, file, whole.substr(0, length), message);
                    // A truncated text may be valid; a truncated binary file may not.
                    QVERIFY2(!isBinary || !good, (file + " cut to " + std::to_string(length)).c_str());
                    QVERIFY2(good || areClearLines(message), message.c_str());
                }
            }
    }

    void changedBytesEndWell()
    {
        RandomStream random(3, Purpose::Generator);
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                const std::string whole = readTextFile(m_root / sample.folder / file).value();
                for (int i = 0; i < 300; ++i) {
                    std::string changed = whole;
                    for (std::uint32_t n = 1 + random.below(4); n > 0; --n) {
                        const auto at = random.below(static_cast<std::uint32_t>(changed.size()));
                        // Digits and separators change the meaning of a text rather than its syntax.
                        static const std::string likely = "0123456789-.,;\t\n\"<>";
                        const auto pick = random.below(static_cast<std::uint32_t>(likely.size()));
                        changed[at] = random.below(2) ? static_cast<char>(random.below(256)) : likely[pick];
                    }
                    std::string message;
                    const bool good = readWith(sample, file, changed, message);
                    QVERIFY2(good || areClearLines(message), message.c_str());
                }
            }
    }

    void garbageIsAnError()
    {
        RandomStream random(4, Purpose::Generator);
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                if (file == "net.adjlist") continue;  // Any text is one, also in UTF-16, which begins with this byte.
                for (int i = 0; i < 20; ++i) {
                    std::string garbage(1 + random.below(2000), '\0');
                    for (char& c : garbage) c = static_cast<char>(random.below(256));
                    // The first byte ensures that it is not a text.
                    garbage[0] = '\xff';
                    std::string message;
                    QVERIFY2(!readWith(sample, file, garbage, message), file.c_str());
                    QVERIFY2(areClearLines(message), message.c_str());
                }
            }
    }

    /// Opening a pipe would block until there is a writer.
    void pipesAreErrors()
    {
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                const fs::path path = m_root / sample.folder / file;
                const auto found = findDatasets(m_root / sample.folder);
                QVERIFY(found.ok() && !found->empty());
                fs::rename(path, m_root / "away");
                QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
                const auto dataset = readDataset(found->front());
                if (!dataset) QVERIFY2(areClearLines(dataset.error().text()), dataset.error().text().c_str());
                QVERIFY2(!dataset.ok() || file == "metadata_tij_ABC.dat", file.c_str());
                QVERIFY(findDatasets(m_root / sample.folder).ok());
                fs::remove(path);
                fs::rename(m_root / "away", path);
            }
    }

    void missingFilesAreErrors()
    {
        for (const tests::Sample& sample : m_samples)
            for (const std::string& file : sample.files) {
                if (sample.files.size() == 1) continue;
                const fs::path path = m_root / sample.folder / file;
                fs::rename(path, m_root / "away");
                const auto found = findDatasets(m_root / sample.folder);
                QVERIFY(found.ok());
                const bool isNeeded = sample.folder == "planetoid" || sample.folder == "geom";
                for (const Found& one : *found) {
                    const auto dataset = readDataset(one);
                    if (isNeeded) QVERIFY(!dataset.ok());
                    if (!dataset) QVERIFY2(areClearLines(dataset.error().text()), dataset.error().text().c_str());
                }
                if (isNeeded) QVERIFY(!found->empty());
                fs::rename(m_root / "away", path);
            }
    }
};

ROSA_TEST(TestReadersHostile)
#include "tst_readers_hostile.moc"
