/// The heat maps of a pair on shared scales.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <QWidget>

#include "app/workbench/model/pair_pictures.h"

namespace rosa::widgets {
class ColourScale;
class Figure;
class MatrixView;
class NodeHover;
}  // namespace rosa::widgets

namespace rosa::workbench {

/// Shows the selected ones of the five matrices, as large as possible, in rows.
class MatricesPanel : public QWidget {
    Q_OBJECT
public:
    MatricesPanel(widgets::NodeHover* hover, QWidget* parent = nullptr);

    void setPair(const PairDataPtr& pairData);
    void setShown(PairMatrix matrix, bool shown);
    [[nodiscard]] std::vector<PairMatrix> shownMatrices() const;
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
    [[nodiscard]] widgets::MatrixView* view(PairMatrix matrix) const { return m_views[static_cast<std::size_t>(matrix)]; }
    /// Figure of the current content; nullptr if there is none.
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;

    /// The height that the matrices can use in a panel of this `width`, at most `highest`.
    [[nodiscard]] int usefulHeight(int width, int highest) const;
    [[nodiscard]] QSize sizeHint() const override { return {520, 230}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 90}; }

Q_SIGNALS:
    /// Other matrices are shown, or their shape has changed.
    void shapeChanged();
    void lookChanged(const rosa::widgets::MatrixLook& look);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::vector<const widgets::MatrixPicture*> shownPictures() const;
    void draw();
    void place();
    void chooseScales();
    void lockScales();

    PairDataPtr m_data;
    std::array<widgets::MatrixView*, 5> m_views;
    std::array<bool, 5> m_isShown{false, false, false, true, false};
    std::array<widgets::ColourScale*, 5> m_ownScales;
    widgets::ColourScale* m_costScale;
    widgets::ColourScale* m_planScale;
    widgets::MatrixLook m_look;
    PlanLook m_plans{.isLinked = false};
    bool m_isLinked = true;
    bool m_isLocked = false;
    bool m_isHeld = false;
};

}  // namespace rosa::workbench
