#include "app/workbench/embedding/view/panels_beside.h"

#include <algorithm>

#include <QMenu>

#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/panel_board.h"
#include "app/workbench/embedding/view/run_follower.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"

namespace rosa::workbench {

PanelsBeside::PanelsBeside(Workbench& workbench, PanelBoard& board, EmbeddingControls& controls, const RunFollower& run,
                           QObject* parent)
    : QObject(parent), m_workbench(workbench), m_board(board), m_controls(controls), m_run(run), m_subjects(workbench, run)
{
    connect(&m_board, &PanelBoard::panelsChanged, this, [this] {
        showTitles();
        m_controls.setPanelsFull(m_board.isFull());
    });
    connect(&m_board, &PanelBoard::closeWanted, this, [this](EmbeddingPanel* panel) {
        m_subjects.drop(panel->source().subject());
        m_board.remove(panel);
    });
    connect(&m_controls.panelMenu(), &QMenu::aboutToShow, this, &PanelsBeside::fillMenu);
    connect(&m_workbench.library(), &RunLibrary::changed, this, [this] {
        showTitles();
        if (lacksPanels()) restore();
    });
}

EmbeddingPanel* PanelsBeside::add(const PanelSubject& subject)
{
    if (EmbeddingPanel* there = m_board.find(subject)) return there;
    if (m_board.isFull()) return nullptr;
    EmbeddingPanel* panel = m_board.add(m_subjects.seeded(subject));
    m_subjects.want(subject);
    Q_EMIT added({panel});
    return panel;
}

void PanelsBeside::restore() { Q_EMIT added(m_board.showBeside(m_subjects.wanted())); }

bool PanelsBeside::lacksPanels() const
{
    if (!m_board.first() || m_board.isFull()) return false;
    return std::ranges::any_of(m_subjects.wanted(), [this](const PanelSubject& wanted) {
        const auto isThere = [&](const EmbeddingPanel* panel) { return panel->source().subject().key() == wanted.key(); };
        return std::ranges::none_of(m_board.panels(), isThere);
    });
}

void PanelsBeside::showTitles()
{
    QList<PanelSubject> subjects;
    for (const EmbeddingPanel* panel : m_board.panels()) subjects.append(panel->source().subject());
    const QStringList names = m_subjects.titles(subjects);
    for (qsizetype i = 0; i < subjects.size(); ++i) {
        // Baselines have no curves and stay without colour.
        const bool isRun = subjects[i].method.isEmpty() && !subjects[i].run.isEmpty();
        m_board.panels()[i]->setTitle(names[i], isRun ? m_workbench.colours().of(subjects[i].run) : -1);
    }
}

void PanelsBeside::fillMenu()
{
    QMenu& menu = m_controls.panelMenu();
    menu.clear();
    if (!m_run.info()) return;
    const auto offer = [&](const PanelOffer& one) {
        menu.addAction(one.title, this, [this, subject = one.subject] { add(subject); });
    };
    for (const PanelOffer& one : m_subjects.methods()) offer(one);
    const auto& dataset = m_board.dataset();
    menu.addSection(tr("Runs of %1").arg(QString::fromStdString(dataset ? dataset->title : m_run.info()->dataset)));
    const QList<PanelOffer> runs = m_subjects.runs();
    for (const PanelOffer& one : runs) offer(one);
    if (runs.isEmpty()) menu.addAction(tr("No other finished run"))->setEnabled(false);
}

}  // namespace rosa::workbench
