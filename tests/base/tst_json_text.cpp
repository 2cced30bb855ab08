#include "core/base/json_text.h"

#include <QtTest/QTest>

#include <stdexcept>

#include "core/base/files.h"
#include "core/base/json_problem.h"
#include "tests/program/test_program.h"

using namespace rosa;
using Json = nlohmann::ordered_json;

class TestJsonText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void documentsAreRead()
    {
        const auto json = parseJson<Json>(R"({"b": [1, 2.5, "x", null, true], "a": {}})");
        QVERIFY(json.ok());
        QCOMPARE(json->dump(), std::string(R"({"b":[1,2.5,"x",null,true],"a":{}})"));
        QCOMPARE(parseJson<nlohmann::json>("[]").value().dump(), std::string("[]"));
    }

    /// Messages of the library contain function names and exception numbers, and are replaced.
    void whatDoesNotFitIsSaidInWords()
    {
        const auto problem = [](const char* text, auto read) {
            try {
                read(Json::parse(text));
                return std::string();
            } catch (const Json::exception& thrown) {
                return jsonProblem(thrown).text();
            }
        };
        QCOMPARE(problem("{}", [](const Json& json) { return json.at("first"); }), std::string("'first' is missing"));
        QCOMPARE(problem("[1]", [](const Json& json) { return json.at(1); }), std::string("a list is too short"));
        QCOMPARE(problem("\"x\"", [](const Json& json) { return json.get<double>(); }),
                 std::string("expected a number, found a string"));
        QCOMPARE(problem("[]", [](const Json& json) { return json.get<std::string>(); }),
                 std::string("expected a string, found a list"));
        for (const char* text : {"1.5", "1e300", "null"})
            QCOMPARE(problem(text, [](const Json& json) { return wholeIn<int>(json); }),
                     std::string("expected a whole number in range"));
        QCOMPARE(problem("3", [](const Json& json) { return json.at("first"); }),
                 std::string("expected an object or a list, found a number"));
        QCOMPARE(jsonProblem(std::runtime_error("something else")).text(), std::string("something else"));
    }

    void whatIsNoJsonNamesTheByte()
    {
        for (const char* text : {"", "{", "[1,]", "{\"a\" 1}", "nul", "[1] 2", "1e999"}) {
            const auto json = parseJson<Json>(text);
            QVERIFY2(!json.ok(), text);
            QVERIFY2(json.error().text().starts_with("byte "), json.error().text().c_str());
            QVERIFY(jsonOrNull<Json>(text).is_null());
        }
    }

    /// Regression: copying a document of 200,000 levels overflowed the stack.
    void nestingIsBounded()
    {
        const auto nested = [](std::size_t levels, const std::string& open, const std::string& close) {
            std::string text;
            for (std::size_t i = 0; i < levels; ++i) text += open;
            text += "1";
            for (std::size_t i = 0; i < levels; ++i) text += close;
            return text;
        };
        QVERIFY(parseJson<Json>(nested(kMostJsonLevels, "[", "]")).ok());
        QVERIFY(parseJson<Json>(nested(kMostJsonLevels, "{\"a\":", "}")).ok());
        for (const std::size_t levels : {std::size_t{kMostJsonLevels} + 1, std::size_t{200'000}}) {
            const auto list = parseJson<Json>(nested(levels, "[", "]"));
            QVERIFY(!list.ok());
            QVERIFY2(list.error().text().find("levels") != std::string::npos, list.error().text().c_str());
            QVERIFY(!parseJson<Json>(nested(levels, "{\"b\":1,\"a\":", ",\"c\":2}")).ok());
        }
    }

    /// A list of lists takes thirty times the memory of its text.
    void documentsKeepTheBudget()
    {
        std::string text = "[";
        for (int i = 0; i < 3'000'000; ++i) text += "[],";
        text += "[]]";
        const auto json = parseJson<Json>(text);
        QVERIFY(!json.ok());
        QVERIFY2(json.error().text().find("MB of memory") != std::string::npos, json.error().text().c_str());
    }

    void wholeNumbersAreThoseThatFit()
    {
        QCOMPARE(wholeNumber<int>(Json(3)), std::optional(3));
        QCOMPARE(wholeNumber<int>(Json(-3)), std::optional(-3));
        QCOMPARE(wholeNumber<int>(Json(3.0)), std::optional(3));
        QCOMPARE(wholeNumber<std::uint64_t>(Json(~std::uint64_t{0})), std::optional(~std::uint64_t{0}));
        for (const char* other :
             {"1.5", "1.5e10", "1e300", "-1e300", "3000000000", "-3000000000", "\"3\"", "null", "true", "[3]"})
            QVERIFY2(!wholeNumber<int>(Json::parse(other)), other);
        QVERIFY(!wholeNumber<std::uint32_t>(Json(-1)));
        QVERIFY(!wholeNumber<std::int64_t>(Json(~std::uint64_t{0})));
    }

    void readersAreEndedByTheException()
    {
        const Json json = Json::parse(R"({"n": 4, "big": 1e300, "list": [1, 2], "bad": [1, 0.5]})");
        QCOMPARE(wholeIn<int>(json.at("n")), 4);
        QCOMPARE(wholeIn<int>(json, "n", 7), 4);
        QCOMPARE(wholeIn<int>(json, "none", 7), 7);
        QCOMPARE(wholesIn<int>(json.at("list")), (std::vector<int>{1, 2}));
        QVERIFY_EXCEPTION_THROWN(wholeIn<int>(json.at("big")), Json::exception);
        QVERIFY_EXCEPTION_THROWN(wholeIn<int>(json, "big", 7), Json::exception);
        QVERIFY_EXCEPTION_THROWN(wholesIn<int>(json.at("bad")), Json::exception);
        QVERIFY_EXCEPTION_THROWN(wholesIn<int>(json.at("n")), Json::exception);
    }

    void filesAreNamed()
    {
        const auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "a.json";
        QVERIFY(writeFileAtomically(path, std::string("{\"a\": 1}")).ok());
        QCOMPARE(readJson<Json>(path, 100)->at("a").get<int>(), 1);
        QVERIFY(!readJson<Json>(path, 5).ok());
        QVERIFY(writeFileAtomically(path, std::string("{\"a\":")).ok());
        QVERIFY(readJson<Json>(path, 100).error().text().starts_with(path.string() + ": byte "));
    }
};

ROSA_TEST(TestJsonText)
#include "tst_json_text.moc"
