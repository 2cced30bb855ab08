/// What transport aligns: from the batch matrix, a node or the worst pairs to one pair of views and its epochs.
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

/// Shows the workbench's current run; takes ShowPair. Begins with the run's first watched pair.
class AlignmentView : public View {
    Q_OBJECT
public:
    explicit AlignmentView(Workbench& workbench, QWidget* parent = nullptr);
    ~AlignmentView() override;

    [[nodiscard]] PairChooser* chooser() const { return m_chooser; }
    [[nodiscard]] PairPanel* panel() const { return m_panel; }
    /// Films the epochs of the pair that is shown, each for so long, into `file` (.mp4 or .gif). The job says how far it is and deletes itself; nullptr where no
    /// pair is shown.
    FilmJob* saveFilm(const QString& file, double secondsPerEpoch);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectSource();
    void connectParts();
    void setRun(const QString& run);
    void showPair(const PairChoice& choice);
    void showFigure(const ShowFigure& figure);
    void takeContext();
    void openPending();
    void takePair(const PairDataPtr& pairData);
    void open(const PairChoice& choice);
    void openNodes(PairChoice choice);
    void showEpoch(int epoch);
    void askForFilm();
    void sayState();
    /// Why the player has so few epochs of a pair that is not watched.
    void sayFewEpochs();
    void setReady();
    void share();

    Workbench& m_workbench;
    PairSource* m_source;
    PairChooser* m_chooser;
    PairPanel* m_panel;
    QSplitter* m_halves;
    bool m_isShared = true;  ///< By share(), not by hand.
    QStackedWidget* m_stack;
    QLabel* m_empty;
    widgets::Banner* m_banner;
    std::optional<PairChoice> m_pending;  ///< Wanted before its run was read.
};

}  // namespace rosa::workbench
