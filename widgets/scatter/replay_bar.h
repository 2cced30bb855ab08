/// A slider over recorded steps with the curve of a value: drag or play through them.
#pragma once

#include <vector>

#include <QSlider>
#include <QTimer>

class QToolButton;

namespace rosa::widgets {

/// A slider whose groove is the curve of a value; the handle is a vertical line. Needs at least two steps to show anything.
class CurveSlider : public QSlider {
    Q_OBJECT
public:
    explicit CurveSlider(QWidget* parent = nullptr);

    /// Values at the slider's positions 0 … n − 1; not-a-number leaves a gap.
    void setValues(std::vector<double> values);
    [[nodiscard]] const std::vector<double>& values() const { return m_values; }
    [[nodiscard]] QSize sizeHint() const override { return {160, 34}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 28}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] double placeOf(double position) const;
    void seek(double x);

    std::vector<double> m_values;
};

/// A CurveSlider with a play button. While it is at the last step, it follows every step that is added.
class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(QWidget* parent = nullptr);

    void clear();
    void addSteps(const std::vector<double>& values);
    [[nodiscard]] int count() const { return static_cast<int>(m_slider->values().size()); }
    [[nodiscard]] int current() const { return m_slider->value(); }
    void setCurrent(int step) { m_slider->setValue(step); }
    [[nodiscard]] CurveSlider& slider() { return *m_slider; }

    void play();
    void pause();

Q_SIGNALS:
    /// The step to be shown; also emitted for the last of added steps.
    void currentChanged(int step);

private:
    QToolButton* m_button;
    CurveSlider* m_slider;
    QTimer m_timer;
};

}  // namespace rosa::widgets
