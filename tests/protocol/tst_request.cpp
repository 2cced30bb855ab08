#include "core/protocol/request.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::protocol;

namespace {

/// What is read of the request `verb` with these arguments, written as earlier versions wrote all of them: five texts.
Result<Request> asked(const std::string& verb, const std::string& arguments)
{
    std::string escaped;
    for (const char letter : arguments) escaped += letter == '"' ? std::string("\\\"") : std::string(1, letter);
    const auto read =
        requestFromJson(R"({"arguments":")" + escaped + R"(","id":"1","key":"","value":"","verb":")" + verb + R"("})");
    return read ? read->request : read.error();
}

std::string quoted(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

std::string errorOf(const std::string& verb, const std::string& arguments)
{
    const auto request = asked(verb, arguments);
    return request ? "no error" : request.error().text();
}

}  // namespace

class TestRequest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadAsItWasWritten_data()
    {
        QTest::addColumn<Request>("request");
        QTest::addColumn<std::string>("verb");
        const auto row = [](const char* name, const Request& request, const std::string& verb) {
            QTest::newRow(name) << request << verb;
        };
        row("pause", Pause(), "pause");
        row("resume", Resume(), "resume");
        row("stop", Stop(), "stop");
        row("step", Step(), "step");
        row("set", SetParameter{"transport.lambda", "40"}, "set");
        row("odd texts", SetParameter{"\"{", "λ\n\\"}, "set");
        row("inspect", Inspect{3, 30}, "inspect");
        row("inspect all", Inspect{3, 30, 4294967295u, PairSides::WithinSecond, 8, 0.1, 10000}, "inspect");
        row("inspect views alone", Inspect{.first = 3, .viewsAlone = true}, "inspect");
        row("batch", Batch(), "batch");
        row("batch of views alone", Batch{.viewsAlone = true}, "batch");
        row("batch of nodes", Batch{64, 2, {9, 3, 5'000'000'000}, 12}, "batch");
        row("worst", Worst(), "worst");
        row("worst of a class", Worst{512, "Neural \"Networks\"", 0}, "worst");
        row("worst views alone", Worst{.viewsAlone = true}, "worst");
        row("project", Project(), "project");
        row("project an epoch", Project{4}, "project");
    }

    void isReadAsItWasWritten()
    {
        QFETCH(Request, request);
        QFETCH(std::string, verb);
        QCOMPARE(std::string(verbOf(request)), verb);
        const auto read = requestFromJson(toJson(request, "20261124-1"));
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->id, std::string("20261124-1"));
        QCOMPARE(read->verb, verb);
        QVERIFY2(read->request.ok(), read->request ? "" : read->request.error().text().c_str());
        QVERIFY(*read->request == request);
    }

    /// Other programs rely on the fields and their types.
    void itsTextIsThatOfEarlierVersions()
    {
        QCOMPARE(toJson(Pause(), "7"), std::string(R"({"id":"7","verb":"pause"})"));
        QCOMPARE(toJson(SetParameter{"a.b", "2"}, "7"), std::string(R"({"id":"7","key":"a.b","value":"2","verb":"set"})"));
        // Apostrophes for quotation marks: moc does not understand backslashes in raw strings.
        QCOMPARE(toJson(Inspect{1, 2}, "7"),
                 quoted("{'arguments':'{\\'draw\\':0,\\'first\\':1,\\'second\\':2}','id':'7','verb':'inspect'}"));
        QCOMPARE(toJson(Worst{5, "left", 3}, "7"),
                 quoted("{'arguments':'{\\'class\\':\\'left\\',\\'count\\':5,\\'epoch\\':3,\\'kind\\':\\'positive\\'}',"
                        "'id':'7','verb':'worst'}"));
    }

    void whatIsMissingHasItsDefault()
    {
        QVERIFY(*asked("inspect", R"({"first": 3})") == Request(Inspect{3, 3}));
        QVERIFY(*asked("inspect", R"({"first": 3, "epoch": -2})") == Request(Inspect{3, 3}));
        QVERIFY(*asked("batch", "") == Request(Batch()));
        QVERIFY(*asked("batch", R"({"of a later version": 1})") == Request(Batch()));
        QVERIFY(*asked("worst", R"({"class": null})") == Request(Worst()));
        QVERIFY(*asked("worst", R"({"class": 2})") == Request(Worst{.className = "2"}));
        QVERIFY(*asked("project", "{}") == Request(Project()));
        // As earlier versions wrote them.
        QVERIFY(*asked("inspect", R"({"first": 3, "sweeps": 7, "alone": true})") ==
                Request(Inspect{.first = 3, .second = 3, .iterations = 7, .viewsAlone = true}));
        QVERIFY(*asked("stop", "nonsense") == Request(Stop()));
    }

    void argumentsThatDoNotFitAreRefused_data()
    {
        QTest::addColumn<std::string>("verb");
        QTest::addColumn<std::string>("arguments");
        QTest::addColumn<std::string>("error");
        const auto row = [](const char* name, const std::string& verb, const std::string& arguments,
                            const std::string& error) { QTest::newRow(name) << verb << arguments << error; };
        const std::string misfit = "invalid arguments: ";
        const std::string node = "expected a whole number from 0 to 2147483647";
        const std::string unknown = "expected one of the requests inspect, batch, worst, project";
        row("unknown verb", "tsne", "{}", unknown);
        row("verb in capitals", "Stop", "{}", unknown);
        row("no JSON", "inspect", "{", "arguments: expected a JSON object");
        row("no object", "inspect", "[1, 2]", "arguments: expected a JSON object");
        row("too deep", "inspect", std::string(1000, '['), "arguments: expected a JSON object");
        row("no first", "inspect", "{}", misfit + "first is missing");
        row("text for a number", "inspect", R"({"first": "3"})", misfit + "first: " + node + ", found '3'");
        row("half a node", "inspect", R"({"first": 3.5})", misfit + "first: " + node + ", found '3.5'");
        row("huge node", "inspect", R"({"first": 1e300})", misfit + "first: " + node + ", found '1e+300'");
        row("node beyond 32 bits", "inspect", R"({"first": 4294967296})",
            misfit + "first: " + node + ", found '4294967296'");
        row("draw below 0", "inspect", R"({"first": 3, "draw": -1})",
            misfit + "draw: expected a whole number from 0 to 4294967295, found '-1'");
        row("epoch as a list", "project", R"({"epoch": []})",
            misfit + "epoch: expected a whole number from -2147483648 to 2147483647");
        row("alone as a number", "inspect", R"({"first": 3, "alone": 1})",
            misfit + "views_alone: expected true or false, found '1'");
        row("side", "inspect", R"({"first": 3, "within": "third"})",
            misfit + "within: expected one of across, first, second, found 'third'");
        row("side as a number", "inspect", R"({"first": 3, "within": 1})",
            misfit + "within: expected one of across, first, second, found '1'");
        row("lambda", "inspect", R"({"first": 3, "lambda": "x"})",
            misfit + "lambda: expected a number above 0, at most 10000, found 'x'");
        for (const char* key : {"iterations", "sweeps"})
            row(key, "inspect", R"({"first": 3, ")" + std::string(key) + R"(": 10001})",
                misfit + "iterations: expected a whole number from 1 to 10000, found '10001'");
        row("nodes", "batch", R"({"nodes": [3, "x"]})", misfit + "nodes: expected a whole number, found 'x'");
        row("nodes as a number", "batch", R"({"nodes": 3})", misfit + "nodes: expected a list, each a whole number");
        row("small batch", "batch", R"({"centres": 1})",
            misfit + "centres: expected a whole number from 2 to 256, found '1'");
        row("large batch", "batch", R"({"centres": 257})",
            misfit + "centres: expected a whole number from 2 to 256, found '257'");
        row("one node", "batch", R"({"nodes": [3]})", "batch: expected 2 to 256 centres, found 1");
        row("kind", "worst", R"({"kind": "negative"})", misfit + "kind: expected positive, found 'negative'");
        row("count", "worst", R"({"count": 0})", misfit + "count: expected a whole number from 1 to 512, found '0'");
        row("large count", "worst", R"({"count": 513})",
            misfit + "count: expected a whole number from 1 to 512, found '513'");
        row("class", "worst", R"({"class": [1]})", misfit + "class: expected a text");
        row("projection", "project", R"({"kind": "tsne"})", misfit + "kind: expected pca, found 'tsne'");
        row("kind as a number", "project", R"({"kind": 1})", misfit + "kind: expected pca, found '1'");
    }

    void argumentsThatDoNotFitAreRefused()
    {
        QFETCH(std::string, verb);
        QFETCH(std::string, arguments);
        QFETCH(std::string, error);
        QCOMPARE(errorOf(verb, arguments), error);
    }

    void whatIsNoRequestIsRefused()
    {
        const auto error = [](const std::string& text) { return requestFromJson(text).error().text(); };
        for (const std::string& text : {std::string(), std::string("{"), std::string("[]"), std::string(100'000, '[')})
            QCOMPARE(error(text), std::string("expected a request as a JSON object"));
        QCOMPARE(error(R"({"verb":7})"), std::string("\"verb\" of the request is not a string"));
        QCOMPARE(error(R"({"verb":"inspect","arguments":{"first":3}})"),
                 std::string("\"arguments\" of the request is not a string"));
        QCOMPARE(error(R"({"key":"a"})"), std::string("the request has no \"verb\""));
    }

    void commandsAreKnownByTheirVerbs()
    {
        const std::vector<std::string> verbs = commandVerbs();
        QCOMPARE(verbs, std::vector<std::string>({"pause", "resume", "stop", "step", "set"}));
        for (const std::string& verb : verbs) QCOMPARE(std::string(verbOf(*commandOf(verb))), verb);
        QVERIFY(!commandOf("inspect").has_value());
        QVERIFY(!commandOf("").has_value());
    }

    void rangesAreThoseOfTheJobsToo()
    {
        QVERIFY(checkRanges(Inspect{.iterations = 10000}).ok());
        QVERIFY(!checkRanges(Inspect{.iterations = 10001}).ok());
        QVERIFY(!checkRanges(Inspect{.iterations = 0}).ok());
        for (const double lambda : {0.0, -1.0, HUGE_VAL, std::nan("")})
            QVERIFY(!checkRanges(Inspect{.lambda = lambda}).ok());
        QVERIFY(checkRanges(Batch{.count = 0, .nodes = {1, 2}}).ok());
        QVERIFY(!checkRanges(Batch{.nodes = std::vector<std::int64_t>(257)}).ok());
        QVERIFY(checkRanges(Worst{1}).ok());
        QVERIFY(!checkRanges(Worst{-1}).ok());
        QVERIFY(checkRanges(Project()).ok());
    }
};

ROSA_TEST(TestRequest)
#include "tst_request.moc"
