/// Labels that say what their text is: a QLabel guesses whether it is HTML (literal.h).
#pragma once

#include <QLabel>

namespace rosa::widgets {

/// Shows its text letter by letter.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : PlainLabel(parent) { setText(text); }
};

/// Shows HTML that this program has made. What is not its own in it is escaped: QString::toHtmlEscaped(), manual::toHtml().
class RichLabel : public QLabel {
public:
    explicit RichLabel(QWidget* parent = nullptr) : QLabel(parent) { setTextFormat(Qt::RichText); }

    /// HTML that names a file or an address is shown letter by letter: none of this program does.
    void setHtml(const QString& html);

private:
    using QLabel::setText;
    using QLabel::setTextFormat;
};

}  // namespace rosa::widgets
