/// Figures of matrices between nodes: those of a pair of views (the article's figure of D and Γ), and the batch matrix.
#pragma once

#include <vector>

#include "app/workbench/figures/figure_frame.h"
#include "app/workbench/pairs/figure/pair_options.h"
#include "widgets/matrix/matrix_grid.h"

namespace rosa::workbench {

struct MatricesContent {
    QString name;   ///< Name of the figure: "matrices".
    QString title;  ///< "D, Γ: Positive pair of 35, epoch 20".
    QString caption;
    double widthMm = widgets::kTwoColumnsMm;  ///< Suitable width.
    std::vector<widgets::MatrixPicture> pictures;
};

/// Side by side if the node names are then legible, otherwise in rows; the pictures define the scales.
class MatricesFigure : public widgets::Figure {
public:
    /// At least one picture.
    explicit MatricesFigure(MatricesContent content);

    [[nodiscard]] QString name() const override { return m_content.name; }
    [[nodiscard]] QString title() const override { return m_content.title; }
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    [[nodiscard]] double heightFor(const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString omittedNote(const widgets::FigureStyle& style) const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
    /// The layout of paint() for a figure of the size in `style`.
    [[nodiscard]] widgets::MatrixGrid gridAt(const widgets::FigureStyle& style) const;
    [[nodiscard]] std::vector<const widgets::MatrixPicture*> pictures() const;

    MatricesContent m_content;
    FigureFrame m_frame;
};

/// Note for matrices whose least legible one is `worst`; empty if nothing is omitted.
QString omittedNoteOf(widgets::Legibility worst);

/// Options of the export command.
struct MatricesOptions {
    PairOptions pair;
    std::vector<PairMatrix> panels{PairMatrix::Cost, PairMatrix::Plan};
    widgets::MatrixLook look;
    PlanLook plans;
};
void describe(bind::Fields<MatricesOptions>& fields);

/// The figure of the matrices of a pair, drawn from `pictures`; for the window and the export command.
std::unique_ptr<widgets::Figure> pairMatrices(const PairData& data, const std::vector<PairMatrix>& panels,
                                              std::vector<widgets::MatrixPicture> pictures, const PlanLook& plans = {});

Result<std::unique_ptr<widgets::Figure>> loadMatricesFigure(const FigureRequest& request);

}  // namespace rosa::workbench
