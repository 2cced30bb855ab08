#include "widgets/style/fitted_text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTest>

using namespace rosa::widgets;

class TestFittedText : public QObject {
    Q_OBJECT

    /// Fitted to the width that `room` takes.
    static QString fitted(const QString& text, const QString& room)
    {
        const QFontMetricsF metrics(QGuiApplication::font());
        return fittedText(text, metrics, metrics.horizontalAdvance(room) + 0.01);
    }

private Q_SLOTS:
    void whatFitsStaysWhole()
    {
        const QString label = QStringLiteral("cora rosa · λ 80 · 300 epochs");
        QCOMPARE(fitted(label, label), label);
        QCOMPARE(fitted({}, {}), QString());
    }

    void piecesAreLeftOutWhole()
    {
        const QString label = QStringLiteral("cora rosa · λ 80 · 300 epochs");
        for (const QString& shown :
             {QStringLiteral("… λ 80 · 300 epochs"), QStringLiteral("… λ 80 · …"), QStringLiteral("λ …")})
            QCOMPARE(fitted(label, shown), shown);
        QCOMPARE(fitted(QStringLiteral("54.6 ± 4.6"), QStringLiteral("54.6 ± …")), QStringLiteral("54.6 ± …"));
        QCOMPARE(fitted(QStringLiteral("123456"), QStringLiteral("12345")), QStringLiteral("…"));
        QCOMPARE(fitted(QStringLiteral("my long name"), QStringLiteral("my long n")), QStringLiteral("my …"));
    }

    /// Of several labels each keeps what the fewest have.
    void whatAllShareIsLeftOutFirst()
    {
        const QFontMetricsF metrics(QGuiApplication::font());
        const QString label = QStringLiteral("cora rosa · batch 16 · λ 80 · 300 epochs · 2 splits");
        const auto shown = [&](const QString& room) {
            return fittedText(label, metrics, metrics.horizontalAdvance(room) + 0.01, {9, 9, 1, 2, 9});
        };
        QCOMPARE(shown(label), label);
        for (const QString& room : {QStringLiteral("… λ 80 · 300 epochs"), QStringLiteral("… λ 80"), QStringLiteral("λ …")})
            QCOMPARE(shown(room), room);
    }

    /// Whatever the room, a number is whole or not there.
    void noNumberIsCut()
    {
        const QString label = QStringLiteral("cora rosa mlp · λ 80.25 · 12345 epochs · seed 678");
        const QFontMetricsF metrics(QGuiApplication::font());
        for (double width = 0; width < metrics.horizontalAdvance(label); width += 1) {
            const QString shown = fittedText(label, metrics, width);
            QVERIFY(shown == QStringLiteral("…") || metrics.horizontalAdvance(shown) <= width);
            for (const QString& word : shown.split(QLatin1Char(' '), Qt::SkipEmptyParts))
                QVERIFY2(word == QStringLiteral("…") || label.split(QLatin1Char(' ')).contains(word), qPrintable(shown));
        }
    }
};

QTEST_MAIN(TestFittedText)
#include "tst_fitted_text.moc"
