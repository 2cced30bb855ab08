#include "app/workbench/embedding/view/panel_board.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>

#include "app/workbench/embedding/view/embedding_panel.h"

namespace rosa::workbench {

namespace {

/// Height of a panel's title, curve and caption.
constexpr int kPanelTrimmings = 100;
constexpr int kLeastPanelWidth = 180;

}  // namespace

PanelBoard::PanelBoard(Workbench& workbench, widgets::SelectionModel& selection, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_selection(selection), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(12);
    // Width of one panel: with more, arrange() uses fewer columns if there is little space.
    setMinimumWidth(kLeastPanelWidth);
}

EmbeddingPanel* PanelBoard::find(const PanelSubject& subject) const
{
    const auto found = std::ranges::find_if(m_panels, [&](const EmbeddingPanel* panel) {
        const PanelSubject& there = panel->source().subject();
        return there == subject || (!subject.method.isEmpty() && there.method == subject.method) ||
               (!subject.run.isEmpty() && there.run == subject.run);
    });
    return found == m_panels.end() ? nullptr : *found;
}

EmbeddingPanel* PanelBoard::make(const PanelSubject& subject)
{
    auto* panel = new EmbeddingPanel(m_workbench, subject, m_selection, this);
    if (m_dataset) panel->setDataset(m_dataset);
    panel->setWaiting(tr("This run has not finished, so it has no embedding."), {});
    connect(panel, &EmbeddingPanel::closeWanted, this, [this, panel] { Q_EMIT closeWanted(panel); });
    connect(&panel->source(), &LayoutSource::layoutsAdded, this, &PanelBoard::figureChanged);
    connect(&panel->source(), &LayoutSource::layoutsCleared, this, &PanelBoard::figureChanged);
    Q_EMIT made(panel);
    return panel;
}

EmbeddingPanel* PanelBoard::addFirst(const PanelSubject& subject)
{
    EmbeddingPanel* panel = make(subject);
    m_panels.prepend(panel);
    settle();
    return panel;
}

EmbeddingPanel* PanelBoard::add(const PanelSubject& subject)
{
    EmbeddingPanel* panel = make(subject);
    m_panels.append(panel);
    settle();
    return panel;
}

QList<EmbeddingPanel*> PanelBoard::showBeside(const QList<PanelSubject>& subjects)
{
    EmbeddingPanel* const first = m_panels.takeFirst();
    QList<EmbeddingPanel*> gone = std::exchange(m_panels, {first});
    QList<EmbeddingPanel*> added;
    for (const PanelSubject& subject : subjects) {
        if (isFull()) break;
        const auto there = std::ranges::find_if(gone, [&](const EmbeddingPanel* panel) {
            const PanelSubject& shown = panel->source().subject();
            return shown.key() == subject.key() && shown.seed == subject.seed;
        });
        if (there != gone.end()) {
            m_panels.append(*there);
            gone.erase(there);
        } else {
            m_panels.append(make(subject));
            added.append(m_panels.last());
        }
    }
    for (EmbeddingPanel* panel : std::as_const(gone)) takeOut(panel);
    settle();
    return added;
}

void PanelBoard::takeOut(EmbeddingPanel* panel)
{
    m_panels.removeAll(panel);
    m_grid->removeWidget(panel);
    panel->hide();
    panel->deleteLater();
    Q_EMIT figureChanged();
}

void PanelBoard::remove(EmbeddingPanel* panel)
{
    takeOut(panel);
    settle();
}

void PanelBoard::removeAll()
{
    for (EmbeddingPanel* panel : QList(m_panels)) takeOut(panel);
    settle();
}

void PanelBoard::setDataset(std::shared_ptr<const data::Dataset> dataset)
{
    m_dataset = std::move(dataset);
    if (!m_dataset) return;
    for (EmbeddingPanel* panel : std::as_const(m_panels)) panel->setDataset(m_dataset);
}

void PanelBoard::settle()
{
    arrange();
    Q_EMIT panelsChanged();
}

void PanelBoard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// The number of columns that gives the points the largest squares.
int PanelBoard::columnsFor(int count) const
{
    int columns = 1;
    double best = 0;
    for (int across = 1; across <= count; ++across) {
        const int rows = (count + across - 1) / across;
        const double side = std::min(width() / across, height() / rows - kPanelTrimmings);
        if (side <= best) continue;
        best = side;
        columns = across;
    }
    return columns;
}

void PanelBoard::arrange()
{
    const auto count = static_cast<int>(m_panels.size());
    const int columns = columnsFor(count);
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
    for (int column = 0; column < kMost; ++column) m_grid->setColumnStretch(column, column < columns && count > 0 ? 1 : 0);
    for (int row = 0; row < kMost; ++row) m_grid->setRowStretch(row, row * columns < count ? 1 : 0);
}

}  // namespace rosa::workbench
