#include "app/workbench/embedding/view/node_colouring.h"

#include <optional>
#include <utility>

#include <QLabel>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/embedding/view/class_legend.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/panel_board.h"
#include "app/workbench/session/workbench.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

NodeColouring::NodeColouring(Workbench& workbench, PanelBoard& board, EmbeddingControls& controls, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_board(board),
      m_controls(controls),
      m_title(new widgets::PlainLabel),
      m_legend(new ClassLegend)
{
    widgets::setTextSize(m_title, widgets::TextSize::Strong);
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_legend, 1);
    connect(&m_controls, &EmbeddingControls::coloursChanged, this, &NodeColouring::colour);
    connect(m_legend, &ClassLegend::visibleChanged, this, [this] {
        for (EmbeddingPanel* panel : m_board.panels()) panel->setColours(panel->colours(), m_legend->visible());
    });
    connect(&m_board, &PanelBoard::made, this, [this](EmbeddingPanel* panel) {
        connect(&panel->source(), &LayoutSource::runFound, this, [this] {
            if (m_controls.colourBy() == ColourBy::Prediction) colour();
        });
    });
}

void NodeColouring::colour()
{
    const auto& dataset = m_board.dataset();
    if (!dataset) return;
    const ColourBy by = m_controls.colourBy();
    const NodeColours colours = by == ColourBy::Class    ? coloursByClass(*dataset)
                                : by == ColourBy::Degree ? coloursByDegree(*dataset)
                                                         : coloursByPrediction(*dataset, {});
    m_title->setText(colours.title);
    m_legend->setColours(colours);
    for (EmbeddingPanel* panel : m_board.panels()) {
        panel->setColours(colours, m_legend->visible());
        if (by == ColourBy::Prediction) colourByPrediction(panel);
    }
}

void NodeColouring::colourByPrediction(EmbeddingPanel* panel)
{
    const QString run = panel->source().subject().run;
    if (run.isEmpty()) return;
    inBackground(
        panel,
        [store = m_workbench.store(), run = run.toStdString(), dataset = m_board.dataset()] {
            return readRightShares(store, run, *dataset);
        },
        [this, panel, dataset = m_board.dataset()](const Result<std::optional<RightShares>>& shares) {
            const bool isWanted = m_controls.colourBy() == ColourBy::Prediction && dataset == m_board.dataset();
            if (!isWanted || !m_board.panels().contains(panel)) return;
            if (!shares)
                return m_workbench.say(Workbench::Severity::Warning,
                                       tr("The predictions of %1 cannot be read").arg(panel->title()),
                                       coreText(shares.error().message));
            const bool isFirst = panel == m_board.first();
            if (isFirst && !*shares) m_title->setText(tr("No predictions in this record: evaluate the run again"));
            if (!*shares) return;
            NodeColours colours = coloursByPrediction(*dataset, **shares);
            if (isFirst) m_legend->setColours(colours);
            panel->setColours(std::move(colours), m_legend->visible());
        });
}

}  // namespace rosa::workbench
