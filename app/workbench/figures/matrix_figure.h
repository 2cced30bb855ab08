/// Matrices between nodes on paper: those of a pair of views (the article's figure of D and Γ), and the matrix of a batch.
#pragma once

#include <vector>

#include "app/workbench/figures/figure_frame.h"
#include "app/workbench/figures/figure_request.h"
#include "app/workbench/model/pair_pictures.h"
#include "widgets/matrix/matrix_grid.h"

namespace rosa::workbench {

struct MatricesContent {
    QString name;   ///< Of the figure: "matrices".
    QString title;  ///< "D, Γ: Positive pair of 35, epoch 20".
    QString caption;
    double widthMm = widgets::kTwoColumnsMm;  ///< That suits it.
    std::vector<widgets::MatrixPicture> pictures;
};

/// Side by side where nodes' names can be read then, else in rows; scales as the pictures say.
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
    /// As paint() places them where the figure has the size of `style`.
    [[nodiscard]] widgets::MatrixGrid gridAt(const widgets::FigureStyle& style) const;
    [[nodiscard]] std::vector<const widgets::MatrixPicture*> pictures() const;

    MatricesContent m_content;
    FigureFrame m_frame;
};

/// What is said where matrices are drawn as `worst`; empty where all is there.
QString omittedNoteOf(widgets::Legibility worst);

/// The figure of matrices of a pair that are drawn as `pictures`; for the window and the export command.
std::unique_ptr<widgets::Figure> pairMatrices(const PairData& data, const std::vector<PairMatrix>& panels,
                                              std::vector<widgets::MatrixPicture> pictures);

/// Options: pair=I[,K], epoch, draw, panels=D,S,DS,plan,exact (D,plan), map=viridis|cividis|greys, axes=nodes|classes.
Result<std::unique_ptr<widgets::Figure>> loadMatricesFigure(const FigureRequest& request);

}  // namespace rosa::workbench
