/// What a newcomer sees of each view and dialog: few controls, and whole texts that can be read.
#include <QDialog>
#include <QDockWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>

#include "app/workbench/base/language.h"
#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/embedding/view/embedding_view.h"
#include "app/workbench/embedding/view/node_list.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/lab/view/lesson_report_dialog.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/pairs/view/film_dialog.h"
#include "app/workbench/results/view/cell_nodes.h"
#include "app/workbench/results/view/result_plots.h"
#include "app/workbench/results/view/results_view.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/start/view/example_run.h"
#include "app/workbench/sweep/view/cluster_dialog.h"
#include "app/workbench/sweep/view/sweep_view.h"
#include "tests/program/test_program.h"
#include "tests/workbench/shown_texts.h"
#include "tests/workbench/sweep_fixture.h"
#include "tests/workbench/visible_controls.h"
#include "tests/workbench/window_support.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

constexpr qsizetype kMostControls = 15;
constexpr qsizetype kMostControlsOfLab = 24;

constexpr int kLayoutPatience = 10'000;                                           ///< A text that stays cut for so long is.
const QSize kScreens[] = {QSize(1280, 800), QSize(1920, 1080), QSize(960, 540)};  // The last is the second at 200 %.
const widgets::Theme kThemes[] = {widgets::Theme::Light, widgets::Theme::Dark};

}  // namespace

class TestFirstSight : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    [[nodiscard]] QTabWidget& tabs() const
    {
        for (QTabWidget* tabs : window().findChildren<QTabWidget*>())
            if (tabs->accessibleName() == MainWindow::tr("Views")) return *tabs;
        qFatal("no views");
    }
    void start(const QString& run)
    {
        WindowStart how;
        how.run = run;
        m_fixture->start(how);
        window().resize(1280, 800);
    }
    void show(View& view) const
    {
        tabs().setCurrentWidget(&view);
        const QString name = view.objectName();
        const bool hasFigure = !view.card().isAlone && name != QStringLiteral("start") && name != QStringLiteral("sweep");
        if (hasFigure) QTRY_VERIFY2_WITH_TIMEOUT(view.figure(), qPrintable(name), kPatience);
        for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
    }

    /// Prints how many controls `view` shows, and compares them with what it may.
    static void countControls(View& view)
    {
        for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
        const auto controls = rosa::test::visibleControls(view);
        const auto most = view.objectName() == QStringLiteral("lab") ? kMostControlsOfLab : kMostControls;
        qInfo("%s: %lld", view.card().name, static_cast<long long>(controls.size()));
        QVERIFY2(controls.size() <= most,
                 qPrintable(QStringLiteral("%1: %2").arg(view.objectName(), rosa::test::namesOf(controls))));
    }
    template <typename Type>
    [[nodiscard]] Type& view() const
    {
        return *window().findChild<Type*>();
    }
    void trainKarate() const
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.overrides = {{"train.epochs", "500000"}, {"evaluation.protocol", "none"}};
        window().findChild<ExperimentView*>()->setSelection(selection);
        m_fixture->action("train")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->workbench->currentRun().isEmpty(), kPatience);
    }

    /// Made as its view makes it, or opened by its action from the view where that is.
    void open(const QString& name, QDialog*& dialog) const
    {
        dialog = nullptr;
        if (name == QStringLiteral("cluster"))
            dialog = new ClusterDialog(*m_fixture->workbench, QStringLiteral("walks"), &window());
        if (name == QStringLiteral("film"))
            dialog = new FilmDialog(
                {name, {0, 20, 40}, false, {QStringLiteral("A"), QStringLiteral("B")}, {QStringLiteral("gif")}}, 0.5,
                &window());
        if (name == QStringLiteral("lesson_report")) dialog = new LessonReportDialog(QStringLiteral("plan"), &window());
        if (dialog) return dialog->show();
        show(name == QStringLiteral("fork") ? view<TrainView>() : static_cast<View&>(*tabs().widget(1)));
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->action(qPrintable(name))->isEnabled(), kPatience);
        m_fixture->action(qPrintable(name))->trigger();
        const auto isOpen = [&] {
            for (QDialog* one : window().findChildren<QDialog*>())
                if (one->isVisible()) dialog = one;
            return dialog != nullptr;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(isOpen(), qPrintable(name), kPatience);
    }
    /// What is computed or asked for in the background is there.
    static void settle(const QDialog& dialog)
    {
        if (const auto* cluster = qobject_cast<const ClusterDialog*>(&dialog))
            QTRY_VERIFY_WITH_TIMEOUT(!cluster->isBusy(), kPatience);
        if (const auto* report = qobject_cast<const LessonReportDialog*>(&dialog))
            QTRY_VERIFY_WITH_TIMEOUT(report->summary() != LessonReportDialog::tr("Computing every number …"), kPatience);
    }

    [[nodiscard]] static QString named(const QString& where, widgets::Theme theme, const QSize& screen, const QString& text)
    {
        return QStringLiteral("%1 at %2%3: %4")
            .arg(where)
            .arg(screen.width())
            .arg(theme == widgets::Theme::Dark ? QStringLiteral(" dark") : QString(), text);
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        if (!installExample(m_fixture->store.path().toStdString())) qFatal("no example");
    }
    void cleanup()
    {
        m_fixture->stopEngines();
        m_fixture.reset();
        qDeleteAll(qApp->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
        widgets::applyTheme(*qApp, widgets::Theme::Light);
    }

    void aViewHasFewControls()
    {
        start(exampleRun().id);
        for (int i = 0; i < tabs().count(); ++i) {
            auto& view = static_cast<View&>(*tabs().widget(i));
            show(view);
            countControls(view);
        }
    }

    /// The controls that come with a training, a chosen pair and a sweep count as well.
    void aViewAtWorkHasFewControls()
    {
        SyntheticSweep small;
        small.tries = 20;
        makeSyntheticSweep(m_fixture->catalogue, m_fixture->store.path().toStdString(), "walks", small);
        start({});
        trainKarate();
        const QString run = m_fixture->workbench->currentRun();
        tabs().setCurrentWidget(&view<TrainView>());
        QTRY_VERIFY_WITH_TIMEOUT(view<TrainView>().figure() && m_fixture->action("stop")->isEnabled(), kPatience);
        countControls(view<TrainView>());
        m_fixture->workbench->ask(ShowPair{{run, 0, 33}});
        QTRY_VERIFY_WITH_TIMEOUT(view<AlignmentView>().figure(), kPatience);
        countControls(view<AlignmentView>());
        m_fixture->workbench->ask(ShowSweep{QStringLiteral("walks")});
        QTRY_VERIFY_WITH_TIMEOUT(view<SweepView>().figure(), kPatience);
        countControls(view<SweepView>());
        for (const char* name : {"overview", "embedding", "results"}) {
            m_fixture->workbench->ask(OpenView{QLatin1String(name), run});
            countControls(static_cast<View&>(*tabs().currentWidget()));
        }
    }

    /// Likewise those that come with chosen nodes, a cell of the confusion matrix, and the numbers of the lab.
    void aViewInUseHasFewControls()
    {
        const QString run = exampleRun().id;
        start(run);
        auto& embedding = view<EmbeddingView>();
        show(embedding);
        m_fixture->workbench->ask(ShowNodes{run, {1}});
        QTRY_VERIFY_WITH_TIMEOUT(embedding.nodes().table().topLevelItemCount() > 1, kPatience);
        countControls(embedding);
        auto& results = view<ResultsView>();
        show(results);
        Q_EMIT results.confusion().cellChosen(0, 0);
        QTRY_VERIFY_WITH_TIMEOUT(results.nodes().table().topLevelItemCount() > 0, kPatience);
        countControls(results);
        results.showTables(true);
        countControls(results);
        auto& lab = view<LabView>();
        show(lab);
        if (auto* numbers = lab.findChild<QToolButton*>(QStringLiteral("labShowTables")); !numbers->isChecked())
            numbers->click();
        countControls(lab);
    }

    void textsOfViewsAreRead_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "zh_CN"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// No sentence is cut, and none has too little contrast; in each language, on each screen, in both themes.
    void textsOfViewsAreRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        start(exampleRun().id);
        QStringList bad;
        for (const widgets::Theme theme : kThemes)
            for (const QSize size : kScreens) {
                widgets::applyTheme(*qApp, theme);
                window().resize(size);
                for (int i = 0; i < tabs().count(); ++i) {
                    auto& view = static_cast<View&>(*tabs().widget(i));
                    show(view);
                    // What is read in the background may come, and be laid out, a moment later.
                    QStringList texts;
                    const auto areRead = [&] { return (texts = rosa::test::badTexts(window())).isEmpty(); };
                    static_cast<void>(QTest::qWaitFor(areRead, kLayoutPatience));
                    for (const QString& text : std::as_const(texts)) bad.append(named(view.objectName(), theme, size, text));
                }
            }
        bad.removeDuplicates();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }

    void textsOfDialogsAreRead_data() { textsOfViewsAreRead_data(); }
    /// Likewise; a dialog is as large as it wants to be, at most as large as the screen.
    void textsOfDialogsAreRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        makeSyntheticSweep(m_fixture->catalogue, m_fixture->store.path().toStdString(), "walks", {});
        start(exampleRun().id);
        QStringList bad;
        for (const char* name :
             {"preferences", "import_data", "shortcuts", "save_figure", "fork", "cluster", "film", "lesson_report"}) {
            QDialog* dialog = nullptr;
            open(QLatin1String(name), dialog);
            QVERIFY2(dialog, name);
            settle(*dialog);
            const QSize wanted = dialog->size();
            for (const widgets::Theme theme : kThemes)
                for (const QSize size : kScreens) {
                    widgets::applyTheme(*qApp, theme);
                    dialog->resize(wanted.boundedTo(size));
                    for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
                    for (const QString& text : rosa::test::badTexts(*dialog))
                        bad.append(named(QLatin1String(name), theme, size, text));
                }
            dialog->close();
            dialog->deleteLater();
        }
        bad.removeDuplicates();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }

    void textsOfTheFormAreRead_data() { textsOfViewsAreRead_data(); }
    /// Likewise, with the form for a new run beside a view.
    void textsOfTheFormAreRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        start(exampleRun().id);
        auto* sheet = window().findChild<QDockWidget*>(QStringLiteral("experiment"));
        QVERIFY(sheet);
        if (!sheet->isVisible()) m_fixture->action("new_run")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(sheet->isVisible(), kPatience);
        QStringList bad;
        for (const widgets::Theme theme : kThemes)
            for (const QSize size : kScreens) {
                widgets::applyTheme(*qApp, theme);
                window().resize(size);
                for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
                for (const QString& text : rosa::test::badTexts(window()))
                    bad.append(named(QStringLiteral("form"), theme, size, text));
            }
        bad.removeDuplicates();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }
};

ROSA_WIDGET_TEST(TestFirstSight)
#include "tst_first_sight.moc"
