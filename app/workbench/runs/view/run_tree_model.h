/// The runs of the library as a tree, with the texts of their rows.
#pragma once

#include <vector>

#include <QAbstractItemModel>
#include <QHash>
#include <QSet>

#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/runs/view/run_rows.h"

namespace rosa::workbench {

class Workbench;

/// One column. Runs that come, go or change are rows inserted, removed and updated, so that views keep what is selected, unfolded and in
/// sight; a new filter or order resets the model, and keys find the rows again. A filter never hides a run that is being trained or has
/// come since the filter was given. Names are edited in place. Belongs to the window's thread.
class RunTreeModel : public QAbstractItemModel, private RowChanges {
    Q_OBJECT
public:
    /// Qt::DisplayRole: the first line, what tells the run from the others.
    enum Role {
        IdRole = Qt::UserRole,  ///< Of the run; "" of a group.
        KindRole,               ///< RunNode::Kind, as a number.
        KeyRole,
        SecondRole,    ///< The second line: accuracy, progress or state.
        EndRole,       ///< At the end of a line, where there is room: tags or time; the mean of a baseline; number of runs.
        ShareRole,     ///< Accuracy, a fraction; NaN: none.
        ProgressRole,  ///< Fraction done of a run that an engine works on; −1: none or unknown.
        ColourRole,    ///< A number for widgets::curveColour(); −1 if it was never shown.
        OverlayRole,   ///< Whether its curves are laid over the current ones; invalid if it has none to be laid.
    };

    explicit RunTreeModel(Workbench& workbench, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// "100.0 ± 10.0 %": the widest accuracy.
    [[nodiscard]] static QString widestAccuracy();

    /// Invalid if the run is not listed.
    [[nodiscard]] QModelIndex indexOf(const QString& run) const;
    [[nodiscard]] QModelIndex indexOfKey(const QString& key) const;
    /// The run of a row; of a sweep its runs; of a data set none.
    [[nodiscard]] QStringList runsOf(const QModelIndex& index) const;
    /// All listed runs.
    [[nodiscard]] QStringList listed() const;
    [[nodiscard]] int listedCount() const { return m_rows.runCount(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_runs->size()); }

    /// Words for matchesFilter().
    void setFilter(const QString& text);
    /// Lists these runs only, in addition to the filter; empty: all.
    void setOnly(const QStringList& runs);
    [[nodiscard]] bool allows(const QString& run) const { return m_only.isEmpty() || m_only.contains(run); }
    void setOrder(RunOrder order);
    [[nodiscard]] RunOrder order() const { return m_order; }
    /// First lines in place of the usual ones, by run; empty: the usual ones.
    void setTitles(const QHash<QString, QString>& titles);

Q_SIGNALS:
    /// Around rows that come and go: what views select by themselves in between is no choice of the user.
    void rowsAboutToChange();
    void rowsChanged();
    /// The user renamed a run.
    void renamed(const QString& run, const QString& name);

private:
    void updateTree();
    void updateProgress();
    void rebuild();
    void change(const RunList& runs, const QStringList& names);
    void removing(int parent, int first, int last) override;
    void removed(int parent) override;
    void updateRuns() override;
    void reordering(int parent) override;
    void reordered(int parent) override;
    void inserting(int parent, int first, int last) override;
    void inserted(int parent) override;
    [[nodiscard]] std::vector<RunNode> arranged(const RunList& runs, const QStringList& names) const;
    void readDataTitles();
    void emitChanged(int run);
    void emitAllChanged();
    void emitRowChanged(int row);
    [[nodiscard]] bool isKept(const store::RunSummary& run, const QString& name) const;
    [[nodiscard]] const RunNode& nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexAt(int node) const;
    [[nodiscard]] const store::RunSummary& runAt(int run) const { return (*m_runs)[static_cast<std::size_t>(run)]; }
    [[nodiscard]] QVariant groupData(const RunNode& node, int role) const;
    [[nodiscard]] QVariant runData(const RunNode& node, int role) const;
    [[nodiscard]] QString title(const RunNode& node) const;
    [[nodiscard]] QString groupTitle(const RunNode& node) const;
    [[nodiscard]] QString sweepText(const RunNode& node) const;
    [[nodiscard]] QString secondLine(const store::RunSummary& run) const;
    [[nodiscard]] QString stageOf(const store::RunSummary& run) const;
    [[nodiscard]] QString toolTip(const store::RunSummary& run) const;
    [[nodiscard]] QIcon stateIcon(const store::RunSummary& run) const;

    Workbench& m_workbench;
    RunList m_runs;
    QStringList m_names;
    RunRows m_rows;
    RunList m_nextRuns;  ///< During a change: what m_runs becomes.
    QStringList m_nextNames;
    QModelIndexList m_reordered;  ///< Persistent indexes while rows are reordered.
    QStringList m_words;
    QSet<QString> m_only;
    QSet<QString> m_arrived;  ///< Since the filter was given.
    RunOrder m_order = RunOrder::Newest;
    QHash<QString, QString> m_titles;
    QHash<QString, RunProgress> m_progress;
    QHash<QString, QString> m_dataTitles;
};

}  // namespace rosa::workbench
