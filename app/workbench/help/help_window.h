/// The manual in a window: topics, search over all of them, and the pages.
#pragma once

#include <QWidget>

#include "core/manual/manual.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QSplitter;
class QStackedWidget;

namespace rosa::workbench {

class ManualBrowser;

/// A separate window. The command reference is requested from the engine once, in the background.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    /// `engine`: path of `rosa`, which prints the command reference.
    HelpWindow(const catalog::Catalogue& catalogue, const QString& engine, QWidget* parent = nullptr);
    ~HelpWindow() override;

    /// Shows a page, such as "alignment", at a heading, such as "epochs-and-films", or at its top.
    void showPage(const QString& page, const QString& anchor = {});
    /// Searches for the text of the search field.
    void search(const QString& words);

    [[nodiscard]] ManualBrowser& browser() { return *m_browser; }
    [[nodiscard]] QListWidget& topics() { return *m_topics; }
    [[nodiscard]] QListWidget& hits() { return *m_hits; }
    [[nodiscard]] QLineEdit& searchLine() { return *m_search; }
    [[nodiscard]] const manual::Manual& manual() const { return m_manual; }

Q_SIGNALS:
    /// The engine has printed the command reference, or failed to.
    void commandsKnown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeSide();
    QWidget* makePages();
    void askForCommands(const QString& engine);
    void showCommands(const QString& markdown, const QString& problem);
    void fillTopics();
    void showHits();
    void openHit(const QListWidgetItem* item);
    void followPage();

    manual::Manual m_manual;
    QLineEdit* m_search;
    QStackedWidget* m_lists;  ///< Pages: topics, hits, no hits.
    QListWidget* m_topics;
    QListWidget* m_hits;
    QLabel* m_nothing;
    ManualBrowser* m_browser;
    QSplitter* m_halves;
};

/// Title of a page in the language of the window.
QString titleOf(const manual::Page& page);

}  // namespace rosa::workbench
