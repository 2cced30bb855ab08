#include "app/workbench/pairs/view/lab_button.h"

#include <QCoreApplication>
#include <QToolButton>

#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

/// Context of the translations.
class LabButton {
    Q_DECLARE_TR_FUNCTIONS(rosa::workbench::LabButton)
};

}  // namespace

void addLabButton(ViewHead& head, PairPanel& panel, Workbench& workbench)
{
    auto* button = new QToolButton;
    button->setText(LabButton::tr("Unlock"));
    button->setIcon(widgets::icon(QStringLiteral("lab")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setObjectName(QStringLiteral("openInLab"));
    button->setToolTip(
        LabButton::tr("Opens this pair in the lab: change its costs and weights, solve it step by step, and compare"));
    QObject::connect(button, &QToolButton::clicked, &panel, [&panel, &workbench] {
        if (panel.pairData()) workbench.ask(ShowInLab{panel.pairData()});
    });
    head.addControl(button);
}

}  // namespace rosa::workbench
