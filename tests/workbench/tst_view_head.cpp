/// The head of a view: sentence, details, menu, saving.
#include "app/workbench/shell/view_head.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/shell/view.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/figure/figure_dialog.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

class EmptyFigure : public widgets::Figure {
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("empty"); }
    [[nodiscard]] QString title() const override { return QStringLiteral("Empty"); }
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override { return {}; }
    void paint(QPainter&, const QRectF&, const widgets::FigureStyle&) const override {}
    [[nodiscard]] QString csv() const override { return {}; }
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle&) const override { return {}; }
};

class HeadedView : public View {
public:
    HeadedView() : View({"headed", "curve", QStringLiteral("Headed"), 1}, nullptr), head(new ViewHead(*this))
    {
        auto* column = new QVBoxLayout(this);
        column->addWidget(head);
        column->addWidget(&plot, 1);
        widgets::offerFigure(&plot, [this]() -> std::unique_ptr<widgets::Figure> {
            return hasFigure ? std::make_unique<EmptyFigure>() : nullptr;
        });
    }

    ViewHead* head;
    QWidget plot;
    bool hasFigure = false;
};

}  // namespace

class TestViewHead : public QObject {
    Q_OBJECT

    std::unique_ptr<HeadedView> m_view;

    template <typename Part>
    [[nodiscard]] Part& part(const char* name) const
    {
        return *m_view->head->findChild<Part*>(QLatin1String(name));
    }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_view_head"));
    }
    void init()
    {
        QSettings().clear();
        m_view = std::make_unique<HeadedView>();
        m_view->resize(500, 400);
        QVERIFY(rosa::test::isActivated(*m_view));
    }
    void cleanup() { m_view.reset(); }
    void cleanupTestCase() { QSettings().clear(); }

    void theTitleIsThatOfTheCardAtFirst()
    {
        QCOMPARE(m_view->head->title(), QStringLiteral("Headed"));
        QVERIFY(!part<QWidget>("viewSentence").isVisible());
        QVERIFY(!part<QToolButton>("viewMenu").isVisible());
    }

    void theSentenceWraps()
    {
        m_view->head->setSentence(
            QStringLiteral("A sentence that is longer than a line of this narrow view, and has to be read to its end."));
        for (const int width : {500, 300, 220}) {
            m_view->resize(width, 400);
            QCoreApplication::sendPostedEvents();
            const auto& label = part<QLabel>("viewSentence");
            QVERIFY(label.isVisible());
            QVERIFY2(label.height() >= label.heightForWidth(label.width()), qPrintable(QString::number(width)));
        }
    }

    /// Controls in two lines above a sentence in two lines: nothing is cut, and nothing is left free.
    void theHeadIsAsHighAsItsLines()
    {
        m_view->head->setTitle(QStringLiteral("A title of some length"));
        m_view->head->setSentence(QStringLiteral("Best so far on validation: trial 1, 96.7 %; validation is exact match"));
        m_view->head->setDetails(QStringLiteral("folded"));
        QList<QToolButton*> controls;
        for (int i = 0; i < 4; ++i) {
            controls.append(new QToolButton);
            controls.last()->setText(QStringLiteral("A control"));
            m_view->head->addControl(controls.last());
        }
        for (int width = 240; width <= 700; width += 20) {
            m_view->resize(width, 400);
            QCoreApplication::sendPostedEvents();
            const QByteArray at = QByteArray::number(width);
            const auto& label = part<QLabel>("viewSentence");
            QVERIFY2(label.height() >= label.heightForWidth(label.width()), at);
            QVERIFY2(m_view->head->height() <= m_view->head->heightForWidth(m_view->head->width()), at);
            for (const QToolButton* control : controls)
                QVERIFY2(control->visibleRegion().boundingRect() == control->rect(), at);
        }
    }

    /// A control that would grow but has a fixed width takes no room from the title: buttons stay at the end.
    void aFixedControlLeavesTheRoomToTheTitle()
    {
        auto& save = part<QToolButton>("viewSaveFigure");
        const auto end = [&] { return save.mapTo(m_view->head, QPoint(save.width(), 0)).x(); };
        const int before = end();
        auto* bar = new QProgressBar;
        bar->setFixedWidth(120);
        m_view->head->addControl(bar);
        QCoreApplication::sendPostedEvents();
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible(), rosa::test::kHangMilliseconds);
        QCOMPARE(end(), before);
    }

    void detailsUnfoldAndStayUnfolded()
    {
        auto& unfold = part<QToolButton>("viewUnfold");
        QVERIFY(!unfold.isVisible());
        m_view->head->setDetails(QStringLiteral("liblinear, one of ten splits"));
        m_view->head->setDetailsWidget(new QLabel(QStringLiteral("p < 0.001")));
        QVERIFY(unfold.isVisible() && !part<QLabel>("viewDetails").isVisible());
        QTest::mouseClick(&unfold, Qt::LeftButton);
        QVERIFY(part<QLabel>("viewDetails").isVisible());
        m_view->head->setDetails({});
        QVERIFY(!unfold.isVisible() && !part<QLabel>("viewDetails").isVisible());
        m_view = std::make_unique<HeadedView>();
        m_view->head->setDetails(QStringLiteral("more"));
        QVERIFY(m_view->head->isUnfolded());
    }

    void theMenuAppearsWithItsFirstEntry()
    {
        bool isChosen = false;
        m_view->head->menu().addAction(QStringLiteral("Colours"), this, [&] { isChosen = true; });
        QVERIFY(part<QToolButton>("viewMenu").isVisible());
        m_view->head->menu().actions().first()->trigger();
        QVERIFY(isChosen);
    }

    void whatTheViewOffersIsSaved()
    {
        auto& save = part<QToolButton>("viewSaveFigure");
        QVERIFY(!save.isEnabled());
        m_view->hasFigure = true;
        Q_EMIT m_view->figureChanged();
        QVERIFY(save.isEnabled());
        QTest::mouseClick(&save, Qt::LeftButton);
        const auto* dialog = m_view->head->findChild<widgets::FigureDialog*>();
        QVERIFY(dialog);
        delete dialog;
    }

    /// The window around the view knows whether there is a page.
    void thePageOfTheWindowIsSaved()
    {
        auto& page = part<QToolButton>("viewSavePage");
        QVERIFY(!page.isVisible());
        auto* save = new QAction(QStringLiteral("Save as web page"), m_view.get());
        save->setObjectName(QStringLiteral("save_page"));
        save->setEnabled(false);
        m_view->hide();
        QVERIFY(rosa::test::isActivated(*m_view));
        QVERIFY(!page.isVisible());
        save->setEnabled(true);
        QVERIFY(page.isVisible());
        QSignalSpy saved(save, &QAction::triggered);
        QTest::mouseClick(&page, Qt::LeftButton);
        QCOMPARE(saved.count(), 1);
        save->setEnabled(false);
        QVERIFY(!page.isVisible());
    }
};

ROSA_WIDGET_TEST(TestViewHead)
#include "tst_view_head.moc"
