/// Transport alignment: a pair of views over its epochs, chosen from the batch matrix, by node, or among the worst pairs.
#pragma once

#include "app/workbench/model/pair_data.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class FilmJob;
class PairChooser;
class PairPanel;
class PairSource;

/// Shows the workbench's current run; handles ShowPair. Starts with the run's first watched pair.
class AlignmentView : public View {
    Q_OBJECT
public:
    explicit AlignmentView(Workbench& workbench, QWidget* parent = nullptr);
    ~AlignmentView() override;

    [[nodiscard]] PairChooser* chooser() const { return m_chooser; }
    [[nodiscard]] PairPanel* panel() const { return m_panel; }
    /// Films the epochs of the current pair, each for `secondsPerEpoch`, into `file` (.mp4 or .gif). The job reports its progress and
    /// deletes itself; nullptr if no pair is shown.
    FilmJob* saveFilm(const QString& file, double secondsPerEpoch);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectSource();
    void connectParts();
    void connectComparison();
    /// The runs that can be compared with the current one.
    void listRuns();
    void setRun(const QString& run);
    void showPair(const PairChoice& choice);
    void showFigure(const ShowFigure& figure);
    void takeContext();
    void openPending();
    void takePair(const PairDataPtr& pairData);
    void open(PairChoice choice);
    void openNodes(PairChoice choice);
    void showEpoch(int epoch);
    /// Shows pairs, batch and ranking as in training, or without padding.
    void setViewsAlone(bool alone);
    void askForFilm();
    void sayState();
    /// Explains why the player has few epochs of a pair that is not watched.
    void sayFewEpochs();
    void setReady();
    void share();

    Workbench& m_workbench;
    PairSource* m_source;
    PairSource* m_other;  ///< Of the pair that is compared with the open one.
    PairChooser* m_chooser;
    PairPanel* m_panel;
    QSplitter* m_halves;
    bool m_isShared = true;  ///< The divider is set by share(), not by the user.
    QStackedWidget* m_stack;
    QLabel* m_empty;
    widgets::Banner* m_banner;
    std::optional<PairChoice> m_pending;  ///< Requested before its run was read.
    QString m_switchedRun;                ///< The run that m_viewsAlone is for.
    bool m_viewsAlone = false;
};

}  // namespace rosa::workbench
