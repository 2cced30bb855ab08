/// Texts that look like HTML, and what they would load.
#pragma once

#include <memory>

#include <QApplication>
#include <QImage>
#include <QStringList>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QUrl>
#include <QVariant>
#include <QWidget>

namespace rosa::test {

/// Counts what texts load while it lives: every document that finds no file of that name asks here for an image or style sheet.
class Loaded {
public:
    Loaded() : m_before(QTextDocument::defaultResourceProvider())
    {
        QTextDocument::setDefaultResourceProvider([count = m_count](const QUrl&) {
            ++*count;
            return QVariant(QImage(1, 1, QImage::Format_ARGB32_Premultiplied));
        });
    }
    ~Loaded() { QTextDocument::setDefaultResourceProvider(m_before); }
    Loaded(const Loaded&) = delete;
    Loaded& operator=(const Loaded&) = delete;

    [[nodiscard]] int count() const { return *m_count; }

private:
    std::shared_ptr<int> m_count = std::make_shared<int>(0);
    QTextDocument::ResourceProvider m_before;
};

/// What each could be a name in a file of others.
inline QStringList hostileTexts()
{
    return {QStringLiteral("<img src='/nowhere/x.png'>"),
            QStringLiteral("<b>x</b>"),
            QStringLiteral("name <img src=\"file:///nowhere/x.png\" width=9> and more"),
            QStringLiteral("<table background='/nowhere/x.png'><tr><td>x</td></tr></table>"),
            QStringLiteral("<html><head><link type='text/css' href='/nowhere/x.css'></head>x</html>"),
            QStringLiteral("<style>@import url('/nowhere/x.css');</style>x"),
            QStringLiteral("first line\n<img src='/nowhere/x.png'>"),
            QStringLiteral("&lt;b&gt;x&lt;/b&gt; &amp;")};
}

/// What a tool tip, or what else takes a text for HTML if it looks so, shows of `text`.
inline QString shownOf(const QString& text)
{
    if (!Qt::mightBeRichText(text)) return text;
    return QTextDocumentFragment::fromHtml(text).toPlainText().replace(QChar::Nbsp, QLatin1Char(' '));
}

}  // namespace rosa::test
