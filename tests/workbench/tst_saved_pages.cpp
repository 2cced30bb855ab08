/// Web pages saved from views of the window by the mouse, as of a run that was just trained: each file is whole, has the numbers that the view
/// shows, and opens in a browser where one is installed.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <nlohmann/json.hpp>

#include "app/workbench/lab/data/lab_pair.h"
#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/shell/view.h"
#include "core/base/text/number_text.h"
#include "core/lab/lesson.h"
#include "core/lab/solution.h"
#include "core/record/evaluation.h"
#include "core/record/run_reader.h"
#include "core/web/page.h"
#include "core/web/problem_json.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "widgets/lab/lab_canvas.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

using Json = nlohmann::json;

/// Types a name into the dialog that asks for it next, and clicks "Save".
class Typist : public QObject {
public:
    explicit Typist(const QString& file) : m_file(file)
    {
        connect(&m_timer, &QTimer::timeout, this, &Typist::type);
        m_timer.start(20);
    }

private:
    void type()
    {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        if (name->text() != m_file) {
            name->selectAll();
            QTest::keyClicks(name, m_file);
            return;
        }
        // The first click may only close the list of names that begin like this.
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
    }

    QString m_file;
    QTimer m_timer;
};

/// Clicks an entry of the menu that opens next.
class Chooser : public QObject {
public:
    explicit Chooser(const QString& action) : m_action(action)
    {
        connect(&m_timer, &QTimer::timeout, this, &Chooser::choose);
        m_timer.start(20);
    }

private:
    void choose()
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu) return;
        for (QAction* action : menu->actions()) {
            if (action->objectName() != m_action) continue;
            m_timer.stop();
            return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        }
    }

    QString m_action;
    QTimer m_timer;
};

Json parsed(const QByteArray& text) { return Json::parse(text.constData(), nullptr, false); }

/// What is in a page, and what its module computes for a problem of it; null: nothing (tests/web/replay.js).
Json replayed(const QString& page, const Json& problem)
{
    const QTemporaryDir folder;
    QFile cases(folder.filePath(QStringLiteral("cases.json")));
    const std::string asked = problem.is_null() ? "[]" : Json::array({{{"problem", problem}, {"slice", 3}}}).dump();
    if (!cases.open(QIODevice::WriteOnly) || cases.write(asked.c_str()) < 0) return {};
    cases.close();
    QProcess node;
    node.start(QStringLiteral("node"), {QStringLiteral(ROSA_WEB_TESTS "/replay.js"), page, cases.fileName()});
    node.waitForFinished(-1);
    if (node.exitCode() != 0) qWarning("%s", node.readAllStandardError().constData());
    return parsed(node.readAllStandardOutput());
}

Json contentOf(const QString& page)
{
    const Json all = replayed(page, {});
    return all.is_object() ? all["content"] : Json();
}

/// Of the figures that a page's module computes for a problem.
double figureOf(const QString& page, const Json& problem, const char* name)
{
    return std::stod(replayed(page, problem)["results"][0]["figures"][name].get<std::string>());
}

/// What a browser shows (tests/web/shown.py); nothing where none is installed.
std::optional<Json> inBrowser(const QString& page)
{
    QProcess python;
    python.start(QStringLiteral("python3"), {QStringLiteral(ROSA_WEB_TESTS "/shown.py"), page});
    python.waitForFinished(-1);
    const QByteArray said = python.readAllStandardOutput();
    constexpr int kSkipped = 77;
    if (python.exitCode() == kSkipped) {
        qInfo("%s", said.trimmed().constData());
        return std::nullopt;
    }
    // A browser that gave no answer is a fault that has a text.
    if (python.exitCode() != 0) return Json{{"fault", python.readAllStandardError().toStdString()}};
    return parsed(said);
}

bool isNear(double a, double b, double tolerance = 1e-9)
{
    return std::abs(a - b) <= tolerance * std::max(1.0, std::abs(b));
}

}  // namespace

class TestSavedPages : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;
    QTemporaryDir m_pages;
    QString m_run;

    void train()
    {
        EngineProcess* process = m_fixture->workbench->startEngine(
            {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("--epochs"),
             QStringLiteral("20"), QStringLiteral("--no-baselines")},
            QStringLiteral("test"));
        QSignalSpy ended(process, &EngineProcess::ended);
        connect(process, &EngineProcess::runStarted, this, [this](const QString& run) { m_run = run; });
        QVERIFY(ended.wait(kPatience));
        QVERIFY(ended.first().first().value<EngineProcess::End>() == EngineProcess::End::Done);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->workbench->library().find(m_run), kPatience);
        m_fixture->workbench->setCurrentRun(m_run);
    }

    /// Brings a view to the front by a click on its tab.
    template <typename Kind>
    Kind* clickTab(const char* name)
    {
        auto* tabs = m_fixture->window->findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i)
            if (tabs->widget(i)->objectName() == QLatin1String(name)) {
                QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(i).center());
                return tabs->currentIndex() == i ? qobject_cast<Kind*>(tabs->currentWidget()) : nullptr;
            }
        return nullptr;
    }

    template <typename Part>
    static void click(const QWidget& view, const char* name)
    {
        // A view may have several heads, of which one is seen. One that has just been shown has its place only after the next layout.
        Part* part = nullptr;
        const auto isHit = [](Part* one) {
            return one->window()->childAt(one->mapTo(one->window(), one->rect().center())) == one;
        };
        const auto isThere = [&] {
            const auto all = view.findChildren<Part*>(QLatin1String(name));
            const auto found =
                std::ranges::find_if(all, [&](Part* one) { return one->isVisible() && one->isEnabled() && isHit(one); });
            part = found == all.end() ? nullptr : *found;
            return part != nullptr;
        };
        QTRY_VERIFY2_WITH_TIMEOUT(isThere(), name, kPatience);
        QTest::mouseClick(part, Qt::LeftButton);
    }

    /// The whole text of a file that a click leads to, which is asked for.
    template <typename Act>
    QByteArray saved(const QString& file, const Act& act)
    {
        const Typist typist(file);
        act();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), kPatience); }();
        QFile page(file);
        return page.open(QIODevice::ReadOnly) ? page.readAll() : QByteArray();
    }
    QByteArray savedFrom(const QWidget& view, const QString& file)
    {
        return saved(file, [&] { click<QToolButton>(view, "viewSavePage"); });
    }

    static bool isWhole(const QByteArray& html)
    {
        return html.startsWith("<!doctype html>\n<html lang=\"en\">") && html.endsWith("</html>\n");
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!web::canCompute()) QSKIP("this build has no module of web pages");
        qRegisterMetaType<EngineProcess::End>();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->start();
        train();
    }
    void cleanupTestCase() { m_fixture.reset(); }

    void aPairHasItsNumbers()
    {
        auto* view = clickTab<AlignmentView>("alignment");
        QVERIFY(view);
        QTRY_VERIFY_WITH_TIMEOUT(view->panel()->pairData(), kPatience);
        const QString file = m_pages.filePath(QStringLiteral("pair.html"));
        QVERIFY(isWhole(savedFrom(*view, file)));
        const PairData& pair = *view->panel()->pairData();
        const lab::Problem problem = labProblemOf(pair).value();
        const Json content = contentOf(file);
        QVERIFY(content.is_object());
        QVERIFY2(content["problem"] == Json(web::problemJson(problem)), content["problem"].dump().c_str());
        QVERIFY(content["problem"]["matrix"]["cost"].size() > 1);
        // Computed again in float64: the run has float32.
        const double cost = figureOf(file, content["problem"], "cost"),
                     optimum = figureOf(file, content["problem"], "optimum");
        QVERIFY(isNear(cost, pair.inspection.sinkhornCost, 1e-4));
        QVERIFY(isNear(optimum, pair.inspection.exactCost, 1e-5));
        if (const auto page = inBrowser(file)) {
            QVERIFY2((*page)["fault"] == "", (*page).dump().c_str());
            QVERIFY2((*page)["title"] == problem.title, (*page).dump().c_str());
            QVERIFY(isNear((*page)["figures"]["cost"], cost) && isNear((*page)["figures"]["optimum"], optimum));
        }
    }

    void resultsHaveTheAccuracy()
    {
        auto* view = clickTab<View>("results");
        QVERIFY(view);
        const QString file = m_pages.filePath(QStringLiteral("results.html"));
        const QByteArray html = savedFrom(*view, file);
        QVERIFY(isWhole(html) && html.contains(m_run.toUtf8()));
        auto reader = record::RunReader::open(m_fixture->store.path().toStdString(), m_run.toStdString()).value();
        const std::vector<double> accuracies = record::readEvaluation(*reader).value().value().accuracies;
        const double mean =
            std::accumulate(accuracies.begin(), accuracies.end(), 0.0) / static_cast<double>(accuracies.size());
        const std::string accuracy = percent(mean);
        QVERIFY2(html.contains(accuracy.c_str()), accuracy.c_str());
        if (const auto page = inBrowser(file)) {
            QVERIFY2((*page)["fault"] == "", (*page).dump().c_str());
            const auto verdict = (*page)["verdict"].get<std::string>();
            QVERIFY2(verdict.find(accuracy) != std::string::npos, verdict.c_str());
        }
    }

    void theLabHasTheProblemOfTheHand()
    {
        auto* view = clickTab<LabView>("lab");
        QVERIFY(view);
        Q_EMIT view->canvas()->lambdaMoved(7, true);
        const QString file = m_pages.filePath(QStringLiteral("problem.html"));
        QVERIFY(isWhole(savedFrom(*view, file)));
        const lab::Problem problem = view->state().problem();
        const Json content = contentOf(file);
        QVERIFY(content.is_object());
        QVERIFY2(content["problem"] == Json(web::problemJson(problem)), content["problem"].dump().c_str());
        QCOMPARE(content["problem"]["solve"]["lambda"].get<double>(), 7.0);
        const auto posed = lab::pose(problem).value();
        const double optimum = lab::referencesOf(posed).value().exact.cost;
        QVERIFY(isNear(figureOf(file, content["problem"], "optimum"), optimum));
        if (const auto page = inBrowser(file)) {
            QVERIFY2((*page)["fault"] == "", (*page).dump().c_str());
            QVERIFY(isNear((*page)["figures"]["optimum"], optimum));
        }
    }

    /// Both by the button of the view and by the menu beside the hand-out.
    void aLessonIsSavedWhole()
    {
        auto* view = clickTab<LabView>("lab");
        QVERIFY(view);
        click<QToolButton>(*view, "labShowLessons");
        auto* list = view->findChild<QListWidget*>(QStringLiteral("lessonList"));
        QTRY_VERIFY_WITH_TIMEOUT(list->isVisible() && list->count() > 1, kPatience);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(1)).center());
        click<QPushButton>(*view, "lessonBegin");
        const lab::Lesson& lesson = lab::builtInLessons()[1];
        const QString byButton = m_pages.filePath(QStringLiteral("lesson.html"));
        const QByteArray html = savedFrom(*view, byButton);
        QVERIFY(isWhole(html));
        const Json content = contentOf(byButton);
        QVERIFY(content.is_object());
        QVERIFY(content["id"] == lesson.id);
        QCOMPARE(content["steps"].size(), lesson.steps.size());
        QVERIFY(content["steps"].back()["problem"] == Json(web::problemJson(lesson.steps.back().problem)));
        const QByteArray byMenu = saved(m_pages.filePath(QStringLiteral("menu.html")), [&] {
            const Chooser chooser(QStringLiteral("lesson_page"));
            click<QToolButton>(*view, "lessonMenu");
        });
        QCOMPARE(byMenu, html);
        if (const auto page = inBrowser(byButton)) {
            QVERIFY2((*page)["fault"] == "", (*page).dump().c_str());
            QVERIFY2((*page)["title"] == lesson.title.in("en"), (*page).dump().c_str());
        }
    }
};

ROSA_WIDGET_TEST(TestSavedPages)
#include "tst_saved_pages.moc"
