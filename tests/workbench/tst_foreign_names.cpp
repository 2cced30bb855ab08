/// What others have written is shown in the window letter by letter and loads nothing: names in graphs, runs, problems, lessons, figures and
/// configurations.
#include <QAbstractItemView>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QUndoStack>

#include "app/workbench/datasets/view/import_dialog.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "core/data/import/import.h"
#include "core/record/run_writer.h"
#include "core/store/annotations.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/widgets/loaded.h"
#include "tests/workbench/window_support.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_metadata.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

const QString kHostilePicture = QStringLiteral("<img src='/nowhere/x.png'>");
const QString kBold = QStringLiteral("<b>x</b>");

/// What a model tells about a row in any role that is shown.
bool says(const QAbstractItemModel& model, const QString& text)
{
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.index(row, column).data().toString().contains(text)) return true;
    return false;
}

/// Whether a label or a list in `part` contains the text.
bool says(const QWidget& part, const QString& text)
{
    for (const auto* label : part.findChildren<QLabel*>())
        if (label->text().contains(text)) return true;
    for (const auto* view : part.findChildren<QAbstractItemView*>())
        if (view->model() && says(*view->model(), text)) return true;
    return false;
}

}  // namespace

class TestForeignNames : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<rosa::test::Loaded> m_loaded;
    QString m_run;

    QString fileWith(const char* name, const QByteArray& content)
    {
        const QString path = m_fixture->store.filePath(QLatin1String(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
    }

    /// A ring of 24 nodes with these names and classes.
    QString graphFiles()
    {
        QDir(m_fixture->store.path()).mkdir(QStringLiteral("ring"));
        QByteArray nodes = "id,label,a,b\n", edges = "source,target\n";
        const auto name = [](int node) {
            return QByteArray("\"<img src='/nowhere/n.png'>") + QByteArray::number(node) + '"';
        };
        for (int node = 0; node < 24; ++node) {
            nodes += name(node) + (node % 2 ? ",<b>odd</b>,1,0\n" : ",<img src='/nowhere/c.png'>,0,1\n");
            edges += name(node) + ',' + name((node + 1) % 24) + '\n' + name(node) + ',' + name((node + 2) % 24) + '\n';
        }
        return fileWith("ring/nodes.csv", nodes).isEmpty() || fileWith("ring/edges.csv", edges).isEmpty()
                   ? QString()
                   : m_fixture->store.filePath(QStringLiteral("ring"));
    }

    /// Trains on the graph, and gives the run a name, tags and notes.
    void makeRun()
    {
        const std::filesystem::path store = m_fixture->store.path().toStdString();
        const QString files = graphFiles();
        QVERIFY(!files.isEmpty());
        const auto imported = data::importDatasets(data::Catalogue(store), files.toStdString(), {{}, "ring"});
        QVERIFY2(imported.ok(), imported ? "" : imported.error().text().c_str());
        EngineProcess* process = m_fixture->workbench->startEngine(
            {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("ring"), QStringLiteral("--epochs"),
             QStringLiteral("4"), QStringLiteral("--no-baselines"), QStringLiteral("--splits"), QStringLiteral("2"),
             QStringLiteral("--name"), kHostilePicture},
            kBold);
        QSignalSpy ended(process, &EngineProcess::ended);
        connect(process, &EngineProcess::runStarted, this, [this](const QString& run) { m_run = run; });
        QVERIFY(ended.wait(kPatience));
        QVERIFY2(ended.first().first().value<EngineProcess::End>() == EngineProcess::End::Done,
                 qPrintable(process->lastLines()));
        const auto library = store::Library::open(store);
        QVERIFY(library.ok());
        QVERIFY((*library)->setTags(m_run.toStdString(), {kHostilePicture.toStdString(), kBold.toStdString()}).ok());
        QVERIFY((*library)->setNotes(m_run.toStdString(), kHostilePicture.toStdString() + "\n" + kBold.toStdString()).ok());
    }

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    /// The banner that is shown, of the window or of a view.
    [[nodiscard]] widgets::Banner* banner() const
    {
        for (auto* one : window().findChildren<widgets::Banner*>())
            if (one->isVisible()) return one;
        return nullptr;
    }

    /// Everything in `part` is laid out and painted, and asked for its tool tip.
    void lookAt(QWidget& part)
    {
        (void)part.grab();
        const auto ask = [](QWidget& widget, const QPoint& place) {
            QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
            QCoreApplication::sendEvent(&widget, &event);
        };
        QList<QPointer<QWidget>> all;  // A tool tip replaces the one before.
        for (auto* widget : part.findChildren<QWidget*>()) all.append(widget);
        for (const QPointer<QWidget>& widget : all) {
            if (!widget) continue;
            // Labels of Qt's own, such as those of forms, show texts of the program.
            if (const auto* label = qobject_cast<QLabel*>(widget.data()); label && !label->inherits("QTipLabel"))
                QVERIFY2(label->textFormat() != Qt::AutoText || !label->text().contains(QLatin1Char('<')) ||
                             label->objectName().startsWith(QLatin1String("qt_")),
                         qPrintable(label->text()));
            ask(*widget, widget->rect().center());
            const auto* view = qobject_cast<QAbstractItemView*>(widget.data());
            if (!view || !view->model()) continue;
            for (int row = 0; row < std::min(view->model()->rowCount(), 20); ++row)
                for (int column = 0; column < std::min(view->model()->columnCount(), 20); ++column)
                    ask(*view->viewport(), view->visualRect(view->model()->index(row, column)).center());
        }
        QCOMPARE(m_loaded->count(), 0);
    }

private Q_SLOTS:
    void init()
    {
        m_loaded = std::make_unique<rosa::test::Loaded>();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->start();
    }
    void cleanup()
    {
        if (m_fixture->workbench) m_fixture->stopEngines();
        m_fixture.reset();
        QCOMPARE(m_loaded->count(), 0);
        m_loaded.reset();
    }

    void aRunOnAGraphOfOthersInAllViews()
    {
        makeRun();
        if (QTest::currentTestFailed()) return;
        m_fixture->workbench->setCurrentRun(m_run);
        const RunTreeModel& runs = window().findChild<RunsDock*>()->model();
        QTRY_VERIFY_WITH_TIMEOUT(runs.indexOf(m_run).isValid(), kPatience);
        const QModelIndex name = runs.indexOf(m_run);
        QCOMPARE(name.data().toString(), kHostilePicture);
        QTRY_VERIFY_WITH_TIMEOUT(rosa::test::shownOf(name.data(Qt::ToolTipRole).toString()).contains(kBold), kPatience);
        for (View* view : window().findChild<ViewList*>()->views()) {
            auto* tabs = window().findChild<QTabWidget*>();
            tabs->setCurrentWidget(view);
            if (view->objectName() == QStringLiteral("train"))
                QTRY_VERIFY_WITH_TIMEOUT(says(*view, kHostilePicture), kPatience);
            if (view->objectName() == QStringLiteral("alignment"))
                QTRY_VERIFY_WITH_TIMEOUT(says(*view, QStringLiteral("<img src='/nowhere/n.png'>")), kPatience);
            if (view->objectName() == QStringLiteral("results"))
                QTRY_VERIFY_WITH_TIMEOUT(says(*view, QStringLiteral("<b>odd</b>")), kPatience);
            lookAt(window());
        }
        for (QMenu* menu : window().findChildren<QMenu*>()) Q_EMIT menu->aboutToShow();
        lookAt(window());
    }

    void theImportOfAGraphOfOthers()
    {
        ImportDialog dialog(*m_fixture->workbench, graphFiles());
        QVERIFY(rosa::test::isShown(dialog));
        QTRY_VERIFY_WITH_TIMEOUT(says(dialog, QStringLiteral("<img src='/nowhere/n.png'>0")), kPatience);
        lookAt(dialog);
    }

    void aDamagedGraphOfOthers()
    {
        QDir(m_fixture->store.path()).mkdir(QStringLiteral("bad"));
        QVERIFY(!fileWith("bad/nodes.csv", "id,label\n0,a\n1,b\n").isEmpty());
        QVERIFY(!fileWith("bad/edges.csv", "source,target\n0,<img src='/nowhere/x.png'>\n").isEmpty());
        ImportDialog dialog(*m_fixture->workbench, m_fixture->store.filePath(QStringLiteral("bad")));
        QVERIFY(rosa::test::isShown(dialog));
        QTRY_VERIFY_WITH_TIMEOUT(says(dialog, kHostilePicture), kPatience);
        lookAt(dialog);
    }

    void aProblemOfOthers()
    {
        const QString file =
            fileWith("p.toml",
                     "rosa_transport = 1\ntitle = \"<img src='/nowhere/x.png'>\"\n[matrix]\ncost = [[0, 1], [1, 0]]\n"
                     "[labels]\nrows = [\"<img src='/nowhere/x.png'>\", \"<b>x</b>\"]\n");
        window().openFile(file);
        auto& lab = *window().findChild<LabView*>();
        QTRY_VERIFY_WITH_TIMEOUT(says(lab, kHostilePicture) || banner(), kPatience);
        lookAt(window());
        // An unknown key is quoted.
        window().openFile(
            fileWith("q.toml", "rosa_transport = 1\n\"<img src='/nowhere/x.png'>\" = 1\n[matrix]\ncost = [[0, 1]]\n"));
        QTRY_VERIFY_WITH_TIMEOUT(banner() && banner()->text().contains(kHostilePicture), kPatience);
        lookAt(window());
    }

    void aLessonOfOthers()
    {
        const QByteArray evil = "<img src='/nowhere/x.png'> ![x](/nowhere/x.png) <b>x</b>";
        const QString file =
            fileWith("l.rosalesson", "rosa_lesson = 1\nid = \"evil\"\ntitle = \"" + evil + "\"\nquestion = \"" + evil +
                                         "\"\n[problem.matrix]\ncost = [[0.0, 1.0], [1.0, 0.0]]\n"
                                         "[problem.labels]\nrows = [\"<b>x</b>\", \"b\"]\n[[step]]\ntitle = \"" +
                                         evil + "\"\ntext = \"" + evil + "\"\nafter = \"" + evil + "\"\n");
        window().openFile(file);
        QTRY_VERIFY_WITH_TIMEOUT((window().findChild<QLabel*>(QStringLiteral("lessonTitle")) &&
                                  window().findChild<QLabel*>(QStringLiteral("lessonTitle"))->isVisible()) ||
                                     banner(),
                                 kPatience);
        QVERIFY2(!banner(), banner() ? qPrintable(banner()->text()) : "");
        const QString title = window().findChild<QLabel*>(QStringLiteral("lessonTitle"))->text();
        QVERIFY(rosa::test::shownOf(title).contains(kHostilePicture));
        const QString words = window().findChild<QLabel*>(QStringLiteral("lessonText"))->text();
        QVERIFY(rosa::test::shownOf(words).contains(kHostilePicture));
        lookAt(window());
    }

    void aConfigurationOfOthers()
    {
        window().openFile(fileWith("c.toml", "[run]\ndataset = \"cora\"\n[\"<img src='/nowhere/x.png'>\"]\nx = 1\n"));
        QMessageBox* box = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((box = window().findChild<QMessageBox*>()) && box->isVisible(), kPatience);
        QVERIFY(rosa::test::shownOf(box->informativeText()).contains(kHostilePicture));
        lookAt(*box);
        QTest::keyClick(box, Qt::Key_Escape);
    }

    void aFigureOfOthers_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* ending : {"png", "svg", "pdf", "tex", "csv"})
            QTest::addRow("%s", ending) << QStringLiteral("f.%1").arg(QLatin1String(ending));
    }
    void aFigureOfOthers()
    {
        QFETCH(QString, name);
        widgets::FigureOrigin origin;
        origin.runs = {kHostilePicture};
        origin.recipe = kHostilePicture;
        origin.configuration = QStringLiteral("[\"<img src='/nowhere/x.png'>\"]\nx = 1\n");
        const QByteArray json = widgets::toJson(origin, kHostilePicture);
        const QString file = m_fixture->store.filePath(name);
        if (name.endsWith(QLatin1String("png"))) {
            QImage picture(2, 2, QImage::Format_RGB32);
            picture.setText(QStringLiteral("rosa-origin"), QString::fromUtf8(json));
            QVERIFY(picture.save(file));
        } else {
            const QByteArray content = name.endsWith(QLatin1String("svg")) ? "<svg><desc>" + json + "</desc></svg>"
                                       : name.endsWith(QLatin1String("pdf"))
                                           ? "%PDF-1.4\n" + widgets::xmpPacket(origin, kHostilePicture)
                                       : name.endsWith(QLatin1String("tex")) ? "% rosa:origin " + json + "\n"
                                                                             : "# rosa:origin " + json + "\n";
            QVERIFY(!fileWith(qPrintable(name), content).isEmpty());
        }
        window().openFile(file);
        QTRY_VERIFY_WITH_TIMEOUT(banner(), kPatience);
        QVERIFY2(banner()->text().contains(kHostilePicture), qPrintable(banner()->text()));
        lookAt(window());
        QPushButton *details = nullptr, *use = nullptr;
        for (auto* button : banner()->findChildren<QPushButton*>()) {
            if (button->text().startsWith(QLatin1String("Details"))) details = button;
            if (button->text().startsWith(QLatin1String("Use"))) use = button;
        }
        QVERIFY(details && use);
        details->click();
        auto* box = window().findChild<QMessageBox*>();
        QVERIFY(box);
        lookAt(*box);
        delete box;
        use->click();
        QTRY_VERIFY_WITH_TIMEOUT(banner() && banner()->text().contains(kHostilePicture), kPatience);
        lookAt(window());
    }

    /// Names beyond the bounds are refused; those of other stores are shown shortened.
    void longNamesAreBounded()
    {
        const std::filesystem::path store = m_fixture->store.path().toStdString();
        catalog::Selection selection;
        selection.dataset = "karate";
        const auto configuration = catalog::Configuration::resolve(m_fixture->catalogue, selection);
        record::RunOrigin origin;
        origin.name = std::string(10'000, 'n');
        {
            auto writer = record::RunWriter::create(store, *configuration, origin, {"loss"});
            QVERIFY(writer.ok());
            m_run = QString::fromStdString((*writer)->id());
            QVERIFY((*writer)->setState(record::RunState::Finished).ok());
        }
        auto& dock = *window().findChild<RunsDock*>();
        QTRY_VERIFY_WITH_TIMEOUT(dock.model().indexOf(m_run).isValid(), kPatience);
        const QModelIndex name = dock.model().indexOf(m_run);
        QTRY_COMPARE_WITH_TIMEOUT(name.data().toString().size(), static_cast<qsizetype>(store::kLongestName), kPatience);
        QVERIFY(name.data().toString().endsWith(QChar(0x2026)));
        lookAt(window());

        dock.tree()->setCurrentIndex(name);
        dock.renameSelected();
        auto* editor = dock.tree()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QString(201, QLatin1Char('x')));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(says(window(), QStringLiteral("a run's name has at most 200 letters, this one has 201")),
                                 kPatience);
        QVERIFY(!dock.undoStack()->canUndo());
    }
};

ROSA_WIDGET_TEST(TestForeignNames)
#include "tst_foreign_names.moc"
