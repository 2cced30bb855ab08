#include <algorithm>
#include <utility>

#include <QSplitter>
#include <QTimer>
#include <QToolButton>

#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_walk.h"
#include "app/workbench/lab/view/lab_files.h"
#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/lab/view/lesson_side.h"
#include "core/web/page.h"
#include "widgets/banner/banner.h"

namespace rosa::workbench {

/// After the window is on the screen, since the lessons of the program are read first.
void LabView::offerLessons()
{
    QTimer::singleShot(0, this, [this] {
        for (const LessonLink& link : lessonLinks())
            m_workbench.offerLesson(
                {link.title, link.question, [this, lesson = link.lesson] { m_workbench.ask(ShowLesson{lesson}); }});
    });
}

LessonSide* LabView::lessons()
{
    if (m_lessons) return m_lessons;
    m_lessons = new LessonSide;
    connect(m_lessons, &LessonSide::sceneWanted, this, &LabView::showScene);
    connect(m_lessons, &LessonSide::closed, this, &LabView::closeLesson);
    connect(m_lessons, &LessonSide::manualWanted, this, [this](const QString& page, const QString& anchor) {
        m_workbench.ask(ShowManual{page, anchor});
    });
    m_parts->insertWidget(0, m_lessons);
    m_parts->setStretchFactor(0, 0);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({kRoomForLessons, std::max(width() - kRoomForLessons - kTablesWidth, kTablesWidth), kTablesWidth});
    return m_lessons;
}

OfferedPage LabView::page() const
{
    if (m_lessons && m_lessons->isOpen()) return m_lessons->page();
    return {QStringLiteral("problem"),
            [problem = m_state.problem()] { return web::problemPage(problem, {windowsFirst(web::pageLanguages())}); }};
}

void LabView::openLesson(const QString& lesson)
{
    setLessonsShown(true);
    if (!lesson.isEmpty()) lessons()->open(lesson);
    // A menu that closes gives the focus back to where it was.
    QMetaObject::invokeMethod(m_lessons, &LessonSide::focusFirst, Qt::QueuedConnection);
}

void LabView::showScene(const LessonScene& scene)
{
    m_files->invalidate();
    if (!m_isOfLesson) {
        keepProblem(m_state);
        m_sandbox = m_state.now();
    }
    m_isOfLesson = true;
    m_player.stop();
    m_banner->hide();
    using Result = LabFreedom::Result;
    LabFreedom freedom(scene.controls, scene.hidesResult     ? Result::Hidden
                                       : scene.hidesVerdicts ? Result::PlanOnly
                                                             : Result::Shown);
    if (scene.hidesCosts) freedom.hideCosts();
    if (scene.hidesFormula) freedom.hideFormula();
    setFreedom(std::move(freedom));
    m_state.start(scene.problem, {},
                  scene.ghost ? std::make_shared<const transport::Matrix<double>>(*scene.ghost) : nullptr);
}

/// The sandbox is again what it was before the lesson. A problem of the lesson whose limits were lifted stays, as a step that can be undone.
void LabView::closeLesson()
{
    if (!m_isOfLesson) return;
    std::optional<lab::Problem> lifted;
    if (isSandbox()) lifted = m_state.problem();
    leaveLesson();
    if (lifted) m_state.open(tr("Keep the problem of the lesson"), *std::move(lifted));
}

void LabView::leaveLesson()
{
    m_player.stop();
    showSandbox();
    if (!std::exchange(m_isOfLesson, false)) return;
    LabSnapshot kept = *std::exchange(m_sandbox, std::nullopt);
    lab::Problem problem = *kept.problem;
    problem.solve = kept.settings;
    m_state.start(std::move(problem), kept.draw, std::move(kept.ghost));
}

void LabView::setLessonsShown(bool isShown)
{
    lessons()->setVisible(isShown);
    m_showLessons->setChecked(isShown);
    // The room for a lesson comes from the tables.
    if (isShown && !hasRoomForTables()) setTablesShown(false);
}

}  // namespace rosa::workbench
