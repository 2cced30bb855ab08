#include "app/workbench/instance/handover.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

namespace rosa::workbench {

namespace {

constexpr int kVersion = 1;
constexpr qsizetype kMostFiles = 200;
constexpr qsizetype kLongestPath = 4096;
constexpr qsizetype kLongestName = 256;

const QString kVersionKey = QStringLiteral("rosa_workbench");
const QString kFilesKey = QStringLiteral("files");
const QString kRunKey = QStringLiteral("run");
const QString kDatasetKey = QStringLiteral("dataset");
const QString kLabKey = QStringLiteral("lab");
const QString kTokenKey = QStringLiteral("token");

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
    const QJsonObject json{{kVersionKey, kVersion},      {kFilesKey, QJsonArray::fromStringList(handover.files)},
                           {kRunKey, handover.run},      {kDatasetKey, handover.dataset},
                           {kLabKey, handover.isForLab}, {kTokenKey, QString::fromLatin1(handover.activationToken)}};
    QByteArray line = QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
    if (line.size() > kMostHandoverBytes) return badInput("request to open files: too many files at once");
    return line;
}

Result<Handover> handoverFromLine(const QByteArray& line)
{
    if (line.size() > kMostHandoverBytes) return badInput("request to open files: the message is too long");
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    if (json.value(kVersionKey).toInt() != kVersion) return badInput("request to open files: unsupported version");
    Handover handover;
    const QJsonArray files = json.value(kFilesKey).toArray();
    for (const auto& file : files) handover.files.append(file.toString());
    handover.run = json.value(kRunKey).toString();
    handover.dataset = json.value(kDatasetKey).toString();
    handover.isForLab = json.value(kLabKey).toBool();
    handover.activationToken = json.value(kTokenKey).toString().toLatin1();
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
