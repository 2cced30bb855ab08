/// Legend in the heading of a plot, where it takes no width from the curves.
#pragma once

#include <vector>

#include <QWidget>

#include "widgets/plots/curve_legend.h"

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace rosa::widgets {

/// One button per entry with line sample, name and value; without space for the names, the values only, as many as there is room for. A click or
/// Space hides or shows its curve; names of hidden curves are struck out. A single entry without a name is only its value: there is nothing to
/// choose.
class InlineLegend : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t kMostEntries = 6;

    explicit InlineLegend(QWidget* parent = nullptr);

    /// The first kMostEntries that are listed.
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

    [[nodiscard]] bool isSole() const { return m_entries.size() == 1 && !m_entries.front().isNamed; }

    QHBoxLayout* m_row;
    QLabel* m_value;  ///< Of a sole entry.
    std::vector<QToolButton*> m_buttons;
    std::vector<LegendEntry> m_entries;
    std::vector<int> m_places;  ///< Of m_entries among all entries.
    int m_whole = 0;
};

}  // namespace rosa::widgets
