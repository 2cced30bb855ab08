#include "app/workbench/pairs/view/film_maker.h"

#include <QProgressDialog>
#include <QRegularExpression>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/film_dialog.h"
#include "app/workbench/pairs/view/film_job.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "core/catalog/options/training_options.h"
#include "widgets/banner/banner.h"
#include "widgets/film/film_writer.h"
#include "widgets/graph/pair_view.h"

namespace rosa::workbench {

namespace {

QString fileNameOf(const PairData& filmed)
{
    const PairContext& context = *filmed.context;
    QString name = QStringLiteral("alignment-") + context.nameOf(filmed.choice.first);
    if (filmed.choice.second != filmed.choice.first) name += QLatin1Char('-') + context.nameOf(filmed.choice.second);
    return name.replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("_"));
}

}  // namespace

FilmMaker::FilmMaker(Workbench& workbench, PairPanel& panel, widgets::Banner& banner, QWidget* window)
    : QObject(window), m_workbench(workbench), m_panel(panel), m_banner(banner), m_window(window)
{}

FilmJob* FilmMaker::save(const QString& file, double secondsPerEpoch)
{
    const PairDataPtr& filmed = m_panel.pairData();
    if (!filmed) return nullptr;
    FilmPlan plan;
    plan.file = file;
    plan.context = filmed->context;
    plan.choice = filmed->choice;
    plan.epochs = m_panel.player()->epochs();
    plan.secondsPerEpoch = secondsPerEpoch;
    plan.panels = m_panel.matrices()->shownMatrices();
    plan.look = m_panel.matrices()->look();
    plan.filter = m_panel.graphs()->picture().filter;
    plan.plans = m_panel.matrices()->planLook();
    if (!filmed->inspection.asTrained) plan.solve = {filmed->inspection.lambda, filmed->inspection.iterations};
    auto* job = new FilmJob(m_workbench, std::move(plan), this);
    job->start();
    return job;
}

void FilmMaker::ask()
{
    const PairDataPtr& filmed = m_panel.pairData();
    const std::vector<int>& epochs = m_panel.player()->epochs();
    if (!filmed || epochs.empty()) return;
    const auto titleOfParameter = [](const catalog::Parameter& parameter) { return catalogueText(parameter.title); };
    auto* dialog = new FilmDialog({fileNameOf(*filmed),
                                   epochs,
                                   filmed->context->watchedPlace(filmed->choice).has_value(),
                                   {titleOfParameter(catalog::parameterOf(&catalog::WatchOptions::pairs)),
                                    titleOfParameter(catalog::parameterOf(&catalog::WatchOptions::snapshots))},
                                   widgets::FilmWriter::endings()},
                                  usualSecondsPerEpoch(epochs.size(), m_panel.player()->framesPerSecond()), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FilmDialog::chosen, this, [this](const QString& file, double seconds) {
        if (FilmJob* job = save(file, seconds)) show(job, file);
    });
    dialog->open();
}

void FilmMaker::show(FilmJob* job, const QString& file)
{
    auto* progress = new QProgressDialog(tr("Drawing the film …"), tr("Cancel"), 0, 0, m_window);
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setMinimumDuration(300);
    connect(job, &FilmJob::progressed, progress, [progress](int done, int total) {
        progress->setMaximum(total);
        progress->setValue(done);
    });
    connect(progress, &QProgressDialog::canceled, job, &FilmJob::cancel);
    connect(job, &FilmJob::ended, progress, &QObject::deleteLater);
    connect(job, &FilmJob::ended, this, [this, file](FilmJob::End end, const QString& message) {
        if (end == FilmJob::End::Saved)
            m_workbench.say(Workbench::Severity::Information, tr("Film saved as %1").arg(file));
        else if (end == FilmJob::End::Failed)
            m_banner.showMessage(widgets::Banner::Kind::Error, tr("The film was not saved: %1").arg(message), {}, {});
    });
}

}  // namespace rosa::workbench
