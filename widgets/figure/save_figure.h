/// Figures as files.
#pragma once

#include "core/base/result.h"
#include "widgets/figure/figure.h"

class QImage;

namespace rosa::widgets {

enum class FigureFormat { Pdf, Svg, Png, Pgfplots, Csv };

/// By the file's extension: pdf, svg, png, tex, csv. An Error lists them.
Result<FigureFormat> figureFormatOf(const QString& fileName);
/// Its extension, and how a file dialogue names it.
QString extensionOf(FigureFormat format);
QString nameOf(FigureFormat format);

/// Writes the file whole or not at all, on white, with the figure's origin in its metadata (figure_metadata.h), of CSV in a file of its own beside
/// it. An Error says what is out of range or has no room, or why the file cannot be written. GUI thread.
Result<void> saveFigure(const Figure& figure, const QString& fileName, FigureFormat format, const FigureStyle& style);

/// The picture at `dotsPerInch`, for the clipboard and previews.
QImage drawFigure(const Figure& figure, const FigureStyle& style, double dotsPerInch);

/// Whether a style can be drawn: sizes 10 … 1000 mm, fonts 4 … 36 points, resolution 36 … 2400, a font
/// that is installed.
Result<void> checkStyle(const FigureStyle& style);

}  // namespace rosa::widgets
