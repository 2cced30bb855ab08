/// The numbers of a pair, below its pictures.
#pragma once

#include <array>

#include <QWidget>

#include "app/workbench/model/pair_meaning.h"

class QLabel;

namespace rosa::workbench {

struct PairData;

/// Costs, marginal gap, entropy, mass between equal classes; each with its definition as tooltip, and below it a sentence on what it means
/// for this pair. In as many columns as the width allows; values and sentences have space for usual texts, so that nothing moves when
/// a pair arrives.
class PairMeasures : public QWidget {
    Q_OBJECT
public:
    explicit PairMeasures(QWidget* parent = nullptr);
    void setPair(const PairData& pairData);
    void clear();

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
        int width = 0;   ///< Of a column, without the gap.
        int height = 0;  ///< Of a line.
    };

    [[nodiscard]] int widthOf(const Number& number) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] Grid gridIn(int width) const;

    std::array<Number, kPairNumbers> m_numbers;
};

}  // namespace rosa::workbench
