#include "app/workbench/views/alignment/alignment_view.h"

#include <algorithm>
#include <tuple>

#include <QLabel>
#include <QProgressDialog>
#include <QRegularExpression>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/figures/pair_request.h"
#include "app/workbench/records/run_library.h"
#include "app/workbench/records/run_names.h"
#include "app/workbench/views/alignment/batch_panel.h"
#include "app/workbench/views/alignment/compare_panel.h"
#include "app/workbench/views/alignment/epoch_player.h"
#include "app/workbench/views/alignment/film_dialog.h"
#include "app/workbench/views/alignment/film_job.h"
#include "app/workbench/views/alignment/lab_button.h"
#include "app/workbench/views/alignment/matrices_panel.h"
#include "app/workbench/views/alignment/pair_chooser.h"
#include "app/workbench/views/alignment/pair_panel.h"
#include "app/workbench/views/alignment/pair_source.h"
#include "core/catalog/options/training_options.h"
#include "widgets/banner/banner.h"
#include "widgets/film/film_writer.h"
#include "widgets/graph/pair_view.h"
#include "widgets/layout/column_area.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

AlignmentView::AlignmentView(Workbench& workbench, QWidget* parent)
    : View({"alignment",
            "matrix",
            tr("Alignment"),
            2,
            {QStringLiteral("batch"), QStringLiteral("alignment"), QStringLiteral("matrices"), QStringLiteral("compare")}},
           parent),
      m_workbench(workbench),
      m_source(new PairSource(workbench, this)),
      m_other(new PairSource(workbench, this)),
      m_chooser(new PairChooser(workbench)),
      m_panel(new PairPanel),
      m_halves(new QSplitter),
      m_stack(new QStackedWidget),
      m_empty(new widgets::PlainLabel),
      m_banner(new widgets::Banner)
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("alignmentEmpty"));
    m_halves->addWidget(m_chooser);
    m_halves->addWidget(new widgets::ColumnArea(m_panel));
    m_halves->setStretchFactor(0, 1);
    m_halves->setStretchFactor(1, 3);
    m_halves->setCollapsible(1, false);
    m_halves->setHandleWidth(9);
    connect(m_halves, &QSplitter::splitterMoved, this, [this] { m_isShared = false; });

    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_halves);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);

    addLabButton(*m_panel, m_workbench);
    connectSource();
    connectParts();
    connectComparison();
    sayState();
}

AlignmentView::~AlignmentView() = default;

void AlignmentView::connectSource()
{
    connect(&m_workbench, &Workbench::currentRunChanged, this, [this](const QString& run) {
        if (isVisible()) setRun(run);
    });
    on<ShowPair>([this](const ShowPair& wanted) { showPair(wanted.pair); });
    on<ShowFigure>([this](const ShowFigure& wanted) { showFigure(wanted); });
    connect(m_source, &PairSource::contextChanged, this, &AlignmentView::takeContext);
    connect(m_source, &PairSource::epochsChanged, this, [this] {
        m_panel->player()->setEpochs(m_source->epochs(), m_source->isTraining());
        sayFewEpochs();
        m_panel->comparison()->setEpochs(m_source->epochs());
        m_chooser->batch()->setEpochs(m_source->checkpointEpochs());
    });
    connect(m_source, &PairSource::busyChanged, this, &AlignmentView::setReady);
    connect(m_source, &PairSource::shown, this, &AlignmentView::takePair);
    connect(m_source, &PairSource::failed, this, [this](const QString& message) {
        m_panel->player()->setPlaying(false);
        m_banner->showMessage(widgets::Banner::Kind::Error, message, {}, {{tr("Try again"), [this] {
                                                                               if (m_source->wanted())
                                                                                   m_source->show(*m_source->wanted());
                                                                           }}});
    });
}

void AlignmentView::connectParts()
{
    connect(m_chooser, &PairChooser::pairChosen, this, &AlignmentView::open);
    connect(m_chooser->batch(), &BatchPanel::drawn, this, &AlignmentView::figureChanged);
    connect(m_panel, &PairPanel::drawWanted, this, [this](unsigned draw) {
        if (!m_source->wanted()) return;
        PairChoice choice = *m_source->wanted();
        choice.draw = draw;
        open(choice);
    });
    connect(m_panel, &PairPanel::viewsAloneWanted, this, [this](bool alone) {
        setViewsAlone(alone);
        if (m_source->wanted()) open(*m_source->wanted());
    });
    connect(m_panel, &PairPanel::nodeWanted, this, [this](int node) { openNodes({m_source->run(), node, node}); });
    connect(m_panel->matrices(), &MatricesPanel::lookChanged, m_chooser->batch(), &BatchPanel::setLook);
    m_chooser->batch()->setLook(m_panel->matrices()->look());
    connect(m_panel, &PairPanel::failed, this,
            [this](const QString& message) { m_banner->showMessage(widgets::Banner::Kind::Error, message, {}, {}); });
    connect(m_panel->player(), &EpochPlayer::epochWanted, this, &AlignmentView::showEpoch);
    connect(m_panel->player(), &EpochPlayer::filmWanted, this, &AlignmentView::askForFilm);
}

void AlignmentView::connectComparison()
{
    ComparePanel* comparison = m_panel->comparison();
    connect(comparison, &ComparePanel::otherWanted, this, [this](const PairChoice& choice) {
        m_other->setRun(choice.run);
        m_other->show(choice);
    });
    connect(m_other, &PairSource::shown, comparison, &ComparePanel::setOther);
    connect(m_other, &PairSource::failed, comparison, &ComparePanel::sayFailure);
    connect(&m_workbench.library(), &RunLibrary::changed, this, &AlignmentView::listRuns);
    connect(comparison, &ComparePanel::runsWanted, this, &AlignmentView::listRuns);
}

/// Names of thousands of runs take their time, so they are made when they are to be seen.
void AlignmentView::listRuns()
{
    const auto by = m_panel->comparison()->by();
    if (!isVisible() || !by || *by != ComparedBy::Run) return;
    const record::RunSummary* own = m_workbench.library().find(m_source->run());
    std::vector<record::RunSummary> runs;
    if (own) runs.push_back(*own);
    for (const record::RunSummary& run : *m_workbench.library().runs()) {
        const catalog::Method* method = m_workbench.catalogue().method(run.method);
        if (own && run.id != own->id && run.dataset == own->dataset && run.epochs > 0 && method && method->comparesPairs)
            runs.push_back(run);
    }
    const QStringList names = labelTexts(runs);
    std::vector<std::pair<QString, QString>> others;
    for (std::size_t i = 1; i < runs.size(); ++i)
        others.emplace_back(QString::fromStdString(runs[i].id), names[static_cast<qsizetype>(i)]);
    if (own) m_panel->comparison()->setRunName(names.front());
    m_panel->comparison()->setRuns(others);
}

/// A run selected while another view is in front is not read until this view is shown.
void AlignmentView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setRun(m_workbench.currentRun());
    listRuns();
}

void AlignmentView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

/// Gives the batch matrix the width that its height can use, at most a third of the view, until the user moves the divider.
void AlignmentView::share()
{
    if (!m_isShared) return;
    const int room = m_stack->width() - m_halves->handleWidth();
    const int chooser = std::min(m_chooser->batch()->usefulWidth(m_stack->height()), room / 3);
    m_halves->setSizes({chooser, room - chooser});
}

void AlignmentView::setRun(const QString& run)
{
    if (run == m_source->run()) return;
    m_panel->clear();
    m_chooser->mark({});
    m_banner->hide();
    m_source->setRun(run);
    m_other->setRun({});
    listRuns();
    sayState();
}

void AlignmentView::showPair(const PairChoice& choice)
{
    m_pending = choice;
    m_workbench.setCurrentRun(choice.run);
    setRun(choice.run);
    openPending();
}

/// For a figure of one pair, shows this pair. Its names are looked up in the data set, which may have to be read first.
void AlignmentView::showFigure(const ShowFigure& figure)
{
    m_workbench.setCurrentRun(figure.run);
    if (!figure.options.contains(QStringLiteral("pair"))) return;
    const FigureRequest request{
        m_workbench.catalogue(), m_workbench.datasets(), m_workbench.engine(), {figure.run}, figure.options};
    inBackground(
        this,
        [request]() -> Result<PairChoice> {
            ROSA_TRY_ASSIGN(const auto context, openPairContext(request.catalogue, *request.datasets, request.runs.first()));
            return pairChoiceOf(request, *context);
        },
        [this](const Result<PairChoice>& choice) {
            if (choice)
                showPair(*choice);
            else
                m_workbench.say(Workbench::Severity::Warning, coreText(choice.error().message));
        });
}

void AlignmentView::takeContext()
{
    const PairContextPtr& context = m_source->context();
    if (context && context->run != m_switchedRun) {
        m_switchedRun = context->run;
        // What the run has recorded is shown at once, at all its epochs; an engine answers for the other problem.
        setViewsAlone(context->padsViews && !context->recordsPadding);
    }
    m_chooser->setContext(context);
    sayState();
    if (!context || !context->hasPairs) return;
    openPending();
    if (!m_source->wanted() && !context->watched.empty())
        open({context->run, context->watched.front().first, context->watched.front().second});
}

/// Opens what was requested before the run was read.
void AlignmentView::openPending()
{
    if (!m_pending || m_pending->run != m_source->run() || !m_source->context()) return;
    const PairChoice choice = *m_pending;
    m_pending.reset();
    // A figure says so; other requests leave the switch as it is.
    if (choice.viewsAlone) setViewsAlone(true);
    openNodes(choice);
}

/// Opens the pair whose views contain these nodes of the data set.
void AlignmentView::openNodes(PairChoice choice)
{
    const PairContextPtr& context = m_source->context();
    if (!context) return;
    const auto centres = context->centresOf(choice.first, choice.second);
    if (!centres) {
        const QString first = context->nameOf(choice.first);
        const QString text = choice.first == choice.second
                                 ? tr("No pair of time snapshots in this run has %1 in both").arg(first)
                                 : tr("No pair of this run has %1 in its first time snapshot and %2 in its second")
                                       .arg(first, context->nameOf(choice.second));
        return m_banner->showMessage(widgets::Banner::Kind::Information, text, {}, {});
    }
    std::tie(choice.first, choice.second) = *centres;
    open(choice);
}

void AlignmentView::open(PairChoice choice)
{
    const PairContextPtr& context = m_source->context();
    if (!context || choice.run != m_source->run()) return;
    m_banner->hide();
    choice.viewsAlone = m_viewsAlone;
    m_panel->announce(titleOf(*context, choice), choice.draw);
    m_chooser->mark(choice);
    m_source->show(choice);
}

void AlignmentView::setViewsAlone(bool alone)
{
    m_viewsAlone = alone;
    m_chooser->setViewsAlone(alone);
    m_panel->setPadding(m_source->context() && m_source->context()->padsViews, alone);
}

void AlignmentView::showEpoch(int epoch)
{
    if (!m_source->wanted() || epoch < 0) return;
    PairChoice choice = *m_source->wanted();
    choice.epoch = epoch;
    m_source->show(choice);
}

void AlignmentView::takePair(const PairDataPtr& pairData)
{
    m_panel->setPair(pairData);
    sayFewEpochs();
    sayState();
}

void AlignmentView::sayFewEpochs()
{
    const PairDataPtr& shown = m_panel->pairData();
    const auto epochs = static_cast<int>(m_panel->player()->epochs().size());
    const bool isWatched = !shown || shown->context->watchedPlace(shown->choice).has_value();
    m_panel->player()->setReason(
        isWatched ? QString() : tr("%n checkpoint(s): this pair is not watched during training", nullptr, epochs));
}

void AlignmentView::setReady()
{
    m_panel->player()->setReady(m_source->isIdle());
    m_panel->setWaiting(!m_source->isIdle());
}

void AlignmentView::sayState()
{
    const PairContextPtr& context = m_source->context();
    QString text;
    if (m_source->run().isEmpty())
        text = tr("Train a run or choose one in the list of runs to see how transport aligns its views.");
    else if (!context)
        text = tr("Reading the run …");
    else if (!context->hasPairs)
        text =
            tr("This run's method compares nodes instead of views, so there are no pairs to show.\nChoose a run of RoSA.");
    m_empty->setText(text);
    m_stack->setCurrentIndex(text.isEmpty() ? 1 : 0);
    Q_EMIT figureChanged();
}

FilmJob* AlignmentView::saveFilm(const QString& file, double secondsPerEpoch)
{
    const PairDataPtr& filmed = m_panel->pairData();
    if (!filmed) return nullptr;
    FilmPlan plan;
    plan.file = file;
    plan.context = filmed->context;
    plan.choice = filmed->choice;
    plan.epochs = m_source->epochs();
    plan.secondsPerEpoch = secondsPerEpoch;
    plan.panels = m_panel->matrices()->shownMatrices();
    plan.look = m_panel->matrices()->look();
    plan.filter = m_panel->graphs()->picture().filter;
    plan.plans = m_panel->matrices()->planLook();
    if (!filmed->inspection.asTrained) plan.solve = {filmed->inspection.lambda, filmed->inspection.iterations};
    auto* job = new FilmJob(m_workbench, std::move(plan), this);
    job->start();
    return job;
}

void AlignmentView::askForFilm()
{
    const PairDataPtr& filmed = m_panel->pairData();
    const std::vector<int> epochs = m_source->epochs();
    if (!filmed || epochs.empty()) return;
    const PairContext& context = *filmed->context;
    QString name = QStringLiteral("alignment-") + context.nameOf(filmed->choice.first);
    if (filmed->choice.second != filmed->choice.first) name += QLatin1Char('-') + context.nameOf(filmed->choice.second);
    name.replace(QRegularExpression(QStringLiteral("[^\\w.-]+")), QStringLiteral("_"));
    const auto titleOfParameter = [](const catalog::Parameter& parameter) { return catalogueText(parameter.title); };
    auto* dialog = new FilmDialog({name,
                                   epochs,
                                   context.watchedPlace(filmed->choice).has_value(),
                                   {titleOfParameter(catalog::parameterOf(&catalog::WatchOptions::pairs)),
                                    titleOfParameter(catalog::parameterOf(&catalog::WatchOptions::snapshots))},
                                   widgets::FilmWriter::endings()},
                                  usualSecondsPerEpoch(epochs.size(), m_panel->player()->framesPerSecond()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FilmDialog::chosen, this, [this](const QString& file, double seconds) {
        FilmJob* job = saveFilm(file, seconds);
        if (!job) return;
        auto* progress = new QProgressDialog(tr("Drawing the film …"), tr("Cancel"), 0, 0, this);
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
                m_banner->showMessage(widgets::Banner::Kind::Error, tr("The film was not saved: %1").arg(message), {}, {});
        });
    });
    dialog->open();
}

}  // namespace rosa::workbench
