/// Embeddings laid out in the plane, side by side with one legend.
#pragma once

#include <memory>
#include <vector>

#include <QList>
#include <QString>

#include "app/workbench/figures/figure_request.h"
#include "widgets/figure/figure.h"
#include "widgets/scatter/points.h"

namespace rosa::workbench {

struct EmbeddingPanelData {
    QString title;    ///< "Raw features"
    QString caption;  ///< How it was made: "t-SNE, seed 1, 1,000 steps".
    widgets::Positions positions;
    widgets::PointKinds kinds;  ///< One a point; the same legend for all panels.
};

/// All that is drawn.
struct EmbeddingPicture {
    std::vector<EmbeddingPanelData> panels;  ///< At least one.
    QString legendTitle;                     ///< "Class"; column of the CSV.
    QList<QString> legend;                   ///< A text for each kind.
};

class EmbeddingFigure : public widgets::Figure {
public:
    explicit EmbeddingFigure(EmbeddingPicture picture) : m_picture(std::move(picture)) {}

    [[nodiscard]] const EmbeddingPicture& picture() const { return m_picture; }
    [[nodiscard]] QString name() const override { return QStringLiteral("embedding"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// panel, node, x, y and what the colour says.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] int columns() const;
    void paintPanel(QPainter& painter, const EmbeddingPanelData& panel, const QRectF& area) const;
    /// Draws the legend into the lower edge of `area` and returns what is left above it.
    QRectF paintLegend(QPainter& painter, const QRectF& area) const;

    EmbeddingPicture m_picture;
};

/// Options: panels = raw,random,RUN … (the request's runs), kind = tsne | pca, seed, colour = class | degree | prediction. Layouts are read from the
/// runs' folders; where there is none the engine computes it, and runs of raw and random are made where there are none.
Result<std::unique_ptr<widgets::Figure>> loadEmbeddingFigure(const FigureRequest& request);

}  // namespace rosa::workbench
