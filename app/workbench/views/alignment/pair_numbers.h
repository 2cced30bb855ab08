/// The numbers of a pair under its pictures.
#pragma once

#include <array>

#include <QWidget>

class QLabel;

namespace rosa::workbench {

struct PairData;

/// Costs, marginal gap, entropy, mass between equal classes; each with one sentence that says what it means.
class PairNumbers : public QWidget {
    Q_OBJECT
public:
    explicit PairNumbers(QWidget* parent = nullptr);
    void setPair(const PairData& pairData);
    void clear();

private:
    struct Number {
        QLabel* caption;
        QLabel* value;
    };
    std::array<Number, 6> m_numbers;
};

}  // namespace rosa::workbench
