/// Legend above plots: the names of what they show.
#pragma once

#include <vector>

#include <QColor>
#include <QTreeView>

namespace rosa::widgets {

inline constexpr int kLegendSample = 18;  ///< Width of a line sample.

struct LegendEntry {
    QString name;
    QString value;    ///< At the cross-hair, otherwise the newest.
    QString details;  ///< Tooltip.
    QColor colour;
    Qt::PenStyle dash = Qt::SolidLine;
    bool isBand = false;
    bool isShown = true;
    bool isNamed = true;  ///< false: only sample and value are drawn, the name stands elsewhere.
    bool isListed = true;
};

/// A click, Space or Return on a name hides or shows its curve; names of hidden curves are struck out.
class CurveLegend : public QTreeView {
    Q_OBJECT
public:
    explicit CurveLegend(QWidget* parent = nullptr);
    ~CurveLegend() override;

    /// Keeps the scroll position and the current row.
    void setEntries(std::vector<LegendEntry> entries);
    [[nodiscard]] const std::vector<LegendEntry>& entries() const;
    /// Height of so many rows.
    [[nodiscard]] int heightOf(int rows) const;

Q_SIGNALS:
    void toggled(int entry);

private:
    class Model;
    class Delegate;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void fitValues();

    Model* m_model;
};

}  // namespace rosa::widgets
