/// Text of others is shown letter by letter, loads nothing, and is bounded.
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include "tests/program/test_program.h"
#include "tests/widgets/loaded.h"
#include "tests/widgets/shown.h"
#include "widgets/banner/banner.h"
#include "widgets/form/field_row.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/fitted_text.h"
#include "widgets/text/closed_document.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_box.h"
#include "widgets/text/plain_by_default.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/shortened.h"

using namespace rosa;
using namespace rosa::widgets;

class TestForeignText : public QObject {
    Q_OBJECT

    static QList<QWidget*> tips()
    {
        QList<QWidget*> found;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel")) found.append(widget);
        return found;
    }

    static void addTexts()
    {
        QTest::addColumn<QString>("text");
        int number = 0;
        for (const QString& text : rosa::test::hostileTexts()) QTest::addRow("%d", ++number) << text;
    }

private Q_SLOTS:
    void initTestCase() { Q_INIT_RESOURCE(icons); }

    /// Without the labels of this program: what the counter below counts.
    void aGuessingLabelLoads()
    {
        const rosa::test::Loaded loaded;
        const QLabel guessing(QStringLiteral("<img src='/nowhere/x.png'>"));
        (void)guessing.sizeHint();
        QVERIFY(loaded.count() > 0);
    }

    void labelsShowLetters_data() { addTexts(); }
    void labelsShowLetters()
    {
        QFETCH(QString, text);
        const rosa::test::Loaded loaded;
        PlainLabel label(text);
        ShortLabel shortLabel;
        shortLabel.setWhole(text);
        const QSize letters = label.fontMetrics().size(0, text);
        for (QLabel* one : {static_cast<QLabel*>(&label), static_cast<QLabel*>(&shortLabel)}) {
            QCOMPARE(one->textFormat(), Qt::PlainText);
            QVERIFY(one->sizeHint().height() >= letters.height());
            one->setWordWrap(true);
            (void)one->heightForWidth(40);
            one->resize(40, 40);
            (void)one->grab();
        }
        QVERIFY(label.sizeHint().height() >= letters.height());
        QCOMPARE(rosa::test::shownOf(shortLabel.toolTip()), text);
        QCOMPARE(loaded.count(), 0);
    }

    void toolTipsShowLetters_data() { addTexts(); }
    void toolTipsShowLetters()
    {
        QFETCH(QString, text);
        const rosa::test::Loaded loaded;
        QCOMPARE(rosa::test::shownOf(literal(text)), text);
        QCOMPARE(rosa::test::shownOf(wrapped(text)), text);
        QWidget anchor;
        QVERIFY(rosa::test::isShown(anchor));
        for (const QString& tip : {literal(text), wrapped(text)}) {
            QToolTip::showText(anchor.mapToGlobal(QPoint(2, 2)), tip, &anchor);
            const QList<QWidget*> shown = tips();
            QVERIFY(!shown.isEmpty());
            (void)shown.last()->grab();
            QToolTip::hideText();
        }
        QCOMPARE(loaded.count(), 0);
        QCOMPARE(wrapped({}), QString());
        QCOMPARE(literal(QStringLiteral("a plain\ntip")), QStringLiteral("a plain\ntip"));
    }

    void dialogsShowLetters_data() { addTexts(); }
    void dialogsShowLetters()
    {
        QFETCH(QString, text);
        const rosa::test::Loaded loaded;
        PlainBox box(PlainBox::Warning, text, text, PlainBox::Ok, nullptr);
        box.setMore(text);
        box.setDetails(text);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QCOMPARE(box.text(), text);
        QCOMPARE(box.textFormat(), Qt::PlainText);
        QCOMPARE(rosa::test::shownOf(box.informativeText()), text);
        (void)box.grab();
        QCOMPARE(loaded.count(), 0);
    }

    void aBannerShowsLetters_data() { addTexts(); }
    void aBannerShowsLetters()
    {
        QFETCH(QString, text);
        const rosa::test::Loaded loaded;
        Banner banner;
        banner.showMessage(Banner::Kind::Error, text, text, {{QStringLiteral("Go on"), [] {}}});
        QVERIFY(rosa::test::isShown(banner));
        QCOMPARE(banner.text(), text);
        (void)banner.grab();
        for (auto* button : banner.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral("Details"))) button->click();
        auto* details = banner.findChild<QMessageBox*>();
        QVERIFY(details);
        (void)details->grab();
        QCOMPARE(details->textFormat(), Qt::PlainText);
        delete details;
        QCOMPARE(loaded.count(), 0);
    }

    void aFieldShowsLetters_data() { addTexts(); }
    void aFieldShowsLetters()
    {
        QFETCH(QString, text);
        const rosa::test::Loaded loaded;
        FormField field;
        field.key = text;
        field.title = text;
        field.help = text;
        field.origin = text;
        field.bound.type = FieldKind::Choice;
        field.choices = {{text, text, text}, {QStringLiteral("b"), text, text}};
        field.fallback = text;
        FieldRow row(field);
        QVERIFY(rosa::test::isShown(row));
        (void)row.grab();
        for (const QWidget* part : row.findChildren<QWidget*>())
            if (!part->toolTip().isEmpty() && part->toolTip().contains(QStringLiteral("img")))
                QVERIFY(rosa::test::shownOf(part->toolTip()).contains(text));
        QCOMPARE(loaded.count(), 0);
    }

    /// Of existing files.
    void documentsLoadNoFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("x.png"));
        QImage picture(300, 200, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(file));
        const QString html = QStringLiteral("<p>x<img src='%1'></p>").arg(file);
        QTextDocument open;
        open.setHtml(html);
        QVERIFY(open.size().width() >= 300);
        ClosedDocument closed;
        closed.setHtml(html);
        QVERIFY(closed.size().height() < 200 && closed.idealWidth() < 300);
        QVERIFY(closed.hasAsked());
        QVERIFY(namesResources(QStringLiteral("<body style=\"background-image: url(%1)\">x</body>").arg(file)));
        QVERIFY(namesResources(QStringLiteral("<html><head><link type='text/css' href='%1'></head></html>").arg(file)));
        QVERIFY(!namesResources(QStringLiteral("<h1>x</h1><p>&lt;img src='%1'&gt;</p>").arg(file)));

        RichLabel label;
        label.setHtml(html);
        QCOMPARE(rosa::test::shownOf(label.text()), html);
        label.setHtml(QStringLiteral("<b>x</b>"));
        QCOMPARE(label.text(), QStringLiteral("<b>x</b>"));
    }

    void longTextsAreBounded()
    {
        const QString letters(1'000'000, QLatin1Char('m'));
        QCOMPARE(literal(letters).size(), kLongestTip);
        QVERIFY(literal(letters).endsWith(QChar(0x2026)));
        QVERIFY(wrapped(letters).size() < 2 * kLongestTip);
        QCOMPARE(shortened(QStringLiteral("abcd"), 4), QStringLiteral("abcd"));
        QCOMPARE(shortened(QStringLiteral("abcde"), 4), QStringLiteral("abc…"));
        // A surrogate pair is kept or left out as a whole.
        const QString pairs = QString::fromUcs4(U"\U0001F600\U0001F600\U0001F600");
        QCOMPARE(shortened(pairs, 4), pairs.left(2) + QChar(0x2026));
        QCOMPARE(shortened(pairs, 3), pairs.left(2) + QChar(0x2026));
        QCOMPARE(shownName(std::string(10'000, 'x')).size(), kLongestName);
    }

    /// Each would take hours if all letters were measured for each cut.
    void longTextsArePaintedAtOnce()
    {
        const QFontMetricsF metrics(QGuiApplication::font());
        const QString letters(1'000'000, QLatin1Char('m'));
        QString words, pieces;
        for (int i = 0; i < 100'000; ++i) {
            words += QStringLiteral("tag%1, ").arg(i);
            pieces += QStringLiteral("piece %1 · ").arg(i);
        }
        for (const QString& text : {letters, words, pieces}) {
            const QString shown = fittedText(text, metrics, 120);
            QVERIFY(!shown.isEmpty() && shown.size() < 100);
            QVERIFY(metrics.horizontalAdvance(shown) <= 120);
            ShortLabel label;
            label.setWhole(text);
            label.resize(120, 20);
            (void)label.grab();
            QVERIFY(label.sizeHint().width() > 120);
        }
        // A list full of them.
        QStringList all;
        QList<double> widths;
        for (int i = 0; i < 200; ++i) {
            all.append(pieces.mid(i));
            widths.append(120);
        }
        QCOMPARE(fittedTexts(all, metrics, widths).size(), 200);
    }

    /// The barrier behind the labels of this program. The last test: it lasts as long as the application.
    void labelsOfQtArePlainByDefault()
    {
        const rosa::test::Loaded loaded;
        makeLabelsPlain(*qApp);
        for (const QString& text : rosa::test::hostileTexts()) {
            QMessageBox box(QMessageBox::Warning, text, text);
            box.setInformativeText(text);
            QVERIFY(rosa::test::isShown(box));
            QLabel label(text);
            QCOMPARE(label.sizeHint().height() > 0, true);
            QCOMPARE(label.textFormat(), Qt::PlainText);
        }
        QCOMPARE(loaded.count(), 0);
        QLabel rich(QStringLiteral("<b>x</b>"));
        rich.setTextFormat(Qt::RichText);
        (void)rich.sizeHint();
        QCOMPARE(rich.textFormat(), Qt::RichText);
    }
};

ROSA_WIDGET_TEST(TestForeignText)
#include "tst_foreign_text.moc"
