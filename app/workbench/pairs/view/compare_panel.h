/// Γ of the open pair several times side by side on one colour scale.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QWidget>

#include "app/workbench/base/latest.h"
#include "app/workbench/pairs/figure/compare_figure.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace rosa::widgets {
class ColourScale;
class MatrixView;
class NodeHover;
}  // namespace rosa::widgets

namespace rosa::workbench {

/// Under several λ, at another epoch of the run, or in another run, each with cost, entropy and marginal gap. Requests the other pair by
/// otherWanted(); what cannot be shown is said in a line.
class ComparePanel : public QWidget {
    Q_OBJECT
public:
    explicit ComparePanel(widgets::NodeHover* hover, QWidget* parent = nullptr);

    /// nullopt: nothing is compared.
    void setBy(std::optional<ComparedBy> by);
    [[nodiscard]] std::optional<ComparedBy> by() const { return m_by; }
    /// The open pair, as shown and as trained; nullptr: none.
    void setPair(const PairDataPtr& shown, const PairDataPtr& trained);
    /// Epochs at which the pair can be shown, ascending.
    void setEpochs(const std::vector<int>& epochs);
    /// Runs that can be compared with that of the pair, with their names.
    void setRuns(const std::vector<std::pair<QString, QString>>& runs);
    /// Name of the pair's run, in the list's style.
    void setRunName(const QString& name) { m_runName = name; }
    /// The answer to otherWanted(), as trained. An answer to an earlier request is ignored.
    void setOther(const PairDataPtr& trained);
    void showFailure(const QString& message);
    void setLook(const widgets::MatrixLook& look, const PlanLook& plans);
    /// The plans before and after λ was dragged, beside those that were left before: the last three.
    void addGhost(double before, double after);
    /// Values of λ as typed; restores them with setLambdas().
    [[nodiscard]] QString lambdas() const;
    void setLambdas(const QString& text);

    [[nodiscard]] const std::vector<ComparedPair>& compared() const { return m_compared; }
    [[nodiscard]] const std::vector<widgets::MatrixView*>& views() const { return m_views; }
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 90}; }

Q_SIGNALS:
    void otherWanted(const rosa::workbench::PairChoice& choice);
    /// Emitted when the list of runs is shown; expects setRuns().
    void runsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void compute();
    void computeLambdas();
    void computeTwo();
    void showTwo(const Result<PairDataPtr>& other);
    void wantOther();
    void showCompared(const Result<std::vector<ComparedPair>>& compared);
    void draw();
    void place();
    [[nodiscard]] QRect area() const;
    [[nodiscard]] std::vector<const widgets::MatrixPicture*> pictures() const;

    std::optional<ComparedBy> m_by;
    PairDataPtr m_shown, m_trained, m_other;
    std::optional<PairChoice> m_wanted;  ///< The other pair.
    QString m_runName;
    QString m_failure;  ///< Why the other pair has not come; "" if it has, or is being read.
    Latest m_solutions;
    std::vector<ComparedPair> m_compared;
    std::vector<widgets::MatrixView*> m_views;  ///< The first as many as m_compared are shown.
    widgets::MatrixLook m_look;
    PlanLook m_plans;
    widgets::NodeHover* m_hover;
    widgets::ColourScale* m_scale;
    QWidget* m_controls;
    QLineEdit* m_lambdas;
    QComboBox* m_epochs;
    QComboBox* m_runs;
    QLabel* m_note;
};

}  // namespace rosa::workbench
