#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QXmlStreamReader>

#include <sys/resource.h>

#include "tests/program/test_program.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/figure/figure_dialog.h"
#include "widgets/figure/figure_metadata.h"
#include "widgets/figure/save_figure.h"

using namespace rosa;
using namespace rosa::widgets;

namespace {

/// A red square in the left half and a word in the right one.
class Square : public Figure {
public:
    Square()
    {
        origin.runs = {QStringLiteral("20261121-104512-cora-7f3a")};
        origin.configuration = QStringLiteral("[run]\ndataset = \"cora\"  # <&> λ\n");
        origin.recipe = QStringLiteral("rosa-workbench export 7f3a --figure square");
        origin.details = QStringLiteral("t-SNE, perplexity 30\nlearning rate 226");
    }
    QString name() const override { return QStringLiteral("square"); }
    QString title() const override { return QStringLiteral("A square & a word"); }
    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        painter.fillRect(QRectF(area.topLeft(), QSizeF(area.width() / 2, area.height())), Qt::red);
        painter.setFont(fontOf(style));
        painter.setPen(Qt::black);
        painter.drawText(QPointF(area.width() / 2 + 4, area.height() / 2), m_word);
    }
    Result<void> check(const FigureStyle& style) const override
    {
        return style.widthMm < 20 ? Result<void>(badInput("figure square needs 20 mm of width")) : Result<void>();
    }
    QString csv() const override { return QStringLiteral("side,text\n1.5,\"a, b\"\n"); }
    QString pgfplots(const FigureStyle&) const override
    {
        return QStringLiteral("\\begin{tikzpicture}\\end{tikzpicture}\n");
    }

protected:
    std::vector<FigureText> makeTexts() override
    {
        return {{QStringLiteral("word"), QStringLiteral("Word"), m_word, [this](const QString& text) { m_word = text; }}};
    }

private:
    QString m_word = QStringLiteral("Wasserstein");
};

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestFigure : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    void save(const QString& file, const FigureStyle& style = {})
    {
        const auto format = figureFormatOf(file);
        QVERIFY(format.ok());
        const auto saved = saveFigure(Square(), file, *format, style);
        QVERIFY2(saved.ok(), saved ? "" : saved.error().text().c_str());
    }

private Q_SLOTS:
    void everyFormatLeadsBackToItsRun_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"f.pdf", "f.svg", "f.png", "f.tex", "f.csv"})
            QTest::newRow(name) << QString(QLatin1String(name));
    }
    void everyFormatLeadsBackToItsRun()
    {
        QFETCH(QString, name);
        const QString file = m_folder.filePath(name);
        save(file);
        const auto origin = readFigureOrigin(file);
        QVERIFY2(origin.ok(), origin ? "" : origin.error().text().c_str());
        QCOMPARE(origin->runs, Square().origin.runs);
        QCOMPARE(origin->configuration, Square().origin.configuration);
        QVERIFY2(origin->recipe.startsWith(Square().origin.recipe), qPrintable(origin->recipe));
        QCOMPARE(origin->details, Square().origin.details);
    }

    /// CSV contains one header line and data only, as expected by spreadsheets and pandas.
    void tablesAreNothingButTables()
    {
        const QString file = path("table.csv");
        save(file);
        QCOMPARE(contentOf(file), Square().csv().toUtf8());
        QVERIFY(QFile::exists(originFileOf(file)));
        QVERIFY(readFigureOrigin(originFileOf(file)).ok());
        QVERIFY(QFile::remove(originFileOf(file)));
        const auto lost = readFigureOrigin(file);
        QVERIFY(!lost.ok() && QByteArray(lost.error().text().c_str()).contains("table.csv.origin.json"));
    }

    /// CSV files of earlier versions start with a comment, which names their run.
    void earlierTablesLeadBackToTheirRun()
    {
        QFile file(path("earlier.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# rosa:origin " + toJson(Square().origin, Square().title()) + "\n" + Square().csv().toUtf8());
        file.close();
        const auto origin = readFigureOrigin(path("earlier.csv"));
        QVERIFY(origin.ok());
        QCOMPARE(origin->runs, Square().origin.runs);
    }

    void textsCanBeChangedAndTheCommandSaysSo()
    {
        Square square;
        QCOMPARE(square.recipe(), square.origin.recipe);
        const auto unknown = square.setText(QStringLiteral("wor"), QStringLiteral("x"));
        QVERIFY(!unknown.ok() && QByteArray(unknown.error().text().c_str()).contains("word (\"Wasserstein\")"));
        QVERIFY(square.setText(QStringLiteral("word"), QStringLiteral("Kantorovich's")).ok());
        const QString file = path("said.svg");
        QVERIFY(saveFigure(square, file, FigureFormat::Svg, {}).ok());
        QVERIFY(contentOf(file).contains("Kantorovich"));
        QVERIFY(!contentOf(file).contains(">Wasserstein<"));
        const auto origin = readFigureOrigin(file);
        QVERIFY(origin.ok());
        const QString changed = square.origin.recipe + QStringLiteral(" --text-word 'Kantorovich'\\''s'");
        QVERIFY2(origin->recipe.startsWith(changed), qPrintable(origin->recipe));
    }

    void theDialogueChangesTextsAndFont()
    {
        FigureDialog dialog(std::make_unique<Square>(), nullptr);
        dialog.show();
        auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("word"));
        QVERIFY(field);
        QCOMPARE(field->text(), QStringLiteral("Wasserstein"));
        const auto shown = [&dialog] {
            for (const auto* label : dialog.findChildren<QLabel*>())
                if (!label->pixmap().isNull()) return label->pixmap().toImage();
            return QImage();
        };
        const QImage before = shown();
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("!"));
        QTRY_VERIFY(shown() != before);
        auto* family = dialog.findChild<QFontComboBox*>();
        QVERIFY(family);
        QCOMPARE(dialog.style().fontFamily, family->currentFont().family());
        QCOMPARE(family->currentFont().family(), kUsualFamily);
    }

    void whatDoesNotFitIsRefusedWithTheWidthItNeeds()
    {
        FigureStyle style;
        style.widthMm = 15;
        const auto small = saveFigure(Square(), path("small.pdf"), FigureFormat::Pdf, style);
        QVERIFY(!small.ok() && QByteArray(small.error().text().c_str()).contains("20 mm"));
        QVERIFY(!QFile::exists(path("small.pdf")));
        QVERIFY(saveFigure(Square(), path("small.csv"), FigureFormat::Csv, style).ok());
        style = {};
        style.fontFamily = QStringLiteral("No such family");
        const auto strange = saveFigure(Square(), path("strange.pdf"), FigureFormat::Pdf, style);
        QVERIFY(!strange.ok() && QByteArray(strange.error().text().c_str()).contains("No such family"));
    }

    void picturesHaveTheSizeAsked()
    {
        FigureStyle style;
        style.widthMm = 50.8;
        style.heightMm = 25.4;
        style.dotsPerInch = 200;
        save(path("size.png"), style);
        const QImage image(path("size.png"));
        QCOMPARE(image.size(), QSize(400, 200));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 200);
        QCOMPARE(image.pixelColor(100, 100), QColor(Qt::red));
        QCOMPARE(image.pixelColor(398, 2), QColor(Qt::white));
        // The whole figure is drawn also below the 96 dpi of a screen.
        style.dotsPerInch = 50;
        save(path("small.png"), style);
        const QImage small(path("small.png"));
        QCOMPARE(small.size(), QSize(100, 50));
        QCOMPARE(small.pixelColor(45, 40), QColor(Qt::red));
        QCOMPARE(small.pixelColor(55, 5), QColor(Qt::white));
        save(path("size.pdf"), style);
        QVERIFY(contentOf(path("size.pdf")).contains("/MediaBox [0 0 144.000000 72.000000]") ||
                contentOf(path("size.pdf")).contains("/MediaBox [0 0 144 72]"));
    }

    void textStaysText()
    {
        save(path("text.svg"));
        QXmlStreamReader xml(contentOf(path("text.svg")));
        while (!xml.atEnd()) xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(contentOf(path("text.svg")).contains(">Wasserstein<"));
        save(path("text.pdf"));
        QVERIFY(contentOf(path("text.pdf")).contains("/Font"));
    }

    /// Otherwise the system chooses among fonts with the same characters, mostly the Japanese form.
    void aChineseFigureAsksForChineseForms()
    {
        FigureStyle style;
        style.fontFamily = QStringLiteral("DejaVu Serif");
        QCOMPARE(fontOf(style).families(), QStringList{QStringLiteral("DejaVu Serif")});
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("zh_CN")));
        const QStringList simplified = fontOf(style).families();
        QLocale::setDefault(QLocale(QStringLiteral("zh_TW")));
        const QStringList traditional = fontOf(style).families();
        QLocale::setDefault(before);
        QCOMPARE(simplified, (QStringList{QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Sans CJK SC")}));
        QCOMPARE(traditional, (QStringList{QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Sans CJK TC")}));
    }

    void whatCannotBeDrawnIsRefused()
    {
        FigureStyle style;
        style.widthMm = 0;
        QVERIFY(!saveFigure(Square(), path("x.pdf"), FigureFormat::Pdf, style).ok());
        QVERIFY(!figureFormatOf(QStringLiteral("figure.docx")).ok());
        const auto lost = saveFigure(Square(), path("no/such/folder.pdf"), FigureFormat::Pdf, {});
        QVERIFY(!lost.ok());
        QVERIFY(!QFile::exists(path("no/such/folder.pdf")));
    }

    void theReasonIsTold()
    {
        ::signal(SIGXFSZ, SIG_IGN);
        struct rlimit usual {};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &usual), 0);
        const struct rlimit none {
            0, usual.rlim_max
        };  // As a full disk: a file can be made, and nothing written.
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &none), 0);
        const auto saved = saveFigure(Square(), path("full.csv"), FigureFormat::Csv, {});
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &usual), 0);
        QVERIFY(!saved.ok());
        QVERIFY2(saved.error().text().ends_with(std::strerror(EFBIG)), saved.error().text().c_str());
        QVERIFY(!QFile::exists(path("full.csv")));
    }

    void aLinkStaysALink()
    {
        QVERIFY(QFile::link(path("target.csv"), path("link.csv")));
        save(path("target.csv"));
        const QByteArray before = contentOf(path("target.csv"));
        QVERIFY(QFile::resize(path("target.csv"), 0));
        save(path("link.csv"));
        QVERIFY(QFileInfo(path("link.csv")).isSymLink());
        QCOMPARE(contentOf(path("target.csv")), before);
    }

    void otherFilesHaveNoOrigin()
    {
        QFile file(path("other.svg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg><desc>something else</desc></svg>");
        file.close();
        QVERIFY(!readFigureOrigin(path("other.svg")).ok());
        QVERIFY(!readFigureOrigin(path("missing.png")).ok());
    }

    void latexKeepsItsCharacters()
    {
        QCOMPARE(latexText(QStringLiteral("50 % of Γ_1 & more")), QStringLiteral("50 \\% of $\\Gamma$\\_1 \\& more"));
        QCOMPARE(latexText(QStringLiteral("C of 2^-10 … 2^9, a^b")),
                 QStringLiteral("C of 2$^{-10}$ \\dots{} 2$^{9}$, a\\^{}b"));
        QCOMPARE(latexText(QStringLiteral("a<b|c")), QStringLiteral("a$<$b$|$c"));
        QCOMPARE(csvText(QStringLiteral("a, \"b\"")), QStringLiteral("\"a, \"\"b\"\"\""));
        QCOMPARE(csvNumber(0.1), QStringLiteral("0.1"));
        QCOMPARE(csvNumber(qQNaN()), QString());
    }

    void presetSetsTheWidthAndKeepsTheShape()
    {
        FigureDialog dialog(std::make_unique<Square>(), nullptr);
        dialog.show();
        const FigureStyle before = dialog.style();
        auto* preset = dialog.findChild<QComboBox*>();
        QVERIFY(preset);
        preset->setFocus();
        QTest::keyClick(preset, Qt::Key_Down);
        QCOMPARE(dialog.style().widthMm, kTwoColumnsMm);
        QVERIFY(std::abs(dialog.style().heightMm / dialog.style().widthMm - before.heightMm / before.widthMm) < 1e-2);
    }

    /// Of several figures the dialog saves the one that is chosen in it, which has a size of its own.
    void anotherFigureCanBeChosen()
    {
        class Wide : public Square {
        public:
            [[nodiscard]] QString title() const override { return QStringLiteral("Wide"); }
            [[nodiscard]] FigureStyle suitableStyle() const override
            {
                FigureStyle style;
                style.widthMm = kTwoColumnsMm;
                style.heightMm = 33;
                return style;
            }
        };
        std::vector<std::unique_ptr<Figure>> figures;
        figures.push_back(std::make_unique<Square>());
        figures.push_back(std::make_unique<Wide>());
        FigureDialog dialog(std::move(figures), 1, nullptr);
        dialog.show();
        QVERIFY(dialog.windowTitle().contains(QStringLiteral("Wide")));
        QCOMPARE(dialog.style().heightMm, 33.0);
        auto* which = dialog.findChild<QComboBox*>(QStringLiteral("figureChoice"));
        which->setFocus();
        QTest::keyClick(which, Qt::Key_Up);
        QVERIFY(dialog.windowTitle().contains(Square().title()));
        QCOMPARE(dialog.style().heightMm, Square().suitableStyle().heightMm);
        QCOMPARE(dialog.style().widthMm, Square().suitableStyle().widthMm);
        QTest::keyClick(which, Qt::Key_Down);
        QCOMPARE(dialog.style().widthMm, kTwoColumnsMm);
    }

    void savingSaysWhatAndWhere()
    {
        QWidget window;
        QSignalSpy saved(&FigureSaves::instance(), &FigureSaves::saved);
        openFigureDialog(std::make_unique<Square>(), &window);
        auto* dialog = window.findChild<FigureDialog*>();
        QVERIFY(dialog);
        QVERIFY(dialog->windowTitle().contains(Square().title()));
        for (auto* box : dialog->findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Format")) box->setCurrentIndex(2);
        const QString file = path("said.png");
        // The file dialogue has its own event loop.
        QTimer typing;
        connect(&typing, &QTimer::timeout, this, [&] {
            auto* names = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!names) return;
            // Not by typing Return, which a visible completer popup would take.
            names->findChild<QLineEdit*>()->setText(file);
            static_cast<QDialog*>(names)->accept();
        });
        typing.start(20);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
        QCOMPARE(saved.size(), 1);
        QCOMPARE(saved.first().first().toString(), file);
        QVERIFY(QFile::exists(file));
    }

    /// A replaced text is proposed again for the same original.
    void aTextThatWasChangedIsProposedAgain()
    {
        const auto save = [this](const QString& typed) {
            QWidget window;
            openFigureDialog(std::make_unique<Square>(), &window);
            auto* dialog = window.findChild<FigureDialog*>();
            auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("word"));
            const QString proposed = field->text();
            field->selectAll();
            QTest::keyClicks(field, typed);
            QTimer typing;
            connect(&typing, &QTimer::timeout, this, [&] {
                auto* names = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (!names) return;
                names->findChild<QLineEdit*>()->setText(path("word.svg"));
                static_cast<QDialog*>(names)->accept();
            });
            typing.start(20);
            QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
            QFile::remove(path("word.svg"));
            return proposed;
        };
        QCOMPARE(save(QStringLiteral("Kantorovich")), QStringLiteral("Wasserstein"));
        QCOMPARE(save(QStringLiteral("Wasserstein")), QStringLiteral("Kantorovich"));
        QCOMPARE(save(QStringLiteral("Wasserstein")), QStringLiteral("Wasserstein"));
    }

    /// The extension of the file name determines the format, regardless of the selected one, and is the default for the next figure.
    void theNameOfTheFileDecidesItsFormat()
    {
        const auto saveAs = [this](const QString& file) {
            QWidget window;
            openFigureDialog(std::make_unique<Square>(), &window);
            auto* dialog = window.findChild<FigureDialog*>();
            auto* format = dialog->findChild<QComboBox*>(QStringLiteral("figureFormat"));
            format->setCurrentIndex(format->findText(QStringLiteral("CSV"), Qt::MatchStartsWith));
            QTimer typing;
            QString warning;
            connect(&typing, &QTimer::timeout, this, [&] {
                if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                    warning = box->text();
                    return box->accept();
                }
                auto* names = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (!names) return;
                names->findChild<QLineEdit*>()->setText(file);
                static_cast<QDialog*>(names)->accept();
            });
            typing.start(20);
            QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save), Qt::LeftButton);
            return warning;
        };
        const auto beginning = [](const QString& file) {
            QFile read(file);
            return read.open(QIODevice::ReadOnly) ? read.read(5) : QByteArray();
        };
        QCOMPARE(saveAs(path("mat.pdf")), QString());
        QCOMPARE(beginning(path("mat.pdf")), QByteArray("%PDF-"));
        QVERIFY(FigureDialog(std::make_unique<Square>(), nullptr).format() == FigureFormat::Pdf);
        QCOMPARE(saveAs(path("mat")), QString());
        QVERIFY(QFile::exists(path("mat.csv")));
        QVERIFY2(saveAs(path("mat.doc")).contains(QStringLiteral(".pdf, .svg, .png, .tex or .csv")), "no warning");
        QVERIFY(!QFile::exists(path("mat.doc")));
    }

    void aWidgetOffersItsFigure()
    {
        QWidget widget;
        bool hasFigure = false;
        offerFigure(&widget,
                    [&hasFigure]() -> std::unique_ptr<Figure> { return hasFigure ? std::make_unique<Square>() : nullptr; });
        QVERIFY(!offeredFigure(widget));
        hasFigure = true;
        QVERIFY(offeredFigure(widget));
        QCOMPARE(offeredFigure(widget)->name(), QStringLiteral("square"));
    }
};

ROSA_WIDGET_TEST(TestFigure)
#include "tst_figure.moc"
