/// Shows pages of the manual.
#pragma once

#include <QTextBrowser>

namespace rosa::manual {
class Manual;
}

namespace rosa::workbench {

/// The address of a page is its file: "alignment.html", "alignment.html#epochs-and-films". Colours follow the palette.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT
public:
    /// `manual` must outlive this; pages may be added to it.
    explicit ManualBrowser(const manual::Manual& manual, QWidget* parent = nullptr);

    /// "alignment"; "" if there is no page.
    [[nodiscard]] QString page() const;
    /// Highlights these words in the current page, until another page is shown.
    void markWords(const QStringList& words);
    /// Renders the page again at the same position after its content or the colours have changed.
    void renew();

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void changeEvent(QEvent* event) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void styleDocument();

    const manual::Manual& m_manual;
    QStringList m_words;
};

}  // namespace rosa::workbench
