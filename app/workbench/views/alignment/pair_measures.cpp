#include "app/workbench/views/alignment/pair_measures.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QLocale>

#include "app/workbench/model/pair_data.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

constexpr int kGap = 6;     ///< Between a caption and its value.
constexpr int kApart = 18;  ///< Between two numbers.
constexpr int kLineGap = 2;

}  // namespace

PairMeasures::PairMeasures(QWidget* parent) : QWidget(parent)
{
    struct Meaning {
        const char* name;
        QString caption, help;
    };
    const std::array<Meaning, kCount> meanings{{
        {"sinkhornCost", tr("Cost under Γ"), tr("⟨Γ, D∘S⟩: cost of the plan, the g-EMD of the two views")},
        {"exactCost", tr("Exact cost"), tr("Minimum cost of all plans with these marginals")},
        {"independentCost", tr("Independent"),
         tr("Cost of t·rᵀ, which ignores the cost; a plan near this value aligns nothing")},
        {"rowGap", tr("Marginal gap"), tr("‖Γ1 − t‖₁: deviation of the row marginals after the Sinkhorn sweeps")},
        {"entropy", tr("Entropy"), tr("Entropy of Γ relative to that of t·rᵀ; at 100 %, Γ prefers no node to another")},
        {"equalClassMass", tr("Same class"),
         tr("Share of the mass moved between nodes of the same class, and its chance level under t·rᵀ")},
    }};
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        Number& number = m_numbers[i];
        number.caption = new QLabel(meanings[i].caption, this);
        number.value = new QLabel(this);
        number.caption->setForegroundRole(QPalette::PlaceholderText);
        number.value->setObjectName(QString::fromLatin1(meanings[i].name));
        number.value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        for (QLabel* label : {number.caption, number.value}) {
            label->setToolTip(meanings[i].help);
            label->setAccessibleDescription(meanings[i].help);
        }
        number.value->setAccessibleName(meanings[i].caption);
    }
    const QString cost = QLocale().toString(0.0001, 'f', 4);
    const QString all = widgets::perCent(1, 0);
    const std::array<QString, kCount> longest{
        cost, cost, cost, QLocale().toString(1.2e-38, 'g', 2), widgets::perCent(1, 1), tr("%1 (chance %2)").arg(all, all)};
    for (std::size_t i = 0; i < longest.size(); ++i) m_numbers[i].longest = longest[i];
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    clear();
}

int PairMeasures::widthOf(const Number& number) const
{
    return number.caption->sizeHint().width() + kGap + number.value->fontMetrics().horizontalAdvance(number.longest) + 4;
}

int PairMeasures::lineHeight() const { return m_numbers.front().caption->sizeHint().height() + kLineGap; }

int PairMeasures::flow(int width, const std::function<void(const Number&, const QPoint&)>& act) const
{
    QPoint corner;
    int lines = 1;
    for (const Number& number : m_numbers) {
        if (corner.x() > 0 && corner.x() + widthOf(number) > width) {
            corner = {0, corner.y() + lineHeight()};
            ++lines;
        }
        act(number, corner);
        corner.rx() += widthOf(number) + kApart;
    }
    return lines;
}

int PairMeasures::heightForWidth(int width) const
{
    return flow(width, [](const Number&, const QPoint&) {}) * lineHeight();
}

QSize PairMeasures::sizeHint() const
{
    constexpr int kUsualWidth = 560;
    return {kUsualWidth, heightForWidth(kUsualWidth)};
}

QSize PairMeasures::minimumSizeHint() const
{
    int widest = 0;
    for (const Number& number : m_numbers) widest = std::max(widest, widthOf(number));
    return {widest, lineHeight()};
}

void PairMeasures::resizeEvent(QResizeEvent*)
{
    flow(width(), [this](const Number& number, const QPoint& corner) {
        const int caption = number.caption->sizeHint().width();
        const int height = lineHeight() - kLineGap;
        number.caption->setGeometry(corner.x(), corner.y(), caption, height);
        number.value->setGeometry(corner.x() + caption + kGap, corner.y(), widthOf(number) - caption - kGap, height);
    });
}

void PairMeasures::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void PairMeasures::clear()
{
    for (const Number& number : m_numbers) number.value->setText(QStringLiteral("–"));
}

void PairMeasures::setPair(const PairData& pairData)
{
    const record::Inspection& i = pairData.inspection;
    const QLocale locale;
    const auto cost = [&](double value) { return locale.toString(value, 'f', 4); };
    m_numbers[0].value->setText(cost(i.sinkhornCost));
    m_numbers[1].value->setText(cost(i.exactCost));
    m_numbers[2].value->setText(cost(i.independentCost));
    m_numbers[3].value->setText(i.keepsWeights ? widgets::roundedNumber(i.rowGap, 2) : QStringLiteral("–"));
    m_numbers[4].value->setText(i.independentEntropy > 0 ? widgets::perCent(i.entropy / i.independentEntropy, 1)
                                                         : QStringLiteral("–"));
    m_numbers[5].value->setText(
        i.equalClassMass < 0
            ? tr("no classes")
            : tr("%1 (chance %2)").arg(widgets::perCent(i.equalClassMass, 0), widgets::perCent(i.chanceEqualClassMass, 0)));
}

}  // namespace rosa::workbench
