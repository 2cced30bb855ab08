/// Legend in the heading of a plot with few curves, where it takes no width from them.
#pragma once

#include <vector>

#include <QWidget>

#include "widgets/plots/curve_legend.h"

class QHBoxLayout;
class QToolButton;

namespace rosa::widgets {

/// One button per entry with line sample, name and value; without space for the names, the values only. A click or Space hides or shows its
/// curve; names of hidden curves are struck out.
class InlineLegend : public QWidget {
    Q_OBJECT
public:
    static constexpr int kMostEntries = 3;

    explicit InlineLegend(QWidget* parent = nullptr);

    /// At most kMostEntries.
    void setEntries(const std::vector<LegendEntry>& entries);
    [[nodiscard]] const std::vector<QToolButton*>& buttons() const { return m_buttons; }
    /// With all names.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void toggled(int entry);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] int widthOf(const LegendEntry& entry, bool isNamed) const;
    [[nodiscard]] int wholeWidth() const;

    QHBoxLayout* m_row;
    std::vector<QToolButton*> m_buttons;
    std::vector<LegendEntry> m_entries;
    int m_whole = 0;
};

}  // namespace rosa::widgets
