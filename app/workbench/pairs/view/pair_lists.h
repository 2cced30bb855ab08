/// Ways of choosing a pair besides the batch matrix: the watched pairs, a node by name, the worst aligned pairs.
#pragma once

#include <QWidget>

#include "app/workbench/pairs/data/pair_context.h"
#include "app/workbench/session/workbench.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace rosa::workbench {

/// The pairs recorded during training.
class WatchedList : public QWidget {
    Q_OBJECT
public:
    explicit WatchedList(QWidget* parent = nullptr);
    void setContext(const PairContextPtr& context);
    /// Marks the row of the open pair; none if it is not among the rows.
    void mark(const PairChoice& open);

Q_SIGNALS:
    void pairChosen(const rosa::workbench::PairChoice& pair);

private:
    void choose(int row);

    PairContextPtr m_context;
    QListWidget* m_list;
    QLabel* m_note;
};

/// A node and optionally a second one, by name or number.
class NodeSearch : public QWidget {
    Q_OBJECT
public:
    explicit NodeSearch(QWidget* parent = nullptr);
    void setContext(const PairContextPtr& context);

Q_SIGNALS:
    void pairChosen(const rosa::workbench::PairChoice& pair);

private:
    void open();
    void check();

    PairContextPtr m_context;
    QLineEdit* m_first;
    QLineEdit* m_second;
    QPushButton* m_open;
    QLabel* m_note;
};

/// Positive pairs of one or all classes by g-EMD, the worst first; requested from the run's engine on demand.
class WorstList : public QWidget {
    Q_OBJECT
public:
    explicit WorstList(Workbench& workbench, QWidget* parent = nullptr);
    void setContext(const PairContextPtr& context);
    /// Ranks without the padding of a run that pads its views.
    void setViewsAlone(bool alone);
    /// Marks the row of the open pair; none if it is not among the rows.
    void mark(const PairChoice& open);

Q_SIGNALS:
    void pairChosen(const rosa::workbench::PairChoice& pair);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void showAnswer(const QByteArray& json);
    void choose(const QTreeWidgetItem* item);
    void markRow();

    Workbench& m_workbench;
    PairContextPtr m_context;
    PairChoice m_open;
    bool m_isAsked = false;
    bool m_viewsAlone = false;
    QComboBox* m_class;
    QTreeWidget* m_list;
    QLabel* m_note;
};

}  // namespace rosa::workbench
