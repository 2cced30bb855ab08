/// The panels of EmbeddingView: selection, arrangement and titles.
#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QMenu>
#include <QSettings>

#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/embedding_view.h"
#include "app/workbench/results/data/baseline_run.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/scatter/scatter_view.h"

namespace rosa::workbench {

namespace {

/// Number of runs offered for a panel; any other can be made the current run in the list of runs.
constexpr int kOfferedRuns = 25;
/// Height of a panel's title, curve and caption.
constexpr int kPanelTrimmings = 100;
const QString kPanelsSetting = QStringLiteral("embedding/panels");

/// Persistent key of a panel's subject, independent of data set and session.
QString keyOf(const PanelSubject& subject) { return subject.method.isEmpty() ? subject.run : subject.method; }

}  // namespace

std::optional<std::uint64_t> EmbeddingView::seedOf(const PanelSubject& subject) const
{
    const catalog::Method* method = m_workbench.catalogue().method(subject.method.toStdString());
    return method && m_info ? baselineSeed(*method, m_info->seed) : std::nullopt;
}

EmbeddingPanel* EmbeddingView::makePanel(PanelSubject subject)
{
    subject.seed = seedOf(subject);
    auto* panel = new EmbeddingPanel(m_workbench, subject, m_selection, m_board);
    if (m_dataset) panel->setDataset(m_dataset);
    connect(panel, &EmbeddingPanel::closeWanted, this, [this, panel] {
        QStringList others = m_beside;
        others.removeAll(keyOf(panel->source().subject()));
        keepBeside(others);
        removePanel(panel);
    });
    connect(&panel->source(), &LayoutSource::layoutsAdded, this, &EmbeddingView::figureChanged);
    connect(&panel->source(), &LayoutSource::layoutsCleared, this, &EmbeddingView::figureChanged);
    connect(panel, &EmbeddingPanel::waitingButtonPressed, this, [this] { m_controls->setFollows(true); });
    connect(&panel->source(), &LayoutSource::runFound, this, [this, panel] {
        if (m_controls->colourBy() == ColourBy::Prediction) colour();
    });
    connect(&panel->source(), &LayoutSource::stateChanged, this, [this, panel] {
        if (panel == m_panels.value(0)) followCheckpoint();
    });
    connect(&panel->scatter(), &widgets::ScatterView::activated, this, [this, panel](int node) {
        // The next change of the selection requests the neighbours.
        const bool isOther = std::exchange(m_active, panel) != panel;
        if (isOther && m_selection.selected() == QList<int>{node}) findNeighbours(node);
    });
    widgets::offerFigure(
        &panel->scatter(), [this] { return makeFigure(); },
        [this, panel](QMenu& menu, const QPoint& place) {
            const int below = panel->scatter().pointAt(place);
            const int hovered = below >= 0 ? below : m_selection.hovered();
            offerNode(menu, panel, hovered >= 0 ? hovered : m_selection.selected().value(0, -1));
        });
    return panel;
}

EmbeddingPanel* EmbeddingView::addPanel(const PanelSubject& subject)
{
    for (EmbeddingPanel* panel : std::as_const(m_panels)) {
        const PanelSubject& there = panel->source().subject();
        if (there == subject || (!subject.method.isEmpty() && there.method == subject.method) ||
            (!subject.run.isEmpty() && there.run == subject.run))
            return panel;
    }
    if (m_panels.size() >= kMostPanels) return nullptr;
    EmbeddingPanel* panel = makePanel(subject);
    panel->setWaiting(tr("This run has not finished, so it has no embedding."), {});
    m_panels.append(panel);
    QStringList all = m_beside;
    all.removeAll(keyOf(subject));
    keepBeside(all << keyOf(subject));
    refreshTitles();
    arrange();
    showChoice(panel);
    colour();
    if (m_selection.selected().size() == 1) findNeighbours(m_selection.selected().first());
    return panel;
}

void EmbeddingView::restoreBeside() { m_beside = QSettings().value(kPanelsSetting).toStringList(); }

void EmbeddingView::keepBeside(const QStringList& subjects)
{
    m_beside = subjects;
    // Deleted runs cannot be restored.
    m_beside.removeIf([this](const QString& key) {
        return !m_workbench.catalogue().method(key.toStdString()) && !m_workbench.library().find(key);
    });
    QSettings().setValue(kPanelsSetting, m_beside);
}

bool EmbeddingView::lacksPanels() const
{
    if (!m_info || m_panels.isEmpty() || m_panels.size() >= kMostPanels) return false;
    return std::ranges::any_of(m_beside, [this](const QString& key) {
        const auto isThere = [&](const EmbeddingPanel* panel) { return keyOf(panel->source().subject()) == key; };
        return subjectOf(key) && std::ranges::none_of(m_panels, isThere);
    });
}

std::optional<PanelSubject> EmbeddingView::subjectOf(const QString& key) const
{
    const QString dataset = QString::fromStdString(m_info->dataset);
    if (const catalog::Method* method = m_workbench.catalogue().method(key.toStdString()); method && !method->trains)
        return m_info->method == method->id ? std::nullopt : std::optional(PanelSubject{{}, key, dataset});
    const store::RunSummary* run = m_workbench.library().find(key);
    const bool fits = run && key != m_run && run->dataset == m_info->dataset;
    return fits ? std::optional(PanelSubject{key, {}, dataset}) : std::nullopt;
}

void EmbeddingView::placeBeside()
{
    EmbeddingPanel* const first = m_panels.takeFirst();
    QList<EmbeddingPanel*> gone = std::exchange(m_panels, {first});
    for (const QString& key : std::as_const(m_beside)) {
        const auto subject = subjectOf(key);
        if (!subject || m_panels.size() >= kMostPanels) continue;
        const auto there = std::ranges::find_if(gone, [&](const EmbeddingPanel* panel) {
            const PanelSubject& shown = panel->source().subject();
            return keyOf(shown) == key && shown.seed == seedOf(*subject);
        });
        if (there != gone.end()) {
            m_panels.append(*there);
            gone.erase(there);
            continue;
        }
        EmbeddingPanel* panel = makePanel(*subject);
        panel->setWaiting(tr("This run has not finished, so it has no embedding."), {});
        m_panels.append(panel);
        showChoice(panel);
    }
    for (EmbeddingPanel* panel : std::as_const(gone)) removePanel(panel);
    refreshTitles();
    arrange();
    colour();
}

void EmbeddingView::removePanel(EmbeddingPanel* panel)
{
    m_panels.removeAll(panel);
    m_grid->removeWidget(panel);
    panel->hide();
    panel->deleteLater();
    Q_EMIT figureChanged();
    refreshTitles();
    arrange();
}

void EmbeddingView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Uses the number of columns that gives the points the largest squares.
void EmbeddingView::arrange()
{
    const auto count = static_cast<int>(m_panels.size());
    int columns = 1;
    double best = 0;
    for (int across = 1; across <= count; ++across) {
        const int rows = (count + across - 1) / across;
        const double side = std::min(m_board->width() / across, m_board->height() / rows - kPanelTrimmings);
        if (side <= best) continue;
        best = side;
        columns = across;
    }
    for (int i = 0; i < count; ++i) {
        const int index = m_grid->indexOf(m_panels[i]);
        int row = -1;
        int column = -1;
        int spans[2];
        if (index >= 0) m_grid->getItemPosition(index, &row, &column, &spans[0], &spans[1]);
        if (row != i / columns || column != i % columns) m_grid->addWidget(m_panels[i], i / columns, i % columns);
        m_panels[i]->setMayClose(i > 0);
        m_panels[i]->show();
    }
    for (int column = 0; column < kMostPanels; ++column)
        m_grid->setColumnStretch(column, column < columns && count > 0 ? 1 : 0);
    for (int row = 0; row < kMostPanels; ++row) m_grid->setRowStretch(row, row * columns < count ? 1 : 0);
    m_controls->setPanelsFull(count >= kMostPanels);
}

void EmbeddingView::showChoice(EmbeddingPanel* panel) { panel->source().show(m_controls->choice(), m_controls->effort()); }

store::RunSummary EmbeddingView::summaryOf(const PanelSubject& subject) const
{
    if (const catalog::Method* method = m_workbench.catalogue().method(subject.method.toStdString()))
        return standIn(*method, subject.dataset.toStdString());
    if (const store::RunSummary* summary = m_workbench.library().find(subject.run)) return *summary;
    if (m_info && subject.run == m_run) return store::summaryOf(*m_info);
    store::RunSummary summary;
    summary.id = summary.name = subject.run.toStdString();
    summary.isNamed = true;
    return summary;
}

void EmbeddingView::refreshTitles()
{
    std::vector<store::RunSummary> all;
    for (const EmbeddingPanel* panel : std::as_const(m_panels)) all.push_back(summaryOf(panel->source().subject()));
    const QStringList names = labelTexts(all);
    for (qsizetype i = 0; i < m_panels.size(); ++i) {
        const PanelSubject& subject = m_panels[i]->source().subject();
        // Baselines have no curves and stay without colour.
        const bool isRun = subject.method.isEmpty() && !subject.run.isEmpty();
        m_panels[i]->setTitle(names[i], isRun ? m_workbench.colours().of(subject.run) : -1);
    }
}

void EmbeddingView::fillPanelMenu()
{
    QMenu& menu = m_controls->panelMenu();
    menu.clear();
    if (!m_info) return;
    const QString dataset = QString::fromStdString(m_info->dataset);
    for (const catalog::Method& method : m_workbench.catalogue().methods) {
        if (method.trains) continue;
        const QString id = QString::fromStdString(method.id);
        menu.addAction(QString::fromStdString(method.title), this, [this, id, dataset] { addPanel({{}, id, dataset}); });
    }
    menu.addSection(tr("Runs of %1").arg(m_dataset ? QString::fromStdString(m_dataset->title) : dataset));
    int offered = 0;
    std::vector<store::RunSummary> offeredRuns;
    QList<PanelSubject> subjects;
    for (const store::RunSummary& run : *m_workbench.library().runs()) {
        const catalog::Method* method = m_workbench.catalogue().method(run.method);
        const QString id = QString::fromStdString(run.id);
        const bool fits = run.dataset == m_info->dataset && id != m_run && method && method->trains &&
                          run.state == record::RunState::Finished;
        if (!fits) continue;
        if (++offered > kOfferedRuns) break;
        const PanelSubject subject{id, {}, dataset};
        offeredRuns.push_back(run);
        subjects.append(subject);
    }
    const QStringList names = labelTexts(offeredRuns);
    for (qsizetype i = 0; i < subjects.size(); ++i)
        menu.addAction(names[i], this, [this, subject = subjects[i]] { addPanel(subject); });
    if (offered == 0) menu.addAction(tr("No other finished run"))->setEnabled(false);
}

}  // namespace rosa::workbench
