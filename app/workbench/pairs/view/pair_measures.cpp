#include "app/workbench/pairs/view/pair_measures.h"

#include <algorithm>
#include <numeric>

#include <QEvent>
#include <QLabel>
#include <QLocale>

#include "app/workbench/pairs/data/pair_data.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kCaptionGap = 6;     ///< Between a caption and its value.
constexpr int kNumbersApart = 18;  ///< Between two numbers.
constexpr int kLineGap = 6;        ///< Between two lines of numbers.
constexpr int kCloseLines = 2;     ///< Between two lines without sentences.
constexpr int kSentence = 170;     ///< Width at which a sentence of usual length takes three lines.
constexpr int kUsualLength = 80;   ///< Of a sentence, in letters.

int linesOf(int letters, int width, const QFontMetrics& metrics)
{
    return std::clamp(letters * metrics.averageCharWidth() / std::max(width, 1) + 1, 1, 4);
}

/// Sentences of the model go on in tool tips and files, where they follow a number.
QString asSentence(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

}  // namespace

PairMeasures::PairMeasures(QWidget* parent) : QWidget(parent), m_telling(new widgets::PlainLabel(this))
{
    struct Meaning {
        const char* name;
        QString caption, help;
    };
    const std::array<Meaning, kPairNumbers> meanings{{
        {"sinkhornCost", tr("Cost under Γ"), tr("⟨Γ, D∘S⟩: cost of the plan, the g-EMD of the two views")},
        {"exactCost", tr("Exact cost"), tr("Minimum cost of all plans with these marginals")},
        {"independentCost", tr("Independent"),
         tr("Cost of t·rᵀ, which ignores the cost; a plan near this value aligns nothing")},
        {"rowGap", tr("Marginal gap"), tr("‖Γ1 − t‖₁: deviation of the row marginals after the Sinkhorn iterations")},
        {"entropy", tr("Entropy"), tr("Entropy of Γ relative to that of t·rᵀ; at 100 %, Γ prefers no node to another")},
        {"equalClassMass", tr("Same class"),
         tr("Share of the mass moved between nodes of the same class, and its chance level under t·rᵀ")},
    }};
    const QString cost = QLocale().toString(0.0001, 'f', 4);
    const QString all = widgets::perCent(1, 0);
    const std::array<QString, kPairNumbers> longest{
        cost, cost, cost, QLocale().toString(1.2e-38, 'g', 2), widgets::perCent(1, 1), tr("%1 (chance %2)").arg(all, all)};
    QFont strong = font();
    strong.setBold(true);
    for (std::size_t i = 0; i < meanings.size(); ++i) {
        const QString name = QString::fromLatin1(meanings[i].name);
        Number& number = m_numbers[i];
        number = {new widgets::PlainLabel(meanings[i].caption, this), new widgets::PlainLabel(this),
                  new widgets::PlainLabel(this), longest[i], meanings[i].help};
        number.value->setObjectName(name);
        number.value->setFont(strong);
        number.meaning->setObjectName(name + QStringLiteral("Meaning"));
        number.meaning->setWordWrap(true);
        number.meaning->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        for (QLabel* label : {number.caption, number.meaning}) label->setForegroundRole(QPalette::PlaceholderText);
        for (QLabel* label : {number.value, number.meaning})
            label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        number.value->setAccessibleName(meanings[i].caption);
        number.meaning->setAccessibleName(tr("What %1 means here").arg(meanings[i].caption));
    }
    m_telling->setObjectName(QStringLiteral("tellingMeaning"));
    m_telling->setWordWrap(true);
    m_telling->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_telling->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    clear();
}

int PairMeasures::widthOf(const Number& number) const
{
    return number.caption->sizeHint().width() + kCaptionGap + number.value->fontMetrics().horizontalAdvance(number.longest) +
           4;
}

int PairMeasures::lineHeight() const { return m_numbers.front().caption->sizeHint().height(); }

/// The lines of a sentence: as many as one of usual length needs, in any language.
PairMeasures::Grid PairMeasures::gridIn(int width) const
{
    int widest = kSentence;
    for (const Number& number : m_numbers) widest = std::max(widest, widthOf(number));
    Grid grid;
    grid.columns = std::clamp((width + kNumbersApart) / (widest + kNumbersApart), 1, static_cast<int>(kPairNumbers));
    // 6, 3, 2 or 1: no line is shorter than another.
    while (static_cast<int>(kPairNumbers) % grid.columns != 0) --grid.columns;
    grid.width = (width + kNumbersApart) / grid.columns - kNumbersApart;
    for (std::size_t first = 0; first < kPairNumbers; first += static_cast<std::size_t>(grid.columns)) {
        int sentence = linesOf(kUsualLength, grid.width, fontMetrics()) * fontMetrics().lineSpacing();
        for (std::size_t i = first; i < first + static_cast<std::size_t>(grid.columns); ++i)
            sentence = std::max(sentence, m_numbers[i].meaning->heightForWidth(grid.width));
        grid.heights.push_back(lineHeight() + sentence + kLineGap);
    }
    return grid;
}

int PairMeasures::flow(int width, const std::function<void(const Number&, const QPoint&)>& act) const
{
    QPoint corner;
    int lines = 1;
    const int step = lineHeight() + kCloseLines;
    for (const Number& number : m_numbers) {
        if (corner.x() > 0 && corner.x() + widthOf(number) > width) {
            corner = {0, corner.y() + step};
            ++lines;
        }
        act(number, corner);
        corner.rx() += widthOf(number) + kNumbersApart;
    }
    return lines;
}

/// Room for a sentence of usual length, so that numbers do not move with it.
int PairMeasures::tellingHeight(int width) const
{
    const int usual = linesOf(kUsualLength, width, fontMetrics()) * fontMetrics().lineSpacing();
    return std::max(usual, m_telling->heightForWidth(width)) + kLineGap;
}

int PairMeasures::heightForWidth(int width) const
{
    if (!m_isExplained)
        return tellingHeight(width) + flow(width, [](const Number&, const QPoint&) {}) * (lineHeight() + kCloseLines);
    const Grid grid = gridIn(width);
    return std::accumulate(grid.heights.begin(), grid.heights.end(), 0);
}

void PairMeasures::setExplained(bool explained)
{
    if (explained == m_isExplained) return;
    m_isExplained = explained;
    updateGeometry();
    place();
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

void PairMeasures::resizeEvent(QResizeEvent*) { place(); }

void PairMeasures::place()
{
    for (const Number& number : m_numbers) number.meaning->setVisible(m_isExplained);
    m_telling->setVisible(!m_isExplained);
    if (m_isExplained)
        placeExplained();
    else
        placeInLines();
}

void PairMeasures::placeInLines()
{
    const int line = lineHeight();
    const int telling = tellingHeight(width());
    m_telling->setGeometry(0, 0, width(), telling - kLineGap);
    flow(width(), [&](const Number& number, const QPoint& corner) {
        const int caption = number.caption->sizeHint().width();
        const int top = telling + corner.y();
        number.caption->setGeometry(corner.x(), top, caption, line);
        number.value->setGeometry(corner.x() + caption + kCaptionGap, top, widthOf(number) - caption - kCaptionGap, line);
    });
}

void PairMeasures::placeExplained()
{
    const Grid grid = gridIn(width());
    int top = 0;
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const Number& number = m_numbers[i];
        const int column = static_cast<int>(i) % grid.columns;
        const int height = grid.heights[i / static_cast<std::size_t>(grid.columns)];
        const int left = column * (grid.width + kNumbersApart);
        const int caption = number.caption->sizeHint().width();
        const int line = lineHeight();
        number.caption->setGeometry(left, top, caption, line);
        number.value->setGeometry(left + caption + kCaptionGap, top, grid.width - caption - kCaptionGap, line);
        number.meaning->setGeometry(left, top + line, grid.width, height - line - kLineGap);
        if (column + 1 == grid.columns) top += height;
    }
}

void PairMeasures::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    QFont strong = font();
    strong.setBold(true);
    for (const Number& number : m_numbers) number.value->setFont(strong);
    updateGeometry();
    place();
}

void PairMeasures::clear()
{
    for (const Number& number : m_numbers) {
        number.value->setText(QStringLiteral("–"));
        number.meaning->clear();
        for (QLabel* label : {number.caption, number.value, number.meaning})
            label->setToolTip(widgets::literal(number.help));
    }
    m_telling->clear();
}

void PairMeasures::setPair(const PairData& pairData)
{
    const protocol::Inspection& i = pairData.inspection;
    const QLocale locale;
    const auto cost = [&](double value) { return locale.toString(value, 'f', 4); };
    const std::array<QString, kPairNumbers> values{
        cost(i.sinkhornCost),
        cost(i.exactCost),
        cost(i.independentCost),
        i.keepsWeights ? widgets::roundedNumber(i.rowGap, 2) : QStringLiteral("–"),
        i.independentEntropy > 0 ? widgets::perCent(i.entropy / i.independentEntropy, 1) : QStringLiteral("–"),
        i.equalClassMass < 0 || i.chanceEqualClassMass < 0
            ? tr("no classes")
            : tr("%1 (chance %2)").arg(widgets::perCent(i.equalClassMass, 0), widgets::perCent(i.chanceEqualClassMass, 0))};
    const auto meanings = meaningsOf(i);
    for (std::size_t place = 0; place < m_numbers.size(); ++place) {
        const Number& number = m_numbers[place];
        const PairMeaning& meaning = meanings[place];
        number.value->setText(values[place]);
        number.meaning->setText(asSentence(meaning.sentence));
        number.meaning->setForegroundRole(meaning.isWarning ? QPalette::WindowText : QPalette::PlaceholderText);
        const QString help = number.help + QLatin1Char('\n') + meaning.sentence;
        for (QLabel* label : {number.caption, number.value, number.meaning}) label->setToolTip(widgets::literal(help));
        for (QLabel* label : {number.caption, number.value}) label->setAccessibleDescription(help);
    }
    // A warning concerns every other number; without one, the entropy says whether Γ chooses at all.
    auto telling = std::ranges::find(meanings, true, &PairMeaning::isWarning);
    if (telling == meanings.end()) telling = meanings.begin() + static_cast<std::ptrdiff_t>(PairNumber::Entropy);
    m_telling->setText(asSentence(telling->sentence));
    m_telling->setToolTip(widgets::literal(m_numbers[static_cast<std::size_t>(telling - meanings.begin())].help));
    updateGeometry();
    place();
}

}  // namespace rosa::workbench
