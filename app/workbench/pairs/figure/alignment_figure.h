/// A pair of views as two graphs with the plan's flows, optionally with its matrices below; also used as a frame of a film.
#pragma once

#include <vector>

#include "app/workbench/pairs/figure/pair_options.h"
#include "widgets/figure/figure.h"
#include "widgets/graph/pair_picture.h"
#include "widgets/matrix/matrix_grid.h"

namespace rosa::workbench {

class AlignmentFigure : public widgets::Figure {
public:
    /// `caption`: a line at the top ("epoch 120: cost 0.21"); may be empty. `matrices` may be empty.
    AlignmentFigure(widgets::PairPicture pair, std::vector<widgets::MatrixPicture> matrices, QString title, QString caption);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString title() const override { return m_title; }
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] QString omittedNote(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// The plan in long format, and the shown matrices.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
    struct Places {
        QRectF graphs;
        widgets::MatrixGrid matrices;
    };
    [[nodiscard]] Places placesIn(const QRectF& area, const widgets::DrawingStyle& style, const QPaintDevice* device) const;
    [[nodiscard]] std::vector<const widgets::MatrixPicture*> matrices() const;

    widgets::PairPicture m_pair;
    std::vector<widgets::MatrixPicture> m_matrices;
    QString m_title;
    QString m_caption;
};

/// Options of the export command.
struct AlignmentOptions {
    PairOptions pair;
    int threshold = 10;              ///< Weakest flow, in per cent of the strongest.
    int strongest = 0;               ///< Number of strongest flows; 0: all.
    std::vector<PairMatrix> panels;  ///< Matrices below the graphs.
    widgets::MatrixLook look;
    PlanLook plans;  ///< isHard: of the flows, too.
};
void describe(bind::Fields<AlignmentOptions>& fields);

/// The figure of a pair, for the window and the export command. `picture` determines pair and flows, `shown` the matrices.
std::unique_ptr<widgets::Figure> pairFlows(const PairData& data, const widgets::PairPicture& picture,
                                           AlignmentOptions shown);

Result<std::unique_ptr<widgets::Figure>> loadAlignmentFigure(const FigureRequest& request);

}  // namespace rosa::workbench
