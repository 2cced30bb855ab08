/// Tabs that give up their icons before one of them disappears.
#pragma once

#include <QList>
#include <QTabWidget>

namespace rosa::widgets {

/// Has icons as long as all tabs fit; then titles only. Icons are those given to addTab().
class TightTabs : public QTabWidget {
    Q_OBJECT
public:
    using QTabWidget::QTabWidget;

protected:
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QList<QIcon> m_icons;  ///< One per tab.
};

}  // namespace rosa::widgets
