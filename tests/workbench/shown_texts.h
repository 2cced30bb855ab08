/// Texts of a window that cannot be read: cut off, or without contrast.
#pragma once

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStringList>

#include "app/workbench/start/view/link_card.h"
#include "tests/widgets/contrast.h"

namespace rosa::test {

/// Names and numbers may be shortened, a sentence may not: it has several words, or several Chinese characters and a sentence mark.
inline bool isSentence(const QString& text)
{
    if (text.contains(QChar(0x3002)) || text.contains(QChar(0xff1b))) return text.size() >= 10;
    constexpr int kFewestWords = 6;
    return text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() >= kFewestWords &&
           (text.contains(QLatin1String(". ")) || text.endsWith(QLatin1Char('.')));
}

/// "": the label shows its whole text.
inline QString cutOff(const QLabel& label)
{
    const QString text = label.text(), tip = label.toolTip();
    if (text.endsWith(QChar(0x2026)) && isSentence(tip) && tip.size() > text.size() && tip.startsWith(text.chopped(1)))
        return tip;
    if (!isSentence(text)) return {};
    const bool isWhole = label.wordWrap()                     ? label.height() >= label.heightForWidth(label.width())
                         : label.textFormat() == Qt::RichText ? label.width() >= label.sizeHint().width()
                         : text.contains(QLatin1Char('\n'))   ? label.width() >= label.sizeHint().width()
                                                              : label.width() >= label.fontMetrics().horizontalAdvance(text);
    return isWhole ? QString() : text;
}

/// The text of a button or card, and the example in an empty line, are cut by their edge without a sign.
inline QString cutOff(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return cutOff(*label);
    if (const auto* card = qobject_cast<const workbench::LinkCard*>(&widget))
        return card->height() < card->heightForWidth(card->width()) ? card->text() : QString();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        const int room = line->width() - line->textMargins().left() - line->textMargins().right();
        // Of a path, the beginning is enough.
        const bool isShown = line->text().isEmpty() && !line->placeholderText().contains(QLatin1Char('/'));
        return isShown && line->fontMetrics().horizontalAdvance(line->placeholderText()) > room ? line->placeholderText()
                                                                                                : QString();
    }
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const bool hasText = qobject_cast<const QPushButton*>(button) || qobject_cast<const QCheckBox*>(button) ||
                         qobject_cast<const QRadioButton*>(button);
    if (!hasText) return {};
    const int needed = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
    return needed > button->width() ? button->text() : QString();
}

/// The ground on which `widget` is drawn: that of the nearest widget that fills its background.
inline QColor groundOf(const QWidget& widget)
{
    const QWidget* ground = &widget;
    while (!ground->isWindow() && !ground->autoFillBackground() && ground->parentWidget()) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(ground->parentWidget());
        if (area && area->viewport() == ground && ground->backgroundRole() == QPalette::Base) break;
        ground = ground->parentWidget();
    }
    return ground->palette().color(ground->backgroundRole());
}

/// "": its text has the contrast of WCAG 2.2, 1.4.3, on its ground.
inline QString faint(const QLabel& label)
{
    constexpr double kRead = 4.5;
    if (label.text().isEmpty()) return {};
    const QColor text = label.palette().color(label.foregroundRole()), ground = groundOf(label);
    const double found = contrast(text, ground);
    return found >= kRead
               ? QString()
               : QStringLiteral("%1 on %2, %3 : 1: %4").arg(text.name(), ground.name()).arg(found).arg(label.text());
}

/// What is wrong with the texts of the window of `window` that are in sight. Parts that scroll out of it are in sight too.
inline QStringList badTexts(const QWidget& window)
{
    QStringList bad;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) continue;
        if (const QString text = cutOff(*widget); !text.isEmpty()) bad.append(QStringLiteral("cut: ") + text);
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (const QString text = label ? faint(*label) : QString(); !text.isEmpty()) bad.append(text);
    }
    return bad;
}

}  // namespace rosa::test
