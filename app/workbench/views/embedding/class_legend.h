/// What the colours mean, how many nodes have each, and which of them are shown.
#pragma once

#include <QListWidget>

#include "app/workbench/model/node_colours.h"

namespace rosa::workbench {

/// A check box a colour: unchecked, its nodes are hidden in every panel. A click anywhere on a line, or Space, turns it; double click or Enter
/// shows that colour alone, or all again.
class ClassLegend : public QListWidget {
    Q_OBJECT
public:
    explicit ClassLegend(QWidget* parent = nullptr);

    /// What was hidden stays hidden where the legend is the same as before.
    void setColours(const NodeColours& colours);
    [[nodiscard]] std::vector<bool> visible() const;

Q_SIGNALS:
    void visibleChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void showAlone(int line);
    void setShown(int line, bool isShown);
};

}  // namespace rosa::workbench
