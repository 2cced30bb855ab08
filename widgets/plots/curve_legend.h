/// Names and values of the curves of one plot, beside it.
#pragma once

#include <vector>

#include <QColor>
#include <QTreeView>

namespace rosa::widgets {

struct LegendEntry {
    QString name;
    QString value;    ///< At the cross-hair, else the newest.
    QString details;  ///< Tool tip.
    QColor colour;
    Qt::PenStyle dash = Qt::SolidLine;
    bool isBand = false;
    bool isShown = true;
};

/// A click, Space or Return on a name switches its curve off and on; what is off is struck out.
class CurveLegend : public QTreeView {
    Q_OBJECT
public:
    explicit CurveLegend(QWidget* parent = nullptr);
    ~CurveLegend() override;

    /// Keeps the place of the list and the current row.
    void setEntries(std::vector<LegendEntry> entries);
    [[nodiscard]] const std::vector<LegendEntry>& entries() const;

Q_SIGNALS:
    void toggled(int entry);

private:
    class Model;
    class Delegate;
    void keyPressEvent(QKeyEvent* event) override;

    Model* m_model;
};

}  // namespace rosa::widgets
