/// The numbers of a pair, below its pictures.
#pragma once

#include <array>
#include <functional>

#include <QWidget>

class QLabel;

namespace rosa::workbench {

struct PairData;

/// Costs, marginal gap, entropy, mass between equal classes; each with a tooltip of one sentence. In as many lines as the width requires;
/// values have space for their longest text, so that nothing moves when a pair arrives.
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
        QString longest;  ///< The longest possible value.
    };
    static constexpr int kCount = 6;

    [[nodiscard]] int widthOf(const Number& number) const;
    [[nodiscard]] int lineHeight() const;
    /// Lays out the numbers line by line and calls `act` with each and its upper left corner; returns the number of lines.
    int flow(int width, const std::function<void(const Number&, const QPoint&)>& act) const;

    std::array<Number, kCount> m_numbers;
};

}  // namespace rosa::workbench
