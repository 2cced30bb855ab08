/// The matrices of a pair of views side by side: the article's figure of D and Γ.
#pragma once

#include <vector>

#include "app/workbench/figures/figure_request.h"
#include "widgets/figure/figure.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// At least one picture; scales as the pictures say.
class MatricesFigure : public widgets::Figure {
public:
    MatricesFigure(std::vector<widgets::MatrixPicture> pictures, QString title);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    std::vector<widgets::MatrixPicture> m_pictures;
    QString m_title;
};

/// Boxes of `count` panels in `area` (units), row by row, in as many columns as leaves their cells largest.
std::vector<QRectF> panelBoxes(const QRectF& area, std::size_t count, double gap);

/// Options: pair=I[,K], epoch, draw, panels=D,S,DS,plan,exact (D,plan), map=viridis|cividis|greys.
Result<std::unique_ptr<widgets::Figure>> loadMatricesFigure(const FigureRequest& request);

}  // namespace rosa::workbench
