/// The selected nodes of the embeddings: searched, listed, and with their nearest neighbours.
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QPointer>
#include <QString>

#include "app/workbench/base/latest.h"

namespace rosa::widgets {
class SelectionModel;
}

namespace rosa::workbench {

class EmbeddingControls;
class EmbeddingPanel;
class NodeList;
class PanelBoard;
class Workbench;
struct EmbeddingRows;

/// Several selected nodes are listed; of a single one the neighbours in the active panel's embedding, which are linked to it in all
/// panels. Belongs to the window's thread; embeddings are read and compared in others.
class NodeFinder : public QObject {
    Q_OBJECT
public:
    static constexpr int kNeighbours = 10;

    /// All must outlive this.
    NodeFinder(Workbench& workbench, PanelBoard& board, widgets::SelectionModel& selection, EmbeddingControls& controls,
               QObject* parent);

    /// To be placed in a layout.
    [[nodiscard]] NodeList* list() const { return m_list; }
    /// The panel clicked last, otherwise the first: neighbours are computed in its space. nullptr: there is none.
    [[nodiscard]] EmbeddingPanel* active() const;
    void setActive(EmbeddingPanel* panel) { m_active = panel; }
    /// Finds the neighbours of a single selected node again, in a panel that is new.
    void findAgain();
    /// Forgets the embedding of a run, or all: it is another one now.
    void forget(const QString& run) { m_rows.erase(run); }
    void forgetAll() { m_rows.clear(); }

private:
    void search(const QString& text);
    void showSelected();
    void activate(EmbeddingPanel* panel, int node);
    void findNeighbours(int node);
    void showNeighbours(int node, const QString& where, const std::shared_ptr<const EmbeddingRows>& rows);
    void mark(int node);

    Workbench& m_workbench;
    PanelBoard& m_board;
    widgets::SelectionModel& m_selection;
    EmbeddingControls& m_controls;
    NodeList* m_list;
    QPointer<EmbeddingPanel> m_active;
    std::map<QString, std::shared_ptr<const EmbeddingRows>> m_rows;  ///< By run.
    Latest m_neighbours;                                             ///< Requested neighbours.
};

}  // namespace rosa::workbench
