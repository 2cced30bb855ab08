/// The program as in a bundle, on a system without fonts.
#pragma once

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>
#include <QTemporaryDir>

namespace rosa::test {

class FontlessSystem {
public:
    explicit FontlessSystem(const QString& program)
    {
        const QString fonts = QStringLiteral("share/rosa/fonts"), dejaVu = QStringLiteral("DejaVuSans.ttf");
        const QDir folder(m_folder.path());
        QFile settings(folder.filePath(QStringLiteral("fonts.conf")));
        m_isWhole = folder.mkpath(QStringLiteral("bin")) && folder.mkpath(fonts) && QFile::copy(program, this->program()) &&
                    QFile::copy(QStringLiteral("/usr/share/fonts/truetype/dejavu/") + dejaVu,
                                folder.filePath(fonts + QLatin1Char('/') + dejaVu)) &&
                    settings.open(QIODevice::WriteOnly) && settings.write("<fontconfig></fontconfig>\n") > 0;
    }

    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    [[nodiscard]] QString program() const { return m_folder.filePath(QStringLiteral("bin/rosa-workbench")); }

    /// The environment of the caller, without fonts.
    [[nodiscard]] QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("FONTCONFIG_FILE"), m_folder.filePath(QStringLiteral("fonts.conf")));
        return environment;
    }

private:
    QTemporaryDir m_folder;
    bool m_isWhole = false;
};

}  // namespace rosa::test
