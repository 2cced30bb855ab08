/// The store's list of runs, kept up to date by its own thread.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>

#include "core/store/library.h"

namespace rosa::workbench {

using RunList = std::shared_ptr<const std::vector<store::RunSummary>>;

/// Whether two summaries of one run are equal.
bool isSame(const store::RunSummary& a, const store::RunSummary& b);

/// Checks the library twice per second (which takes milliseconds for thousands of unchanged runs) and reports its content when it changed.
/// The user's changes are carried out in the same thread, one after the other. Belongs to the window's thread; no call blocks.
class RunLibrary : public QObject {
    Q_OBJECT
public:
    explicit RunLibrary(std::filesystem::path store);
    ~RunLibrary() override;

    /// Newest first, without deleted runs; never null.
    [[nodiscard]] const RunList& runs() const { return m_runs; }
    /// nameOf() of each of them, made in the library's thread: thousands take their time.
    [[nodiscard]] const QStringList& names() const { return m_names; }
    [[nodiscard]] const store::RunSummary* find(const QString& run) const;
    /// The run's summary in the list; if the list does not contain it yet, the one of its record.
    [[nodiscard]] store::RunSummary summaryOf(const record::RunInfo& info) const;
    /// The run's current name.
    [[nodiscard]] QString nameOf(const record::RunInfo& info) const;

    void refresh();
    void rename(const QString& run, const QString& name);
    void setNotes(const QString& run, const QString& notes);
    void setTags(const QString& run, const QStringList& tags);
    /// Stores the run's colour; nothing is reported if that is not possible.
    void setColour(const QString& run, int colour);
    /// Moves runs to the store's bin, or restores them.
    void remove(const QStringList& runs);
    void restore(const QStringList& runs);

Q_SIGNALS:
    void changed();
    /// A change failed, or the library cannot be read.
    void failed(const QString& message);

private:
    using Change = std::function<Result<void>(store::Library&)>;
    void carryOut(Change change);

    class Worker;
    RunList m_runs;
    QStringList m_names;
    Worker* m_worker;
};

}  // namespace rosa::workbench
