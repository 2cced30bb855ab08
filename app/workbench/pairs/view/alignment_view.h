/// Transport alignment: a pair of views over its epochs, chosen from the batch matrix, by node, or among the worst pairs.
#pragma once

#include "app/workbench/pairs/data/pair_data.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"

class QLabel;
class QStackedWidget;

namespace rosa::widgets {
class Banner;
}

namespace rosa::workbench {

class FilmJob;
class FilmMaker;
class OtherPair;
class PairChooser;
class PairPanel;
class PairSource;
class ViewHead;

/// Shows the workbench's current run; handles ShowPair. Starts with the pair that was open last, if it is of this run, otherwise with the run's
/// first watched pair.
class AlignmentView : public View {
    Q_OBJECT
public:
    explicit AlignmentView(Workbench& workbench, QWidget* parent = nullptr);
    ~AlignmentView() override;

    [[nodiscard]] PairChooser* chooser() const { return m_chooser; }
    [[nodiscard]] PairPanel* panel() const { return m_panel; }
    /// The pair that is shown.
    [[nodiscard]] OfferedPage page() const override;
    /// Films the epochs of the current pair, each for `secondsPerEpoch`, into `file` (.mp4 or .gif). The job reports its progress and
    /// deletes itself; nullptr if no pair is shown.
    FilmJob* saveFilm(const QString& file, double secondsPerEpoch);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectSource();
    void connectParts();
    void setRun(const QString& run);
    void showPair(const PairChoice& choice);
    void showFigure(const ShowFigure& figure);
    void updateContext();
    void openPending();
    void updatePair(const PairDataPtr& pairData);
    void open(PairChoice choice);
    void openNodes(PairChoice choice);
    void showEpoch(int epoch);
    /// Shows pairs, batch and ranking as in training, or without padding.
    void setViewsAlone(bool alone);
    /// Remembers the open pair for the next start.
    void keepPair(const PairChoice& choice) const;
    [[nodiscard]] std::optional<PairChoice> keptPair() const;
    void showState();
    /// Explains why the player has few epochs of a pair that is not watched.
    void showFewEpochs();
    void setReady();

    Workbench& m_workbench;
    PairSource* m_source;
    PairChooser* m_chooser;
    ViewHead* m_head;
    PairPanel* m_panel;
    QStackedWidget* m_stack;
    QLabel* m_empty;
    widgets::Banner* m_banner;
    OtherPair* m_other;
    FilmMaker* m_film;
    std::optional<PairChoice> m_pending;  ///< Requested before its run was read.
    QString m_switchedRun;                ///< The run that m_viewsAlone is for.
    bool m_viewsAlone = false;
};

}  // namespace rosa::workbench
