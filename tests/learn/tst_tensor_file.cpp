#include "core/learn/exchange/tensor_file.h"

#include <QtTest/QTest>

#include <cstring>

#include "core/base/random.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

TensorFile example()
{
    TensorFile file;
    file.tensors = {{"weight", torch::arange(6, torch::kFloat32).reshape({2, 3})},
                    {"step", torch::tensor(41, torch::kInt64)},
                    {"none", torch::empty({0, 4})}};
    file.metadata = {{"epoch", "7"}, {"note", "a \"quoted\" word"}};
    return file;
}

}  // namespace

class TestTensorFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const auto read = decode(encode(example()), "x");
        QVERIFY(read.ok());
        QCOMPARE(read->metadata.at("note"), std::string("a \"quoted\" word"));
        QCOMPARE(read->tensors.size(), std::size_t(3));
        QVERIFY(torch::equal(*read->find("weight"), *example().find("weight")));
        QCOMPARE(read->find("step")->item<std::int64_t>(), std::int64_t(41));
        QCOMPARE(read->find("none")->size(1), std::int64_t(4));
        QVERIFY(read->find("other") == nullptr);
    }

    void sameContentGivesSameBytes() { QVERIFY(encode(example()) == encode(example())); }

    void everyTruncationIsAnError()
    {
        const auto bytes = encode(example());
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const auto read = decode(std::span(bytes).first(length), "short.ckpt");
            QVERIFY2(!read.ok(), qPrintable(QString::number(length)));
            QVERIFY(read.error().text().starts_with("short.ckpt"));
        }
    }

    void mutationsNeverCrash()
    {
        const auto original = encode(example());
        RandomStream stream(11, Purpose::Generator);
        int refused = 0;
        for (int round = 0; round < 2000; ++round) {
            auto bytes = original;
            for (int i = 0; i < 3; ++i)
                bytes[stream.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<std::byte>(stream.below(256));
            refused += !decode(bytes, "x").ok();
        }
        QVERIFY(refused > 500);
    }

    void aTensorThatClaimsMoreThanThereIsIsRefused()
    {
        const std::string header = R"({"w":{"dtype":"F32","shape":[9223372036854775807,4],"data_offsets":[0,8]}})";
        std::vector<std::byte> bytes(8 + header.size() + 8);
        const std::uint64_t length = header.size();
        std::memcpy(bytes.data(), &length, 8);
        std::memcpy(bytes.data() + 8, header.data(), header.size());
        QVERIFY(!decode(bytes, "x").ok());
    }
};

ROSA_TEST(TestTensorFile)
#include "tst_tensor_file.moc"
