#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/model/lab/lab_file.h"
#include "app/workbench/model/lab/lab_pair.h"
#include "app/workbench/views/lab/lab_view.h"
#include "core/lab/problem_toml.h"
#include "widgets/banner/banner.h"
#include "widgets/file/save_path.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

const QString kProblemSetting = QStringLiteral("lab/problem");
const QString kDrawSetting = QStringLiteral("lab/draw");
/// Larger problems are not kept in the settings.
constexpr qsizetype kMostKept = 512 * 1024;

QString folderOf(const QString& file)
{
    if (!file.isEmpty()) return QFileInfo(file).absolutePath();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString problemFilter() { return LabView::tr("Transport problems (*.toml)"); }
QString lessonFilter() { return LabView::tr("Lessons (*.rosalesson)"); }

}  // namespace

QToolButton* LabView::makeFileMenu()
{
    auto* button = new QToolButton;
    button->setText(tr("File"));
    button->setObjectName(QStringLiteral("labFile"));
    button->setAccessibleName(tr("Files of the lab"));
    button->setToolTip(tr("Open and save problems, lessons and pictures"));
    button->setIcon(widgets::icon(QStringLiteral("folder")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu(button);
    const auto add = [&](const char* name, const QString& text, void (LabView::*act)()) {
        menu->addAction(text, this, act)->setObjectName(QLatin1String(name));
    };
    add("labOpen", tr("Open problem or lesson …"), &LabView::askForFile);
    add("labSave", tr("Save problem as …"), &LabView::askWhereToSave);
    add("labSaveLesson", tr("Save as lesson …"), &LabView::askWhereToSaveLesson);
    menu->addSeparator();
    add("labSavePicture", tr("Save picture of the drawing …"), &LabView::askWhereToSavePicture);
    menu->addAction(tr("Fit colours"), &m_state, &LabState::fitScales)->setObjectName(QStringLiteral("labFit"));
    button->setMenu(menu);
    return button;
}

void LabView::report(const QString& what, const Error& error)
{
    m_banner->showMessage(widgets::Banner::Kind::Error, what.arg(coreText(error.message)), {}, {});
}

void LabView::openFile(const QString& file)
{
    const auto ticket = m_opening.next();
    struct Read {
        LabFile kind = LabFile::None;
        Result<lab::Problem> problem = lab::Problem();
    };
    inBackground(
        this,
        [file] {
            Read read;
            read.kind = labFileOf(file);
            if (read.kind != LabFile::Lesson) read.problem = readLabProblem(file);
            return read;
        },
        [this, file, ticket](Read read) {
            if (ticket.isVoid()) return;
            if (read.kind == LabFile::Lesson) return openLesson(file);
            if (!read.problem) return report(tr("The problem was not opened: %1"), read.problem.error());
            m_file = file;
            m_banner->hide();
            leaveLesson();
            m_state.open(tr("Open %1").arg(QFileInfo(file).fileName()), *std::move(read.problem));
        });
}

void LabView::showInLab(const ShowInLab& wanted)
{
    if (!wanted.pair) return;
    inBackground(
        this, [pair = wanted.pair] { return labProblemOf(*pair); },
        [this, ticket = m_opening.next()](Result<lab::Problem> problem) {
            if (ticket.isVoid()) return;
            if (!problem) return report(tr("The pair was not opened: %1"), problem.error());
            m_banner->hide();
            leaveLesson();
            m_state.open(tr("Open a pair"), *std::move(problem));
        });
}

void LabView::saveProblem(const QString& file)
{
    inBackground(
        this, [file, problem = m_state.problem()] { return writeLabProblem(file, problem); },
        [this, file](const Result<void>& done) {
            if (!done) return report(tr("The problem was not saved: %1"), done.error());
            m_file = file;
            m_workbench.say(Workbench::Severity::Information, tr("Problem saved as %1").arg(QDir::toNativeSeparators(file)));
        });
}

void LabView::saveLesson(const QString& file)
{
    const QString title = QFileInfo(file).completeBaseName();
    inBackground(
        this, [file, title, problem = m_state.problem()] { return writeLabLesson(file, problem, title); },
        [this, file](const Result<void>& done) {
            if (!done) return report(tr("The lesson was not saved: %1"), done.error());
            m_workbench.say(Workbench::Severity::Information,
                            tr("Lesson saved as %1; edit it in a text editor").arg(QDir::toNativeSeparators(file)));
        });
}

void LabView::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open problem or lesson"), folderOf(m_file),
                                                      tr("Problems and lessons (*.toml *.rosalesson)"));
    if (!file.isEmpty()) openFile(file);
}

void LabView::askWhereToSave()
{
    const QString file = widgets::askWhereToSave(this, tr("Save problem"),
                                                 m_file.isEmpty() ? folderOf({}) + QStringLiteral("/problem.toml") : m_file,
                                                 problemFilter(), QStringLiteral("toml"));
    if (!file.isEmpty()) saveProblem(file);
}

void LabView::askWhereToSaveLesson()
{
    const QString file =
        widgets::askWhereToSave(this, tr("Save as lesson"), folderOf(m_file) + QStringLiteral("/lesson.rosalesson"),
                                lessonFilter(), QStringLiteral("rosalesson"));
    if (!file.isEmpty()) saveLesson(file);
}

void LabView::askWhereToSavePicture()
{
    const QString file =
        widgets::askWhereToSave(this, tr("Save picture"), folderOf(m_file) + QStringLiteral("/transport.png"),
                                tr("Pictures (*.png)"), QStringLiteral("png"));
    if (file.isEmpty()) return;
    if (m_canvas->grab().save(file, "PNG"))
        m_workbench.say(Workbench::Severity::Information, tr("Picture saved as %1").arg(QDir::toNativeSeparators(file)));
    else
        m_banner->showMessage(widgets::Banner::Kind::Error, tr("The picture was not saved as %1").arg(file), {}, {});
}

/// What was edited in the sandbox is there again at the next start.
void LabView::keepProblem()
{
    if (m_isOfLesson) return;
    QSettings settings;
    const QString toml = QString::fromStdString(lab::toToml(m_state.problem()));
    if (toml.size() > kMostKept) return;
    settings.setValue(kProblemSetting, toml);
    QVariantList draw;
    if (const auto& now = m_state.now().draw)
        draw = {static_cast<int>(now->kind), now->rows, now->columns, static_cast<int>(now->seed)};
    settings.setValue(kDrawSetting, draw);
}

void LabView::restoreProblem()
{
    const QSettings settings;
    const QString toml = settings.value(kProblemSetting).toString();
    if (toml.isEmpty() || toml.size() > kMostKept) return;
    auto problem = lab::problemFromToml(toml.toStdString(), "settings");
    if (!problem) return;
    std::optional<LabDraw> draw;
    const QVariantList kept = settings.value(kDrawSetting).toList();
    const auto [rows, columns] = lab::sizeOf(*problem);
    // The settings can be edited by others.
    if (kept.size() == 4 && kept[0].toInt() == static_cast<int>(kindOf(*problem)) && kept[1].toInt() == rows &&
        kept[2].toInt() == columns && kept[3].toInt() >= 0)
        draw = LabDraw{kindOf(*problem), kept[1].toInt(), kept[2].toInt(), static_cast<unsigned>(kept[3].toInt())};
    m_state.start(*std::move(problem), draw);
}

}  // namespace rosa::workbench
