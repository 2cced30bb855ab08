/// A small field over the drawing to type an exact value.
#pragma once

#include <functional>

#include <QLineEdit>

namespace rosa::widgets {

/// Opens over a place with its value selected. Enter and leaving the field take the text over, Escape does not. A text that `take` refuses is marked
/// and stays; leaving the field then gives it up. A Qt widget, so that input methods, the clipboard and screen readers work as everywhere.
class LabField : public QLineEdit {
    Q_OBJECT
public:
    /// Returns "" if it has taken the text over, otherwise what is wrong with it.
    using Take = std::function<QString(const QString& text)>;

    explicit LabField(QWidget* parent);

    void open(const QRect& place, const QString& value, const QString& what, Take take);
    /// Takes the text over and closes.
    void finish();
    void cancel();

Q_SIGNALS:
    void closed();
    /// Tab or Shift+Tab was pressed; the text is taken over and the field closed.
    void tabbed(bool isForward);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] bool takeOver();
    void close();

    Take m_take;
    QString m_before;
    bool m_isOpen = false;
};

}  // namespace rosa::widgets
