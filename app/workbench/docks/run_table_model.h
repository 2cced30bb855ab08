/// The runs of the library as a table.
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QSortFilterProxyModel>

#include "app/workbench/records/run_library.h"
#include "app/workbench/session/live_runs.h"
#include "core/catalog/catalogue.h"

namespace rosa::workbench {

/// What "only what differs" compares: a run's values by parameter key, as texts of a command line; behind the first those it was
/// turned to while it trained.
using RunValues = QHash<QString, QStringList>;

/// Fixed columns, then one for each parameter given to setParameterColumns(). Names are edited in place; that of a run whose
/// parameters were turned while it trained bears a mark. Rows are compared with the
/// list before, so that a change of one run of thousands redraws one row.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        State,
        Name,
        Dataset,
        Method,
        Encoder,
        Preset,
        Seed,
        Epochs,
        Loss,
        Accuracy,
        Tags,
        Notes,
        Created,
        FixedColumns
    };
    enum Role { IdRole = Qt::UserRole, SortRole, FilterRole };

    RunTableModel(const catalog::Catalogue& catalogue, RunLibrary& library, LiveRuns& liveRuns, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// "100.0 ± 10.0 %": as wide as an accuracy gets.
    [[nodiscard]] static QString widestAccuracy();

    [[nodiscard]] QString idAt(int row) const;
    /// −1 where there is none of that id.
    [[nodiscard]] int rowOf(const QString& run) const;

    /// Shows a column for each of these parameters, under their titles, with the values of `values` (by run id).
    void setParameterColumns(const QStringList& keys, const QStringList& titles, const QHash<QString, RunValues>& values);

Q_SIGNALS:
    /// Somebody gave a run a name.
    void renamed(const QString& run, const QString& name);

private:
    [[nodiscard]] static QString metricOf(const std::vector<record::RunSummary>& runs);
    void take();
    void takeStages();
    /// "running", or what the engine does after the last epoch.
    [[nodiscard]] QString stageOf(const record::RunSummary& run) const;
    [[nodiscard]] QVariant display(const record::RunSummary& run, int column) const;
    [[nodiscard]] QVariant sortKey(const record::RunSummary& run, int column) const;
    [[nodiscard]] QString toolTip(const record::RunSummary& run) const;
    [[nodiscard]] QString turnsText(const record::RunSummary& run) const;

    const catalog::Catalogue& m_catalogue;
    RunLibrary& m_library;
    LiveRuns& m_liveRuns;
    RunList m_runs;
    QString m_metric;                      ///< Heading of the accuracies.
    QHash<QString, QString> m_evaluating;  ///< Runs that are being evaluated, and how far that is.
    QHash<QString, int> m_rows;
    QStringList m_parameters;
    QStringList m_titles;
    QHash<QString, RunValues> m_values;
};

/// Sorts by values, not by texts, and keeps the runs in which every word of the filter occurs: in name, id, data set, method, encoder, preset,
/// tags, notes or state; "key:word" looks in one of them ("tag:best state:failed"), and "one|other" finds either. States are found by their names in the user's
/// language and in English.
class RunFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit RunFilter(QObject* parent = nullptr);
    void setText(const QString& text);
    /// Keeps these runs alone, of those that the text keeps; empty: all.
    void setRuns(const QStringList& runs);
    /// Whether setRuns() keeps the run.
    [[nodiscard]] bool keeps(const QString& run) const { return m_kept.isEmpty() || m_kept.contains(run); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    QSet<QString> m_kept;
};

/// How a state is drawn.
QString stateIcon(record::RunState state);

}  // namespace rosa::workbench
