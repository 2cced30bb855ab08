/// A strip above the views that reports an event and offers actions for it; it never blocks.
#pragma once

#include <functional>

#include <QFrame>
#include <QList>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace rosa::widgets {

class Banner : public QFrame {
    Q_OBJECT
public:
    enum class Kind { Information, Warning, Error };
    struct Choice {
        QString text;
        std::function<void()> act;  ///< Called after the banner is hidden.
    };

    /// Hidden until a message is shown.
    explicit Banner(QWidget* parent = nullptr);

    /// `details` are shown by a button "Details …", where they can be copied. Replaces the current message.
    void showMessage(Kind kind, const QString& text, const QString& details, const QList<Choice>& choices);
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showDetails();
    void showIcon();

    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_row;
    QList<QPushButton*> m_buttons;
    QPushButton* m_more;
    QPushButton* m_close;
    QString m_details;
    Kind m_kind = Kind::Information;
};

}  // namespace rosa::widgets
