#include "app/workbench/base/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

/// The translations are in a static library; Qt's macro must be used outside namespaces.
static void registerTranslations() { Q_INIT_RESOURCE(translations); }

namespace rosa::workbench {

namespace {

/// lupdate does not see namespaces written as rosa::workbench and stores texts under the bare class name; Qt looks them up under the full
/// name.
class Translator : public QTranslator {
public:
    using QTranslator::QTranslator;

    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override
    {
        const QByteArray full(context);
        const QString found =
            QTranslator::translate(full.mid(full.lastIndexOf(':') + 1).constData(), text, disambiguation, n);
        return found.isEmpty() ? QTranslator::translate(context, text, disambiguation, n) : found;
    }
};

}  // namespace

QStringList languages() { return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}; }

void applyLanguage(const QString& language)
{
    registerTranslations();
    const QLocale system = QLocale::system().language() == QLocale::C ? QLocale(QLocale::English) : QLocale::system();
    const QLocale locale = language.isEmpty() ? system : QLocale(language);
    QLocale::setDefault(locale);
    auto* application = QCoreApplication::instance();
    auto* own = new Translator(application);
    if (own->load(locale, QStringLiteral("rosa"), QStringLiteral("_"), QStringLiteral(":/translations")))
        QCoreApplication::installTranslator(own);
    auto* standard = new QTranslator(application);
    if (standard->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(standard);
}

}  // namespace rosa::workbench
