#include "app/workbench/overview/view/overview_view.h"

#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/overview/view/figure_card.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "core/record/run_state.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/layout/column_area.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kSoonMilliseconds = 500;  ///< A training writes an epoch every few milliseconds.
constexpr int kWideOverview = 760;

/// What changes the page.
QString stateOf(const store::RunSummary& run)
{
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(QString::fromStdString(run.id), QString::fromStdString(record::toText(run.state)), nameOf(run))
        .arg(run.epochs)
        .arg(run.accuracyMean);
}

}  // namespace

OverviewView::OverviewView(Workbench& workbench, QWidget* parent)
    : View({.name = "overview", .icon = "info", .title = tr("Overview"), .key = 7, .showsResult = true}, parent),
      m_workbench(workbench),
      m_head(new ViewHead(*this)),
      m_hint(new widgets::PlainLabel),
      m_grid(new QGridLayout)
{
    m_head->followRun(workbench);
    m_hint->setWordWrap(true);
    m_grid->setContentsMargins(0, widgets::kGap, 0, 0);
    m_grid->setSpacing(widgets::kWideGap);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(widgets::kWideGap, widgets::kWideGap, widgets::kWideGap, widgets::kWideGap);
    column->setSpacing(widgets::kTightGap);
    column->addWidget(m_head);
    column->addWidget(m_hint);
    column->addLayout(m_grid);
    column->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new widgets::ColumnArea(page));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &OverviewView::look);
    connect(&workbench, &Workbench::currentRunChanged, this, &OverviewView::look);
    connect(&workbench.library(), &RunLibrary::changed, this, [this] {
        if (!m_soon.isActive()) m_soon.start();
    });
    look();
}

OfferedPage OverviewView::page() const { return currentRunPage(m_workbench); }

QString OverviewView::verdict() const { return m_head->sentence(); }

void OverviewView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    look();
}

void OverviewView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    arrange();
}

void OverviewView::look()
{
    if (!isVisible()) return;
    const QString id = m_workbench.currentRun();
    const store::RunSummary* run = m_workbench.library().find(id);
    if (!run) {
        m_latest.invalidate();
        m_shown.clear();
        showOverview({});
        m_hint->setText(tr("Choose a run in the list of runs, or begin one with New run (F4)."));
        m_hint->show();
        return;
    }
    const QString state = stateOf(*run);
    if (state == m_shown) return;
    m_shown = state;
    const FigureRequest request{m_workbench.catalogue(), m_workbench.datasets(), m_workbench.engine(), {id}, {}};
    inBackground(
        this, [request, colour = m_workbench.colours().of(id)] { return overviewOf(request, colour); },
        [this, ticket = m_latest.next(), isActive = record::isActive(run->state)](const Overview& overview) {
            if (ticket.isVoid()) return;
            showOverview(overview);
            m_hint->setText(isActive                     ? tr("It is training; its accuracy comes at the end.")
                            : overview.verdict.isEmpty() ? tr("It has not been evaluated.")
                            : !overview.hasLayout        ? tr("Its map is computed when Embedding is opened (Ctrl+3).")
                                                         : QString());
            m_hint->setVisible(!m_hint->text().isEmpty());
        });
}

void OverviewView::showOverview(const Overview& overview)
{
    m_head->setSentence(overview.verdict);
    m_head->setDetails(overview.details);
    qDeleteAll(std::exchange(m_cards, {}));
    for (const OverviewPart& part : overview.parts) addCard(part);
    m_columns = 0;
    arrange();
    // The cards are visible, and so offer their figures, once they have been laid out.
    QMetaObject::invokeMethod(this, &OverviewView::figureChanged, Qt::QueuedConnection);
}

void OverviewView::addCard(const OverviewPart& part)
{
    const QString title = [&] {
        const QString view = QLatin1String(part.view);
        if (view == QStringLiteral("train")) return tr("Loss");
        if (view == QStringLiteral("alignment")) return tr("What is aligned: costs D and plan Γ of a pair");
        if (view == QStringLiteral("embedding")) return tr("Map of the nodes");
        return tr("Accuracy");
    }();
    auto* card = new FigureCard(title, part.figure);
    card->setObjectName(QStringLiteral("open_%1").arg(QLatin1String(part.view)));
    const QString run = m_workbench.currentRun();
    connect(card, &QAbstractButton::clicked, this, [this, view = QString::fromLatin1(part.view), run] {
        m_workbench.ask(OpenView{view, run});
    });
    widgets::offerFigure(card, [this, part, run]() -> std::unique_ptr<widgets::Figure> {
        auto figure =
            part.load({m_workbench.catalogue(), m_workbench.datasets(), m_workbench.engine(), {run}, part.options});
        return figure ? std::move(*figure) : nullptr;
    });
    m_cards.append(card);
}

void OverviewView::arrange()
{
    const int columns = width() < kWideOverview ? 1 : 2;
    if (std::exchange(m_columns, columns) == columns) return;
    for (FigureCard* card : std::as_const(m_cards)) m_grid->removeWidget(card);
    for (int i = 0; i < m_cards.size(); ++i) m_grid->addWidget(m_cards[i], i / columns, i % columns);
    for (int column = 0; column < 2; ++column) m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

}  // namespace rosa::workbench
