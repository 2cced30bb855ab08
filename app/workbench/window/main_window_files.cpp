#include <filesystem>
#include <system_error>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/drop_target.h"
#include "app/workbench/datasets/view/dropped_file.h"
#include "app/workbench/datasets/view/import_dialog.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/figure_of_recipe.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/main_window.h"
#include "core/base/files.h"
#include "core/record/run_folder.h"
#include "core/store/export.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_dialog.h"
#include "widgets/figure/figure_metadata.h"
#include "widgets/figure/save_figure.h"
#include "widgets/file/save_path.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

namespace {

constexpr qsizetype kRecentData = 8;

/// Initial folder of dialogues: the user's documents, or home if there is no such folder.
QString documents()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

/// Folder of the last saved figure.
QString figures()
{
    const QString folder = QSettings().value(QStringLiteral("figure/folder")).toString();
    return QFileInfo(folder).isDir() ? folder : documents();
}

QString errorText(const Error& error) { return coreText(error.message); }

}  // namespace

void MainWindow::openFile(const QString& file)
{
    // A figure's origin is checked first: the .csv of a figure is not a data set.
    if (QFileInfo(file).isFile() && widgets::figureFormatOf(file) && widgets::readFigureOrigin(file)) {
        openFigure(file);
        return;
    }
    const DroppedFile dropped = classify(QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()));
    switch (dropped.kind) {
        case DroppedKind::Configuration:
            m_experiment->openConfiguration(dropped.path);
            return;
        case DroppedKind::Run:
            openRun(dropped.path);
            return;
        case DroppedKind::Data:
            importData(dropped.path);
            return;
        case DroppedKind::LabProblem:
            m_workbench.ask(OpenLab{dropped.path});
            return;
        case DroppedKind::Lesson:
            m_workbench.ask(ShowLesson{dropped.path});
            return;
        case DroppedKind::Nothing:
            m_banner->showMessage(
                widgets::Banner::Kind::Warning,
                tr("%1 is not a configuration (.toml), a transport problem (.toml), a lesson (.rosalesson), a "
                   "run folder, a figure saved by this program or data that can be imported.")
                    .arg(file),
                {}, {});
    }
}

/// Shows a run of this store. A run of another store is copied only on request: it may be large, and unlike dropping, opening does not
/// announce a copy.
void MainWindow::openRun(const QString& folder)
{
    inBackground(
        this, [store = m_workbench.store(), folder] { return findRun(store, folder); },
        [this, folder](const Result<FoundRun>& run) {
            using Kind = widgets::Banner::Kind;
            if (!run)
                m_banner->showMessage(Kind::Error, tr("The run was not opened: %1").arg(errorText(run.error())), {}, {});
            else if (run->isHere)
                m_workbench.setCurrentRun(run->id);
            else
                m_banner->showMessage(
                    Kind::Information,
                    tr("The run %1 in %2 is not in this store.").arg(run->name, QDir::toNativeSeparators(folder)), {},
                    {{tr("Copy into the store"), [this, folder] { m_drops->takeRun(folder); }}});
        });
}

void MainWindow::openConfiguration()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open configuration"), documents(), tr("Configurations (*.toml)"));
    if (!file.isEmpty()) m_experiment->openConfiguration(file);
}

void MainWindow::saveConfiguration()
{
    const auto configuration = m_experiment->configuration();
    if (!configuration) {
        m_workbench.say(Workbench::Severity::Warning, tr("Not saved: %1").arg(errorText(configuration.error())));
        m_experiment->focusProblem();
        return;
    }
    const QString file = widgets::askWhereToSave(
        this, tr("Save configuration"),
        documents() + QStringLiteral("/%1.toml").arg(QString::fromStdString(configuration->dataset())),
        tr("Configurations (*.toml)"), QStringLiteral("toml"));
    if (file.isEmpty()) return;
    const auto saved = widgets::saveFile(file, QByteArray::fromStdString(configuration->toToml()));
    if (!saved) widgets::reportProblem(this, tr("Save configuration"), tr("Not saved: %1").arg(errorText(saved.error())));
}

void MainWindow::importData(const QString& path)
{
    auto* dialog = new ImportDialog(m_workbench, path, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this, dialog](const QStringList& names) {
        m_recentData.removeAll(dialog->path());
        m_recentData.prepend(dialog->path());
        while (m_recentData.size() > kRecentData) m_recentData.removeLast();
        m_experiment->dataImported(names);
        m_workbench.say(Workbench::Severity::Information, tr("Imported: %1").arg(names.join(QStringLiteral(", "))));
    });
    dialog->open();
}

void MainWindow::openFigure(const QString& file)
{
    const QString chosen = file.isEmpty() ? QFileDialog::getOpenFileName(this, tr("Open the run of a figure"), figures(),
                                                                         tr("Figures (*.pdf *.svg *.png *.tex *.csv)"))
                                          : file;
    if (chosen.isEmpty()) return;
    const auto origin = widgets::readFigureOrigin(chosen);
    if (!origin) {
        m_banner->showMessage(widgets::Banner::Kind::Warning, errorText(origin.error()), {}, {});
        return;
    }
    const QString run = origin->runs.value(0);
    // At the start the library is still being read.
    const bool isName = !run.isEmpty() && !run.contains(QLatin1Char('/')) && !run.startsWith(QLatin1Char('.'));
    std::error_code ignored;  // The name may be longer than any file's.
    const bool isThere =
        isName && std::filesystem::exists(record::RunFolder(m_workbench.store(), run.toStdString()).recordFile(), ignored);
    if (m_workbench.library().find(run) || isThere) {
        m_workbench.setCurrentRun(run);
        if (auto shown = figureOfRecipe(origin->recipe)) {
            shown->run = run;
            if (m_list->viewFor(*shown)) m_workbench.ask(*shown);
        }
        m_workbench.say(Workbench::Severity::Information, tr("%1 shows run %2").arg(QFileInfo(chosen).fileName(), run));
        return;
    }
    const QString toml = origin->configuration;
    m_banner->showMessage(widgets::Banner::Kind::Information, tr("The figure's run %1 is not in this store.").arg(run),
                          origin->recipe,
                          {{tr("Use its parameters"), [this, toml, chosen] { useConfiguration(toml, chosen); }}});
}

void MainWindow::useConfiguration(const QString& toml, const QString& file)
{
    const auto selection =
        catalog::Configuration::selectionFromToml(m_workbench.catalogue(), toml.toStdString(), file.toStdString());
    if (selection)
        m_experiment->setSelection(*selection);
    else
        m_banner->showMessage(widgets::Banner::Kind::Warning, errorText(selection.error()), {}, {});
}

void MainWindow::exportRun(const QString& run)
{
    const QString chosen = run.isEmpty() ? m_workbench.currentRun() : run;
    if (chosen.isEmpty()) {
        m_workbench.say(Workbench::Severity::Warning, tr("Choose a run first"));
        return;
    }
    const QString target =
        QFileDialog::getSaveFileName(this, tr("Export run to a new folder"), documents() + QLatin1Char('/') + chosen);
    if (target.isEmpty()) return;
    const std::filesystem::path from = record::RunFolder(m_workbench.store(), chosen.toStdString()).path();
    inBackground(
        this, [from, to = std::filesystem::path(target.toStdString())] { return store::exportRun(from, to); },
        [this, target](const Result<void>& done) {
            if (done)
                m_workbench.say(
                    Workbench::Severity::Information,
                    tr("The run was exported to %1: record, curves.csv, configuration.toml, results.json").arg(target));
            else
                m_banner->showMessage(widgets::Banner::Kind::Error,
                                      tr("The run was not exported: %1").arg(errorText(done.error())), {}, {});
        });
}

void MainWindow::offerActions()
{
    m_actions.value(QStringLiteral("save_figure"))->setEnabled(currentView()->figure() != nullptr);
    m_actions.value(QStringLiteral("save_page"))->setEnabled(static_cast<bool>(currentView()->page().make));
    m_actions.value(QStringLiteral("export_run"))->setEnabled(!m_workbench.currentRun().isEmpty());
    const bool isChosen = !m_runs->selectedRuns().isEmpty();
    for (const char* name : {"rename_run", "tag_run", "note_run", "delete_run"})
        m_actions.value(QLatin1String(name))->setEnabled(isChosen);
}

void MainWindow::saveFigure()
{
    auto [figures, front] = currentView()->figures();
    if (figures.empty()) {
        m_workbench.say(Workbench::Severity::Warning, tr("This view has no figure to save yet"));
        return;
    }
    widgets::openFigureDialog(std::move(figures), front, this);
}

void MainWindow::askForPage()
{
    const OfferedPage page = currentView()->page();
    if (!page.make) {
        m_workbench.say(Workbench::Severity::Warning, tr("This view has no web page to save yet"));
        return;
    }
    const QString file =
        widgets::askWhereToSave(this, tr("Save as web page"), documents() + QStringLiteral("/%1.html").arg(page.name),
                                tr("Web pages (*.html)"), QStringLiteral("html"));
    if (!file.isEmpty()) savePage(page, file);
}

void MainWindow::savePage(const OfferedPage& page, const QString& file)
{
    inBackground(
        this,
        [make = page.make, path = file.toStdString()]() -> Result<void> {
            ROSA_TRY_ASSIGN(const std::string html, make());
            return writeFileAtomically(path, html);
        },
        [this, file](const Result<void>& done) {
            if (done)
                m_workbench.say(Workbench::Severity::Information,
                                tr("Web page saved as %1").arg(QDir::toNativeSeparators(file)));
            else
                m_banner->showMessage(widgets::Banner::Kind::Error,
                                      tr("The web page was not saved: %1").arg(errorText(done.error())), {}, {});
        });
}

}  // namespace rosa::workbench
