/// What the head of Results says about a table of results, and its text for papers.
#pragma once

#include <memory>

#include <QObject>

#include "app/workbench/results/data/results_data.h"

class QToolButton;

namespace rosa::widgets {
class RichLabel;
}

namespace rosa::workbench {

class ViewHead;
class Workbench;

/// The verdict in a sentence, the protocol and the paired comparison of two groups as details, and a button that copies the table.
class ResultsWords : public QObject {
    Q_OBJECT
public:
    /// The head owns this. Both must outlive it.
    ResultsWords(Workbench& workbench, ViewHead& head);

    /// nullptr: none.
    void showResults(std::shared_ptr<const ResultTable> results);
    /// Names the protocol of a group.
    void showProtocol(const ResultGroup& group);
    /// Compares the first group with this one by a margin of equivalence, a fraction; 0: the verdict on the first alone.
    void compareFirstWith(int group, double margin);
    /// Text of the paired comparison; "" if there is none.
    [[nodiscard]] QString comparison() const;

private:
    void copy(const QString& text, const QString& what);

    Workbench& m_workbench;
    ViewHead& m_head;
    std::shared_ptr<const ResultTable> m_results;
    QToolButton* m_copy;
    widgets::RichLabel* m_tests;
};

}  // namespace rosa::workbench
