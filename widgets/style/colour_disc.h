/// A small disc in a colour of the palette of curves, before the name of what it stands for.
#pragma once

#include <QWidget>

namespace rosa::widgets {

class ColourDisc : public QWidget {
    Q_OBJECT
public:
    explicit ColourDisc(QWidget* parent = nullptr);

    /// Number for curveColour(); negative: nothing is drawn.
    void setColour(int number);
    [[nodiscard]] int colour() const { return m_number; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_number = -1;
};

}  // namespace rosa::widgets
