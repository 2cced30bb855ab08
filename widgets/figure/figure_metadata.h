/// Origin of a saved figure: written by saveFigure(), read back to open the run of a picture.
///
/// All formats carry one JSON object {"program":"rosa","version":1,"title":…,"runs":[…],"configuration":…,"recipe":…,"details":…}:
///
///     PDF   XMP packet, element rosa:origin (and the document's title)
///     SVG   <desc> of the picture
///     PNG   text chunk "rosa-origin" (and "Title")
///     TeX   comment lines "% rosa:origin " at the top
///     CSV   a separate file, originFileOf(), so that other programs can read the table unchanged. Earlier versions: comment line
///           "# rosa:origin " at the top
#pragma once

#include <QByteArray>

#include "core/base/result.h"
#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// The JSON object on one line, in ASCII without <, > and &.
QByteArray toJson(const FigureOrigin& origin, const QString& title);
Result<FigureOrigin> originFromJson(const QByteArray& json);

/// The complete packet for QPdfWriter::setDocumentXmpMetadata.
QByteArray xmpPacket(const FigureOrigin& origin, const QString& title);

/// The file that stores the origin of a CSV file: "loss.csv.origin.json".
QString originFileOf(const QString& csvFile);

/// Reads the origin from a file of any format; for a CSV file, from its origin file. An Error says that the file was not saved by this
/// program or is damaged.
Result<FigureOrigin> readFigureOrigin(const QString& fileName);

}  // namespace rosa::widgets
