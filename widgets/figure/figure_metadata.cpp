#include "widgets/figure/figure_metadata.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include "core/base/files.h"

namespace rosa::widgets {

namespace {

/// Longer files are not figures of this program.
constexpr std::uint64_t kLargestFile = std::uint64_t{512} << 20;

/// The text between two marks, of which the second follows the first.
QByteArray between(const QByteArray& text, const QByteArray& begin, const QByteArray& end)
{
    const auto from = text.indexOf(begin);
    if (from < 0) return {};
    const auto start = from + begin.size();
    const auto to = text.indexOf(end, start);
    return to < 0 ? QByteArray() : text.mid(start, to - start);
}

/// JSON without characters that XML or an old text chunk would alter (Qt collapses runs of spaces in PNG texts): those become \\uXXXX.
QByteArray plainAscii(const QString& json)
{
    QByteArray result;
    for (const QChar c : json) {
        const bool isSecondSpace = c == QLatin1Char(' ') && result.endsWith(' ');
        const bool isPlain =
            c.unicode() < 0x7F && c != QLatin1Char('<') && c != QLatin1Char('>') && c != QLatin1Char('&') && !isSecondSpace;
        if (isPlain)
            result += c.toLatin1();
        else
            result += QStringLiteral("\\u%1").arg(static_cast<uint>(c.unicode()), 4, 16, QLatin1Char('0')).toLatin1();
    }
    return result;
}

QByteArray unescaped(const QByteArray& xml)
{
    QXmlStreamReader reader("<t>" + xml + "</t>");
    reader.readNextStartElement();
    return reader.readElementText().toUtf8();
}

QByteArray originIn(const QByteArray& content)
{
    if (content.startsWith("\x89PNG")) {
        QBuffer buffer;
        buffer.setData(content);
        QImageReader reader(&buffer);
        return reader.text(QStringLiteral("rosa-origin")).toUtf8();
    }
    if (content.startsWith("%PDF")) return unescaped(between(content, "<rosa:origin>", "</rosa:origin>"));
    if (content.startsWith("% rosa:origin ")) return between(content, "% rosa:origin ", "\n");
    if (content.startsWith("# rosa:origin ")) return between(content, "# rosa:origin ", "\n");
    if (content.startsWith("{\"")) return content;
    return unescaped(between(content, "<desc>", "</desc>"));
}

}  // namespace

QByteArray toJson(const FigureOrigin& origin, const QString& title)
{
    const QJsonObject object{{QStringLiteral("program"), QStringLiteral("rosa")},
                             {QStringLiteral("version"), 1},
                             {QStringLiteral("title"), title},
                             {QStringLiteral("runs"), QJsonArray::fromStringList(origin.runs)},
                             {QStringLiteral("configuration"), origin.configuration},
                             {QStringLiteral("recipe"), origin.recipe},
                             {QStringLiteral("details"), origin.details}};
    return plainAscii(QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

Result<FigureOrigin> originFromJson(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object.value(QStringLiteral("program")).toString() != QStringLiteral("rosa"))
        return badInput("it contains no figure origin written by this program");
    FigureOrigin origin;
    for (const auto& run : object.value(QStringLiteral("runs")).toArray()) origin.runs.append(run.toString());
    origin.configuration = object.value(QStringLiteral("configuration")).toString();
    origin.recipe = object.value(QStringLiteral("recipe")).toString();
    origin.details = object.value(QStringLiteral("details")).toString();
    return origin;
}

QString originFileOf(const QString& csvFile) { return csvFile + QStringLiteral(".origin.json"); }

QByteArray xmpPacket(const FigureOrigin& origin, const QString& title)
{
    const QString packet = QStringLiteral(
        "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:rosa=\"urn:rosa:figure\">\n"
        "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>\n"
        "<rosa:origin>%2</rosa:origin>\n"
        "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>\n");
    return packet.arg(title.toHtmlEscaped(), QString::fromUtf8(toJson(origin, title)).toHtmlEscaped()).toUtf8();
}

Result<FigureOrigin> readFigureOrigin(const QString& fileName)
{
    const QString beside = originFileOf(fileName);
    const bool isCsv = fileName.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    const QString source = isCsv && QFileInfo(beside).isFile() ? beside : fileName;
    const std::string shown = source.toStdString();
    ROSA_TRY_ASSIGN(const auto content, readTextFile(shown, kLargestFile));
    const auto origin = originFromJson(originIn(QByteArray::fromStdString(content)));
    if (!origin && isCsv && source == fileName)
        return badInput("%1: its origin is stored in %2, which is missing from the same folder", shown,
                        QFileInfo(beside).fileName().toStdString());
    if (!origin) return origin.error().within(shown);
    return origin;
}

}  // namespace rosa::widgets
