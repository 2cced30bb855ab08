/// A number in a line: typed in the user's locale, or changed by the arrow keys.
#pragma once

#include <QLineEdit>

namespace rosa::workbench {

/// Numbers of any magnitude, which spin boxes with fixed decimals cannot show. A text that is no number of the range is marked and explained by
/// the tool tip, and replaced by the value when the field is left.
class NumberField : public QLineEdit {
    Q_OBJECT
public:
    NumberField(double least, double most, QWidget* parent = nullptr);

    [[nodiscard]] double value() const { return m_value; }
    /// Emits nothing.
    void setValue(double value);
    void setRange(double least, double most);
    /// "λ: from 0.1 to 1,000"; the tool tip is made of it and the range.
    void setHelp(const QString& help);

Q_SIGNALS:
    /// By the user.
    void valueChanged(double value);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void applyText();
    void showTip(bool isValid);
    void change(double value);

    double m_value = 0, m_least, m_most;
    QString m_help;
};

}  // namespace rosa::workbench
