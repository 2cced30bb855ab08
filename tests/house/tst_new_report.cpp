/// A new report of the engine needs a struct with its description and one line in protocol::Report; it is then written and read.
#include <QtTest/QTest>

#include "core/protocol/report.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

/// The GPU is too hot.
struct GpuThrottled {
    std::string run;
    int celsius = 0;
    Message advice;
};
void describe(bind::Fields<GpuThrottled>& fields)
{
    fields.tag("event", "gpu_throttled");
    fields.tolerant();
    fields.text(&GpuThrottled::run, "run");
    fields.integer(&GpuThrottled::celsius, "celsius");
    fields.message(&GpuThrottled::advice, "advice");
}

template <typename Variant, typename New>
struct With;
template <typename... Known, typename New>
struct With<std::variant<Known...>, New> {
    using Type = std::variant<Known..., New>;
};
using NewReport = With<protocol::Report, GpuThrottled>::Type;  // the one line

}  // namespace

class TestNewReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsWritten()
    {
        const NewReport report = GpuThrottled{"r", 91, Message("use --device %1", "cpu")};
        QCOMPARE(bind::toJsonText(report),
                 std::string(R"({"event":"gpu_throttled","run":"r","celsius":91,"advice":"use --device cpu",)"
                             R"("template":{"text":"use --device %1","args":["cpu"]}})"));
    }

    void itIsRead()
    {
        const auto read = bind::fromJsonText<NewReport>(
            R"({"event":"gpu_throttled","run":"r","celsius":91,"advice":"wait","of_a_later_version":true})");
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(std::get<GpuThrottled>(*read).celsius, 91);
        QVERIFY(std::get<GpuThrottled>(*read).advice == Message::verbatim("wait"));
        // Without the line it is none of the reports.
        QVERIFY(!protocol::reportFromJson(R"({"event":"gpu_throttled","run":"r","celsius":91})").ok());
    }

    void othersAreReadAsBefore()
    {
        const auto read = bind::fromJsonText<NewReport>(R"({"event":"epoch","run":"r","epoch":2,"epochs":9,"loss":1})");
        QVERIFY(read.ok());
        QCOMPARE(std::get<protocol::EpochDone>(*read).epochs, 9);
    }
};

ROSA_TEST(TestNewReport)
#include "tst_new_report.moc"
