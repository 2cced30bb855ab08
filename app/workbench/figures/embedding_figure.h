/// Embeddings laid out in the plane, side by side with one legend.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QList>
#include <QString>

#include "app/workbench/figures/figure_request.h"
#include "app/workbench/model/layout_file.h"
#include "app/workbench/model/node_colours.h"
#include "widgets/figure/figure.h"
#include "widgets/scatter/points.h"

namespace rosa::workbench {

struct EmbeddingPanelData {
    QString title;    ///< "Raw features"
    QString caption;  ///< How it was made: layoutTitle().
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
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
    [[nodiscard]] int columns() const;
    void paintPanel(QPainter& painter, const EmbeddingPanelData& panel, const QRectF& area) const;

    EmbeddingPicture m_picture;
};

/// Takes the legend of a panel's colours for all.
void setLegend(EmbeddingPicture& picture, const NodeColours& colours);

/// What the command has to be told to draw the same again.
struct EmbeddingSource {
    QString run;         ///< The current one; gives the data set.
    QStringList panels;  ///< Runs, or methods that do not train.
    LayoutChoice choice;
    ColourBy colour = ColourBy::Class;
    std::optional<double> perplexity;  ///< Of t-SNE, where it is known.
};
/// "rosa-workbench export RUN --figure embedding …"
QString recipeOf(const EmbeddingSource& source);

/// Options: panels = raw,random,RUN … (the request's runs), kind = tsne | pca, seed, perplexity, colour = class | degree | prediction.
/// Layouts are read from the runs' folders; where there is none, or none of that perplexity, the engine computes it, and runs of raw
/// and random are made where there are none. An Error about an option comes before anything is computed.
Result<std::unique_ptr<widgets::Figure>> loadEmbeddingFigure(const FigureRequest& request);

}  // namespace rosa::workbench
