#include "app/workbench/start/view/example_run.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>

#include "core/base/bind/tree.h"
#include "core/base/check.h"
#include "core/base/storage/store_parts.h"
#include "core/record/run_folder.h"
#include "core/store/library.h"

/// The example is in a static library, whose resources must be registered explicitly. Qt's macro must be used outside namespaces.
static void registerExample() { Q_INIT_RESOURCE(example); }

namespace rosa::workbench {

namespace {

namespace fs = std::filesystem;

const QString kRoot = QStringLiteral(":/example/");

// What resources/example/make.py writes.

struct ExampleNode {
    int node = 0;
    std::string name;
    int classOf = 0;
    std::string className;
};

void describe(bind::Fields<ExampleNode>& fields)
{
    fields.integer(&ExampleNode::node, "node");
    fields.text(&ExampleNode::name, "name");
    fields.integer(&ExampleNode::classOf, "class");
    fields.text(&ExampleNode::className, "class_name");
}

struct ExampleView {
    std::vector<ExampleNode> nodes;  ///< The centre comes first.
    std::vector<double> weights;
    std::vector<int> edgeEnds;  ///< Two indices into `nodes` per edge.
};

void describe(bind::Fields<ExampleView>& fields)
{
    fields.record(&ExampleView::nodes, "nodes");
    fields.real(&ExampleView::weights, "weights");
    fields.integer(&ExampleView::edgeEnds, "edge_ends");
}

struct ExamplePair {
    ExampleView rows, columns;
    std::vector<double> plan;
};

void describe(bind::Fields<ExamplePair>& fields)
{
    fields.record(&ExamplePair::rows, "rows");
    fields.record(&ExamplePair::columns, "columns");
    fields.real(&ExamplePair::plan, "plan");
}

struct StoredExample {
    std::string run;
    ExamplePair pair;
};

void describe(bind::Fields<StoredExample>& fields)
{
    fields.text(&StoredExample::run, "run");
    fields.record(&StoredExample::pair, "pair");
}

widgets::SmallGraph graphOf(const ExampleView& view)
{
    widgets::SmallGraph graph;
    for (const ExampleNode& node : view.nodes) {
        widgets::NodeLabel label;
        label.node = node.node;
        label.name = QString::fromStdString(node.name);
        label.classOf = node.classOf;
        label.className = QString::fromStdString(node.className);
        label.isCentre = graph.nodes.empty();
        graph.nodes.push_back(label);
    }
    graph.weights.assign(view.weights.begin(), view.weights.end());
    for (std::size_t i = 0; i + 1 < view.edgeEnds.size(); i += 2)
        graph.edges.emplace_back(view.edgeEnds[i], view.edgeEnds[i + 1]);
    return graph;
}

ExampleRun read()
{
    static const bool isRegistered = (registerExample(), true);
    static_cast<void>(isRegistered);
    QFile file(kRoot + QStringLiteral("example.json"));
    const bool isThere = file.open(QIODevice::ReadOnly);
    ROSA_CHECK(isThere, "resources/example/example.json is not embedded");
    const auto stored = bind::fromJsonText<StoredExample>(file.readAll().toStdString());
    ROSA_CHECK(stored.ok(), "resources/example/example.json: " + stored.error().text());
    ExampleRun example;
    example.id = QString::fromStdString(stored->run);
    example.picture.left = graphOf(stored->pair.rows);
    example.picture.right = graphOf(stored->pair.columns);
    example.picture.plan.assign(stored->pair.plan.begin(), stored->pair.plan.end());
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
        ROSA_TRY_ASSIGN(const auto library, store::Library::open(store));
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
