#include "app/workbench/start/view/start_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/engine/engine_program.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/start/view/example_run.h"
#include "app/workbench/start/view/link_card.h"
#include "app/workbench/start/view/pair_sketch.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kRecentRuns = 3;
/// The next one and the one after it; the others are behind "All lessons".
constexpr int kShownLessons = 2;
constexpr int kWidestPage = 980;
/// A narrower page has one column.
constexpr int kTwoColumns = 620;
constexpr int kNarrowestStart = 340;

QLabel* heading(const QString& text, widgets::TextSize size)
{
    auto* label = new widgets::PlainLabel(text);
    widgets::setTextSize(label, size);
    return label;
}

/// "Cora · accuracy 84.2 %"
QString runFacts(const store::RunSummary& run)
{
    QStringList facts{QString::fromStdString(run.dataset)};
    if (!std::isnan(run.accuracyMean))
        facts.append(
            StartView::tr("%1 %2 %").arg(metricTitle(run.metric), QLocale().toString(run.accuracyMean * 100, 'f', 1)));
    else if (run.epochs > 0)
        facts.append(StartView::tr("%Ln epoch(s)", nullptr, run.epochs));
    return facts.join(QStringLiteral("  ·  "));
}

void clear(QLayout& part)
{
    // The heading stays.
    while (part.count() > 1) {
        QLayoutItem* item = part.takeAt(1);
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
}

}  // namespace

StartView::StartView(Workbench& workbench, QWidget* parent)
    : View({"start", "home", tr("Start"), 0}, parent),
      m_workbench(workbench),
      m_page(new QWidget),
      m_grid(new QGridLayout),
      m_picture(new PairSketch)
{
    m_introduction = makeIntroduction();
    m_steps = makeSteps();
    m_recent = makeColumn(tr("Recent runs"), m_recentColumn);
    m_recent->setObjectName(QStringLiteral("recentRuns"));
    m_lessons = makeLessons();
    m_lessons->setObjectName(QStringLiteral("lessons"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(widgets::kSectionGap);
    m_grid->setVerticalSpacing(widgets::kSectionGap);
    m_page->setMaximumWidth(kWidestPage);
    m_page->setLayout(m_grid);
    auto* column = new widgets::TallColumn;
    auto* centred = new QHBoxLayout(column);
    centred->setContentsMargins(widgets::kWideGap, widgets::kWideGap, widgets::kWideGap, widgets::kWideGap);
    centred->addStretch(1);
    centred->addWidget(m_page, 1000);
    centred->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new widgets::ColumnArea(column));
    connect(&workbench.library(), &RunLibrary::changed, this, &StartView::showRecent);
    connect(&workbench, &Workbench::lessonsChanged, this, &StartView::showLessons);
    showRecent();
    showLessons();
    arrange();
}

QWidget* StartView::makeIntroduction()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kGap);
    column->addWidget(heading(tr("RoSA workbench"), widgets::TextSize::Title));
    auto* text = new widgets::PlainLabel(
        tr("RoSA learns to represent the nodes of a graph without labels: it takes small views around the nodes and aligns "
           "them by optimal transport. This workbench trains it, shows what is aligned with what, and measures what was "
           "learned."));
    text->setWordWrap(true);
    text->setObjectName(QStringLiteral("introduction"));
    column->addWidget(text);
    if (!hasTrainingCore()) {
        auto* edition = new widgets::PlainLabel(
            tr("This is the lab edition: the transport lab, the lessons, web pages, and records of runs. Training, "
               "evaluation and "
               "what a model computes need the training core, which the complete packages contain."));
        edition->setWordWrap(true);
        edition->setObjectName(QStringLiteral("edition"));
        column->addWidget(edition);
    }
    auto* open = new QPushButton(widgets::icon(QStringLiteral("play")), tr("Open the example run"));
    open->setObjectName(QStringLiteral("openExample"));
    open->setDefault(true);
    open->setToolTip(tr("A finished training on Zachary's karate club: curves, alignment, embedding and results at once"));
    connect(open, &QPushButton::clicked, this, [this] { openExample(QStringLiteral("overview")); });
    connect(m_picture, &PairSketch::clicked, this, [this] { openExample(QStringLiteral("alignment")); });
    column->addSpacing(widgets::kTightGap);
    column->addWidget(open, 0, Qt::AlignLeft);
    column->addStretch(1);
    return part;
}

LinkCard* StartView::makeStep(const char* name, const char* icon, const QString& title, const QString& text)
{
    auto* card = new LinkCard(QLatin1String(icon), title, text);
    card->setObjectName(QLatin1String(name));
    m_cards.append(card);
    return card;
}

QWidget* StartView::makeSteps()
{
    auto* part = new QWidget;
    m_stepGrid = new QGridLayout(part);
    m_stepGrid->setContentsMargins(0, 0, 0, 0);
    m_stepGrid->setSpacing(widgets::kGap);
    m_stepGrid->addWidget(heading(tr("Next steps"), widgets::TextSize::Heading), 0, 0);
    if (hasTrainingCore())
        connect(makeStep("stepTrain", "play", tr("Train RoSA on Cora"),
                         tr("With the published settings. The curves grow while it trains.")),
                &LinkCard::clicked, this, [this] {
                    m_workbench.ask(ChooseData{QStringLiteral("cora")});
                    m_workbench.ask(StartTraining{});
                });
    else
        connect(makeStep("stepLab", "lab", tr("Open the transport lab"),
                         tr("A transport problem dragged by hand, solved half iteration by half iteration.")),
                &LinkCard::clicked, this, [this] {
                    m_workbench.ask(OpenView{QStringLiteral("lab"), {}});
                });
    connect(makeStep("stepImport", "import", tr("Import your own graph"),
                     tr("From edge lists, tables, GraphML, NumPy or Planetoid files.")),
            &LinkCard::clicked, this, [this] { m_workbench.ask(ImportData{}); });
    return part;
}

QWidget* StartView::makeLessons()
{
    auto* part = new QWidget;
    m_lessonGrid = new QGridLayout(part);
    m_lessonGrid->setContentsMargins(0, 0, 0, 0);
    m_lessonGrid->setSpacing(widgets::kGap);
    m_lessonGrid->addWidget(heading(tr("Lessons"), widgets::TextSize::Heading), 0, 0);
    return part;
}

QWidget* StartView::makeColumn(const QString& title, QVBoxLayout*& column)
{
    auto* part = new QWidget;
    column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kGap);
    column->addWidget(heading(title, widgets::TextSize::Heading));
    return part;
}

void StartView::openExample(const QString& view)
{
    if (std::exchange(m_isOpening, true)) return;
    const QString run = exampleRun().id;
    inBackground(
        this, [store = m_workbench.store()] { return installExample(store); },
        [this, view, run](const Result<void>& done) {
            m_isOpening = false;
            if (!done)
                return m_workbench.say(
                    Workbench::Severity::Error,
                    tr("The example cannot be copied into the store: %1").arg(coreText(done.error().message)));
            m_workbench.library().refresh();
            m_workbench.ask(OpenView{view, run});
            if (view != QStringLiteral("alignment")) return;
            // The pair of the picture.
            PairChoice pair;
            pair.run = run;
            pair.first = pair.second = static_cast<int>(exampleRun().picture.left.nodes.front().node);
            m_workbench.ask(ShowPair{pair});
        });
}

void StartView::showRecent()
{
    std::vector<store::RunSummary> recent;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        const catalog::Method* method = m_workbench.catalogue().method(run.method);
        // The trials of one sweep would leave no room for others; the list of runs has them as one row.
        if (method && method->trains && run.problem.empty() && !sweepPlaceOf(run)) recent.push_back(run);
        if (recent.size() == kRecentRuns) break;
    }
    const QStringList names = labelTexts(recent);
    QStringList shown;
    for (std::size_t i = 0; i < recent.size(); ++i)
        shown.append(QString::fromStdString(recent[i].id) + names[static_cast<qsizetype>(i)] + runFacts(recent[i]));
    if (std::exchange(m_shownRuns, shown) == shown && m_shape.first > 0) return;
    clear(*m_recentColumn);
    for (std::size_t i = 0; i < recent.size(); ++i) {
        auto* card = new LinkCard(QStringLiteral("curve"), names[static_cast<qsizetype>(i)], runFacts(recent[i]));
        connect(card, &LinkCard::clicked, this, [this, run = QString::fromStdString(recent[i].id)] {
            m_workbench.ask(OpenView{QStringLiteral("train"), run});
        });
        m_recentColumn->addWidget(card);
    }
    m_recentColumn->addStretch(1);
    m_hasRuns = !recent.empty();
    m_recent->setVisible(m_hasRuns);
    arrange();
}

void StartView::showLessons()
{
    clear(*m_lessonGrid);
    m_lessonCards.clear();
    const QList<StartLink>& lessons = m_workbench.lessons();
    const QList<LessonLink> known = lessons.isEmpty() ? QList<LessonLink>() : lessonLinks();
    const auto isOpen = [&known](const StartLink& link) {
        const auto found = std::ranges::find(known, link.title, &LessonLink::title);
        return found == known.end() || found->done < found->steps;
    };
    const auto next = std::ranges::find_if(lessons, isOpen);
    const auto first = std::min<qsizetype>(next - lessons.begin(), std::max<qsizetype>(0, lessons.size() - kShownLessons));
    for (const StartLink& link : lessons.mid(first, kShownLessons)) {
        auto* card = new LinkCard(QStringLiteral("lesson"), link.title, link.text);
        connect(card, &LinkCard::clicked, this, link.open);
        m_lessonCards.append(card);
    }
    if (lessons.size() > kShownLessons) {
        auto* all = new LinkCard(
            QStringLiteral("list"), tr("All lessons"),
            tr("%Ln lesson(s), each with questions and its own page", nullptr, static_cast<int>(lessons.size())));
        connect(all, &LinkCard::clicked, this, [this] { m_workbench.ask(ShowLesson{}); });
        m_lessonCards.append(all);
    }
    arrangeLessons();
    m_lessons->setVisible(!m_lessonCards.isEmpty());
}

/// Lessons take the whole width while there are no runs beside them.
void StartView::arrangeLessons()
{
    const int columns = m_shape == std::pair(2, false) ? 2 : 1;
    for (int i = 0; i < static_cast<int>(m_lessonCards.size()); ++i) {
        m_lessonGrid->removeWidget(m_lessonCards[i]);
        m_lessonGrid->addWidget(m_lessonCards[i], 1 + i / columns, i % columns);
        m_lessonGrid->setRowStretch(1 + i, 0);
    }
    m_lessonGrid->setColumnStretch(0, 1);
    m_lessonGrid->setColumnStretch(1, columns - 1);
    m_lessonGrid->setRowStretch(1 + static_cast<int>(m_lessonCards.size()), 1);
}

/// Lessons may have been done meanwhile.
void StartView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    showLessons();
}

QSize StartView::minimumSizeHint() const { return {kNarrowestStart, View::minimumSizeHint().height()}; }

void StartView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    arrange();
}

void StartView::arrange()
{
    const int columns = width() < kTwoColumns ? 1 : 2;
    const std::pair shape(columns, m_hasRuns);
    if (std::exchange(m_shape, shape) == shape) return;
    const bool isWide = columns == 2;
    for (QWidget* part : {m_introduction, static_cast<QWidget*>(m_picture), m_steps, m_recent, m_lessons})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_introduction, 0, 0);
    m_grid->addWidget(m_picture, isWide ? 0 : 1, isWide ? 1 : 0);
    m_grid->addWidget(m_steps, 2, 0, 1, columns);
    m_grid->addWidget(m_recent, 3, 0);
    const bool isBeside = isWide && m_hasRuns;
    m_grid->addWidget(m_lessons, isBeside ? 3 : 4, isBeside ? 1 : 0, 1, isBeside ? 1 : columns);
    arrangeLessons();
    for (int row = 0; row < 5; ++row) m_grid->setRowStretch(row, 0);
    m_grid->setRowStretch(5, 1);
    for (int column = 0; column < 2; ++column) m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        m_stepGrid->removeWidget(m_cards[i]);
        m_stepGrid->addWidget(m_cards[i], isWide ? 1 : 1 + i, isWide ? i : 0);
        m_stepGrid->setColumnStretch(i, isWide || i == 0 ? 1 : 0);
    }
}

}  // namespace rosa::workbench
