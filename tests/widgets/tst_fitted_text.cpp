#include "widgets/style/fitted_text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QSet>
#include <QTabBar>
#include <QTest>

#include "tests/program/test_program.h"
#include "widgets/layout/tight_tabs.h"

using namespace rosa::widgets;

class TestFittedText : public QObject {
    Q_OBJECT

    /// Fitted to the width of the text `room`.
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

    /// Parts shared by most labels are omitted first.
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

    /// Labels that differ remain distinct at any width that fits the distinguishing part.
    void labelsThatDifferLookDifferent()
    {
        const QFontMetricsF metrics(QGuiApplication::font());
        const auto shown = [&](const QStringList& labels, const QString& room) {
            return fittedTexts(labels, metrics, QList<double>(labels.size(), metrics.horizontalAdvance(room) + 0.01));
        };
        const QStringList overlays{
            QStringLiteral("positive · λ 80 · 40 epochs"),      QStringLiteral("positive · λ 20 · 40 epochs"),
            QStringLiteral("positive · λ 80 · 60 epochs"),      QStringLiteral("between views · λ 80 · 40 epochs"),
            QStringLiteral("between views · λ 20 · 40 epochs"), QStringLiteral("between views · λ 80 · 60 epochs")};
        const QStringList forks{QStringLiteral("cora rosa · τ 0.4 → 0.3 @ 52 · λ 60 · 60 epochs · forked @ 50"),
                                QStringLiteral("cora rosa · τ 0.4 → 0.3 @ 52 · 60 epochs"),
                                QStringLiteral("cora rosa · λ 20 → 40 @ 10 · 60 epochs")};
        const QStringList seeds{QStringLiteral("cornell rosa · seed 2"), QStringLiteral("karate rosa · seed 2"),
                                QStringLiteral("karate rosa"), QStringLiteral("cornell rosa")};
        for (const QStringList& labels : {overlays, forks, seeds}) {
            QCOMPARE(shown(labels, labels.join(QString())), labels);
            for (const QString& room : {QStringLiteral("… τ 0.4 → 0.3 @ 52"), QStringLiteral("… cornell rosa")}) {
                const QStringList texts = shown(labels, room);
                QVERIFY2(QSet<QString>(texts.begin(), texts.end()).size() == labels.size(),
                         qPrintable(texts.join(QStringLiteral(" | "))));
                for (const QString& text : texts)
                    QVERIFY(metrics.horizontalAdvance(text) <= metrics.horizontalAdvance(room) + 1);
            }
        }
    }

    /// A name is never reduced to "…" alone.
    void somethingOfEveryNameIsShown()
    {
        const QFontMetricsF metrics(QGuiApplication::font());
        const QStringList labels{QStringLiteral("cora rosa · forked @ 50"), QStringLiteral("cora rosa · 40 epochs")};
        const QStringList texts =
            fittedTexts(labels, metrics, QList<double>(2, metrics.horizontalAdvance(QStringLiteral("forke…"))));
        QVERIFY2(texts[0].startsWith(QStringLiteral("fork")), qPrintable(texts[0]));
    }

    /// At any width, numbers are shown completely or not at all.
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

    /// Before a tab would disappear, all lose their icons.
    void tabsGiveUpTheirIcons()
    {
        QPixmap square(16, 16);
        square.fill(Qt::red);
        TightTabs tabs;
        tabs.setDocumentMode(true);
        for (int i = 0; i < 4; ++i) tabs.addTab(new QWidget, QIcon(square), QStringLiteral("Some title %1").arg(i));
        const auto end = [&tabs] { return tabs.tabBar()->tabRect(3).right(); };
        const auto hasIcons = [&tabs] { return !tabs.tabIcon(0).isNull() && !tabs.tabIcon(3).isNull(); };
        tabs.resize(2000, 200);
        tabs.show();
        QVERIFY(hasIcons());
        const int whole = end() + 1;
        tabs.resize(whole, 200);
        QVERIFY(hasIcons());
        tabs.resize(whole - 1, 200);
        QVERIFY(tabs.tabIcon(0).isNull() && tabs.tabIcon(3).isNull());
        QVERIFY(end() + 1 < whole);
        tabs.removeTab(3);
        QVERIFY(!tabs.tabIcon(0).isNull());
        tabs.resize(2000, 200);
        tabs.addTab(new QWidget, QIcon(square), QStringLiteral("Last"));
        QVERIFY(hasIcons());
    }
};

ROSA_WIDGET_TEST(TestFittedText)
#include "tst_fitted_text.moc"
