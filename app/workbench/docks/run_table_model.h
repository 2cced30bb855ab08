/// The runs of the library as a table.
#pragma once

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QSortFilterProxyModel>

#include "app/workbench/records/run_library.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/run_colours.h"
#include "core/catalog/catalogue.h"

namespace rosa::workbench {

/// Values for "Differences only": a run's values by parameter key, in command-line form; the first is followed by those set during
/// training.
using RunValues = QHash<QString, QStringList>;

/// Fixed columns, then one for each parameter passed to setParameterColumns(). Names are edited in place; the name of a run whose
/// parameters were changed during training is marked. Rows are compared with the previous list, so that a change of one run among thousands
/// redraws one row.
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
    /// ColourRole: of the run's name, a number for widgets::curveColour(); −1 if it was never shown.
    enum Role { IdRole = Qt::UserRole, SortRole, FilterRole, ColourRole };

    RunTableModel(const catalog::Catalogue& catalogue, RunLibrary& library, LiveRuns& liveRuns, RunColours& colours,
                  QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// "100.0 ± 10.0 %": the widest accuracy.
    [[nodiscard]] static QString widestAccuracy();

    [[nodiscard]] QString idAt(int row) const;
    /// −1 if there is no run of that id.
    [[nodiscard]] int rowOf(const QString& run) const;

    /// Adds a column for each of these parameters, under their titles, with the values in `values` (by run id).
    void setParameterColumns(const QStringList& keys, const QStringList& titles, const QHash<QString, RunValues>& values);

Q_SIGNALS:
    /// The user renamed a run.
    void renamed(const QString& run, const QString& name);

private:
    [[nodiscard]] static QString metricOf(const std::vector<record::RunSummary>& runs);
    void take();
    void takeStages();
    /// "running", or the engine's work after the last epoch.
    [[nodiscard]] QString stageOf(const record::RunSummary& run) const;
    [[nodiscard]] QVariant display(const record::RunSummary& run, int column) const;
    [[nodiscard]] QVariant sortKey(const record::RunSummary& run, int column) const;
    [[nodiscard]] QString toolTip(const record::RunSummary& run) const;
    [[nodiscard]] QString turnsText(const record::RunSummary& run) const;

    const catalog::Catalogue& m_catalogue;
    RunLibrary& m_library;
    LiveRuns& m_liveRuns;
    const RunColours& m_colours;
    RunList m_runs;
    QString m_metric;                      ///< Heading of the accuracy column.
    QHash<QString, QString> m_evaluating;  ///< Runs under evaluation, with their progress.
    QHash<QString, int> m_rows;
    QStringList m_parameters;
    QStringList m_titles;
    QHash<QString, RunValues> m_values;
};

/// Sorts by values, not by texts, and accepts the runs that contain every word of the filter in name, id, data set, method, encoder,
/// preset, tags, notes or state; "key:word" searches one field ("tag:best state:failed"), and "one|other" matches either. States match
/// their names in the user's language and in English.
class RunFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit RunFilter(QObject* parent = nullptr);
    void setText(const QString& text);
    /// Restricts the list to these runs, in addition to the text filter; empty: no restriction.
    void setRuns(const QStringList& runs);
    /// Whether setRuns() accepts the run.
    [[nodiscard]] bool keeps(const QString& run) const { return m_kept.isEmpty() || m_kept.contains(run); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    QSet<QString> m_kept;
};

/// Icon name of a state.
QString stateIcon(record::RunState state);

}  // namespace rosa::workbench
