/// The numbers of a pair, below its pictures.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <QWidget>

#include "app/workbench/pairs/data/pair_meaning.h"

class QLabel;

namespace rosa::workbench {

struct PairData;

/// The most telling sentence on the pair, and its numbers: costs, marginal gap, entropy, mass between equal classes, each with its definition as
/// tooltip. In detail, a sentence below every number says what it means for this pair. Sentences wrap and are never cut. Values and sentences have
/// space for usual texts, so that nothing moves when a pair arrives.
class PairMeasures : public QWidget {
    Q_OBJECT
public:
    explicit PairMeasures(QWidget* parent = nullptr);
    void setPair(const PairData& pairData);
    void clear();
    /// A sentence under every number, or only the most telling one.
    void setExplained(bool explained);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Number {
        QLabel* caption;
        QLabel* value;
        QLabel* meaning;
        QString longest;  ///< The longest possible value.
        QString help;     ///< Definition.
    };
    struct Grid {
        int columns = 1;
        int width = 0;             ///< Of a column, without the gap.
        std::vector<int> heights;  ///< Of each line.
    };

    [[nodiscard]] int widthOf(const Number& number) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] Grid gridIn(int width) const;
    /// Lays out the numbers line by line and calls `act` with each and its upper left corner; returns the number of lines.
    int flow(int width, const std::function<void(const Number&, const QPoint&)>& act) const;
    [[nodiscard]] int tellingHeight(int width) const;
    void place();
    void placeExplained();
    void placeInLines();

    std::array<Number, kPairNumbers> m_numbers;
    QLabel* m_telling;  ///< The most telling sentence, if not all are shown.
    bool m_isExplained = false;
};

}  // namespace rosa::workbench
