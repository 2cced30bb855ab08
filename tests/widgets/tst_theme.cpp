/// Contrast of the style in both themes.
#include "widgets/style/theme.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QMenu>
#include <QRadioButton>
#include <QStyle>
#include <QTest>
#include <QToolButton>

#include "tests/program/test_program.h"
#include "tests/widgets/colour_difference.h"
#include "tests/widgets/contrast.h"
#include "widgets/style/class_colours.h"

using namespace rosa::widgets;
using rosa::test::contrast;

namespace {

/// Maximum contrast of pixels in `place` with `ground`.
double contrastIn(QWidget& widget, const QRect& place, const QColor& ground)
{
    const QImage image = widget.grab().toImage();
    double most = 1;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (image.rect().contains(x, y)) most = std::max(most, contrast(image.pixelColor(x, y), ground));
    return most;
}

constexpr double kSeen = 3;  ///< WCAG 2.2, 1.4.11: contrast of user interface components.

}  // namespace

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The state of checked buttons is visible.
    void aButtonThatIsOnIsSeenInEitherTheme()
    {
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            applyTheme(*qApp, theme);
            for (const bool isRaised : {false, true}) {
                QToolButton off, on;
                for (QToolButton* button : {&off, &on}) {
                    button->setCheckable(true);
                    button->setAutoRaise(isRaised);
                    button->resize(60, 24);
                }
                on.setChecked(true);
                const QColor ground = off.grab().toImage().pixelColor(10, 12);
                const double edge = contrastIn(on, {0, 10, 2, 4}, ground);
                QVERIFY2(edge >= kSeen, qPrintable(QStringLiteral("%1 %2: %3").arg(int(theme)).arg(isRaised).arg(edge)));
                QVERIFY(contrast(on.grab().toImage().pixelColor(10, 12), off.grab().toImage().pixelColor(10, 12)) > 1.15);
            }
        }
    }

    void anEmptyBoxIsSeenInTheDark()
    {
        applyTheme(*qApp, Theme::Dark);
        QCheckBox box(QStringLiteral("box"));
        QRadioButton button(QStringLiteral("button"));
        for (QAbstractButton* one : std::initializer_list<QAbstractButton*>{&box, &button}) {
            one->resize(one->sizeHint());
            const int edge = one->style()->pixelMetric(QStyle::PM_IndicatorWidth);
            QVERIFY2(contrastIn(*one, {0, 0, edge, one->height()}, one->palette().color(QPalette::Window)) >= kSeen,
                     qPrintable(one->text()));
        }
        // A disabled one shows that it is.
        for (QAbstractButton* one : std::initializer_list<QAbstractButton*>{&box, &button}) {
            const QRect mark(0, 0, one->style()->pixelMetric(QStyle::PM_IndicatorWidth), one->height());
            const QColor ground = one->palette().color(QPalette::Window);
            const double enabled = contrastIn(*one, mark, ground);
            one->setEnabled(false);
            QVERIFY2(contrastIn(*one, mark, ground) < 0.75 * enabled, qPrintable(one->text()));
        }
        QMenu menu;
        QAction* action = menu.addAction(QStringLiteral("entry"));
        action->setCheckable(true);
        menu.resize(menu.sizeHint());
        const QRect entry = menu.actionGeometry(action);
        QVERIFY(contrastIn(menu, {entry.left(), entry.top(), entry.height(), entry.height()},
                           menu.palette().color(QPalette::Base)) >= kSeen);
    }

    /// Those of the style, in colours of their own, are of no family with the other icons.
    void buttonsOfDialogsHaveNoIcons()
    {
        applyTheme(*qApp, Theme::Light);
        const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Save);
        QCOMPARE(box.buttons().size(), 3);
        for (const QAbstractButton* button : box.buttons()) QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
    }

    void textHasItsContrastOnEachGround_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(Theme::Light);
        QTest::newRow("dark") << static_cast<int>(Theme::Dark);
    }

    /// WCAG 2.2, 1.4.3: 4.5 : 1. Disabled text too, since it informs: the value of a field that cannot be edited is read.
    void textHasItsContrastOnEachGround()
    {
        QFETCH(int, theme);
        applyTheme(*qApp, static_cast<Theme>(theme));
        const QPalette palette = qApp->palette();
        QCOMPARE(isDark(palette), theme == static_cast<int>(Theme::Dark));
        const auto isRead = [](const QColor& text, const QColor& ground) {
            const double found = contrast(text, ground);
            if (found < 4.5) qWarning("%s on %s: %.2f", qPrintable(text.name()), qPrintable(ground.name()), found);
            return found >= 4.5;
        };
        for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button}) {
            for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
                QVERIFY(isRead(palette.color(QPalette::Active, role), palette.color(ground)));
                QVERIFY(isRead(palette.color(QPalette::Inactive, role), palette.color(ground)));
                QVERIFY(isRead(palette.color(QPalette::Disabled, role), palette.color(QPalette::Disabled, ground)));
            }
            QVERIFY(isRead(palette.color(QPalette::PlaceholderText), palette.color(ground)));
            QVERIFY(isRead(quietText(palette), palette.color(ground)));
            QVERIFY(isRead(errorColour(palette), palette.color(ground)));
        }
        for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase})
            QVERIFY(isRead(palette.color(QPalette::Link), palette.color(ground)));
        QVERIFY(isRead(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase)));
        QVERIFY(isRead(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)));
    }

    /// Against the published pairs 1, 7 and 17 of Sharma, Wu and Dalal.
    void theDifferenceOfColoursIsCiede2000()
    {
        using rosa::test::colourDifference;
        const auto isNear = [](double a, double b) { return std::abs(a - b) < 5e-5; };
        QVERIFY(isNear(colourDifference({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425));
        QVERIFY(isNear(colourDifference({50, 0, 0}, {50, -1, 2}), 2.3669));
        QVERIFY(isNear(colourDifference({50, 2.5, 0}, {73, 25, -18}), 27.1492));
    }

    void coloursOfRunsDifferAndAreSeen()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            applyTheme(*qApp, theme);
            const bool dark = theme == Theme::Dark;
            for (int one = 0; one < 8; ++one) {
                const QColor colour = curveColour(one, dark);
                for (const auto ground : {QPalette::Window, QPalette::Base})
                    QVERIFY2(contrast(colour, qApp->palette().color(ground)) >= kSeen, qPrintable(colour.name()));
                for (int other = 0; other < one; ++other) {
                    const double difference =
                        rosa::test::colourDifference(rosa::test::labOf(colour), rosa::test::labOf(curveColour(other, dark)));
                    QVERIFY2(difference >= 20,
                             qPrintable(QStringLiteral("%1, %2 %3: %4").arg(one).arg(other).arg(dark).arg(difference)));
                }
            }
        }
    }
};

ROSA_WIDGET_TEST(TestTheme)
#include "tst_theme.moc"
