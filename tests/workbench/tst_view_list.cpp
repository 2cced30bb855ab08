/// Requests reach only the view that handles them.
#include "app/workbench/shell/view_list.h"

#include <memory>

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "core/catalog/catalogue.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/figure/figure_actions.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// A figure identified only by its name.
class NamedFigure : public widgets::Figure {
public:
    explicit NamedFigure(QString name) : m_name(std::move(name)) {}
    [[nodiscard]] QString name() const override { return m_name; }
    [[nodiscard]] QString title() const override { return m_name; }
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override { return {}; }
    void paint(QPainter&, const QRectF&, const widgets::FigureStyle&) const override {}
    [[nodiscard]] QString csv() const override { return {}; }
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle&) const override { return {}; }

private:
    QString m_name;
};

/// Handles pairs, and two kinds of figures.
class PairsView : public View {
public:
    PairsView()
        : View({"pairs", "matrix", QStringLiteral("Pairs"), 1, {QStringLiteral("batch"), QStringLiteral("matrices")}},
               nullptr)
    {
        on<ShowPair>([this](const ShowPair& wanted) { pairs.append(wanted.pair.first); });
        on<ShowFigure>([this](const ShowFigure& wanted) { figures.append(wanted.figure); });
        auto* column = new QVBoxLayout(this);
        for (QWidget* plot : {&first, &second}) {
            plot->setFocusPolicy(Qt::StrongFocus);
            column->addWidget(plot);
        }
        setViewActions({{&action, "look", Qt::Key_F9}});
    }

    QWidget first, second;
    QAction action;
    QList<int> pairs;
    QStringList figures;
};

/// Handles nodes.
class NodesView : public View {
public:
    NodesView() : View({"nodes", "scatter", QStringLiteral("Nodes"), 2, {QStringLiteral("embedding")}}, nullptr)
    {
        on<ShowNodes>([this](const ShowNodes& wanted) { nodes = wanted.nodes; });
    }

    QList<int> nodes;
};

}  // namespace

class TestViewList : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ViewList> m_list;
    PairsView m_pairs;
    NodesView m_nodes;

private Q_SLOTS:
    void init()
    {
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        m_list = std::make_unique<ViewList>(*m_workbench);
        m_list->add(&m_pairs);
        m_list->add(&m_nodes);
        m_pairs.pairs.clear();
        m_pairs.figures.clear();
        m_nodes.nodes.clear();
    }
    void cleanup()
    {
        m_list.reset();
        m_workbench.reset();
    }

    void requestReachesTheViewThatTakesIt()
    {
        QSignalSpy wanted(m_list.get(), &ViewList::wanted);
        m_workbench->ask(ShowPair{{QStringLiteral("run"), 7, 7}});
        QCOMPARE(m_pairs.pairs, QList<int>{7});
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().value<View*>(), &m_pairs);
        m_workbench->ask(ShowNodes{QStringLiteral("run"), {3, 5}});
        QCOMPARE(m_nodes.nodes, QList<int>({3, 5}));
        QCOMPARE(wanted.last().first().value<View*>(), &m_nodes);
        QCOMPARE(m_pairs.pairs.size(), 1);
    }

    void figureReachesTheViewThatNamesIt()
    {
        QCOMPARE(m_list->viewFor(ShowFigure{QStringLiteral("matrices")}), &m_pairs);
        // It names the figure but has no handler to show it.
        QVERIFY(!m_list->viewFor(ShowFigure{QStringLiteral("embedding")}));
        QVERIFY(!m_list->viewFor(ShowFigure{QStringLiteral("loss")}));
        m_workbench->ask(ShowFigure{QStringLiteral("batch")});
        QCOMPARE(m_pairs.figures, QStringList{QStringLiteral("batch")});
    }

    void otherPartsTakeWhatNoViewTakes()
    {
        QSignalSpy wanted(m_list.get(), &ViewList::wanted);
        int trained = 0;
        QStringList listed;
        RequestHandlers window;
        window.on<StartTraining>([&](const StartTraining&) { ++trained; });
        window.on<ShowPair>([&](const ShowPair&) { QFAIL("a view comes first"); });
        RequestHandlers dock;
        dock.on<ListRuns>([&](const ListRuns& runs) { listed = runs.runs; });
        m_list->add(window);
        m_list->add(dock);
        m_workbench->ask(StartTraining{});
        m_workbench->ask(ListRuns{{QStringLiteral("a"), QStringLiteral("b")}, {}});
        QCOMPARE(trained, 1);
        QCOMPARE(listed.size(), 2);
        QVERIFY(wanted.isEmpty());
        m_workbench->ask(ShowPair{});
        QCOMPARE(m_pairs.pairs.size(), 1);
    }

    void viewSaysWhatItIs()
    {
        QCOMPARE(m_pairs.objectName(), QStringLiteral("pairs"));
        QCOMPARE(m_pairs.accessibleName(), QStringLiteral("Pairs"));
        QCOMPARE(m_pairs.viewActions().size(), 1);
        QCOMPARE(m_pairs.action.objectName(), QStringLiteral("look"));
        QCOMPARE(m_pairs.action.shortcut(), QKeySequence(Qt::Key_F9));
        QVERIFY(m_pairs.unfinished().engines.isEmpty());
    }

    void figureIsThatOfThePlotWithTheFocus()
    {
        QVERIFY(!m_pairs.figure());
        bool hasFirst = false;
        widgets::offerFigure(&m_pairs.first, [&]() -> std::unique_ptr<widgets::Figure> {
            return hasFirst ? std::make_unique<NamedFigure>(QStringLiteral("first")) : nullptr;
        });
        widgets::offerFigure(&m_pairs.second, [] { return std::make_unique<NamedFigure>(QStringLiteral("second")); });
        QCOMPARE(m_pairs.figure()->name(), QStringLiteral("second"));
        hasFirst = true;
        QCOMPARE(m_pairs.figure()->name(), QStringLiteral("first"));
        QVERIFY(rosa::test::isActivated(m_pairs));
        m_pairs.second.setFocus();
        QCOMPARE(m_pairs.figure()->name(), QStringLiteral("second"));
        // Without a focus, the one that takes most of the view.
        m_pairs.second.clearFocus();
        QCOMPARE(m_pairs.figure()->name(), QStringLiteral("first"));
        auto* column = static_cast<QBoxLayout*>(m_pairs.layout());
        column->setStretch(0, 1);
        column->setStretch(1, 3);
        m_pairs.resize(300, 400);
        QCoreApplication::sendPostedEvents();
        QVERIFY(m_pairs.second.height() > m_pairs.first.height());
        QCOMPARE(m_pairs.figure()->name(), QStringLiteral("second"));
        OfferedFigures offered = m_pairs.View::figures();
        QCOMPARE(offered.figures[offered.front]->name(), QStringLiteral("second"));
        QCOMPARE(offered.figures.front()->name(), QStringLiteral("first"));
        m_pairs.hide();
    }
};

ROSA_WIDGET_TEST(TestViewList)
#include "tst_view_list.moc"
