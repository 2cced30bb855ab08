#include "widgets/figure/figure_actions.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QShortcut>

#include "widgets/figure/figure_dialog.h"
#include "widgets/figure/save_figure.h"

namespace rosa::widgets {

namespace {

/// Stores the maker with its widget.
class Offer : public QObject {
public:
    Offer(QWidget* widget, FigureMaker figureMaker) : QObject(widget), maker(std::move(figureMaker)) {}
    FigureMaker maker;
};

const Offer* offerOf(const QWidget& widget)
{
    for (const QObject* child : widget.children())
        if (const auto* offer = dynamic_cast<const Offer*>(child)) return offer;
    return nullptr;
}

QString text(const char* source) { return QCoreApplication::translate("FigureActions", source); }

void openDialog(QWidget* parent, const FigureMaker& maker)
{
    if (auto figure = maker()) openFigureDialog(std::move(figure), parent);
}

}  // namespace

void addFigureActions(QMenu& menu, QWidget* parent, const FigureMaker& maker)
{
    QAction* copy = menu.addAction(text(QT_TRANSLATE_NOOP("FigureActions", "Copy picture")), parent, [maker] {
        if (const auto figure = maker())
            QGuiApplication::clipboard()->setImage(drawFigure(*figure, figure->suitableStyle(), 300));
    });
    QAction* data = menu.addAction(text(QT_TRANSLATE_NOOP("FigureActions", "Copy data")), parent, [maker] {
        if (const auto figure = maker()) QGuiApplication::clipboard()->setText(figure->csv());
    });
    QAction* table = menu.addAction(text(QT_TRANSLATE_NOOP("FigureActions", "Show data as table")), parent, [parent, maker] {
        if (const auto figure = maker()) showFigureData(*figure, parent);
    });
    QAction* save = menu.addAction(text(QT_TRANSLATE_NOOP("FigureActions", "Save figure …")), parent,
                                   [parent, maker] { openDialog(parent, maker); });
    // The window may have a page of what its view shows.
    if (auto* page = parent->window()->findChild<QAction*>(QStringLiteral("save_page"), Qt::FindDirectChildrenOnly))
        menu.addAction(page);
    const bool isThere = maker() != nullptr;
    for (QAction* action : {copy, data, table, save}) action->setEnabled(isThere);
}

bool offersFigure(const QWidget& widget) { return offerOf(widget) != nullptr; }

std::unique_ptr<Figure> offeredFigure(const QWidget& widget)
{
    const Offer* const offer = offerOf(widget);
    return offer ? offer->maker() : nullptr;
}

void offerFigure(QWidget* widget, const FigureMaker& maker, const MenuFiller& filler)
{
    new Offer(widget, maker);
    widget->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(widget, &QWidget::customContextMenuRequested, widget, [widget, maker, filler](const QPoint& place) {
        auto* menu = new QMenu(widget);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        if (filler) filler(*menu, place);
        if (!menu->isEmpty()) menu->addSeparator();
        addFigureActions(*menu, widget, maker);
        menu->popup(widget->mapToGlobal(place));
    });
    auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), widget);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(shortcut, &QShortcut::activated, widget, [widget, maker] { openDialog(widget->window(), maker); });
}

}  // namespace rosa::widgets
