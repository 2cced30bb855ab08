#include "app/workbench/views/alignment/lab_button.h"

#include <QCoreApplication>
#include <QLayout>
#include <QToolButton>

#include "app/workbench/session/workbench.h"
#include "app/workbench/views/alignment/pair_panel.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

/// Context of the translations.
class LabButton {
    Q_DECLARE_TR_FUNCTIONS(rosa::workbench::LabButton)
};

}  // namespace

void addLabButton(PairPanel& panel, Workbench& workbench)
{
    auto* button = new QToolButton;
    button->setText(LabButton::tr("Open in the lab"));
    button->setIcon(widgets::icon(QStringLiteral("lab")));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setObjectName(QStringLiteral("openInLab"));
    button->setToolTip(LabButton::tr("Change the costs and weights of this pair, solve it step by step, and compare"));
    QObject::connect(button, &QToolButton::clicked, &panel, [&panel, &workbench] {
        if (panel.pairData()) workbench.ask(ShowInLab{panel.pairData()});
    });
    auto* const title = panel.findChild<QWidget*>(QStringLiteral("pairTitle"));
    title->parentWidget()->layout()->addWidget(button);
}

}  // namespace rosa::workbench
