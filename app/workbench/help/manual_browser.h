/// Shows pages of the manual.
#pragma once

#include <QTextBrowser>

namespace rosa::manual {
class Manual;
}

namespace rosa::workbench {

/// A page's address is its file's: "alignment.html", "alignment.html#epochs-and-films". Colours follow the palette.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT
public:
    /// `manual` outlives this; pages may be added to it.
    explicit ManualBrowser(const manual::Manual& manual, QWidget* parent = nullptr);

    /// "alignment"; "" where there is no page.
    [[nodiscard]] QString page() const;
    /// Marks these words wherever they stand on the page that is shown, until another one is.
    void markWords(const QStringList& words);
    /// Shows the page anew, at the same place: it has changed, or the colours have.
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
