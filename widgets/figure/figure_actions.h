/// Actions in the context menu of every plot: copy, save, data.
#pragma once

#include <functional>
#include <memory>

#include <QMenu>
#include <QWidget>

#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// Makes the figure of a widget's current content; returns nullptr if there is nothing to show.
using FigureMaker = std::function<std::unique_ptr<Figure>()>;

/// Adds "Copy picture", "Copy data", "Save figure …" and "Show data as table" to a menu, and, if the window has it, its action "save_page".
/// `parent` owns the dialogues.
void addFigureActions(QMenu& menu, QWidget* parent, const FigureMaker& maker);

/// Adds a widget's own actions for the object at `place` (in the widget's coordinates); they come first.
using MenuFiller = std::function<void(QMenu&, const QPoint& place)>;

/// Gives `widget` a context menu with these actions (right click, menu key, Shift+F10), and Ctrl+Shift+E for "Save figure …" while it has
/// the focus.
void offerFigure(QWidget* widget, const FigureMaker& maker, const MenuFiller& filler = {});

/// Whether offerFigure() was called for a widget; it may have nothing to show at present.
bool offersFigure(const QWidget& widget);

/// The figure that a widget offers through offerFigure(); nullptr if it offers none or has nothing to show.
std::unique_ptr<Figure> offeredFigure(const QWidget& widget);

}  // namespace rosa::widgets
