#include "widgets/figure/save_figure.h"

#include <cmath>
#include <span>

#include <QBuffer>
#include <QFileInfo>
#include <QFontInfo>
#include <QImage>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <QFontDatabase>

#include "core/base/files.h"
#include "widgets/figure/figure_metadata.h"
#include "widgets/figure/figure_recipe.h"

namespace rosa::widgets {

namespace {

constexpr int kUnitsPerInch = 96;

QRectF areaOf(const FigureStyle& style) { return {0, 0, unitsOfMm(style.widthMm), unitsOfMm(style.heightMm)}; }

QColor groundOf(const FigureStyle& style) { return style.screen ? style.screen->color(QPalette::Base) : QColor(Qt::white); }

/// `scale`: device dots per unit.
void paintOn(QPaintDevice& device, const Figure& figure, const FigureStyle& style, double scale = 1)
{
    QPainter painter(&device);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setRenderHint(QPainter::LosslessImageRendering);  // For PDF; otherwise images become JPEG.
    painter.fillRect(areaOf(style), groundOf(style));
    painter.setFont(fontOf(style));
    figure.paint(painter, areaOf(style), style);
}

QByteArray pdfOf(const Figure& figure, const FigureOrigin& origin, const FigureStyle& style)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kUnitsPerInch);
    writer.setPageSize(QPageSize(QSizeF(style.widthMm, style.heightMm), QPageSize::Millimeter, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(figure.title());
    writer.setCreator(QStringLiteral("RoSA workbench"));
    writer.setDocumentXmpMetadata(xmpPacket(origin, figure.title()));
    paintOn(writer, figure, style);
    return withoutDate(std::move(bytes));
}

QByteArray svgOf(const Figure& figure, const FigureOrigin& origin, const FigureStyle& style)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kUnitsPerInch);
    const QRectF area = areaOf(style);
    generator.setSize(area.size().toSize());
    generator.setViewBox(area);
    paintOn(generator, figure, style);
    // The generator of Qt 6.4 does not escape title and description.
    const QByteArray about = "\n<title>" + figure.title().toHtmlEscaped().toUtf8() + "</title>\n<desc>" +
                             toJson(origin, figure.title()) + "</desc>";
    return bytes.insert(bytes.indexOf('>', bytes.indexOf("<svg")) + 1, about);
}

QByteArray pngOf(const Figure& figure, const FigureOrigin& origin, const FigureStyle& style)
{
    QImage image = drawFigure(figure, style, style.dotsPerInch);
    image.setDotsPerMeterX(static_cast<int>(std::lround(style.dotsPerInch / 0.0254)));
    image.setDotsPerMeterY(static_cast<int>(std::lround(style.dotsPerInch / 0.0254)));
    image.setText(QStringLiteral("Title"), figure.title());
    image.setText(QStringLiteral("rosa-origin"), QString::fromUtf8(toJson(origin, figure.title())));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// The origin of the figure, with the command that draws exactly this file.
FigureOrigin originIn(const QString& fileName, const Figure& figure, FigureFormat format, const FigureStyle& style)
{
    FigureOrigin origin = figure.origin;
    origin.recipe = wholeRecipe(figure.recipe(), style, format, fileName);
    return origin;
}

QByteArray bytesOf(const Figure& figure, const FigureOrigin& origin, FigureFormat format, const FigureStyle& style)
{
    switch (format) {
        case FigureFormat::Pdf:
            return pdfOf(figure, origin, style);
        case FigureFormat::Svg:
            return svgOf(figure, origin, style);
        case FigureFormat::Png:
            return pngOf(figure, origin, style);
        case FigureFormat::Pgfplots:
            return "% rosa:origin " + toJson(origin, figure.title()) +
                   "\n% \\usepackage{pgfplots} \\pgfplotsset{compat=1.16}\n" + figure.pgfplots(style).toUtf8();
        case FigureFormat::Csv:
            return figure.csv().toUtf8();
    }
    return {};
}

}  // namespace

Result<FigureFormat> figureFormatOf(const QString& fileName)
{
    const QString extension = QFileInfo(fileName).suffix().toLower();
    for (const auto format :
         {FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png, FigureFormat::Pgfplots, FigureFormat::Csv})
        if (extension == extensionOf(format)) return format;
    return badInput("%1: the name of a figure file must end in .pdf, .svg, .png, .tex or .csv", fileName.toStdString());
}

QString extensionOf(FigureFormat format)
{
    switch (format) {
        case FigureFormat::Pdf:
            return QStringLiteral("pdf");
        case FigureFormat::Svg:
            return QStringLiteral("svg");
        case FigureFormat::Png:
            return QStringLiteral("png");
        case FigureFormat::Pgfplots:
            return QStringLiteral("tex");
        case FigureFormat::Csv:
            return QStringLiteral("csv");
    }
    return {};
}

QString nameOf(FigureFormat format)
{
    switch (format) {
        case FigureFormat::Pdf:
            return QStringLiteral("PDF");
        case FigureFormat::Svg:
            return QStringLiteral("SVG");
        case FigureFormat::Png:
            return QStringLiteral("PNG");
        case FigureFormat::Pgfplots:
            return QStringLiteral("PGFPlots");
        case FigureFormat::Csv:
            return QStringLiteral("CSV");
    }
    return {};
}

Result<void> checkStyle(const FigureStyle& style)
{
    const auto within = [](double value, double low, double high) { return value >= low && value <= high; };
    if (!within(style.widthMm, 10, 1000) || !within(style.heightMm, 10, 1000))
        return badInput("width and height of a figure must be 10 to 1000 mm");
    if (!within(style.fontPoints, 4, 36)) return badInput("the font size of a figure must be 4 to 36 points");
    if (!within(style.dotsPerInch, 36, 2400)) return badInput("the resolution of a picture must be 36 to 2400 dpi");
    if (!style.fontFamily.isEmpty() && !QFontDatabase::hasFamily(style.fontFamily))
        return badInput("there is no font family %1 on this computer", style.fontFamily.toStdString());
    return {};
}

QImage drawFigure(const Figure& figure, const FigureStyle& style, double dotsPerInch)
{
    const double scale = dotsPerInch / kUnitsPerInch;
    const QRectF area = areaOf(style);
    QImage image(static_cast<int>(std::ceil(area.width() * scale)), static_cast<int>(std::ceil(area.height() * scale)),
                 QImage::Format_RGB32);
    image.fill(groundOf(style));
    image.setDotsPerMeterX(static_cast<int>(std::lround(kUnitsPerInch / 0.0254)));
    image.setDotsPerMeterY(static_cast<int>(std::lround(kUnitsPerInch / 0.0254)));
    // Not through the image's device pixel ratio: a painter accepts none below 1.
    paintOn(image, figure, style, scale);
    return image;
}

Result<void> saveFile(const QString& fileName, const QByteArray& bytes)
{
    const QFileInfo file(fileName);
    const QString target = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    return writeFileAtomically(target.toStdString(), std::as_bytes(std::span(bytes)));
}

Result<void> saveFigure(const Figure& figure, const QString& fileName, FigureFormat format, const FigureStyle& asked)
{
    ROSA_TRY(checkStyle(asked));
    FigureStyle style = asked;
    style.fontFamily = QFontInfo(fontOf(asked)).family();  // The font that the recipe names.
    if (format != FigureFormat::Csv) ROSA_TRY(figure.check(style));
    const FigureOrigin origin = originIn(fileName, figure, format, style);
    ROSA_TRY(saveFile(fileName, bytesOf(figure, origin, format, style)));
    // A spreadsheet reads the first line as the header whatever it contains, and the last one as data.
    if (format == FigureFormat::Csv) return saveFile(originFileOf(fileName), toJson(origin, figure.title()) + "\n");
    return {};
}

}  // namespace rosa::widgets
