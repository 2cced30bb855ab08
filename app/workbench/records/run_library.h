/// The store's list of runs, kept up to date from a thread of its own.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>

#include "core/record/library.h"

namespace rosa::workbench {

using RunList = std::shared_ptr<const std::vector<record::RunSummary>>;

/// Whether two summaries say the same of one run.
bool isSame(const record::RunSummary& a, const record::RunSummary& b);

/// Looks at the library twice a second (thousands of unchanged runs cost it milliseconds) and says what it holds when that changed.
/// Changes that people make are carried out in the same thread, one after the other. Belongs to the window's thread; no call waits.
class RunLibrary : public QObject {
    Q_OBJECT
public:
    explicit RunLibrary(std::filesystem::path store);
    ~RunLibrary() override;

    /// Newest first, deleted ones not among them; never null.
    [[nodiscard]] const RunList& runs() const { return m_runs; }
    [[nodiscard]] const record::RunSummary* find(const QString& run) const;
    /// What the list says of the run; what its record says where the list does not hold it yet.
    [[nodiscard]] record::RunSummary summaryOf(const record::RunInfo& info) const;
    /// As people call the run now.
    [[nodiscard]] QString nameOf(const record::RunInfo& info) const;

    void refresh();
    void rename(const QString& run, const QString& name);
    void setNotes(const QString& run, const QString& notes);
    void setTags(const QString& run, const QStringList& tags);
    /// Moves runs to the store's bin, or back.
    void remove(const QStringList& runs);
    void restore(const QStringList& runs);

Q_SIGNALS:
    void changed();
    /// Something could not be done, or the library cannot be read.
    void failed(const QString& message);

private:
    using Change = std::function<Result<void>(record::Library&)>;
    void carryOut(Change change);

    class Worker;
    RunList m_runs;
    Worker* m_worker;
};

}  // namespace rosa::workbench
