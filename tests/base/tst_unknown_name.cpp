#include "core/base/text/unknown_name.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestUnknownName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNearestOrAllAreNamed()
    {
        const Message problem("unknown encoder '%1'", "gnc");
        QCOMPARE(unknownName(problem, "gnc", {"gcn", "mlp"}).text(),
                 std::string("unknown encoder 'gnc'; did you mean gcn?"));
        QCOMPARE(unknownName(problem, "transformer", {"gcn", "mlp"}).text(),
                 std::string("unknown encoder 'gnc'; available: gcn, mlp"));
    }
};

ROSA_TEST(TestUnknownName)
#include "tst_unknown_name.moc"
