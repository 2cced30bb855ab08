#include "app/workbench/instance/handover.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include "core/base/bind/tree.h"

namespace rosa::workbench {

namespace {

constexpr int kVersion = 1;
constexpr qsizetype kMostFiles = 200;
constexpr qsizetype kLongestPath = 4096;
constexpr qsizetype kLongestName = 256;

/// A Handover as it is sent.
struct SentHandover {
    std::string dataset;
    std::vector<std::string> files;
    bool isForLab = false;
    int version = 0;
    std::string run, token;
};

void describe(bind::Fields<SentHandover>& fields)
{
    fields.tolerant();
    fields.text(&SentHandover::dataset, "dataset");
    fields.text(&SentHandover::files, "files");
    fields.flag(&SentHandover::isForLab, "lab");
    fields.integer(&SentHandover::version, "rosa_workbench");
    fields.text(&SentHandover::run, "run");
    fields.text(&SentHandover::token, "token");
}

bool isPath(const QString& text)
{
    return QDir::isAbsolutePath(text) && text.size() <= kLongestPath && !text.contains(QChar(u'\0'));
}

/// Names of runs and data sets must not lead out of the store.
bool isName(const QString& text)
{
    return text.size() <= kLongestName && !text.contains(u'/') && !text.startsWith(u'.') && !text.contains(QChar(u'\0'));
}

/// It goes into the environment: printable ASCII only.
bool isToken(const QByteArray& text)
{
    return text.size() <= kLongestName && std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 127; });
}

Result<void> check(const Handover& handover)
{
    if (handover.files.size() > kMostFiles)
        return badInput("request to open files: found %1 files, expected at most %2", handover.files.size(), kMostFiles);
    for (const QString& file : handover.files)
        if (!isPath(file))
            return badInput("request to open files: expected an absolute path, found %1", file.left(80).toStdString());
    if (!isName(handover.run))
        return badInput("request to open files: %1 is not the id of a run", handover.run.left(80).toStdString());
    if (!isName(handover.dataset))
        return badInput("request to open files: %1 is not the name of a data set", handover.dataset.left(80).toStdString());
    if (!isToken(handover.activationToken)) return badInput("request to open files: invalid activation token");
    return {};
}

}  // namespace

Result<QByteArray> toLine(const Handover& handover)
{
    ROSA_TRY(check(handover));
    SentHandover sent{handover.dataset.toStdString(),        {}, handover.isForLab, kVersion, handover.run.toStdString(),
                      handover.activationToken.toStdString()};
    for (const QString& file : handover.files) sent.files.push_back(file.toStdString());
    const QByteArray line = QByteArray::fromStdString(bind::toJsonText(sent)) + '\n';
    if (line.size() > kMostHandoverBytes) return badInput("request to open files: too many files at once");
    return line;
}

Result<Handover> handoverFromLine(const QByteArray& line)
{
    if (line.size() > kMostHandoverBytes) return badInput("request to open files: the message is too long");
    const auto sent = bind::fromJsonText<SentHandover>({line.constData(), static_cast<std::size_t>(line.size())});
    if (!sent || sent->version != kVersion) return badInput("request to open files: unsupported version");
    Handover handover;
    for (const std::string& file : sent->files) handover.files.append(QString::fromStdString(file));
    handover.run = QString::fromStdString(sent->run);
    handover.dataset = QString::fromStdString(sent->dataset);
    handover.isForLab = sent->isForLab;
    handover.activationToken = QByteArray::fromStdString(sent->token);
    ROSA_TRY(check(handover));
    return handover;
}

QStringList absolutePaths(const QStringList& named)
{
    QStringList paths;
    for (const QString& name : named) {
        if (name.isEmpty()) continue;
        const QString local = name.startsWith(QStringLiteral("file:")) ? QUrl(name).toLocalFile() : QString();
        paths.append(QFileInfo(local.isEmpty() ? name : local).absoluteFilePath());
    }
    return paths;
}

}  // namespace rosa::workbench
