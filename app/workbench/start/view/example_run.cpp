#include "app/workbench/start/view/example_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "core/base/check.h"
#include "core/base/store_parts.h"
#include "core/record/library.h"
#include "core/record/run_folder.h"

/// The example is in a static library, whose resources must be registered explicitly. Qt's macro must be used outside namespaces.
static void registerExample() { Q_INIT_RESOURCE(example); }

namespace rosa::workbench {

namespace {

namespace fs = std::filesystem;

const QString kRoot = QStringLiteral(":/example/");

std::vector<float> floatsOf(const QJsonValue& value)
{
    std::vector<float> numbers;
    for (const QJsonValue& one : value.toArray()) numbers.push_back(static_cast<float>(one.toDouble()));
    return numbers;
}

widgets::SmallGraph graphOf(const QJsonObject& side)
{
    widgets::SmallGraph graph;
    for (const QJsonValue& value : side[QStringLiteral("nodes")].toArray()) {
        const QJsonObject node = value.toObject();
        widgets::NodeLabel label;
        label.node = node[QStringLiteral("node")].toInt();
        label.name = node[QStringLiteral("name")].toString();
        label.classOf = node[QStringLiteral("class")].toInt();
        label.className = node[QStringLiteral("class_name")].toString();
        label.isCentre = graph.nodes.empty();
        graph.nodes.push_back(label);
    }
    graph.weights = floatsOf(side[QStringLiteral("weights")]);
    for (const QJsonValue& value : side[QStringLiteral("edges")].toArray())
        graph.edges.emplace_back(value[0].toInt(), value[1].toInt());
    return graph;
}

ExampleRun read()
{
    static const bool isRegistered = (registerExample(), true);
    static_cast<void>(isRegistered);
    QFile file(kRoot + QStringLiteral("example.json"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    ROSA_CHECK(isThere, "resources/example/example.json is not embedded");
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    ExampleRun example;
    example.id = all[QStringLiteral("run")].toString();
    const QJsonObject pair = all[QStringLiteral("pair")].toObject();
    example.picture.left = graphOf(pair[QStringLiteral("rows")].toObject());
    example.picture.right = graphOf(pair[QStringLiteral("columns")].toObject());
    example.picture.plan = floatsOf(pair[QStringLiteral("plan")]);
    return example;
}

/// Copies an embedded folder with everything in it.
Result<void> copyOut(const QString& from, const fs::path& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = files.next();
        const fs::path target = to / source.mid(from.size() + 1).toStdString();
        std::error_code problem;
        fs::create_directories(target.parent_path(), problem);
        if (problem) return failed("%1: cannot be created: %2", target.parent_path(), problem.message());
        const QString name = QString::fromStdString(target.string());
        QFile content(source);
        if (!content.copy(name)) return failed("%1: cannot be written: %2", target, content.errorString().toStdString());
        QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }
    return {};
}

Result<void> install(const fs::path& store, const QString& run)
{
    const std::string id = run.toStdString();
    ROSA_TRY(madePart(store, kRunsPart));
    std::error_code problem;
    const fs::path place = record::RunFolder(store, id).path();
    if (fs::exists(place, problem)) return {};
    if (fs::exists(record::binFolder(store) / id, problem)) {
        ROSA_TRY_ASSIGN(const auto library, record::Library::open(store));
        return library->restore(id);
    }
    // Published by renaming, so that no half run is ever listed.
    const QTemporaryDir making(QString::fromStdString((store / ".example-XXXXXX").string()));
    if (!making.isValid()) return failed("%1: cannot be written: %2", store, making.errorString().toStdString());
    const fs::path made = fs::path(making.path().toStdString()) / id;
    ROSA_TRY(copyOut(kRoot + QStringLiteral("runs/") + run, made));
    // Resources have no empty folders.
    for (const char* folder : {record::kInbox, record::kCheckpoints}) fs::create_directory(made / folder, problem);
    fs::rename(made, place, problem);
    std::error_code unreadable;
    if (problem && !fs::exists(place, unreadable)) return failed("%1: cannot be created: %2", place, problem.message());
    return {};
}

}  // namespace

const ExampleRun& exampleRun()
{
    static const ExampleRun example = read();
    return example;
}

Result<void> installExample(const fs::path& store)
{
    const QStringList runs = QDir(kRoot + QStringLiteral("runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& run : runs) ROSA_TRY(install(store, run));
    return {};
}

}  // namespace rosa::workbench
