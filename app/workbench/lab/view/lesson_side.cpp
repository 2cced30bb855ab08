#include "app/workbench/lab/view/lesson_side.h"

#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/figure/lesson_hand_out.h"
#include "app/workbench/lab/view/lesson_list_panel.h"
#include "app/workbench/lab/view/lesson_panel.h"
#include "app/workbench/lab/view/lesson_report_dialog.h"
#include "core/base/files.h"
#include "core/web/page.h"
#include "widgets/banner/banner.h"
#include "widgets/file/save_path.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

constexpr double kLarge = 1.6;  ///< Of the application's font, which the presentation mode enlarges as well.
const QString kFolder = QStringLiteral("lessons/folder");
const QString kPageEnd = QStringLiteral(".html");

QString folder()
{
    const QString last = QSettings().value(kFolder).toString();
    if (QFileInfo(last).isDir()) return last;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void rememberFolder(const QString& file) { QSettings().setValue(kFolder, QFileInfo(file).absolutePath()); }

}  // namespace

LessonSide::LessonSide(QWidget* parent)
    : QWidget(parent),
      m_all(new QToolButton),
      m_menu(new QToolButton),
      m_bar(new QWidget),
      m_banner(new widgets::Banner),
      m_stack(new QStackedWidget),
      m_list(new LessonListPanel),
      m_panel(new LessonPanel)
{
    setObjectName(QStringLiteral("lessonSide"));
    makeActions();
    m_all->setText(tr("All lessons"));
    m_all->setObjectName(QStringLiteral("lessonAll"));
    m_all->setIcon(widgets::icon(QStringLiteral("back")));
    m_all->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_all->setAutoRaise(true);
    connect(m_all, &QToolButton::clicked, this, &LessonSide::close);
    m_menu->setText(tr("Lesson"));
    m_menu->setObjectName(QStringLiteral("lessonMenu"));
    m_menu->setAutoRaise(true);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_menu);
    menu->addActions(m_actions);
    m_menu->setMenu(menu);
    for (QToolButton* button : {m_all, m_menu}) button->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(m_bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_all);
    row->addStretch(1);
    row->addWidget(m_menu);
    m_bar->hide();
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_panel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_bar);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);
    connect(m_list, &LessonListPanel::chosen, this, &LessonSide::open);
    connect(m_list, &LessonListPanel::fileWanted, this, &LessonSide::chooseFile);
    connect(m_panel, &LessonPanel::sceneWanted, this, &LessonSide::sceneWanted);
    connect(m_panel, &LessonPanel::progressed, m_list, &LessonListPanel::renew);
    connect(m_panel, &LessonPanel::finished, this, [this] {
        close();
        m_list->chooseNext();
    });
    connect(m_panel, &LessonPanel::linkActivated, this, &LessonSide::follow);
}

LessonSide::~LessonSide() = default;

QAction* LessonSide::action(const char* name, const char* icon, const QString& text, void (LessonSide::*act)())
{
    auto* made = new QAction(widgets::icon(QLatin1String(icon)), text, this);
    made->setObjectName(QLatin1String(name));
    connect(made, &QAction::triggered, this, act);
    m_actions.append(made);
    return made;
}

void LessonSide::makeActions()
{
    action("lesson_hand_out", "export", tr("&Hand-out as PDF …"), &LessonSide::askForHandOut);
    action("lesson_page", "web", tr("Save as &web page …"), &LessonSide::askForPage)
        ->setToolTip(tr("One file that opens in any browser, without a network"));
    action("lesson_check", "done", tr("&Check lesson"), &LessonSide::check)
        ->setToolTip(tr("Compute every number of the lesson again"));
    action("lesson_again", "folder", tr("&Read the file again"), &LessonSide::readAgain);
    action("lesson_restart", "revert", tr("Be&gin again"), &LessonSide::restart)
        ->setToolTip(tr("Forgets guesses and progress of this lesson"));
    action("lesson_large", "zoom-fit", tr("&Large type"), &LessonSide::toggleLarge)->setCheckable(true);
    action("lesson_close", "back", tr("&All lessons"), &LessonSide::close);
}

bool LessonSide::isOpen() const { return m_stack->currentWidget() == m_panel; }

void LessonSide::open(const QString& lesson)
{
    m_banner->hide();
    auto ticket = m_latest.next();
    if (isBuiltInLesson(lesson)) return showLesson(lesson, readLesson(lesson));
    const QString file = QFileInfo(lesson).absoluteFilePath();
    inBackground(
        this, [file] { return readLesson(file); },
        [this, file, ticket](Result<lab::Lesson> read) {
            if (!ticket.isVoid()) showLesson(file, std::move(read));
        });
}

void LessonSide::showLesson(const QString& lesson, Result<lab::Lesson> read)
{
    const bool isOwn = isBuiltInLesson(lesson);
    if (!read) {
        QList<widgets::Banner::Choice> choices;
        if (!QFileInfo::exists(lesson))
            choices.append({tr("Remove from the list"), [this, lesson] {
                                forgetLessonFile(lesson);
                                m_list->renew();
                            }});
        m_banner->showMessage(widgets::Banner::Kind::Error,
                              tr("The lesson was not opened. %1").arg(coreText(read.error().message)), {}, choices);
        Q_EMIT opened();
        return;
    }
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_lesson = lesson;
    if (!isOwn) {
        rememberLessonFile(lesson, *read);
        rememberFolder(lesson);
        m_list->renew();
    }
    for (QAction* one : m_actions)
        if (one->objectName() == QLatin1String("lesson_again")) one->setVisible(!isOwn);
    m_bar->show();
    m_stack->setCurrentWidget(m_panel);
    m_panel->setLesson(*std::move(read));
    if (hadFocus) m_panel->goTo(m_panel->walk()->at());  // Moves the focus to the question.
    Q_EMIT opened();
}

void LessonSide::focusFirst()
{
    if (isAncestorOf(QApplication::focusWidget())) return;
    if (isOpen())
        m_panel->focusFirst();
    else
        m_list->list()->setFocus(Qt::OtherFocusReason);
}

void LessonSide::close()
{
    m_latest.invalidate();
    m_lesson.clear();
    m_bar->hide();
    m_list->renew();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_stack->setCurrentWidget(m_list);
    if (hadFocus) m_list->list()->setFocus(Qt::OtherFocusReason);
    Q_EMIT closed();
}

void LessonSide::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a lesson"), folder(),
                                                      tr("Lessons (*.rosalesson *.toml);;All files (*)"));
    if (!file.isEmpty()) open(file);
}

void LessonSide::readAgain()
{
    if (!m_lesson.isEmpty()) open(m_lesson);
}

void LessonSide::restart() { m_panel->restart(); }

void LessonSide::toggleLarge() { setLargeType(!m_isLarge); }

void LessonSide::setLargeType(bool isLarge)
{
    for (QAction* one : m_actions)
        if (one->objectName() == QLatin1String("lesson_large")) one->setChecked(isLarge);
    if (m_isLarge == isLarge) return;
    m_isLarge = isLarge;
    useFont();
}

void LessonSide::useFont()
{
    QFont font;
    if (m_isLarge) {
        font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * kLarge);
    }
    setFont(font);
    m_list->renew();  // Heights of its rows.
}

/// The presentation mode changes the application's font.
void LessonSide::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) useFont();
}

void LessonSide::updateProblem(const lab::Problem& problem)
{
    if (isOpen()) m_panel->updateProblem(problem);
}

QString LessonSide::askForFile(const QString& title, const QString& filter, const QString& suffix)
{
    if (!isOpen()) return {};
    const QString name = QString::fromStdString(m_panel->walk()->lesson().id) + QLatin1Char('.') + suffix;
    return widgets::askWhereToSave(this, title, QDir(folder()).filePath(name), filter, suffix);
}

void LessonSide::askForHandOut()
{
    const QString file = askForFile(tr("Hand-out as PDF"), tr("PDF (*.pdf)"), QStringLiteral("pdf"));
    if (!file.isEmpty()) saveHandOut(file);
}

void LessonSide::askForPage()
{
    const QString file = askForFile(tr("Save as web page"), tr("Web pages (*.html)"), QStringLiteral("html"));
    if (!file.isEmpty()) savePage(file);
}

void LessonSide::saveHandOut(const QString& file)
{
    if (!isOpen()) return;
    rememberFolder(file);
    m_banner->showMessage(widgets::Banner::Kind::Information, tr("Writing the hand-out …"), {}, {});
    // Solving takes the time; drawing on paper uses fonts, which belong to the window's thread.
    inBackground(
        this, [lesson = m_panel->walk()->lesson()] { return solveHandOut(lesson); },
        [this, file](const Result<HandOut>& handOut) {
            const Result<void> done = handOut ? workbench::saveHandOut(*handOut, file) : Result<void>(handOut.error());
            if (done)
                m_banner->showMessage(widgets::Banner::Kind::Information,
                                      tr("Hand-out saved as %1").arg(QDir::toNativeSeparators(file)), {}, {});
            else
                m_banner->showMessage(widgets::Banner::Kind::Error,
                                      tr("The hand-out was not saved: %1").arg(coreText(done.error().message)), {}, {});
        });
}

OfferedPage LessonSide::page() const
{
    if (!isOpen()) return {};
    const lab::Lesson& lesson = m_panel->walk()->lesson();
    return {QString::fromStdString(lesson.id), [lesson] {
                return web::lessonPage(lesson,
                                       {windowsFirst(lesson.languages.empty() ? web::pageLanguages() : lesson.languages)});
            }};
}

void LessonSide::savePage(const QString& file)
{
    if (!isOpen()) return;
    rememberFolder(file);
    inBackground(
        this,
        [make = page().make, path = file.toStdString()]() -> Result<void> {
            ROSA_TRY_ASSIGN(const std::string html, make());
            return writeFileAtomically(path, html);
        },
        [this, file](const Result<void>& done) {
            if (done)
                m_banner->showMessage(widgets::Banner::Kind::Information,
                                      tr("Web page saved as %1").arg(QDir::toNativeSeparators(file)), {}, {});
            else
                m_banner->showMessage(widgets::Banner::Kind::Error,
                                      tr("The web page was not saved: %1").arg(coreText(done.error().message)), {}, {});
            Q_EMIT pageSaved();
        });
}

void LessonSide::check()
{
    if (!isOpen()) return;
    auto* dialog = new LessonReportDialog(m_lesson, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LessonSide::follow(const QString& address)
{
    const QUrl url(address);
    if (url.scheme().isEmpty() && url.path().endsWith(kPageEnd)) {
        Q_EMIT manualWanted(url.path().chopped(kPageEnd.size()), url.fragment());
        return;
    }
    if (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http")) QDesktopServices::openUrl(url);
}

}  // namespace rosa::workbench
