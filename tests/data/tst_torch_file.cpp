#include "core/data/arrays/torch_file.h"

#include <QtTest/QTest>

#include <cstring>
#include <limits>

#include "core/base/files.h"
#include "core/base/random.h"
#include "core/base/storage/scratch_file.h"
#include "core/data/arrays/zip_archive.h"
#include "tests/data/samples.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

namespace {

const std::filesystem::path kFixture = test::dataFolder() / "files/torch_state.pt";

std::vector<std::byte> bytesOf(std::string_view text)
{
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

/// Error for an archive of these members; "" if it is read.
std::string refusal(const std::filesystem::path& folder, const std::vector<ZipMember>& members)
{
    const auto path = folder / "x.pt";
    if (!writeZip(path, members)) return "cannot be written";
    const auto read = readTorchFile(path);
    return read ? "" : read.error().text();
}

/// A pickle of one tensor "w" of `size` numbers in storage "0"; `geometry` gives offset, shape and strides as pickle opcodes.
std::vector<ZipMember> oneTensor(const std::string& geometry, std::size_t numbers,
                                 const std::string& storageClass = "FloatStorage")
{
    const std::string head(std::string("\x80\x02}X\x01\0\0\0w", 9) +
                           "ctorch._utils\n_rebuild_tensor_v2\n((U\x07storagectorch\n" + storageClass +
                           "\nU\x01"
                           "0U\x03"
                           "cpuK" +
                           std::string(1, static_cast<char>(numbers)) + "tQ");
    // The words of a storage are texts; bytes (opcode U) are accepted as well.
    return {{"a/data.pkl", bytesOf(head + geometry + "\x89}tRs.")}, {"a/data/0", std::vector<std::byte>(4 * numbers)}};
}

}  // namespace

class TestTorchFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatPyTorchSaved()
    {
        const auto arrays = readTorchFile(kFixture);
        QVERIFY2(arrays.ok(), arrays ? "" : arrays.error().text().c_str());
        const auto find = [&](const std::string& name) {
            for (const NamedArray& array : *arrays)
                if (array.name == name) return array;
            return NamedArray{};
        };
        QCOMPARE(arrays->size(), std::size_t(13));
        QCOMPARE(arrays->front().name, std::string("model.0.weight"));
        QCOMPARE(find("model.0.weight").shape, (std::vector<std::int64_t>{2, 3}));
        QCOMPARE(find("model.0.weight").values, (std::vector<float>{0, 0.25f, 0.5f, 0.75f, 1, 1.25f}));
        QCOMPARE(find("model.0.bias").values, (std::vector<float>{-1, 2}));
        QCOMPARE(find("model.1.running_var").values, (std::vector<float>{1, 1}));
        QCOMPARE(find("model.1.num_batches_tracked").shape, std::vector<std::int64_t>{});
        // A view of the storage of another tensor: 4 × 3, columns of a 3 × 4 matrix.
        QCOMPARE(find("extra.transposed").shape, (std::vector<std::int64_t>{4, 3}));
        QCOMPARE(find("extra.transposed").values, (std::vector<float>{0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11}));
        QCOMPARE(find("extra.part").values, (std::vector<float>{5, 6, 7, 8}));
        QCOMPARE(find("extra.half").values, (std::vector<float>{0.5f, -2}));
        QCOMPARE(find("extra.count").values, (std::vector<float>{7}));
        QCOMPARE(find("extra.flag").values, (std::vector<float>{1, 0}));
        QCOMPARE(find("extra.parameter").values, (std::vector<float>{1.5f}));
    }

    void readsWhatItWrote()
    {
        auto folder = TemporaryFolder::make();
        const std::vector<NamedArray> arrays{{"encoder.conv1.lin.weight", {2, 3}, {1, 2, 3, 4, 5, 6}},
                                             {"größe", {4}, {-1, 0.5f, 1e30f, 0}},
                                             {"one", {}, {3}},
                                             {"none", {0, 5}, {}}};
        for (const char* name : {"a.pt", "b.pt"}) QVERIFY(writeTorchFile(folder->path() / name, arrays).ok());
        QCOMPARE(readTextFile(folder->path() / "a.pt").value(), readTextFile(folder->path() / "b.pt").value());
        const auto read = readTorchFile(folder->path() / "a.pt");
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->size(), arrays.size());
        for (std::size_t i = 0; i < arrays.size(); ++i) {
            QCOMPARE((*read)[i].name, arrays[i].name);
            QCOMPARE((*read)[i].shape, arrays[i].shape);
            QCOMPARE((*read)[i].values, arrays[i].values);
        }
    }

    void whatIsNoWeightsIsRefused()
    {
        auto folder = TemporaryFolder::make();
        const auto refused = [&](const std::vector<ZipMember>& members) {
            return QString::fromStdString(refusal(folder->path(), members));
        };
        QVERIFY(refused({{"readme.txt", bytesOf("hello")}}).contains(QLatin1String("without a member data.pkl")));
        QVERIFY(refused({{"a/data.pkl", bytesOf("}.")}, {"a/constants.pkl", {}}}).contains(QLatin1String("TorchScript")));
        QVERIFY(refused({{"a/data.pkl", bytesOf("}.")}, {"a/byteorder", bytesOf("big")}})
                    .contains(QLatin1String("little-endian")));
        QVERIFY(refused({{"a/data.pkl", bytesOf("}.")}}).contains(QLatin1String("found none")));
        QVERIFY(refused({{"a/data.pkl", bytesOf("cposix\nsystem\n(U\x04true"
                                                "tR.")}})
                    .contains(QLatin1String("posix.system")));
        const QString complex = refused({{"a/data.pkl", bytesOf("ctorch\nComplexFloatStorage\n.")}});
        QVERIFY2(complex.contains(QLatin1String("torch.ComplexFloatStorage")) && complex.contains(QLatin1String("float32")),
                 qPrintable(complex));
        const auto missing = readTorchFile(folder->path() / "none.pt");
        QVERIFY(missing.error().text().find("none.pt") != std::string::npos);
        QVERIFY(writeFileAtomically(folder->path() / "old.pt", bytesOf("\x80\x02\x8a\x0al\xfc\x9c")).ok());
        QVERIFY(readTorchFile(folder->path() / "old.pt").error().text().find("PyTorch 1.6") != std::string::npos);
    }

    /// 1.0, −2.5, the smallest positive number, and NaN: each is the upper half of a float32.
    /// torch.save(model): the class is not executed, and the remedy is named.
    void aWholeModuleIsSaidToBeSavedAsStateDict()
    {
        const auto folder = TemporaryFolder::make().value();
        const std::string why = refusal(folder.path(), {{"a/data.pkl", bytesOf("\x80\x02"
                                                                               "c__main__\nNet\n)\x81}b.")}});
        QVERIFY2(why.find("refers to __main__.Net, which is not data") != std::string::npos, why.c_str());
        QVERIFY2(why.ends_with("; save module.state_dict() instead of the module itself"), why.c_str());
    }

    void bfloat16IsWidened()
    {
        auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "half.pt";
        std::vector<ZipMember> members = oneTensor("K\1(K\2K\2t(K\2K\1t", 5, "BFloat16Storage");
        members[1].bytes = bytesOf(std::string_view("\0\0\x80\x3f\x20\xc0\x01\x00\x80\x7f", 10));
        QVERIFY(writeZip(path, members).ok());
        const auto read = readTorchFile(path);
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->front().values, (std::vector<float>{1.0f, -2.5f, 0x1p-133f, std::numeric_limits<float>::infinity()}));
    }

    /// The error names file and members once, outermost first.
    void aMissingStorageNamesTheFileOnce()
    {
        auto folder = TemporaryFolder::make();
        std::vector<ZipMember> members = oneTensor("K\1(K\2K\3t(K\3K\1t", 7);
        members.pop_back();
        QCOMPARE(refusal(folder->path(), members),
                 (folder->path() / "x.pt").string() + ": a/data.pkl: w: a/data/0: no such member in the archive");
    }

    void tensorsStayWithinTheirStorage()
    {
        auto folder = TemporaryFolder::make();
        const auto refused = [&](const std::string& geometry, std::size_t numbers) {
            return QString::fromStdString(refusal(folder->path(), oneTensor(geometry, numbers)));
        };
        QCOMPARE(refused("K\1(K\2K\3t(K\3K\1t", 7), QString());
        QVERIFY(refused("K\1(K\2K\3t(K\3K\1t", 6).contains(QLatin1String("beyond")));
        QVERIFY(refused("J\xff\xff\xff\xff(K\2t(K\1t", 6).contains(QLatin1String("beyond")));
        QVERIFY(refused("K\1(J\xff\xff\xff\xfft(K\1t", 6).contains(QLatin1String("beyond")));
        QVERIFY(refused("K\1(K\2t(J\xff\xff\xff\xfft", 6).contains(QLatin1String("beyond")));
        // A trillion elements from a single number, by strides of 0.
        QVERIFY(refused("K\1(J\xff\xff\xff\x7fJ\xff\xff\xff\x7ft(K\1K\1t", 6).contains(QLatin1String("beyond")));
        QVERIFY(refused("K\1(K\2t(K\1K\1t", 6).contains(QLatin1String("shape and strides")));
    }

    /// Shared dicts are stored once in the file, but counted once per path.
    void sharedDictsAreCountedOnceAPath()
    {
        auto folder = TemporaryFolder::make();
        // `levels` dicts above `base` (memo 1), each with a hundred keys that refer to the dict below.
        const auto above = [](const std::string& base, int levels) {
            std::string text = std::string("\x80\x02") + base + "q\1";
            for (int level = 0; level < levels; ++level) {
                text += "0}(";
                for (int key = 1; key <= 100; ++key) text += std::string("U\1") + static_cast<char>(key) + "h\1";
                text += "uq\1";
            }
            return text + ".";
        };
        const auto refusedWith = [&](const std::string& pickle) {
            const std::string message =
                refusal(folder->path(), {{"a/data.pkl", bytesOf(pickle)}, {"a/data/0", std::vector<std::byte>(4)}});
            return message.find("MB of memory") != std::string::npos;
        };
        QVERIFY(refusedWith(above("}", 7)));
        // An empty tensor takes memory for its name and shape.
        const std::string empty =
            "ctorch._utils\n_rebuild_tensor_v2\n((U\x07storagectorch\nFloatStorage\nU\x01"
            "0U\x03"
            "cpuK\1tQK" +
            std::string(1, '\0') + "(K" + std::string(1, '\0') + "t(K\1t\x89}tR";
        QVERIFY(refusedWith(above(empty, 4)));
        const std::string message =
            refusal(folder->path(), {{"a/data.pkl", bytesOf(above(empty, 1))}, {"a/data/0", std::vector<std::byte>(4)}});
        QVERIFY2(message.empty(), message.c_str());
    }

    /// Random bytes are read or rejected without a crash.
    void damagedFilesAreReadOrRefused()
    {
        const std::string whole = readTextFile(kFixture).value();
        auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "x.pt";
        RandomStream stream(11, Purpose::Generator);
        for (int attempt = 0; attempt < 400; ++attempt) {
            std::string bytes = whole;
            for (int change = 0; change < 1 + attempt % 4; ++change)
                bytes[stream.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(stream.below(256));
            if (attempt % 5 == 0) bytes.resize(stream.below(static_cast<std::uint32_t>(bytes.size())));
            QVERIFY(writeFileAtomically(path, bytesOf(bytes)).ok());
            const auto read = readTorchFile(path);
            if (!read) QVERIFY(read.error().text().find("x.pt") != std::string::npos);
        }
    }
};

ROSA_TEST(TestTorchFile)
#include "tst_torch_file.moc"
