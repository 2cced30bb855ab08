#include "app/workbench/lab/view/lab_files.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lab_file.h"
#include "app/workbench/lab/data/lab_pair.h"
#include "app/workbench/lab/data/lab_state.h"
#include "core/lab/problem_toml.h"
#include "core/web/page.h"
#include "widgets/banner/banner.h"
#include "widgets/file/save_path.h"

namespace rosa::workbench {

namespace {

const QString kProblemSetting = QStringLiteral("lab/problem");
const QString kDrawSetting = QStringLiteral("lab/draw");
/// Larger problems are not kept in the settings.
constexpr qsizetype kMostKeptLetters = 512 * 1024;

QString folderOf(const QString& file)
{
    if (!file.isEmpty()) return QFileInfo(file).absolutePath();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString problemFilter() { return LabFiles::tr("Transport problems (*.toml)"); }
QString lessonFilter() { return LabFiles::tr("Lessons (*.rosalesson)"); }

}  // namespace

LabFiles::LabFiles(Workbench& workbench, LabState& state, widgets::Banner& banner, QWidget& drawing, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_state(state), m_banner(banner), m_drawing(drawing)
{}

void LabFiles::fillMenu(QMenu& menu)
{
    const auto add = [&](const char* name, const QString& text, void (LabFiles::*act)()) {
        menu.addAction(text, this, act)->setObjectName(QLatin1String(name));
    };
    add("labOpen", tr("Open problem or lesson …"), &LabFiles::askForFile);
    add("labSave", tr("Save problem as …"), &LabFiles::askWhereToSave);
    add("labSaveLesson", tr("Save as lesson …"), &LabFiles::askWhereToSaveLesson);
    menu.addSeparator();
    add("labSavePicture", tr("Save picture of the drawing …"), &LabFiles::askWhereToSavePicture);
}

void LabFiles::report(const QString& what, const Error& error)
{
    m_banner.showMessage(widgets::Banner::Kind::Error, what.arg(coreText(error.message)), {}, {});
}

void LabFiles::open(const QString& file)
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
            if (read.kind == LabFile::Lesson) return Q_EMIT lessonWanted(file);
            if (!read.problem) return report(tr("The problem was not opened: %1"), read.problem.error());
            m_file = file;
            m_banner.hide();
            Q_EMIT replacing(nullptr);
            m_state.open(tr("Open %1").arg(QFileInfo(file).fileName()), *std::move(read.problem));
        });
}

void LabFiles::open(const PairDataPtr& pair)
{
    inBackground(
        this, [pair] { return labProblemOf(*pair); },
        [this, pair, ticket = m_opening.next()](Result<lab::Problem> problem) {
            if (ticket.isVoid()) return;
            if (!problem) return report(tr("The pair was not opened: %1"), problem.error());
            m_banner.hide();
            Q_EMIT replacing(pair);
            m_state.open(tr("Open a pair"), *std::move(problem));
        });
}

void LabFiles::saveProblem(const QString& file)
{
    inBackground(
        this, [file, problem = m_state.problem()] { return writeLabProblem(file, problem); },
        [this, file](const Result<void>& done) {
            if (!done) return report(tr("The problem was not saved: %1"), done.error());
            m_file = file;
            m_workbench.say(Workbench::Severity::Information, tr("Problem saved as %1").arg(QDir::toNativeSeparators(file)));
        });
}

void LabFiles::saveLesson(const QString& file)
{
    const QString title = QFileInfo(file).completeBaseName();
    inBackground(
        this, [file, title, problem = m_state.problem()] { return writeLabLesson(file, problem, title); },
        [this, file](const Result<void>& done) {
            if (!done) return report(tr("The lesson was not saved: %1"), done.error());
            m_workbench.say(Workbench::Severity::Information, tr("Lesson saved as %1").arg(QDir::toNativeSeparators(file)));
            tellWhereToEdit(file);
        });
}

void LabFiles::tellWhereToEdit(const QString& file)
{
    m_banner.showMessage(
        widgets::Banner::Kind::Information,
        tr("Saved as %1. Open this file in a text editor: the lines that begin with “# Edit here” say where its title, its "
           "text "
           "and its question are. “Read the file again” in the menu Lesson then shows the change.")
            .arg(QFileInfo(file).fileName()),
        {},
        {{tr("Open the lesson"), [this, file] { Q_EMIT lessonWanted(file); }},
         {tr("Open folder"), [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(file).absolutePath())); }}});
}

void LabFiles::askForFile()
{
    const QString file = QFileDialog::getOpenFileName(&m_drawing, tr("Open problem or lesson"), folderOf(m_file),
                                                      tr("Problems and lessons (*.toml *.rosalesson)"));
    if (!file.isEmpty()) open(file);
}

void LabFiles::askWhereToSave()
{
    const QString file = widgets::askWhereToSave(&m_drawing, tr("Save problem"),
                                                 m_file.isEmpty() ? folderOf({}) + QStringLiteral("/problem.toml") : m_file,
                                                 problemFilter(), QStringLiteral("toml"));
    if (!file.isEmpty()) saveProblem(file);
}

void LabFiles::askWhereToSaveLesson()
{
    const QString file =
        widgets::askWhereToSave(&m_drawing, tr("Save as lesson"), folderOf(m_file) + QStringLiteral("/lesson.rosalesson"),
                                lessonFilter(), QStringLiteral("rosalesson"));
    if (!file.isEmpty()) saveLesson(file);
}

void LabFiles::askWhereToSavePicture()
{
    const QString file =
        widgets::askWhereToSave(&m_drawing, tr("Save picture"), folderOf(m_file) + QStringLiteral("/transport.png"),
                                tr("Pictures (*.png)"), QStringLiteral("png"));
    if (file.isEmpty()) return;
    if (m_drawing.grab().save(file, "PNG"))
        m_workbench.say(Workbench::Severity::Information, tr("Picture saved as %1").arg(QDir::toNativeSeparators(file)));
    else
        m_banner.showMessage(widgets::Banner::Kind::Error, tr("The picture was not saved as %1").arg(file), {}, {});
}

void keepProblem(const LabState& state)
{
    QSettings settings;
    const QString toml = QString::fromStdString(lab::toToml(state.problem()));
    if (toml.size() > kMostKeptLetters) return;
    settings.setValue(kProblemSetting, toml);
    QVariantList draw;
    if (const auto& now = state.now().draw)
        draw = {static_cast<int>(now->kind), now->rows, now->columns, static_cast<int>(now->seed)};
    settings.setValue(kDrawSetting, draw);
}

void restoreProblem(LabState& state)
{
    const QSettings settings;
    const QString toml = settings.value(kProblemSetting).toString();
    if (toml.isEmpty() || toml.size() > kMostKeptLetters) return;
    auto problem = lab::problemFromToml(toml.toStdString(), "settings");
    if (!problem) return;
    std::optional<LabDraw> draw;
    const QVariantList kept = settings.value(kDrawSetting).toList();
    const auto [rows, columns] = lab::sizeOf(*problem);
    // The settings can be edited by others.
    if (kept.size() == 4 && kept[0].toInt() == static_cast<int>(kindOf(*problem)) && kept[1].toInt() == rows &&
        kept[2].toInt() == columns && kept[3].toInt() >= 0)
        draw = LabDraw{kindOf(*problem), kept[1].toInt(), kept[2].toInt(), static_cast<unsigned>(kept[3].toInt())};
    state.start(*std::move(problem), draw);
}

}  // namespace rosa::workbench
