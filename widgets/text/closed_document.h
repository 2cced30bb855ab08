/// Documents of HTML that load nothing.
#pragma once

#include <QTextDocument>

namespace rosa::widgets {

/// The images and style sheets that its HTML names are empty; no file and no address is opened.
class ClosedDocument : public QTextDocument {
    Q_OBJECT
public:
    using QTextDocument::QTextDocument;

    /// Whether its HTML has named one, as far as it is laid out.
    [[nodiscard]] bool hasAsked() const { return m_hasAsked; }

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    bool m_hasAsked = false;
};

/// Whether HTML names anything to be loaded.
bool namesResources(const QString& html);

}  // namespace rosa::widgets
