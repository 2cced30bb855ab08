#include "app/workbench/pairs/view/alignment_view.h"

#include <tuple>
#include <utility>

#include <QLabel>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/lab/data/lab_pair.h"
#include "app/workbench/pairs/figure/pair_request.h"
#include "app/workbench/pairs/view/batch_panel.h"
#include "app/workbench/pairs/view/compare_panel.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/film_maker.h"
#include "app/workbench/pairs/view/lab_button.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/other_pair.h"
#include "app/workbench/pairs/view/pair_chooser.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/pairs/view/pair_source.h"
#include "app/workbench/pairs/view/view_menu.h"
#include "app/workbench/shell/view_head.h"
#include "core/web/page.h"
#include "widgets/banner/banner.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

const QString kPairSetting = QStringLiteral("alignment/pair");

bool hasCentre(const PairContext& context, int centre)
{
    const auto count =
        context.times.empty() ? static_cast<std::size_t>(context.dataset->graph.nodeCount()) : context.times.size() / 2;
    return centre >= 0 && std::cmp_less(centre, count);
}

}  // namespace

AlignmentView::AlignmentView(Workbench& workbench, QWidget* parent)
    : View({"alignment",
            "matrix",
            tr("Alignment"),
            2,
            {QStringLiteral("batch"), QStringLiteral("alignment"), QStringLiteral("matrices"), QStringLiteral("compare")}},
           parent),
      m_workbench(workbench),
      m_source(new PairSource(workbench, this)),
      m_chooser(new PairChooser(workbench)),
      m_head(new ViewHead(*this)),
      m_panel(new PairPanel(*m_head)),
      m_stack(new QStackedWidget),
      m_empty(new widgets::PlainLabel),
      m_banner(new widgets::Banner),
      m_other(new OtherPair(workbench, *m_panel->comparison(), this)),
      m_film(new FilmMaker(workbench, *m_panel, *m_banner, this))
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("alignmentEmpty"));
    m_panel->addNavigator(m_chooser);
    m_panel->viewMenu()->addBatch(*m_chooser->batch());
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_panel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(widgets::kGap, widgets::kGap, widgets::kGap, widgets::kGap);
    column->setSpacing(widgets::kTightGap);
    column->addWidget(m_head);
    column->addWidget(m_banner);
    column->addWidget(m_stack, 1);

    m_head->followRun(m_workbench);
    addLabButton(*m_head, *m_panel, m_workbench);
    connectSource();
    connectParts();
    showState();
}

AlignmentView::~AlignmentView() = default;

OfferedPage AlignmentView::page() const
{
    const PairDataPtr pair = m_panel->pairData();
    if (!pair) return {};
    const QString name = QStringLiteral("%1-%2-%3").arg(pair->context->run).arg(pair->choice.first).arg(pair->choice.second);
    return {name, [pair, title = titleOf(*pair->context, pair->choice)]() -> Result<std::string> {
                ROSA_TRY_ASSIGN(lab::Problem problem, labProblemOf(*pair));
                if (problem.title.empty()) problem.title = title.toStdString();
                return web::problemPage(problem, {windowsFirst(web::pageLanguages())});
            }};
}

void AlignmentView::connectSource()
{
    connect(&m_workbench, &Workbench::currentRunChanged, this, [this](const QString& run) {
        if (isVisible()) setRun(run);
    });
    on<ShowPair>([this](const ShowPair& wanted) { showPair(wanted.pair); });
    on<ShowFigure>([this](const ShowFigure& wanted) { showFigure(wanted); });
    connect(m_source, &PairSource::contextChanged, this, &AlignmentView::updateContext);
    connect(m_source, &PairSource::epochsChanged, this, [this] {
        m_panel->player()->setEpochs(m_source->epochs(), m_source->isTraining());
        showFewEpochs();
        m_panel->comparison()->setEpochs(m_source->epochs());
        m_chooser->batch()->setEpochs(m_source->checkpointEpochs());
    });
    connect(m_source, &PairSource::busyChanged, this, &AlignmentView::setReady);
    connect(m_source, &PairSource::shown, this, &AlignmentView::updatePair);
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
    connect(m_panel->viewMenu(), &ViewMenu::drawWanted, this, [this](unsigned draw) {
        if (!m_source->wanted()) return;
        PairChoice choice = *m_source->wanted();
        choice.draw = draw;
        open(choice);
    });
    connect(m_panel->viewMenu(), &ViewMenu::viewsAloneWanted, this, [this](bool alone) {
        setViewsAlone(alone);
        if (m_source->wanted()) open(*m_source->wanted());
    });
    connect(m_panel, &PairPanel::nodeWanted, this, [this](int node) { openNodes({m_source->run(), node, node}); });
    connect(m_panel->matrices(), &MatricesPanel::lookChanged, m_chooser->batch(), &BatchPanel::setLook);
    m_chooser->batch()->setLook(m_panel->matrices()->look());
    connect(m_panel, &PairPanel::failed, this,
            [this](const QString& message) { m_banner->showMessage(widgets::Banner::Kind::Error, message, {}, {}); });
    connect(m_panel->player(), &EpochPlayer::epochWanted, this, &AlignmentView::showEpoch);
    connect(m_panel->player(), &EpochPlayer::filmWanted, m_film, &FilmMaker::ask);
}

/// A run selected while another view is in front is not read until this view is shown.
void AlignmentView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setRun(m_workbench.currentRun());
    m_other->setSeen(true);
}

void AlignmentView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_other->setSeen(false);
}

void AlignmentView::setRun(const QString& run)
{
    if (run == m_source->run()) return;
    m_panel->clear();
    m_chooser->mark({});
    m_banner->hide();
    m_source->setRun(run);
    m_other->setRun(run);
    showState();
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
            ROSA_TRY_ASSIGN(const auto options, readOptions<PairOptions>(request));
            ROSA_TRY_ASSIGN(const auto context, openPairContext(request.catalogue, *request.datasets, request.runs.first()));
            return pairChoiceOf(options, *context);
        },
        [this](const Result<PairChoice>& choice) {
            if (choice)
                showPair(*choice);
            else
                m_workbench.say(Workbench::Severity::Warning, coreText(choice.error().message));
        });
}

void AlignmentView::updateContext()
{
    const PairContextPtr& context = m_source->context();
    if (context && context->run != m_switchedRun) {
        m_switchedRun = context->run;
        // What the run has recorded is shown at once, at all its epochs; an engine answers for the other problem.
        setViewsAlone(context->padsViews && !context->recordsPadding);
    }
    m_chooser->setContext(context);
    showState();
    if (!context || !context->hasPairs) return;
    openPending();
    if (m_source->wanted()) return;
    if (const auto kept = keptPair())
        open(*kept);
    else if (!context->watched.empty())
        open({context->run, context->watched.front().first, context->watched.front().second});
}

void AlignmentView::keepPair(const PairChoice& choice) const
{
    QSettings().setValue(kPairSetting,
                         QVariantList{choice.run, choice.first, choice.second, choice.draw, static_cast<int>(choice.sides)});
}

/// The settings can be edited by others.
std::optional<PairChoice> AlignmentView::keptPair() const
{
    const QVariantList kept = QSettings().value(kPairSetting).toList();
    const PairContext& context = *m_source->context();
    if (kept.size() != 5 || kept[0].toString() != context.run) return std::nullopt;
    PairChoice choice{context.run, kept[1].toInt(), kept[2].toInt()};
    choice.draw = kept[3].toUInt();
    const int sides = kept[4].toInt();
    if (!hasCentre(context, choice.first) || !hasCentre(context, choice.second) || sides < 0 ||
        sides > static_cast<int>(protocol::PairSides::WithinSecond))
        return std::nullopt;
    choice.sides = static_cast<protocol::PairSides>(sides);
    return choice;
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
    m_panel->viewMenu()->setPadding(m_source->context() && m_source->context()->padsViews, alone);
}

void AlignmentView::showEpoch(int epoch)
{
    if (!m_source->wanted() || epoch < 0) return;
    PairChoice choice = *m_source->wanted();
    choice.epoch = epoch;
    m_source->show(choice);
}

void AlignmentView::updatePair(const PairDataPtr& pairData)
{
    m_panel->setPair(pairData);
    keepPair(pairData->choice);
    showFewEpochs();
    showState();
}

void AlignmentView::showFewEpochs()
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

void AlignmentView::showState()
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

FilmJob* AlignmentView::saveFilm(const QString& file, double secondsPerEpoch) { return m_film->save(file, secondsPerEpoch); }

}  // namespace rosa::workbench
