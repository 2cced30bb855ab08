/// The result of a finished run: its accuracy beside the baselines, and links to what to look at next.
#pragma once

#include <vector>

#include <QWidget>

#include "app/workbench/base/latest.h"
#include "app/workbench/results/data/results_data.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace rosa::workbench {

class Workbench;

/// A line of the comparison.
struct ResultLine {
    QString name;
    QString explanation;   ///< What this line is, in a few words.
    QString meaning;       ///< What it says, in a sentence.
    double accuracy = 0;   ///< Fraction.
    double deviation = 0;  ///< Over the splits; 0 for one split.
    int splits = 1;
    bool isOwn = false;  ///< The run itself.
};

/// The run first, then the baselines measured under the same protocol. Several runs that differ only in the seed are one line in Results,
/// but here the run stands alone.
std::vector<ResultLine> resultLines(const catalog::Catalogue& catalogue, const ResultTable& table, const std::string& run);

/// Hidden unless the run is finished and evaluated. Reads the records in the background.
class ResultStrip : public QWidget {
    Q_OBJECT
public:
    /// `workbench` must outlive this.
    explicit ResultStrip(Workbench& workbench, QWidget* parent = nullptr);

    /// "": none.
    void setRun(const QString& run);

    /// Narrower than its content: without space for them, bars and explanations are left out.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void look();
    void show(const std::vector<ResultLine>& lines);
    void addLine(int row, const ResultLine& line, double best);
    void fit();
    QWidget* makeLinks();

    Workbench& m_workbench;
    QString m_run;
    QString m_shown;  ///< State of library and run that is shown or being read.
    Latest m_latest;
    QLabel* m_number;
    QLabel* m_metric;
    QWidget* m_lines;
    QGridLayout* m_grid;
    QToolButton* m_alignment = nullptr;  ///< The way to the pairs of a method that compares them.
};

}  // namespace rosa::workbench
