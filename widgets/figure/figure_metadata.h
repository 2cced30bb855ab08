/// Where a saved figure came from: written by saveFigure(), read back to lead from a picture to its run.
///
/// All formats carry one JSON object {"program":"rosa","version":1,"title":…,"runs":[…],"configuration":…,"recipe":…,
/// "details":…}:
///
///     PDF   XMP packet, element rosa:origin (and the document's title)
///     SVG   <desc> of the picture
///     PNG   text chunk "rosa-origin" (and "Title")
///     TeX   comment lines "% rosa:origin " at the top
///     CSV   a file beside it, originFileOf(): other programs read the table as it is. Earlier versions: comment line "# rosa:origin "
///           at the top
#pragma once

#include <QByteArray>

#include "core/base/result.h"
#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// The JSON object on one line, in ASCII without <, > and &.
QByteArray toJson(const FigureOrigin& origin, const QString& title);
Result<FigureOrigin> originFromJson(const QByteArray& json);

/// The whole packet that QPdfWriter::setDocumentXmpMetadata takes.
QByteArray xmpPacket(const FigureOrigin& origin, const QString& title);

/// Where the origin of a CSV file is kept: "loss.csv.origin.json".
QString originFileOf(const QString& csvFile);

/// Reads the origin back from a file of any of the formats, or from that of a CSV file. An Error says that the file was not saved by this program, or is damaged.
Result<FigureOrigin> readFigureOrigin(const QString& fileName);

}  // namespace rosa::widgets
