/// A strip above the views that says what happened and offers what can be done; it never blocks.
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
        std::function<void()> act;  ///< The banner is hidden first.
    };

    /// Hidden until something is shown.
    explicit Banner(QWidget* parent = nullptr);

    /// `details` stand behind a button "Details …", where they can be copied. What was shown before is replaced.
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
