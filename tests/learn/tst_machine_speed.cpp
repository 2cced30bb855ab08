#include "core/learn/training/machine_speed.h"

#include <QtTest/QTest>

#include "core/base/parallel.h"
#include "tests/learn/general_path.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestMachineSpeed : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What a GPU is measured with, on its path; sizes are small and times not checked.
    void largeWorkIsMeasuredTwice()
    {
        setThreadCount(1);
        const test::GeneralPath path;
        class Counting : public Observer {
        public:
            void phase(const std::string& what, int done, int total) override
            {
                QCOMPARE(what, std::string("benchmark"));
                QVERIFY(done > last && done <= total);
                last = done;
                most = total;
            }
            int last = 0, most = -1;
        } observer;
        const LargeSizes sizes{300, 20, 16, 200, 8, 5};
        const auto figures = measureLargeWork(catalog::makeCatalogue(), test::twoRings(), torch::kCPU, sizes, observer);
        QVERIFY2(figures.ok(), figures.ok() ? "" : figures.error().text().c_str());
        std::vector<std::string> ids;
        for (const SpeedFigure& figure : *figures) {
            ids.push_back(figure.id);
            QVERIFY(figure.seconds > 0 && figure.processorSeconds > 0);
        }
        QCOMPARE(ids, (std::vector<std::string>{"step", "step_paper", "step_large", "tsne", "tsne_large"}));
        QCOMPARE(observer.last, observer.most);
    }

    void itStopsWhenAsked()
    {
        class Impatient : public Observer {
        public:
            [[nodiscard]] bool stopRequested() const override { return true; }
        } observer;
        const auto figures =
            measureLargeWork(catalog::makeCatalogue(), test::twoRings(), torch::kCPU, {300, 20, 16, 200, 8, 5}, observer);
        QVERIFY(!figures.ok());
        QCOMPARE(figures.error().kind, ErrorKind::Interrupted);
    }
};

ROSA_TEST(TestMachineSpeed)
#include "tst_machine_speed.moc"
