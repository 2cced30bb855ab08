/// Bound structs as JSON and as options.
#include "core/base/bind/fields.h"

#include <map>

#include <QtTest/QTest>

#include "core/base/bind/json.h"
#include "core/base/bind/options.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::bind;

namespace {

enum class Order { Up, Down };

struct Page {
    std::string title;
    std::uint8_t copies = 1;
};
void describe(Fields<Page>& fields)
{
    fields.text(&Page::title, "title", "Title", "t").required();
    fields.integer(&Page::copies, "copies", "Copies", "c").from(1);
}

struct Book {
    std::string name;
    std::vector<std::string> words;
    std::vector<int> numbers;
    std::optional<double> weight;
    int count = 0;  ///< 0 is out of range: not given.
    bool isThick = false;
    Order order = Order::Down;
    std::optional<Page> cover;
    std::vector<Page> pages;
    int edition = 2;
    bool isBound = false;
};
void describe(Fields<Book>& fields)
{
    fields.text(&Book::name, "name", "Name", "n").positional();
    fields.text(&Book::words, "words", "Words", "w").placeholder("WORD");
    fields.integer(&Book::numbers, "numbers", "Numbers", "n").from(0).upTo(9).repeated();
    fields.real(&Book::weight, "net_weight", "Weight", "w").above(0);
    fields.integer(&Book::count, "count", "Count", "c").from(1).upTo(50).briefly();
    fields.flag(&Book::isThick, "thick", "Thick", "t");
    fields.choice(&Book::order, "order", "Order", {{Order::Up, "up", "u"}, {Order::Down, "down", "d"}}, "o");
    fields.record(&Book::cover, "cover", "Cover", "c");
    fields.record(&Book::pages, "pages", "Pages", "p").briefly();
    fields.integer(&Book::edition, "edition", "Edition", "e").from(1).before("1").formerly("print_run");
    fields.choice(&Book::isBound, "cover_kind", "Cover", {{false, "paper", "p"}, {true, "cloth", "c"}}, "k")
        .synonym("linen", "cloth")
        .briefly();
}

nlohmann::ordered_json json(const char* text) { return nlohmann::ordered_json::parse(text); }

struct Opened {
    std::string name;
    Message note;
    std::optional<std::vector<int>> pages;
    std::optional<bool> isLast;
};
void describe(Fields<Opened>& fields)
{
    fields.tag("event", "opened");
    fields.tolerant();
    fields.text(&Opened::name, "name").required();
    fields.message(&Opened::note, "note");
    fields.integer(&Opened::pages, "pages");
    fields.flag(&Opened::isLast, "last");
}

/// With the tag of another one, and told apart by what it requires.
struct Reopened {
    int times = 0;
};
void describe(Fields<Reopened>& fields)
{
    fields.tag("event", "opened");
    fields.integer(&Reopened::times, "times").required();
}

struct Closed {};
void describe(Fields<Closed>& fields) { fields.tag("event", "closed"); }

/// Without a tag.
struct Summary {
    std::vector<Page> pages;
};
void describe(Fields<Summary>& fields) { fields.record(&Summary::pages, "pages").required(); }

using Event = std::variant<Opened, Reopened, Closed, Summary>;

/// A new option is one line: it is written, read, and an option.
struct SignedBook : Book {
    std::string author;
};
void describe(Fields<SignedBook>& fields)
{
    fields.part([](SignedBook& book) -> Book& { return book; });
    fields.text(&SignedBook::author, "author", "Author", "a");
}

/// With fields of another struct, in a range of its own.
struct Leaflet {
    int count = 3;
    int edition = 1;
};
void describe(Fields<Leaflet>& fields)
{
    fields.as(&Leaflet::count, &Book::count).upTo(4);
    fields.as(&Leaflet::edition, &Book::edition);
}

}  // namespace

class TestBind : public QObject {
    Q_OBJECT

    static QString problemOf(const char* text)
    {
        const auto book = fromJson<Book>(json(text));
        return book ? QString() : QString::fromStdString(book.error().text());
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        Book book;
        book.name = "b";
        book.words = {"one", "two, three"};
        book.numbers = {3, 0};
        book.weight = 1.5;
        book.count = 7;
        book.isThick = true;
        book.order = Order::Up;
        book.cover = Page{"front", 2};
        book.pages = {{"a", 1}, {"b", 255}};
        const auto written = toJson(book);
        QCOMPARE(written.dump(),
                 std::string(
                     R"({"name":"b","words":["one","two, three"],"numbers":[3,0],"net_weight":1.5,"count":7,"thick":true,)"
                     R"("order":"up","cover":{"title":"front","copies":2},)"
                     R"("pages":[{"title":"a","copies":1},{"title":"b","copies":255}],"edition":2})"));
        const auto read = fromJson<Book>(written);
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(toJson(*read).dump(), written.dump());
    }

    /// Without a value, or with its default where that is stored briefly.
    void whatIsLeftOutIsTheDefault()
    {
        QCOMPARE(toJson(Book()).dump(),
                 std::string(R"({"name":"","words":[],"numbers":[],"thick":false,"order":"down","edition":2})"));
        const auto read = fromJson<Book>(json(R"({"count": 0, "net_weight": 2})"));
        QVERIFY(read.ok());
        QCOMPARE(read->count, 0);      // The default, although out of range.
        QCOMPARE(*read->weight, 2.0);  // A whole number is a real one.
        QCOMPARE(read->edition, 1);    // Written before there were editions.
        QVERIFY(read->order == Order::Down && !read->cover && read->pages.empty());
    }

    void badInputIsNamed()
    {
        QCOMPARE(problemOf(R"({"word": []})"), QStringLiteral("unknown key 'word'; did you mean words?"));
        QCOMPARE(problemOf(R"({"count": 51})"), QStringLiteral("count: expected a whole number from 1 to 50, found '51'"));
        QCOMPARE(problemOf(R"({"count": 1.5})"), QStringLiteral("count: expected a whole number from 1 to 50, found '1.5'"));
        QCOMPARE(problemOf(R"({"count": "1"})"), QStringLiteral("count: expected a whole number from 1 to 50, found '1'"));
        QCOMPARE(problemOf(R"({"count": [1]})"), QStringLiteral("count: expected a whole number from 1 to 50"));
        QCOMPARE(problemOf(R"({"order": "downn"})"),
                 QStringLiteral("order: expected one of up, down, found 'downn'; did you mean down?"));
        QCOMPARE(problemOf(R"({"numbers": 3})"),
                 QStringLiteral("numbers: expected a list, each a whole number from 0 to 9"));
        QCOMPARE(problemOf(R"({"numbers": [3, 10]})"),
                 QStringLiteral("numbers: expected a whole number from 0 to 9, found '10'"));
        QCOMPARE(problemOf(R"({"pages": [{"copies": 1}]})"), QStringLiteral("title is missing"));
        // The limits of the type apply where the description leaves them open.
        QCOMPARE(problemOf(R"({"cover": {"title": "t", "copies": 256}})"),
                 QStringLiteral("copies: expected a whole number from 1 to 255, found '256'"));
        QCOMPARE(problemOf("[]"), QStringLiteral("expected a group of named values"));
        QCOMPARE(problemOf(R"({"words": null})"), QStringLiteral("words: expected a list, each a text"));
    }

    void optionsAreWhatDiffersFromTheDefault()
    {
        Book book;
        QVERIFY(optionsOf(book).empty());
        book.name = "positional";
        book.words = {"one", "two"};
        book.numbers = {3, 4};
        book.weight = 0.5;
        book.isThick = true;
        const std::vector<std::pair<std::string, std::string>> expected{
            {"words", "one,two"}, {"numbers", "3"}, {"numbers", "4"}, {"net-weight", "0.5"}, {"thick", "1"}};
        QVERIFY(optionsOf(book) == expected);
        QCOMPARE(wordsOf(book), (std::vector<std::string>{"--words", "one,two", "--numbers", "3", "--numbers", "4",
                                                          "--net-weight", "0.5", "--thick"}));
    }

    void optionsAreReadBack()
    {
        const auto set = [](const std::string& name, const std::string& text) -> std::string {
            Book book;
            const auto read = setOptions(fieldsOf<Book>(), &book, [&](const std::string& asked) {
                return asked == name ? std::optional(text) : std::nullopt;
            });
            return read ? toJson(book).dump() : read.error().text();
        };
        QVERIFY(set("words", " one, two,").find(R"("words":["one","two"])") != std::string::npos);
        QVERIFY(set("thick", "1").find(R"("thick":true)") != std::string::npos);
        QVERIFY(set("thick", "0").find(R"("thick":false)") != std::string::npos);
        QVERIFY(set("net-weight", "2.5").find(R"("net_weight":2.5)") != std::string::npos);
        QCOMPARE(set("count", "0"), std::string("--count: expected a whole number from 1 to 50, found '0'"));
        QCOMPARE(set("net-weight", "x"), std::string("--net-weight: expected a number above 0, found 'x'"));
        QCOMPARE(valueText(fieldOf(&Book::words)), std::string("WORD[,…]"));
        QCOMPARE(valueText(fieldOf(&Book::isThick)), std::string("0|1"));
        QCOMPARE(valueText(fieldOf(&Book::order)), std::string("up|down"));
    }

    /// The name of an option in earlier versions, and other texts of a choice.
    void formerOptionsAreReadAndNotWritten()
    {
        const auto set = [](const std::map<std::string, std::string>& options, Book& book) {
            return setOptions(fieldsOf<Book>(), &book, [&](const std::string& name) {
                const auto found = options.find(name);
                return found == options.end() ? std::nullopt : std::optional(found->second);
            });
        };
        QCOMPARE(formerOptionName(fieldOf(&Book::edition)), std::string("print-run"));
        QVERIFY(formerOptionName(fieldOf(&Book::count)).empty());
        Book book;
        QVERIFY(set({{"print-run", "5"}, {"cover-kind", "linen"}}, book).ok());
        QCOMPARE(book.edition, 5);
        QVERIFY(book.isBound);
        QVERIFY((optionsOf(book) ==
                 std::vector<std::pair<std::string, std::string>>{{"edition", "5"}, {"cover-kind", "cloth"}}));
        QVERIFY(set({{"print-run", "5"}, {"edition", "7"}}, book).ok());
        QCOMPARE(book.edition, 7);
        const auto wrong = set({{"print-run", "0"}}, book);
        QVERIFY(!wrong.ok());
        QVERIFY2(wrong.error().text().starts_with("--edition: expected a whole number from 1"),
                 wrong.error().text().c_str());
        QVERIFY(!set({{"cover-kind", "silk"}}, book).ok());
    }

    void formerKeysAreReadAndNotWritten()
    {
        QCOMPARE(fromJson<Book>(json(R"({"print_run": 4})"))->edition, 4);
        QCOMPARE(fromJson<Book>(json(R"({"print_run": 4, "edition": 6})"))->edition, 6);
        QVERIFY(toJson(Book()).dump().find("print_run") == std::string::npos);
        QVERIFY(problemOf(R"({"print_run": 0})").startsWith(QStringLiteral("edition: expected a whole number from 1")));
    }

    void aFieldOfAnotherStructIsTheSame()
    {
        QCOMPARE(toJson(Leaflet()).dump(), std::string(R"({"edition":1})"));  // Its default, not that of the book.
        QCOMPARE(fromJson<Leaflet>(json(R"({"count": 4, "print_run": 7})"))->edition, 7);
        const auto large = fromJson<Leaflet>(json(R"({"count": 5})"));
        QCOMPARE(large ? std::string() : large.error().text(),
                 std::string("count: expected a whole number from 1 to 4, found '5'"));
        QCOMPARE(fieldOf(&Leaflet::edition).parameter.title, std::string("Edition"));
        QVERIFY(fromJson<Book>(json(R"({"count": 5})")).ok());
    }

    void valuesAreChecked()
    {
        Book book;
        QVERIFY(checkValues(book).ok());
        book.weight = -1.0;
        const auto checked = checkValues(book);
        QCOMPARE(checked ? std::string() : checked.error().text(),
                 std::string("net_weight: expected a number above 0, found '-1'"));
    }

    void anotherTagIsAnError()
    {
        const auto closed = fromJsonText<Closed>(R"({"event": "opened"})");
        QCOMPARE(closed ? std::string() : closed.error().text(), std::string("event: expected closed, found 'opened'"));
        QVERIFY(fromJsonText<Closed>("{}").ok());
    }

    void aVariantIsKnownByItsTag()
    {
        const Event first = Opened{"b", {}, {}, {}};
        QCOMPARE(toJsonText(first), std::string(R"({"event":"opened","name":"b","note":""})"));
        const Event second = Opened{"b", Message("page %1 of %2", 3, "b"), std::vector<int>(), true};
        QCOMPARE(toJsonText(second),
                 std::string(R"({"event":"opened","name":"b","note":"page 3 of b",)"
                             R"("template":{"text":"page %1 of %2","args":["3","b"]},"pages":[],"last":true})"));
        for (const Event& event : {first, second, Event(Opened{"c", {}, std::vector{1, 2}, false}), Event(Reopened{3}),
                                   Event(Closed()), Event(Summary{{{"a", 1}}})}) {
            const auto read = fromJsonText<Event>(toJsonText(event));
            QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
            QCOMPARE(read->index(), event.index());
            QCOMPARE(toJsonText(*read), toJsonText(event));
        }
        const auto read = fromJsonText<Event>(toJsonText(second));
        QVERIFY(std::get<Opened>(*read).note == std::get<Opened>(second).note);  // Not only its English.
    }

    void anUnknownVariantIsAnError()
    {
        const auto problem = [](const char* text) {
            const auto event = fromJsonText<Event>(text);
            return event ? std::string() : event.error().text();
        };
        QCOMPARE(problem(R"({"event": "openeds", "name": "b"})"),
                 std::string("unknown kind 'openeds'; expected one of opened, closed; did you mean opened?"));
        QCOMPARE(problem(R"({"event": "closed", "by": "a"})"), std::string("unknown key 'by'"));
        QCOMPARE(problem("[]"), std::string("expected a group of named values"));
        QVERIFY(!problem("{").empty());
    }

    /// What other versions write.
    void tolerantStructsPassOverUnknownKeys()
    {
        const auto event =
            fromJsonText<Event>(R"({"event": "opened", "name": "b", "shelf": {"of": [1]}, "pages": null, "last": null})");
        QVERIFY2(event.ok(), event ? "" : event.error().text().c_str());
        QVERIFY(!std::get<Opened>(*event).pages && !std::get<Opened>(*event).isLast);
        // A template that does not say the same as the English is left out.
        const auto forged = fromJsonText<Event>(
            R"({"event": "opened", "name": "b", "note": "all is well", "template": {"text": "%1", "args": ["x"]}})");
        QVERIFY(std::get<Opened>(*forged).note == Message::verbatim("all is well"));
        QVERIFY(!fromJsonText<Event>(R"({"event": "opened", "name": 3})").ok());
    }

    void aNewFieldIsOneLine()
    {
        SignedBook book;
        book.count = 3;
        book.author = "A. N.";
        QVERIFY((optionsOf(book) == std::vector<std::pair<std::string, std::string>>{{"count", "3"}, {"author", "A. N."}}));
        QCOMPARE(fromJson<SignedBook>(toJson(book))->author, std::string("A. N."));
    }
};

ROSA_TEST(TestBind)
#include "tst_bind.moc"
