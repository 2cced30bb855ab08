/// The colours of the nodes in all embeddings, with their legend.
#pragma once

#include <QWidget>

class QLabel;

namespace rosa::workbench {

class ClassLegend;
class EmbeddingControls;
class EmbeddingPanel;
class PanelBoard;
class Workbench;

/// By class, degree or prediction, as the controls say. Predictions differ from panel to panel and are read in the background; the legend
/// counts those of the first.
class NodeColouring : public QWidget {
    Q_OBJECT
public:
    /// All must outlive this.
    NodeColouring(Workbench& workbench, PanelBoard& board, EmbeddingControls& controls, QWidget* parent = nullptr);

    /// Colours the nodes of all panels again: after the data set or a panel is new.
    void colour();
    [[nodiscard]] ClassLegend& legend() { return *m_legend; }

private:
    void colourByPrediction(EmbeddingPanel* panel);

    Workbench& m_workbench;
    PanelBoard& m_board;
    EmbeddingControls& m_controls;
    QLabel* m_title;
    ClassLegend* m_legend;
};

}  // namespace rosa::workbench
