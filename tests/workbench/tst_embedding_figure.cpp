#include "app/workbench/embedding/figure/embedding_figure.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/test_program.h"
#include "widgets/figure/save_figure.h"

using namespace rosa;
using namespace rosa::workbench;

/// Figures of embeddings on paper.
class TestEmbeddingFigure : public QObject {
    Q_OBJECT

    static EmbeddingFigure figureOf(std::size_t points)
    {
        std::vector<float> positions;
        widgets::PointKinds kinds;
        kinds.kinds = {{QColor(Qt::red), 0, true}, {QColor(Qt::blue), 1, true}};
        for (std::size_t i = 0; i < points; ++i) {
            positions.push_back(static_cast<float>(i % 97));
            positions.push_back(static_cast<float>(i % 89));
            kinds.ofPoint.push_back(static_cast<std::uint16_t>(i % 2));
        }
        EmbeddingPicture picture;
        picture.panels.push_back(
            {QStringLiteral("Turned"), {}, std::make_shared<const std::vector<float>>(std::move(positions)), kinds});
        picture.legendTitle = QStringLiteral("Class");
        picture.legend = {QStringLiteral("left"), QStringLiteral("right")};
        return EmbeddingFigure(std::move(picture));
    }

    /// The file that a figure is saved to.
    [[nodiscard]] QByteArray saved(const EmbeddingFigure& figure, const char* name, widgets::FigureFormat format) const
    {
        const QString file = m_folder.filePath(QLatin1String(name));
        const auto done = widgets::saveFigure(figure, file, format, figure.suitableStyle());
        QFile read(file);
        return done && read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    /// Vector graphics of 20,000 points take megabytes and seconds per page in a viewer.
    void manyPointsAreAPictureAndTextsStayText()
    {
        const EmbeddingFigure large = figureOf(20'000), small = figureOf(300);
        const QByteArray svg = saved(large, "large.svg", widgets::FigureFormat::Svg);
        QCOMPARE(svg.count("<image"), 1);
        for (const char* text : {">Turned<", ">left<", ">right<"}) QVERIFY2(svg.contains(text), text);
        const QByteArray pdf = saved(large, "large.pdf", widgets::FigureFormat::Pdf);
        QVERIFY(pdf.contains("/Subtype /Image") && pdf.contains("/Type /Font"));
        QVERIFY2(pdf.size() < 2'000'000, qPrintable(QString::number(pdf.size())));
        QVERIFY(!pdf.contains("/DCTDecode"));  // No JPEG: its noise around points would show.
        QVERIFY2(large.remarks.value(0).contains(QStringLiteral("600 dots per inch")),
                 qPrintable(large.remarks.join(u'\n')));

        const QByteArray few = saved(small, "small.svg", widgets::FigureFormat::Svg);
        QVERIFY(!few.isEmpty() && !few.contains("<image"));
        QVERIFY(!saved(small, "small.pdf", widgets::FigureFormat::Pdf).contains("/Subtype /Image"));
        QVERIFY(small.remarks.isEmpty());
    }

    /// A picture of pixels as before, and equal files from equal figures.
    void theSameFigureGivesTheSameBytes()
    {
        for (const auto format : {widgets::FigureFormat::Pdf, widgets::FigureFormat::Svg, widgets::FigureFormat::Png}) {
            const QByteArray first = saved(figureOf(6000), "same", format);
            QVERIFY(!first.isEmpty());
            QVERIFY(saved(figureOf(6000), "same", format) == first);
        }
    }
};

ROSA_WIDGET_TEST(TestEmbeddingFigure)
#include "tst_embedding_figure.moc"
