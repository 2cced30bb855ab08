#include "app/workbench/help/manual_browser.h"

#include <QDesktopServices>
#include <QEvent>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextCursor>

#include "core/manual/manual.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

const QString kEnding = QStringLiteral(".html");
constexpr int kMostMarks = 500;
constexpr int kAboveHeading = 10;

QString pageOf(const QUrl& url)
{
    const QString path = url.path();
    return path.endsWith(kEnding) ? path.chopped(kEnding.size()) : QString();
}

}  // namespace

ManualBrowser::ManualBrowser(const manual::Manual& manual, QWidget* parent) : QTextBrowser(parent), m_manual(manual)
{
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(16);
    styleDocument();
}

QString ManualBrowser::page() const { return pageOf(source()); }

void ManualBrowser::styleDocument()
{
    const QString line = widgets::lineColour(palette()).name();
    const QString code = palette().color(QPalette::AlternateBase).name();
    const QString mono = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    // Proportional line heights clip the underscores of a paragraph's last line.
    document()->setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: x-large; margin-bottom: 8px }"
                       "h2 { font-size: large; margin-top: 22px; margin-bottom: 6px }"
                       "h3 { font-size: medium; margin-top: 16px; margin-bottom: 4px }"
                       "p { margin-top: 6px; margin-bottom: 6px; -qt-line-height-type: line-distance; line-height: 4px }"
                       "li { margin-bottom: 3px; -qt-line-height-type: line-distance; line-height: 3px }"
                       "a { color: %3; text-decoration: none }"
                       "code { font-family: '%4' }"
                       "pre { font-family: '%4'; background-color: %2; margin: 8px 12px; white-space: pre-wrap }"
                       "table { border-collapse: collapse; margin-top: 8px; margin-bottom: 10px }"
                       "th, td { border: 1px solid %1; padding: 4px 8px; vertical-align: top }"
                       "th { background-color: %2 }")
            .arg(line, code, palette().color(QPalette::Link).name(), mono));
}

QVariant ManualBrowser::loadResource(int type, const QUrl& name)
{
    const manual::Page* const page = m_manual.page(pageOf(name).toStdString());
    // Pages are all that there is; nothing is read from files.
    if (type != QTextDocument::HtmlResource || !page) return {};
    return QString::fromStdString(m_manual.html(*page));
}

void ManualBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    setExtraSelections({});
    m_words.clear();
    QTextBrowser::doSetSource(name, type == QTextDocument::UnknownResource ? QTextDocument::HtmlResource : type);
    // Leaves some space above the heading.
    if (name.hasFragment()) verticalScrollBar()->setValue(verticalScrollBar()->value() - kAboveHeading);
}

void ManualBrowser::markWords(const QStringList& words)
{
    m_words = words;
    QList<ExtraSelection> marks;
    for (const QString& word : words) {
        QTextCursor found = document()->find(word);
        while (!found.isNull() && marks.size() < kMostMarks) {
            ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(palette().color(QPalette::Highlight));
            mark.format.setForeground(palette().color(QPalette::HighlightedText));
            marks.append(mark);
            found = document()->find(word, found);
        }
    }
    setExtraSelections(marks);
}

void ManualBrowser::renew()
{
    styleDocument();
    if (page().isEmpty()) return;
    const int place = verticalScrollBar()->value();
    const QStringList words = m_words;
    reload();
    verticalScrollBar()->setValue(place);
    markWords(words);
}

void ManualBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) renew();
}

}  // namespace rosa::workbench
