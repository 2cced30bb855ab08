/// The space of a sweep: what `--vary` means, and what it refuses.
#include "core/sweep/space.h"

#include <map>
#include <set>

#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSpace : public QObject {
    Q_OBJECT

    static Result<Dimension> parsed(const std::string& text)
    {
        return parseDimension(catalogue(), baseConfiguration(), text);
    }
    static QString messageOf(const std::string& text)
    {
        const auto result = parsed(text);
        return result ? QStringLiteral("accepted") : QString::fromStdString(result.error().text());
    }

private Q_SLOTS:
    void aRangeHasItsEndsAndItsMiddle()
    {
        const auto linear = parsed("transport.lambda=5..80");
        VERIFY_OK(linear);
        QCOMPARE(linear->valueAt(0), std::string("5"));
        QCOMPARE(linear->valueAt(0.5), std::string("42.5"));
        QCOMPARE(linear->valueAt(0.99999999), std::string("80"));
        const auto logarithmic = parsed("transport.lambda=5..80:log");
        VERIFY_OK(logarithmic);
        QCOMPARE(logarithmic->valueAt(0.5), std::string("20"));  // √(5 · 80)
        QVERIFY(!logarithmic->count());
    }

    void wholeNumbersHaveEqualShares()
    {
        const auto range = parsed("sampling.walk_length=3..6");
        VERIFY_OK(range);
        QCOMPARE(*range->count(), 4U);
        std::map<std::string, int> counts;
        for (int i = 0; i < 400; ++i) ++counts[range->valueAt((i + 0.5) / 400)];
        for (const char* value : {"3", "4", "5", "6"}) QCOMPARE(counts[value], 100);
        QCOMPARE(counts.size(), 4U);
    }

    void coordinatesLeadBackToTheirValues()
    {
        for (const char* text : {"transport.lambda=5..80:log", "transport.lambda=5..80", "sampling.walk_length=3..60:log",
                                 "sampling.walk_length=5,10,20,30", "topology.enabled=true,false"}) {
            const auto dimension = parsed(text);
            VERIFY_OK(dimension);
            for (const double at : {0.0, 0.1, 0.37, 0.5, 0.93, 0.999999}) {
                const std::string value = dimension->valueAt(at);
                const auto back = dimension->coordinateOf(value);
                QVERIFY(back && *back >= 0 && *back < 1);
                QCOMPARE(dimension->valueAt(*back), value);
            }
        }
        const auto list = parsed("sampling.walk_length=5,10,20,30");
        QVERIFY(!list->coordinateOf("7"));
        const auto range = parsed("transport.lambda=5..80");
        QVERIFY(!range->coordinateOf("81") && !range->coordinateOf("four"));
    }

    void aListIsSortedAndAChoiceIsNot()
    {
        const auto numbers = parsed("sampling.walk_length=30,5,10");
        VERIFY_OK(numbers);
        QCOMPARE(numbers->values, (std::vector<std::string>{"5", "10", "30"}));
        QVERIFY(numbers->isOrdered && numbers->isWhole);
        const auto flags = parsed("topology.enabled=true,false");
        VERIFY_OK(flags);
        QVERIFY(!flags->isOrdered);
        QCOMPARE(flags->values, (std::vector<std::string>{"true", "false"}));
    }

    void aNumberOfValuesMakesAListOfARange()
    {
        const auto list = parsed("transport.lambda=5..80:log:5");
        VERIFY_OK(list);
        QCOMPARE(list->values, (std::vector<std::string>{"5", "10", "20", "40", "80"}));
        const auto few = parsed("sampling.walk_length=1..3:7");  // only three whole numbers
        VERIFY_OK(few);
        QCOMPARE(few->values, (std::vector<std::string>{"1", "2", "3"}));
    }

    void theTextOfADimensionIsReadAgain()
    {
        for (const char* text : {"transport.lambda=5..80:log", "transport.lambda=0.5..80", "sampling.walk_length=5,10"}) {
            const auto dimension = parsed(text);
            VERIFY_OK(dimension);
            QCOMPARE(toText(*dimension), std::string(text));
        }
    }

    void whatCannotBeVariedIsRefusedWithAReason()
    {
        QVERIFY(messageOf("transport.lambd=5..80").contains(QLatin1String("did you mean transport.lambda")));
        QVERIFY(messageOf("evaluation.splits=1..5").contains(QLatin1String("not comparable")));
        QVERIFY(messageOf("train.checkpoint_every=1..5").contains(QLatin1String("only says what a run stores")));
        QVERIFY(messageOf("transport.lambda=-1..80").contains(QLatin1String("expected a number")));
        QVERIFY(messageOf("transport.lambda=80..5").contains(QLatin1String("smaller value before a larger one")));
        QVERIFY(messageOf("sampling.walk_length=0.5..5").contains(QLatin1String("whole number")));
        QVERIFY(messageOf("sampling.walk_length=5").contains(QLatin1String("several values")));
        QVERIFY(messageOf("sampling.walk_length=5,5").contains(QLatin1String("occurs twice")));
        QVERIFY(messageOf("topology.enabled=0..1").contains(QLatin1String("expected a list")));
        QVERIFY(messageOf("transport.lambda=5..80:logg").contains(QLatin1String("expected log, linear")));
        QVERIFY(messageOf("transport.lambda=5..80:1").contains(QLatin1String("expected log, linear")));
        QVERIFY(messageOf("5..80").contains(QLatin1String("expected KEY=")));
        const std::vector<std::string> twice{"sampling.walk_length=1,2", "sampling.walk_length=3,4"};
        QVERIFY(!parseSpace(catalogue(), baseConfiguration(), twice));
        QVERIFY(!parseSpace(catalogue(), baseConfiguration(), {}));
    }

    void aGridHasEveryConfigurationOnce()
    {
        const std::vector<std::string> texts{"transport.lambda=5..80:log:3", "sampling.walk_length=2..5"};
        const auto space = parseSpace(catalogue(), baseConfiguration(), texts);
        VERIFY_OK(space);
        QCOMPARE(*sizeOf(*space), 12U);
        std::set<Values> seen;
        for (std::uint64_t i = 0; i < 12; ++i) seen.insert(valuesAt(*space, gridPoint(*space, i)));
        QCOMPARE(seen.size(), 12U);
    }
};

ROSA_TEST(TestSpace)
#include "tst_space.moc"
