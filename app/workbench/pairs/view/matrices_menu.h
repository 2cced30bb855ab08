/// Which matrices of a pair are shown, and how.
#pragma once

#include "app/workbench/pairs/view/matrices_panel.h"
#include "widgets/menu/tick_menu.h"

namespace rosa::workbench {

/// Ticks for the matrices, shared scales, class labels and colours; stays open. The choice is kept in the settings.
class MatricesMenu : public widgets::TickMenu {
    Q_OBJECT
public:
    /// Applies the kept choice to `matrices`, which must outlive the menu.
    explicit MatricesMenu(MatricesPanel& matrices, QWidget* parent = nullptr);

private:
    void addMatrices();
    void addScales();
    void addClasses();
    void addColours();
    void keep() const;
    void restore();

    MatricesPanel& m_matrices;
};

}  // namespace rosa::workbench
