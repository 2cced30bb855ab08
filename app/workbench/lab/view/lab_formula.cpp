#include "app/workbench/lab/view/lab_formula.h"

#include <QEvent>
#include <QLabel>

#include "widgets/layout/wrapping_row.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

LabFormula::LabFormula(QWidget* parent) : QWidget(parent)
{
    new widgets::WrappingRow(this, 4);
    setObjectName(QStringLiteral("labFormula"));
}

void LabFormula::setTerms(const std::vector<LabTermText>& terms)
{
    m_terms = terms;
    while (m_labels.size() < terms.size()) {
        auto* label = new widgets::PlainLabel;
        label->setMargin(4);
        label->setAutoFillBackground(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout()->addWidget(label);
        m_labels.push_back(label);
    }
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setVisible(i < terms.size());
        if (i < terms.size()) show(m_labels[i], terms[i]);
    }
}

void LabFormula::show(QLabel* label, const LabTermText& term)
{
    label->setText(term.text);
    label->setProperty("isLit", term.isLit);
    label->setBackgroundRole(term.isLit ? QPalette::Highlight : QPalette::Window);
    label->setForegroundRole(term.isLit ? QPalette::HighlightedText : QPalette::WindowText);
    const QString name = term.isLit ? tr("Next: %1").arg(term.text) : term.text;
    label->setAccessibleName(name);
    label->setToolTip(term.isLit ? tr("The next half iteration computes this") : QString());
}

void LabFormula::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) setTerms(std::vector<LabTermText>(m_terms));
}

}  // namespace rosa::workbench
