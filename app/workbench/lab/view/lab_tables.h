/// The state of the transport lab in numbers: settings and tables, beside the drawing.
#pragma once

#include <vector>

#include <QWidget>

#include "widgets/lab/lab_scene.h"

class QTabWidget;
class QTableView;

namespace rosa::workbench {

class LabFreedom;
class LabSettings;
class LabState;
class LabTableModel;

/// The accessible form of the canvas: everything that it shows as numbers, and everything that can be dragged there as a field.
class LabTables : public QWidget {
    Q_OBJECT
public:
    /// `state` must outlive this.
    explicit LabTables(LabState& state, QWidget* parent = nullptr);

    void setFreedom(const LabFreedom& freedom);
    /// Lights up what is hovered elsewhere.
    void setHover(widgets::LabHover hover);

Q_SIGNALS:
    /// The current cell belongs to these.
    void hoverChanged(rosa::widgets::LabHover hover);

private:
    void addPage(LabState& state, int page, const QString& title, const QString& help, const char* name);
    void showPages();

    QTabWidget* m_tabs;
    LabSettings* m_settings;
    struct Page {
        LabTableModel* model;
        QTableView* table;
    };
    std::vector<Page> m_pages;
};

}  // namespace rosa::workbench
