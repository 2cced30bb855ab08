#include "widgets/form/form_section.h"

#include <algorithm>

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/form/field_row.h"
#include "widgets/style/help_button.h"
#include "widgets/style/text_size.h"

namespace rosa::widgets {

FormSection::FormSection(const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent), m_id(id), m_title(title), m_heading(new QToolButton), m_body(new QWidget)
{
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    m_heading->setCheckable(true);
    setTextSize(m_heading, TextSize::Strong);
    connect(m_heading, &QToolButton::clicked, this, [this](bool isOpen) {
        setFolded(!isOpen);
        Q_EMIT foldedByUser();
    });
    auto* inner = new QVBoxLayout(m_body);
    inner->setContentsMargins(0, 0, 0, 6);
    inner->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_help = helpButton(title, nullptr, [this] { Q_EMIT helpWanted(); });
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_heading, 1);
    row->addWidget(m_help);
    layout->addLayout(row);
    layout->addWidget(m_body);
    arrange();
}

void FormSection::setTitle(const QString& title)
{
    m_title = title;
    refresh();
}

void FormSection::addRow(FieldRow* row)
{
    m_rows.push_back(row);
    m_body->layout()->addWidget(row);
}

void FormSection::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    arrange();
}

bool FormSection::setFilter(const QString& filter)
{
    m_filter = filter.trimmed();
    bool isAny = false;
    for (FieldRow* row : m_rows) {
        const bool isShown = row->matches(m_filter) || !row->problem().isEmpty();
        row->setVisible(isShown);
        isAny = isAny || isShown;
    }
    setVisible(isAny);
    arrange();
    return isAny;
}

void FormSection::arrange()
{
    const bool isOpen = !m_isFolded || !m_filter.isEmpty();
    m_body->setVisible(isOpen);
    m_heading->setChecked(isOpen);
    m_heading->setEnabled(m_filter.isEmpty());
    m_heading->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    refresh();
}

void FormSection::refresh()
{
    const auto changed = static_cast<int>(std::ranges::count_if(m_rows, &FieldRow::isChanged));
    const auto wrong =
        static_cast<int>(std::ranges::count_if(m_rows, [](const FieldRow* row) { return !row->problem().isEmpty(); }));
    const auto varied = static_cast<int>(std::ranges::count_if(m_rows, &FieldRow::isVaried));
    QString text = m_title;
    if (wrong > 0)
        text += QStringLiteral(" · ") + tr("%n invalid", nullptr, wrong);
    else if (changed > 0)
        text += QStringLiteral(" · ") + tr("%n changed", nullptr, changed);
    if (varied > 0) text += QStringLiteral(" · ") + tr("%n varied", nullptr, varied);
    m_heading->setText(text);
    m_heading->setAccessibleName(text);
    m_heading->setAccessibleDescription(m_heading->isChecked() ? tr("Parameter group, expanded")
                                                               : tr("Parameter group, collapsed"));
}

}  // namespace rosa::widgets
