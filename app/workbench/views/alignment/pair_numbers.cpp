#include "app/workbench/views/alignment/pair_numbers.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include "app/workbench/views/alignment/pair_data.h"

namespace rosa::workbench {

namespace {

QString perCent(double share, int digits) { return QLocale().toString(100 * share, 'f', digits) + QStringLiteral(" %"); }

}  // namespace

PairNumbers::PairNumbers(QWidget* parent) : QWidget(parent)
{
    struct Meaning {
        const char* name;
        QString caption, help;
    };
    const std::array<Meaning, 6> meanings{{
        {"sinkhornCost", tr("Cost under Γ"), tr("⟨Γ, D∘S⟩: what Sinkhorn's plan pays; the g-EMD of the two views")},
        {"exactCost", tr("Exact cost"), tr("The least any plan with these weights can pay")},
        {"independentCost", tr("Independent"),
         tr("What t·rᵀ pays, which moves weight without regard to cost; near it the plan aligns nothing")},
        {"rowGap", tr("Marginal gap"), tr("‖Γ1 − t‖₁: weight that Sinkhorn's few sweeps left in the wrong rows")},
        {"entropy", tr("Entropy"),
         tr("Entropy of Γ as a share of that of t·rᵀ; 100 % means that Γ prefers no node to another")},
        {"equalClassMass", tr("Same class"),
         tr("Share of the mass that goes between nodes of one class, and what t·rᵀ would give by chance")},
    }};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        Number& number = m_numbers[i];
        number.caption = new QLabel(meanings[i].caption);
        number.value = new QLabel;
        number.caption->setForegroundRole(QPalette::PlaceholderText);
        number.value->setObjectName(QString::fromLatin1(meanings[i].name));
        number.value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        for (QLabel* label : {number.caption, number.value}) {
            label->setToolTip(meanings[i].help);
            label->setAccessibleDescription(meanings[i].help);
        }
        number.value->setAccessibleName(meanings[i].caption);
        const int row = static_cast<int>(i / 3);
        const int column = static_cast<int>(i % 3) * 2;
        grid->addWidget(number.caption, row, column);
        grid->addWidget(number.value, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
    }
    clear();
}

void PairNumbers::clear()
{
    for (const Number& number : m_numbers) number.value->setText(QStringLiteral("–"));
}

void PairNumbers::setPair(const PairData& pairData)
{
    const record::Inspection& i = pairData.inspection;
    const QLocale locale;
    const auto cost = [&](double value) { return locale.toString(value, 'f', 4); };
    m_numbers[0].value->setText(cost(i.sinkhornCost));
    m_numbers[1].value->setText(cost(i.exactCost));
    m_numbers[2].value->setText(cost(i.independentCost));
    m_numbers[3].value->setText(locale.toString(i.rowGap, 'g', 2));
    m_numbers[4].value->setText(i.independentEntropy > 0 ? perCent(i.entropy / i.independentEntropy, 1)
                                                         : QStringLiteral("–"));
    m_numbers[5].value->setText(
        i.equalClassMass < 0 ? tr("no classes")
                             : tr("%1 (chance %2)").arg(perCent(i.equalClassMass, 0), perCent(i.chanceEqualClassMass, 0)));
}

}  // namespace rosa::workbench
