#include "widgets/layout/tight_tabs.h"

#include <QEvent>
#include <QTabBar>

namespace rosa::widgets {

void TightTabs::tabInserted(int index)
{
    QTabWidget::tabInserted(index);
    m_icons.insert(index, tabIcon(index));
    fit();
}

void TightTabs::tabRemoved(int index)
{
    QTabWidget::tabRemoved(index);
    m_icons.removeAt(index);
    fit();
}

void TightTabs::resizeEvent(QResizeEvent* event)
{
    QTabWidget::resizeEvent(event);
    fit();
}

void TightTabs::changeEvent(QEvent* event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

void TightTabs::fit()
{
    int wanted = 0;
    for (int index = 0; index < count(); ++index) setTabIcon(index, m_icons.value(index));
    for (int index = 0; index < count(); ++index) wanted += tabBar()->tabRect(index).width();
    const QWidget* const corner = cornerWidget();
    if (wanted <= width() - (corner ? corner->sizeHint().width() : 0)) return;
    for (int index = 0; index < count(); ++index) setTabIcon(index, {});
}

}  // namespace rosa::widgets
