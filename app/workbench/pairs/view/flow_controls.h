/// Which flows of the plan are drawn, and what they carry.
#pragma once

#include <QObject>

#include "app/workbench/pairs/data/pair_data.h"
#include "widgets/graph/pair_picture.h"
#include "widgets/matrix/plan_edges.h"

class QAction;
class QMenu;
class QSlider;
class QSpinBox;

namespace rosa::workbench {

/// The fields of the menu "Flows". Their values are those of both pictures: curves between two graphs, and lines through the cells of Γ.
class FlowControls : public QObject {
    Q_OBJECT
public:
    /// Appends its fields to `menu`.
    explicit FlowControls(QMenu& menu, QObject* parent = nullptr);

    /// `isHard`: only the largest flow of each row.
    [[nodiscard]] widgets::FlowFilter filter(bool isHard) const;
    /// The two views along the edges of Γ, with at most as many flows through its cells as there are rows or columns.
    [[nodiscard]] widgets::PlanEdges edgesOf(const PairData& pairData, const widgets::PairPicture& picture) const;

    /// "12 flows, 84 % of the mass; padding: 3 %; padded to 12 × 13, as in training".
    [[nodiscard]] static QString textOf(const PairData& pairData, const widgets::PairPicture& picture);

Q_SIGNALS:
    void changed();

private:
    QSlider* m_threshold;
    QSpinBox* m_strongest;
    QAction* m_inCells;
};

}  // namespace rosa::workbench
