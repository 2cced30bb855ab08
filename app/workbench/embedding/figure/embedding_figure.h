/// Two-dimensional layouts of embeddings, side by side with a common legend.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QList>
#include <QString>

#include "app/workbench/embedding/data/layout_file.h"
#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/figures/row_options.h"
#include "widgets/figure/figure.h"
#include "widgets/scatter/points.h"

namespace rosa::workbench {

struct EmbeddingPanelData {
    QString title;    ///< "Raw features"
    QString caption;  ///< How it was computed: layoutTitle().
    widgets::Positions positions;
    widgets::PointKinds kinds;  ///< One per point; all panels have the same legend.
};

/// Content of the figure.
struct EmbeddingPicture {
    std::vector<EmbeddingPanelData> panels;  ///< At least one.
    QString legendTitle;                     ///< "Class"; heading of the CSV column.
    QList<QString> legend;                   ///< One text per kind.
};

/// PDF and SVG files have the points of larger panels as a picture of kPointsPerInch, transparent between them, instead of megabytes of
/// vector graphics that viewers draw slowly. Titles and legend stay vector graphics.
inline constexpr std::size_t kMostVectorPoints = 5000;
inline constexpr int kPointsPerInch = 600;

class EmbeddingFigure : public widgets::Figure {
public:
    explicit EmbeddingFigure(EmbeddingPicture picture);

    [[nodiscard]] const EmbeddingPicture& picture() const { return m_picture; }
    [[nodiscard]] QString name() const override { return QStringLiteral("embedding"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] widgets::FigureStyle suitableStyle() const override;
    void paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const override;
    /// Columns panel, node, x, y and the coloured quantity.
    [[nodiscard]] QString csv() const override;
    [[nodiscard]] QString pgfplots(const widgets::FigureStyle& style) const override;

private:
    [[nodiscard]] std::vector<widgets::FigureText> makeTexts() override;
    [[nodiscard]] int columns() const;

    EmbeddingPicture m_picture;
};

/// Uses the legend of one panel's colours for all panels.
void setLegend(EmbeddingPicture& picture, const NodeColours& colours);

/// Options of the export command.
struct EmbeddingOptions {
    std::vector<std::string> panels;  ///< Runs, or methods that do not train; empty: the runs of the request.
    LayoutChoice::Kind kind = LayoutChoice::Kind::Tsne;
    std::uint64_t seed = 1;            ///< Of t-SNE.
    std::optional<double> perplexity;  ///< Of t-SNE; none: that of the recorded layout.
    ColourBy colour = ColourBy::Class;
    RowOptions rows;
};
void describe(bind::Fields<EmbeddingOptions>& fields);

/// The command that draws the figure again; `run` determines the data set.
QString embeddingRecipe(const QString& run, EmbeddingOptions options);

/// Layouts are read from the runs' folders; if there is none, or none with that perplexity, the engine computes it; missing runs of raw and
/// random are created. An Error about an option is returned before anything is computed.
Result<std::unique_ptr<widgets::Figure>> loadEmbeddingFigure(const FigureRequest& request);

}  // namespace rosa::workbench
