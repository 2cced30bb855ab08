/// The heat maps of a pair, on scales they share.
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

/// Those of the five matrices that are chosen, as large as there is room for, row by row.
class MatricesPanel : public QWidget {
    Q_OBJECT
public:
    MatricesPanel(widgets::NodeHover* hover, QWidget* parent = nullptr);

    void setPair(const PairDataPtr& pairData);
    void setShown(PairMatrix matrix, bool shown);
    [[nodiscard]] std::vector<PairMatrix> shownMatrices() const;
    /// D and D∘S on one scale, Γ and the exact plan on another; else each on its own.
    void setLinked(bool linked);
    [[nodiscard]] bool isLinked() const { return m_isLinked; }
    /// Scales stay as they are whatever is shown.
    void setLocked(bool locked);
    void setLook(const widgets::MatrixLook& look);
    [[nodiscard]] const widgets::MatrixLook& look() const { return m_look; }
    [[nodiscard]] widgets::MatrixView* view(PairMatrix matrix) const { return m_views[static_cast<std::size_t>(matrix)]; }
    /// Of what is shown; nullptr where nothing is.
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;

    /// What the matrices make use of where the panel is `width` wide and at most so high.
    [[nodiscard]] int usefulHeight(int width, int highest) const;
    [[nodiscard]] QSize sizeHint() const override { return {520, 230}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 90}; }

Q_SIGNALS:
    /// Other matrices, or of another shape.
    void shapeChanged();
    void lookChanged(const rosa::widgets::MatrixLook& look);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] std::vector<const widgets::MatrixPicture*> shownPictures() const;
    void place();
    void chooseScales();

    PairDataPtr m_data;
    std::array<widgets::MatrixView*, 5> m_views;
    std::array<bool, 5> m_isShown{false, false, true, true, true};
    std::array<widgets::ColourScale*, 5> m_ownScales;
    widgets::ColourScale* m_costScale;
    widgets::ColourScale* m_planScale;
    widgets::MatrixLook m_look;
    bool m_isLinked = true;
};

}  // namespace rosa::workbench
