/// A link of the start page.
#pragma once

#include <QAbstractButton>

namespace rosa::workbench {

/// A card with icon, title and a sentence, which wraps. Pressed by a click, Space or Return.
class LinkCard : public QAbstractButton {
    Q_OBJECT
public:
    /// `icon`: name of a file in resources/icons.
    LinkCard(const QString& icon, const QString& title, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QRect textArea(const QSize& size) const;

    QString m_text;
};

}  // namespace rosa::workbench
