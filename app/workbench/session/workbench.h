/// State shared by all parts of the window: catalogue, store, engines, current run.
#pragma once

#include <filesystem>
#include <memory>

#include <QList>
#include <QObject>
#include <QString>

#include "app/workbench/session/start_link.h"
#include "app/workbench/session/view_request.h"
#include "core/catalog/catalogue.h"

namespace rosa::workbench {

class DatasetCache;
class EngineProcess;
class LiveRuns;
class RunColours;
class RunLibrary;
class RunRequests;
class SweepRuns;

/// Lives as long as the window and belongs to its thread. Views get a reference and reach each other through ask().
class Workbench : public QObject {
    Q_OBJECT
public:
    enum class Severity { Information, Warning, Error };

    /// `store` must exist. `engine` is the path of `rosa`; empty: beside this program, or ROSA_ENGINE.
    Workbench(const catalog::Catalogue& catalogue, std::filesystem::path store, QString engine = {});
    /// Waits for the background threads: their work refers to the catalogue, which need not outlive this.
    ~Workbench() override;

    [[nodiscard]] const catalog::Catalogue& catalogue() const { return m_catalogue; }
    [[nodiscard]] const std::filesystem::path& store() const { return m_store; }
    /// For background work.
    [[nodiscard]] const std::shared_ptr<DatasetCache>& datasets() const { return m_datasets; }
    /// Path of the engine program; its existence is checked when it is started.
    [[nodiscard]] QString engine() const { return m_engine; }
    [[nodiscard]] RunLibrary& library() { return *m_library; }
    [[nodiscard]] RunRequests& requests() { return *m_requests; }
    [[nodiscard]] LiveRuns& liveRuns() { return *m_liveRuns; }
    [[nodiscard]] RunColours& colours() { return *m_colours; }
    /// Follows the sweeps of the store from the first call on.
    [[nodiscard]] SweepRuns& sweeps();

    /// Starts the engine with `arguments` ("train", "--dataset", …); `--store` and `--json` are added. The process outlives the window. The
    /// object belongs to the workbench and deletes itself after its last signal. `title` names it in the log and the status bar. Trainings
    /// and layouts get `--device` if it is set to something other than "auto" and not among `arguments`; trainings likewise `--threads`.
    EngineProcess* startEngine(const QStringList& arguments, const QString& title);
    /// Device of trainings and layouts started from now on: "auto", "cpu" or "cuda".
    void setDevice(const QString& name) { m_device = name; }
    /// Threads of trainings started from now on; 0: all cores.
    void setThreads(int count) { m_threads = count; }
    /// Running processes started by this window.
    [[nodiscard]] QList<EngineProcess*> engines() const;
    /// The one of them that writes the run; nullptr if there is none.
    [[nodiscard]] EngineProcess* engineOf(const QString& run) const;

    /// The run shown by the views; empty: none.
    [[nodiscard]] QString currentRun() const { return m_currentRun; }
    void setCurrentRun(const QString& run);

    /// Adds a lesson to the start page; `link.open` must stay valid as long as the window.
    void offerLesson(StartLink link);
    /// In the order in which they were added.
    [[nodiscard]] const QList<StartLink>& lessons() const { return m_lessons; }

    /// Sends a request to another part of the window.
    void ask(const ViewRequest& request);
    /// Shows a message to the user: one line in the status bar, and with `details` in the log.
    void say(Severity severity, const QString& text, const QString& details = {});

Q_SIGNALS:
    void currentRunChanged(const QString& run);
    void lessonsChanged();
    void engineStarted(rosa::workbench::EngineProcess* process);
    /// The list of views (shell/view_list.h) finds the handler.
    void asked(const rosa::workbench::ViewRequest& request);
    void said(rosa::workbench::Workbench::Severity severity, const QString& text, const QString& details);

private:
    const catalog::Catalogue& m_catalogue;
    std::filesystem::path m_store;
    std::shared_ptr<DatasetCache> m_datasets;
    QString m_engine;
    QString m_device = QStringLiteral("auto");
    int m_threads = 0;
    QList<StartLink> m_lessons;
    std::unique_ptr<RunLibrary> m_library;
    std::unique_ptr<RunRequests> m_requests;
    std::unique_ptr<LiveRuns> m_liveRuns;
    std::unique_ptr<RunColours> m_colours;
    std::unique_ptr<SweepRuns> m_sweeps;
    QString m_currentRun;
};

}  // namespace rosa::workbench
