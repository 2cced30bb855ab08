#include "app/workbench/window/files/file_saver.h"

#include <filesystem>
#include <utility>

#include <QDir>
#include <QFileDialog>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/export_data.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/window/files/usual_folders.h"
#include "core/base/files.h"
#include "core/record/run_folder.h"
#include "core/store/export.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_dialog.h"
#include "widgets/figure/save_figure.h"
#include "widgets/file/save_path.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

FileSaver::FileSaver(Workbench& workbench, QWidget& window, widgets::Banner& banner, ExperimentView& form,
                     std::function<View&()> front)
    : m_workbench(workbench), m_window(window), m_banner(banner), m_form(form), m_front(std::move(front))
{
    connect(&widgets::FigureSaves::instance(), &widgets::FigureSaves::saved, this, [this](const QString& file) {
        m_workbench.say(Workbench::Severity::Information, tr("Figure saved as %1").arg(QDir::toNativeSeparators(file)));
    });
}

void FileSaver::report(const QString& problem) { m_banner.showMessage(widgets::Banner::Kind::Error, problem, {}, {}); }

void FileSaver::saveConfiguration()
{
    const auto configuration = m_form.configuration();
    if (!configuration) {
        m_workbench.say(Workbench::Severity::Warning, tr("Not saved: %1").arg(coreText(configuration.error().message)));
        return m_form.focusProblem();
    }
    const QString file = widgets::askWhereToSave(
        &m_window, tr("Save configuration"),
        documentsFolder() + QStringLiteral("/%1.toml").arg(QString::fromStdString(configuration->dataset())),
        tr("Configurations (*.toml)"), QStringLiteral("toml"));
    if (file.isEmpty()) return;
    const auto saved = widgets::saveFile(file, QByteArray::fromStdString(configuration->toToml()));
    if (!saved)
        widgets::reportProblem(&m_window, tr("Save configuration"),
                               tr("Not saved: %1").arg(coreText(saved.error().message)));
}

void FileSaver::saveFigure()
{
    auto [figures, front] = m_front().figures();
    if (figures.empty()) return m_workbench.say(Workbench::Severity::Warning, tr("This view has no figure to save yet"));
    widgets::openFigureDialog(std::move(figures), front, &m_window);
}

void FileSaver::savePage()
{
    const OfferedPage page = m_front().page();
    if (!page.make) return m_workbench.say(Workbench::Severity::Warning, tr("This view has no web page to save yet"));
    const QString file = widgets::askWhereToSave(&m_window, tr("Save as web page"),
                                                 documentsFolder() + QStringLiteral("/%1.html").arg(page.name),
                                                 tr("Web pages (*.html)"), QStringLiteral("html"));
    if (!file.isEmpty()) writePage(page, file);
}

void FileSaver::writePage(const OfferedPage& page, const QString& file)
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
                report(tr("The web page was not saved: %1").arg(coreText(done.error().message)));
        });
}

void FileSaver::exportRun(const QString& run)
{
    const QString chosen = run.isEmpty() ? m_workbench.currentRun() : run;
    if (chosen.isEmpty()) return m_workbench.say(Workbench::Severity::Warning, tr("Choose a run first"));
    const QString target = QFileDialog::getSaveFileName(&m_window, tr("Export run to a new folder"),
                                                        documentsFolder() + QLatin1Char('/') + chosen);
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
                report(tr("The run was not exported: %1").arg(coreText(done.error().message)));
        });
}

void FileSaver::exportData() { exportDataSet(m_workbench, QString::fromStdString(m_form.selection().dataset), &m_window); }

}  // namespace rosa::workbench
