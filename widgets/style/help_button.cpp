#include "widgets/style/help_button.h"

#include <QCoreApplication>
#include <QToolButton>

#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::widgets {

namespace {

constexpr int kIcon = 14;  ///< Smaller than those of actions.

}  // namespace

QToolButton* helpButton(const QString& subject, QWidget* parent, std::function<void()> open)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("helpInPlace"));
    button->setIcon(icon(QStringLiteral("help")));
    button->setIconSize({kIcon, kIcon});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    const QString text = QCoreApplication::translate("HelpButton", "Manual: %1").arg(subject);
    button->setToolTip(literal(text));
    button->setAccessibleName(text);
    QObject::connect(button, &QToolButton::clicked, button, std::move(open));
    return button;
}

}  // namespace rosa::widgets
