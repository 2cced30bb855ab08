/// What every plot offers on a right click: copy, save, data.
#pragma once

#include <functional>
#include <memory>

#include <QMenu>
#include <QWidget>

#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// Makes the figure of what a widget shows at the moment; nullptr where there is nothing to show.
using FigureMaker = std::function<std::unique_ptr<Figure>()>;

/// Adds "Copy picture", "Copy data", "Save figure …" and "Show data as table" to a menu. `parent` owns the dialogues.
void addFigureActions(QMenu& menu, QWidget* parent, const FigureMaker& maker);

/// Adds what a widget offers itself for the thing at `place` (of the widget); those actions come first.
using MenuFiller = std::function<void(QMenu&, const QPoint& place)>;

/// Gives `widget` a context menu of these actions (right click, menu key, Shift+F10), and Ctrl+Shift+E for "Save figure …" while it
/// has the focus.
void offerFigure(QWidget* widget, const FigureMaker& maker, const MenuFiller& filler = {});

/// What a widget offered by offerFigure(); nullptr where it offered nothing or has nothing to show now.
std::unique_ptr<Figure> offeredFigure(const QWidget& widget);

}  // namespace rosa::widgets
