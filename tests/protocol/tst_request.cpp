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
        row("inspect all", Inspect{3, 30, 4294967295u, PairSides::WithinSecond, 8, 0.1, 5000}, "inspect");
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
        QVERIFY(*asked("worst", R"({"class": null})") == Request(Worst()));
        QVERIFY(*asked("worst", R"({"class": 2})") == Request(Worst{.className = "2"}));
        QVERIFY(*asked("project", "{}") == Request(Project()));
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
        const std::string whole = misfit + "expected a whole number in range";
        const std::string unknown = "expected one of the requests inspect, batch, worst, project";
        row("unknown verb", "tsne", "{}", unknown);
        row("verb in capitals", "Stop", "{}", unknown);
        row("no JSON", "inspect", "{", "arguments: expected a JSON object");
        row("no object", "inspect", "[1, 2]", "arguments: expected a JSON object");
        row("too deep", "inspect", std::string(1000, '['), "arguments: expected a JSON object");
        row("no first", "inspect", "{}", misfit + "'first' is missing");
        row("text for a number", "inspect", R"({"first": "3"})", whole);
        row("half a node", "inspect", R"({"first": 3.5})", whole);
        row("huge node", "inspect", R"({"first": 1e300})", whole);
        row("node beyond 32 bits", "inspect", R"({"first": 4294967296})", whole);
        row("draw below 0", "inspect", R"({"first": 3, "draw": -1})", whole);
        row("epoch as a list", "project", R"({"epoch": []})", whole);
        row("alone as a number", "inspect", R"({"first": 3, "alone": 1})",
            misfit + "expected true or false, found a number");
        row("side", "inspect", R"({"first": 3, "within": "third"})", "within: expected first or second, found 'third'");
        row("side as a number", "inspect", R"({"first": 3, "within": 1})", misfit + "expected a string, found a number");
        row("lambda", "inspect", R"({"first": 3, "lambda": "x"})", misfit + "expected a number, found a string");
        row("sweeps", "inspect", R"({"first": 3, "sweeps": 5001})", "sweeps: expected at most 5000");
        row("nodes", "batch", R"({"nodes": [3, "x"]})", whole);
        row("nodes as a number", "batch", R"({"nodes": 3})", misfit + "expected a list of whole numbers");
        row("small batch", "batch", R"({"centres": 1})", "batch: expected 2 to 256 centres, found 1");
        row("large batch", "batch", R"({"centres": 257})", "batch: expected 2 to 256 centres, found 257");
        row("one node", "batch", R"({"nodes": [3]})", "batch: expected 2 to 256 centres, found 1");
        row("kind", "worst", R"({"kind": "negative"})",
            "ranking of \"negative\" pairs is not supported; only positive pairs are ranked");
        row("count", "worst", R"({"count": 0})", "ranking: expected 1 to 512 pairs, found 0");
        row("large count", "worst", R"({"count": 513})", "ranking: expected 1 to 512 pairs, found 513");
        row("class", "worst", R"({"class": [1]})", misfit + "expected a string, found a list");
        row("projection", "project", R"({"kind": "tsne"})", "projection by \"tsne\" is not supported in requests; use pca");
        row("kind as a number", "project", R"({"kind": 1})", misfit + "expected a string, found a number");
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
        QVERIFY(checkRanges(Inspect{.sweeps = 5000}).ok());
        QVERIFY(!checkRanges(Inspect{.sweeps = 5001}).ok());
        QVERIFY(!checkRanges(Inspect{.sweeps = 0}).ok());
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
