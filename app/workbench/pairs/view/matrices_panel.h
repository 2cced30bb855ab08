/// The pictures of a pair: one large, the others beside it where there is room.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/workbench/pairs/data/pair_pictures.h"
#include "widgets/matrix/plan_edges.h"

namespace rosa::widgets {
class ColourScale;
class Figure;
class MatrixView;
class NodeHover;
class PairView;
}  // namespace rosa::widgets

namespace rosa::workbench {

/// The chosen ones of the five matrices, and the two graphs with their flows. Γ is as large as the panel allows; in a wide panel the others stand
/// beside it, in a narrow one setFront() switches between them.
class MatricesPanel : public QWidget {
    Q_OBJECT
public:
    /// Takes `graphs`.
    MatricesPanel(widgets::NodeHover* hover, widgets::PairView* graphs, QWidget* parent = nullptr);

    /// `edges`: the two views along the edges of Γ; nullopt: plain.
    void setPair(const PairDataPtr& pairData, std::optional<widgets::PlanEdges> edges);
    void setEdges(std::optional<widgets::PlanEdges> edges);
    void setShown(PairMatrix matrix, bool shown);
    [[nodiscard]] std::vector<PairMatrix> shownMatrices() const;
    void setGraphsShown(bool shown);
    [[nodiscard]] bool areGraphsShown() const { return m_showsGraphs; }
    /// D and D∘S on one scale; otherwise each on its own. For plans, see PlanLook.
    void setLinked(bool linked);
    [[nodiscard]] bool isLinked() const { return m_isLinked; }
    /// Keeps the scales fixed, whatever is shown.
    void setLocked(bool locked);
    void setLook(const widgets::MatrixLook& look);
    [[nodiscard]] const widgets::MatrixLook& look() const { return m_look; }
    void setPlanLook(const PlanLook& plans);
    [[nodiscard]] const PlanLook& planLook() const { return m_plans; }
    /// Keeps the scales while a control moves, so that colours show its effect.
    void hold(bool held);
    /// Lets the scales grow only while epochs follow each other, so that Γ is seen to emerge.
    void setGrowing(bool growing);
    [[nodiscard]] widgets::MatrixView* view(PairMatrix matrix) const { return m_views[static_cast<std::size_t>(matrix)]; }
    /// Figure of the chosen matrices; nullptr if there is none.
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;

    /// Names of the chosen pictures, and which of them is in front where they do not stand beside each other.
    [[nodiscard]] QStringList partNames() const;
    [[nodiscard]] int front() const;
    void setFront(int part);
    /// Whether all chosen pictures are in sight.
    [[nodiscard]] bool isWide() const;

    [[nodiscard]] QSize sizeHint() const override { return {520, 420}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }

Q_SIGNALS:
    /// Other pictures can be in front, or all are in sight.
    void partsChanged();
    void lookChanged(const rosa::widgets::MatrixLook& look);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Γ, if it is chosen, before the others.
    [[nodiscard]] std::vector<QWidget*> parts() const;
    [[nodiscard]] std::vector<widgets::ColourScale*> scales() const;
    void draw();
    void place();
    void placeOthers(const QRect& area, const std::vector<QWidget*>& others);
    void chooseScales();
    void lockScales();

    PairDataPtr m_data;
    std::optional<widgets::PlanEdges> m_edges;
    widgets::PairView* m_graphs;
    std::array<widgets::MatrixView*, 5> m_views;
    std::array<bool, 5> m_isShown{false, false, true, true, true};
    std::array<widgets::ColourScale*, 5> m_ownScales;
    widgets::ColourScale* m_costScale;
    widgets::ColourScale* m_planScale;
    widgets::MatrixLook m_look;
    PlanLook m_plans{{}, false};
    QWidget* m_front = nullptr;  ///< As chosen; nullptr: the first.
    bool m_showsGraphs = false;
    bool m_isLinked = true;
    bool m_isLocked = false;
    bool m_isHeld = false;
};

}  // namespace rosa::workbench
