#include <QTest>

#include <filesystem>

#include "core/base/result.h"
#include "tests/program/test_program.h"

using namespace rosa;

/// Templates, arguments and their JSON.
class TestMessage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holesAreFilledByArguments()
    {
        QCOMPARE(Message("plain").text(), std::string("plain"));
        QCOMPARE(Message("%1 of %2, %1 %", 3, "x").text(), std::string("3 of x, 3 %"));
        QCOMPARE(Message("%1: %2", std::filesystem::path("/a/b"), 0.5).text(), std::string("/a/b: 0.500000"));
        // An argument is not searched for holes.
        QCOMPARE(Message("%1 and %2", "%2", "last").text(), std::string("%2 and last"));
        QCOMPARE(Message().text(), std::string());
        QVERIFY(Message().empty() && !Message("plain").empty());
    }

    void verbatimTextsHaveNoHoles()
    {
        const Message name = Message::verbatim("100 %1");
        QCOMPARE(name.text(), std::string("100 %1"));
        QVERIFY(!name.isTemplate() && name.arguments().empty());
        QVERIFY(name != Message("%1", "100 %1"));
    }

    void errorsNest()
    {
        const std::string file = "run.toml";
        const Error inner = badInput("%1: expected %2", "transport.lambda", Message("a number above %1", 0));
        const Error outer = failed(inner.within("line %1", 3).within(file).message);
        QCOMPARE(outer.text(), std::string("run.toml: line 3: transport.lambda: expected a number above 0"));
        QCOMPARE(inner.kind, ErrorKind::BadInput);
        QCOMPARE(inner.within(file).kind, ErrorKind::BadInput);
        QCOMPARE(outer.message.arguments().at(1).arguments().at(0).words(), std::string("line %1"));
    }

    void severalAreJoinedInTheirOrder()
    {
        std::vector<Message> lines;
        for (int i = 1; i <= 20; ++i) lines.push_back(Message("line %1", i));
        const Message all = joined(lines, "%1\n%2");
        QVERIFY(all.text().starts_with("line 1\nline 2\nline 3\n") && all.text().ends_with("\nline 20"));
        QCOMPARE(messageFromJson(toJson(all)), std::optional(all));
        QCOMPARE(joined(std::vector<Message>(), "%1\n%2"), Message());
        QCOMPARE(joined(std::vector{lines[0]}, "%1\n%2"), lines[0]);
    }

    void jsonReadsBack()
    {
        const Message message("%1: %2", "a \"b\"", Message("epoch %1 of %2", 3, Message::verbatim("λ\n")));
        QCOMPARE(
            QByteArray::fromStdString(toJson(message)),
            QByteArray(
                "{\"text\":\"%1: %2\",\"args\":[\"a \\\"b\\\"\",{\"text\":\"epoch %1 of %2\",\"args\":[\"3\",\"λ\\n\"]}]}"));
        for (const Message& one : {message, Message("plain"), Message::verbatim("plain"), Message()})
            QCOMPARE(messageFromJson(toJson(one)), std::optional(one));
    }

    void storedTextsReadBack()
    {
        const Message plain("self-loops removed");
        QCOMPARE(storedText(plain), std::string("self-loops removed"));
        QCOMPARE(messageOfStored(storedText(plain)), Message::verbatim("self-loops removed"));
        const Message withValue("edge weights ignored (%1)", Message("column %1", "w"));
        QCOMPARE(messageOfStored(storedText(withValue)), withValue);
        QCOMPARE(messageOfStored("{no JSON"), Message::verbatim("{no JSON"));
    }

    void aTemplateOfAnotherTextIsNotTaken()
    {
        const Message message("epoch %1", 3);
        QCOMPARE(messageOr(toJson(message), "epoch 3"), message);
        QCOMPARE(messageOr(toJson(message), "epoch 4"), Message::verbatim("epoch 4"));
        QCOMPARE(messageOr("", "epoch 3"), Message::verbatim("epoch 3"));
    }

    void hostileJsonIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("number") << QByteArray("1");
        QTest::newRow("list") << QByteArray("[]");
        QTest::newRow("no arguments") << QByteArray(R"({"text":"x"})");
        QTest::newRow("no text") << QByteArray(R"({"args":[]})");
        QTest::newRow("text of a number") << QByteArray(R"({"text":1,"args":[]})");
        QTest::newRow("arguments of a text") << QByteArray(R"({"text":"%1","args":"x"})");
        QTest::newRow("argument of a number") << QByteArray(R"({"text":"%1","args":[1]})");
        QTest::newRow("hole without an argument") << QByteArray(R"({"text":"%1 %2","args":["x"]})");
        QByteArray deep("\"x\"");
        for (int i = 0; i < 20; ++i) deep = R"({"text":"%1","args":[)" + deep + "]}";
        QTest::newRow("deep") << deep;
        // Each level repeats the one before it nine times: 9^12 letters.
        QByteArray bomb("\"x\"");
        for (int i = 0; i < 12; ++i) bomb = R"({"text":"%1%1%1%1%1%1%1%1%1","args":[)" + bomb + "]}";
        QTest::newRow("bomb") << bomb;
        QTest::newRow("long") << '"' + QByteArray(100'000, 'x') + '"';
    }
    void hostileJsonIsRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!messageFromJson(json.toStdString()));
    }

    void whatIsNestedDeepBecomesFlat()
    {
        Error error = badInput("epoch %1", 3);
        const std::string place = "x";
        for (int i = 0; i < 40; ++i) error = error.within(place);
        const auto read = messageFromJson(toJson(error.message));
        QVERIFY(read.has_value());
        QCOMPARE(read->text(), error.text());
    }
};

ROSA_TEST(TestMessage)
#include "tst_message.moc"
