/// A list of the selected nodes, or of the nearest neighbours of a single one.
#pragma once

#include <map>
#include <vector>

#include <QIcon>
#include <QWidget>

#include "app/workbench/embedding/data/nearest_nodes.h"
#include "core/data/dataset.h"

class QLabel;
class QMenu;
class QTreeWidget;

namespace rosa::workbench {

class NodeList : public QWidget {
    Q_OBJECT
public:
    explicit NodeList(QWidget* parent = nullptr);

    /// Shows a hint on how to select nodes.
    void showNothing();
    /// Neighbours of `node` in the space of `where`.
    void showNeighbours(const data::Dataset& dataset, int node, const std::vector<Neighbour>& neighbours,
                        const QString& where);
    /// Several nodes; shows at most the first thousand.
    void showNodes(const data::Dataset& dataset, const QList<int>& nodes);
    /// Shows why there are no neighbours.
    void showProblem(const QString& text);
    [[nodiscard]] QTreeWidget& table() { return *m_table; }
    [[nodiscard]] QString heading() const;

Q_SIGNALS:
    void hovered(int node);  ///< −1: none.
    /// Double click or Enter.
    void chosen(int node);
    /// The context menu of a node is about to open.
    void menuWanted(int node, QMenu& menu);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void begin(const QString& heading, const QStringList& columns);
    void addLine(const data::Dataset& dataset, int node, const QString& value);
    void openMenu(const QPoint& place);
    const QIcon& iconOf(int ofClass);

    std::map<int, QIcon> m_icons;  ///< Icons of the classes in the table.
    QLabel* m_heading;
    QLabel* m_hint;
    QTreeWidget* m_table;
};

}  // namespace rosa::workbench
