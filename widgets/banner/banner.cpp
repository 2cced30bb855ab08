#include "widgets/banner/banner.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "widgets/style/icons.h"
#include "widgets/text/plain_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/shortened.h"

namespace rosa::widgets {

Banner::Banner(QWidget* parent)
    : QFrame(parent), m_icon(new PlainLabel), m_text(new PlainLabel), m_row(new QHBoxLayout(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_row->setContentsMargins(8, 4, 8, 4);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_more = new QPushButton(tr("Details …"));
    m_close = new QPushButton(icon(QStringLiteral("close")), QString());
    m_close->setAccessibleName(tr("Dismiss"));
    m_close->setToolTip(tr("Dismiss"));
    m_close->setFlat(true);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_more);
    m_row->addWidget(m_close);
    connect(m_more, &QPushButton::clicked, this, &Banner::showDetails);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    hide();
}

void Banner::showMessage(Kind kind, const QString& text, const QString& details, const QList<Choice>& choices)
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    m_kind = kind;
    showIcon();
    m_text->setText(shortened(text, kLongestMessage));
    m_details = details;
    m_more->setVisible(!details.isEmpty());
    for (const Choice& choice : choices) {
        auto* button = new QPushButton(choice.text);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_row->insertWidget(m_row->indexOf(m_more), button);
        m_buttons.append(button);
    }
    setAccessibleName(text);
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Banner::showIcon()
{
    const QString name = m_kind == Kind::Information ? QStringLiteral("info")
                         : m_kind == Kind::Warning   ? QStringLiteral("warning")
                                                     : QStringLiteral("error");
    m_icon->setPixmap(icon(name).pixmap(20, 20));
}

/// A pixmap keeps its colours when the palette changes.
void Banner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon) showIcon();
}

QString Banner::text() const { return m_text->text(); }

void Banner::showDetails()
{
    auto* box = new PlainBox(PlainBox::NoIcon, tr("Details"), m_text->text(), PlainBox::Close, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDetails(m_details);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->open();
}

}  // namespace rosa::widgets
