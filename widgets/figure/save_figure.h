/// Saving figures and other files of the user.
#pragma once

#include "core/base/result.h"
#include "widgets/figure/figure.h"

class QImage;

namespace rosa::widgets {

enum class FigureFormat { Pdf, Svg, Png, Pgfplots, Csv };

/// By the file's extension: pdf, svg, png, tex, csv. An Error lists the valid ones.
Result<FigureFormat> figureFormatOf(const QString& fileName);
/// Its extension, and its name in a file dialogue.
QString extensionOf(FigureFormat format);
QString nameOf(FigureFormat format);

/// Writes the file completely or not at all, on white, with the figure's origin in its metadata (figure_metadata.h); for CSV, the origin is
/// a separate file. An Error says what is out of range or does not fit, or why the file cannot be written. GUI thread.
Result<void> saveFigure(const Figure& figure, const QString& fileName, FigureFormat format, const FigureStyle& style);

/// Writes a file completely or not at all; through a link to it. An Error names the file and the reason.
Result<void> saveFile(const QString& fileName, const QByteArray& bytes);

/// The picture at `dotsPerInch`, for the clipboard and previews.
QImage drawFigure(const Figure& figure, const FigureStyle& style, double dotsPerInch);

/// Whether a style can be drawn: sizes 10 … 1000 mm, fonts 4 … 36 points, resolution 36 … 2400, an installed font.
Result<void> checkStyle(const FigureStyle& style);

}  // namespace rosa::widgets
