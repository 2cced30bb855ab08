/// Alignment and Lab as one instrument: how large the plan is, and how many controls stand around it.
#include <QDockWidget>
#include <QTabWidget>

#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/pairs/data/pair_pictures.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/start/view/example_run.h"
#include "tests/program/test_program.h"
#include "tests/workbench/visible_controls.h"
#include "tests/workbench/window_support.h"
#include "widgets/matrix/matrix_view.h"

using namespace rosa;
using namespace rosa::workbench;

class TestInstrument : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    template <typename Shown>
    [[nodiscard]] Shown& show() const
    {
        auto& view = *window().findChild<Shown*>();
        for (QTabWidget* tabs : window().findChildren<QTabWidget*>())
            if (tabs->indexOf(&view) >= 0) tabs->setCurrentWidget(&view);
        return view;
    }
    /// With the list of runs alone beside it.
    [[nodiscard]] AlignmentView& showAlignment(const QSize& size) const
    {
        window().resize(size);
        auto& view = show<AlignmentView>();
        for (auto* dock : window().findChildren<QDockWidget*>())
            if (dock->objectName() != QStringLiteral("runs")) dock->hide();
        return view;
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        if (!installExample(m_fixture->store.path().toStdString())) qFatal("no example");
        WindowStart start;
        start.run = exampleRun().id;
        m_fixture->start(start);
    }
    void cleanup()
    {
        m_fixture->stopEngines();
        m_fixture.reset();
    }

    void thePlanIsLarge_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("least");
        QTest::newRow("1280 x 800") << QSize(1280, 800) << 380;
        // 1920 × 1080 at 200 %, in logical pixels.
        QTest::newRow("960 x 540") << QSize(960, 540) << 200;
    }
    void thePlanIsLarge()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, least);
        AlignmentView& view = showAlignment(size);
        QTRY_VERIFY_WITH_TIMEOUT(view.panel()->pairData() != nullptr, kPatience);
        QCOMPARE(window().size(), size);
        const widgets::MatrixView& plan = *view.panel()->matrices()->view(PairMatrix::Plan);
        const auto layoutNow = [&plan] {
            return widgets::layoutMatrix(QRectF(plan.rect()).adjusted(2, 2, -2, -2), plan.picture(),
                                         widgets::screenStyle(plan.palette(), plan.font()), &plan);
        };
        QTRY_VERIFY_WITH_TIMEOUT(plan.isVisible() && layoutNow().cell > 0, kPatience);
        const QSizeF cells = layoutNow().cells.size();
        qInfo("plan of %d x %d: cells %.0f x %.0f, with both views %d x %d", plan.picture().rows, plan.picture().columns,
              cells.width(), cells.height(), plan.width(), plan.height());
        QVERIFY(plan.visibleRegion().boundingRect().size() == plan.size());
        // Cells are square; those of a plan that is not are as large as its longer side.
        QVERIFY(std::max(cells.width(), cells.height()) >= least);
        QVERIFY(plan.width() >= least && plan.height() >= least);
        QVERIFY(plan.picture().edges.has_value());
    }

    void fewControlsAtFirstSight()
    {
        AlignmentView& alignment = showAlignment({1280, 800});
        QTRY_VERIFY_WITH_TIMEOUT(alignment.panel()->pairData() != nullptr, kPatience);
        const auto pairs = test::visibleControls(alignment);
        qInfo("Alignment: %lld: %s", static_cast<long long>(pairs.size()), qPrintable(test::namesOf(pairs)));
        QVERIFY2(!pairs.isEmpty() && pairs.size() <= 15, qPrintable(test::namesOf(pairs)));
        const auto knobs = test::visibleControls(show<LabView>());
        qInfo("Lab: %lld: %s", static_cast<long long>(knobs.size()), qPrintable(test::namesOf(knobs)));
        QVERIFY2(!knobs.isEmpty() && knobs.size() <= 24, qPrintable(test::namesOf(knobs)));
    }
};

ROSA_WIDGET_TEST(TestInstrument)
#include "tst_instrument.moc"
