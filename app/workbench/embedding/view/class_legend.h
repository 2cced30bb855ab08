/// Legend of the colours, with the number of nodes of each, and their visibility.
#pragma once

#include <QListWidget>

#include "app/workbench/embedding/data/node_colours.h"

namespace rosa::workbench {

/// One check box per colour: unchecked, its nodes are hidden in every panel. A click on a line, or Space, toggles it; double click or Enter
/// shows only that colour, or all again. Long names wrap.
class ClassLegend : public QListWidget {
    Q_OBJECT
public:
    explicit ClassLegend(QWidget* parent = nullptr);

    /// Hidden entries stay hidden if the legend has not changed.
    void setColours(const NodeColours& colours);
    [[nodiscard]] std::vector<bool> visible() const;

Q_SIGNALS:
    void visibleChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitLines();
    void showAlone(int line);
    void setShown(int line, bool isShown);
};

}  // namespace rosa::workbench
