#include "app/workbench/window/files/file_opener.h"

#include <filesystem>
#include <system_error>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/drop_target.h"
#include "app/workbench/datasets/view/dropped_file.h"
#include "app/workbench/datasets/view/import_dialog.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/figure_of_recipe.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/files/usual_folders.h"
#include "core/record/run_folder.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_metadata.h"
#include "widgets/figure/save_figure.h"

namespace rosa::workbench {

namespace {

constexpr qsizetype kRecentData = 8;

/// Whether a store has this run. At the start the library is still being read, so the folder is looked for.
bool hasRun(Workbench& workbench, const QString& run)
{
    if (workbench.library().find(run)) return true;
    const bool isName = !run.isEmpty() && !run.contains(QLatin1Char('/')) && !run.startsWith(QLatin1Char('.'));
    std::error_code ignored;  // The name may be longer than any file's.
    return isName && std::filesystem::exists(record::RunFolder(workbench.store(), run.toStdString()).recordFile(), ignored);
}

}  // namespace

FileOpener::FileOpener(Workbench& workbench, QWidget& window, widgets::Banner& banner, ExperimentView& form,
                       DropTarget& drops, const ViewList& views)
    : m_workbench(workbench), m_window(window), m_banner(banner), m_form(form), m_drops(drops), m_views(views)
{
    connect(&m_drops, &DropTarget::configurationDropped, &m_form, &ExperimentView::openConfiguration);
    connect(&m_drops, &DropTarget::figureDropped, this, &FileOpener::open);
    connect(&m_drops, &DropTarget::dataDropped, this, &FileOpener::open);
    connect(&m_drops, &DropTarget::labDropped, this, &FileOpener::open);
}

void FileOpener::warn(const QString& text) { m_banner.showMessage(widgets::Banner::Kind::Warning, text, {}, {}); }

void FileOpener::open(const QString& file)
{
    // A figure's origin is checked first: the .csv of a figure is not a data set.
    if (QFileInfo(file).isFile() && widgets::figureFormatOf(file) && widgets::readFigureOrigin(file))
        return openFigureFile(file);
    const DroppedFile dropped = classify(QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()));
    switch (dropped.kind) {
        case DroppedKind::Configuration:
            return m_form.openConfiguration(dropped.path);
        case DroppedKind::Run:
            return openRun(dropped.path);
        case DroppedKind::Data:
            return importData(dropped.path);
        case DroppedKind::LabProblem:
            return m_workbench.ask(OpenLab{dropped.path});
        case DroppedKind::Lesson:
            return m_workbench.ask(ShowLesson{dropped.path});
        case DroppedKind::Nothing:
            warn(
                tr("%1 is not a configuration (.toml), a transport problem (.toml), a lesson (.rosalesson), a run folder, a "
                   "figure saved by this program or data that can be imported.")
                    .arg(file));
    }
}

/// Shows a run of this store. A run of another store is copied only on request: it may be large, and unlike dropping, opening does not
/// announce a copy.
void FileOpener::openRun(const QString& folder)
{
    inBackground(
        this, [store = m_workbench.store(), folder] { return findRun(store, folder); },
        [this, folder](const Result<FoundRun>& run) {
            using Kind = widgets::Banner::Kind;
            if (!run)
                m_banner.showMessage(Kind::Error, tr("The run was not opened: %1").arg(coreText(run.error().message)), {},
                                     {});
            else if (run->isHere)
                m_workbench.setCurrentRun(run->id);
            else
                m_banner.showMessage(
                    Kind::Information,
                    tr("The run %1 in %2 is not in this store.").arg(run->name, QDir::toNativeSeparators(folder)), {},
                    {{tr("Copy into the store"), [this, folder] { m_drops.copyRun(folder); }}});
        });
}

void FileOpener::openConfiguration()
{
    const QString file =
        QFileDialog::getOpenFileName(&m_window, tr("Open configuration"), documentsFolder(), tr("Configurations (*.toml)"));
    if (!file.isEmpty()) m_form.openConfiguration(file);
}

void FileOpener::importData(const QString& path)
{
    auto* dialog = new ImportDialog(m_workbench, path, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this, dialog](const QStringList& names) {
        m_recentData.removeAll(dialog->path());
        m_recentData.prepend(dialog->path());
        while (m_recentData.size() > kRecentData) m_recentData.removeLast();
        m_form.dataImported(names);
        m_workbench.say(Workbench::Severity::Information, tr("Imported: %1").arg(names.join(QStringLiteral(", "))));
    });
    dialog->open();
}

void FileOpener::openFigure()
{
    const QString file = QFileDialog::getOpenFileName(&m_window, tr("Open the run of a figure"), figuresFolder(),
                                                      tr("Figures (*.pdf *.svg *.png *.tex *.csv)"));
    if (!file.isEmpty()) openFigureFile(file);
}

void FileOpener::openFigureFile(const QString& file)
{
    const auto origin = widgets::readFigureOrigin(file);
    if (!origin) return warn(coreText(origin.error().message));
    const QString run = origin->runs.value(0);
    if (hasRun(m_workbench, run)) {
        m_workbench.setCurrentRun(run);
        if (auto shown = figureOfRecipe(origin->recipe)) {
            shown->run = run;
            if (m_views.viewFor(*shown)) m_workbench.ask(*shown);
        }
        m_workbench.say(Workbench::Severity::Information, tr("%1 shows run %2").arg(QFileInfo(file).fileName(), run));
        return;
    }
    const QString toml = origin->configuration;
    m_banner.showMessage(widgets::Banner::Kind::Information, tr("The figure's run %1 is not in this store.").arg(run),
                         origin->recipe, {{tr("Use its parameters"), [this, toml, file] { useConfiguration(toml, file); }}});
}

void FileOpener::useConfiguration(const QString& toml, const QString& file)
{
    const auto selection =
        catalog::Configuration::selectionFromToml(m_workbench.catalogue(), toml.toStdString(), file.toStdString());
    if (selection)
        m_form.setSelection(*selection);
    else
        warn(coreText(selection.error().message));
}

}  // namespace rosa::workbench
