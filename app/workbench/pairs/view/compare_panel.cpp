#include "app/workbench/pairs/view/compare_panel.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSettings>
#include <QSignalBlocker>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/matrix_grid.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/node_hover.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kControlsGap = 4;
const QString kLambdasSetting = QStringLiteral("alignment/compare_lambdas");

bool hasSameNodes(const PairData& one, const PairData& other)
{
    return one.inspection.pair.rowNodes == other.inspection.pair.rowNodes &&
           one.inspection.pair.columnNodes == other.inspection.pair.columnNodes;
}

}  // namespace

ComparePanel::ComparePanel(widgets::NodeHover* hover, QWidget* parent)
    : QWidget(parent),
      m_hover(hover),
      m_scale(new widgets::ColourScale(this)),
      m_controls(new QWidget(this)),
      m_lambdas(new QLineEdit(QSettings().value(kLambdasSetting, QStringLiteral("5, 20, 80")).toString())),
      m_epochs(new QComboBox),
      m_runs(new QComboBox),
      m_note(new widgets::PlainLabel)
{
    m_lambdas->setObjectName(QStringLiteral("compareLambdas"));
    m_lambdas->setAccessibleName(tr("Values of λ"));
    m_lambdas->setToolTip(
        tr("One to six values of λ, such as 5, 20, 80; each is solved with the shown number of iterations"));
    m_lambdas->setMaximumWidth(180);
    m_epochs->setObjectName(QStringLiteral("compareEpoch"));
    m_epochs->setAccessibleName(tr("Other epoch"));
    m_epochs->setToolTip(widgets::literal(m_epochs->accessibleName()));
    m_runs->setObjectName(QStringLiteral("compareRun"));
    m_runs->setAccessibleName(tr("Other run"));
    m_runs->setToolTip(tr("Another run on the same data: the same centres and the same number of walks"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runs->setMinimumContentsLength(24);
    m_note->setObjectName(QStringLiteral("compareNote"));
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_lambdas, m_epochs, m_runs}) row->addWidget(widget);
    row->addWidget(m_note, 1);
    connect(m_lambdas, &QLineEdit::editingFinished, this, [this] { setLambdas(m_lambdas->text()); });
    connect(m_epochs, &QComboBox::currentIndexChanged, this, &ComparePanel::compute);
    connect(m_runs, &QComboBox::currentIndexChanged, this, &ComparePanel::compute);
    setBy(std::nullopt);
}

void ComparePanel::setBy(std::optional<ComparedBy> by)
{
    m_by = by;
    m_lambdas->setVisible(by == ComparedBy::Lambda);
    m_epochs->setVisible(by == ComparedBy::Epoch);
    m_runs->setVisible(by == ComparedBy::Run);
    if (by == ComparedBy::Run) Q_EMIT runsWanted();
    compute();
}

void ComparePanel::setPair(const PairDataPtr& shown, const PairDataPtr& trained)
{
    m_shown = shown;
    m_trained = trained;
    if (!trained) {
        m_other.reset();
        m_wanted.reset();
    }
    compute();
}

void ComparePanel::setEpochs(const std::vector<int>& epochs)
{
    const QVariant before = m_epochs->currentData();
    {
        const QSignalBlocker quiet(m_epochs);
        m_epochs->clear();
        for (const int epoch : epochs) m_epochs->addItem(tr("epoch %1").arg(QLocale().toString(epoch)), epoch);
        // The first epoch is the farthest from the newest, which is shown at first.
        m_epochs->setCurrentIndex(std::max(m_epochs->findData(before), epochs.empty() ? -1 : 0));
    }
    if (m_by == ComparedBy::Epoch && m_epochs->currentData() != before) compute();
}

void ComparePanel::setRuns(const std::vector<std::pair<QString, QString>>& runs)
{
    const QVariant before = m_runs->currentData();
    {
        const QSignalBlocker quiet(m_runs);
        m_runs->clear();
        for (const auto& [run, name] : runs) m_runs->addItem(name, run);
        m_runs->setCurrentIndex(std::max(m_runs->findData(before), runs.empty() ? -1 : 0));
    }
    if (m_by == ComparedBy::Run && m_runs->currentData() != before) compute();
}

void ComparePanel::setLook(const widgets::MatrixLook& look, const PlanLook& plans)
{
    m_look = look;
    m_plans = plans;
    draw();
}

QString ComparePanel::lambdas() const { return m_lambdas->text(); }

void ComparePanel::setLambdas(const QString& text)
{
    QSettings().setValue(kLambdasSetting, text);
    m_lambdas->setText(text);
    if (m_by == ComparedBy::Lambda) compute();
}

void ComparePanel::addGhost(double before, double after)
{
    constexpr std::size_t kMostGhosts = 3;
    std::vector<double> kept;
    if (m_by == ComparedBy::Lambda)
        for (const ComparedPair& one : m_compared) kept.push_back(one.pair->inspection.lambda);
    for (const double lambda : {before, after}) {
        std::erase(kept, lambda);
        kept.push_back(lambda);
    }
    if (kept.size() > kMostGhosts) kept.erase(kept.begin(), kept.end() - kMostGhosts);
    QStringList texts;
    for (const double lambda : kept) texts << QLocale().toString(lambda, 'g', 7);
    setLambdas(texts.join(QStringLiteral("; ")));
}

void ComparePanel::compute()
{
    m_solutions.invalidate();
    m_note->clear();
    if (!m_by || !m_shown || !m_trained) return showCompared(std::vector<ComparedPair>());
    if (*m_by == ComparedBy::Lambda) return computeLambdas();
    wantOther();
    computeTwo();
}

void ComparePanel::computeLambdas()
{
    const auto lambdas = lambdasFromText(m_lambdas->text());
    if (!lambdas) return showCompared(lambdas.error());
    const int iterations = m_shown->inspection.iterations;
    // A dragged λ of the open pair does not concern the comparison.
    const bool isSame = m_compared.size() == lambdas->size() &&
                        std::ranges::equal(m_compared, *lambdas, [&](const ComparedPair& one, double lambda) {
                            return one.pair->inspection.lambda == lambda && one.pair->inspection.iterations == iterations &&
                                   one.pair->choice.run == m_trained->choice.run &&
                                   one.pair->inspection.pair.cost == m_trained->inspection.pair.cost;
                        });
    if (isSame) return;
    if (isQuickToSolve(m_trained->inspection, iterations * static_cast<int>(lambdas->size())))
        return showCompared(underLambdas(m_trained, *lambdas, iterations));
    inBackground(
        this, [pair = m_trained, lambdas = *lambdas, iterations] { return underLambdas(pair, lambdas, iterations); },
        [this, ticket = m_solutions.next()](const Result<std::vector<ComparedPair>>& compared) {
            if (!ticket.isVoid()) showCompared(compared);
        });
}

/// Requests the pair at the chosen epoch, or of the chosen run at the shown epoch or the nearest one.
void ComparePanel::wantOther()
{
    PairChoice choice = m_trained->choice;
    const QVariant chosen = *m_by == ComparedBy::Epoch ? m_epochs->currentData() : m_runs->currentData();
    if (!chosen.isValid()) {
        m_wanted.reset();
        m_note->setText(*m_by == ComparedBy::Epoch ? tr("There is no other epoch")
                                                   : tr("There is no other run on this data whose method compares views"));
        return;
    }
    if (*m_by == ComparedBy::Epoch)
        choice.epoch = chosen.toInt();
    else
        choice.run = chosen.toString();
    if (*m_by == ComparedBy::Run) choice.epoch = m_shown->inspection.pair.epoch;
    const bool isSame =
        m_wanted && m_wanted->run == choice.run && m_wanted->epoch == choice.epoch && isSameProblem(*m_wanted, choice);
    if (isSame) return;
    m_failure.clear();
    // At another epoch, the one before stays until the new one arrives.
    if (!m_wanted || m_wanted->run != choice.run || !isSameProblem(*m_wanted, choice)) m_other.reset();
    m_wanted = choice;
    Q_EMIT otherWanted(choice);
}

void ComparePanel::setOther(const PairDataPtr& trained)
{
    if (!m_by || *m_by == ComparedBy::Lambda || !m_wanted || !isSameProblem(trained->choice, *m_wanted) ||
        trained->choice.run != m_wanted->run)
        return;
    m_other = trained;
    m_failure.clear();
    computeTwo();
}

void ComparePanel::showFailure(const QString& message)
{
    if (!m_by || *m_by == ComparedBy::Lambda) return;
    m_failure = message;
    m_note->setText(message);
}

void ComparePanel::computeTwo()
{
    if (!m_other || !m_shown) {
        if (m_wanted) m_note->setText(m_failure.isEmpty() ? tr("Reading the other pair …") : m_failure);
        return showCompared(std::vector<ComparedPair>());
    }
    if (m_other->context->dataset != m_shown->context->dataset)
        return showCompared(badInput("the two runs have different data sets"));
    m_note->setText(hasSameNodes(*m_shown, *m_other)
                        ? QString()
                        : tr("Other walks: the two runs drew other nodes around these centres"));
    m_solutions.invalidate();
    const protocol::Inspection& shown = m_shown->inspection;
    if (shown.asTrained) return showTwo(m_other);
    if (isQuickToSolve(m_other->inspection, shown.iterations))
        return showTwo(solvedAgain(m_other, shown.lambda, shown.iterations));
    inBackground(
        this,
        [other = m_other, lambda = shown.lambda, iterations = shown.iterations] {
            return solvedAgain(other, lambda, iterations);
        },
        [this, ticket = m_solutions.next()](const Result<PairDataPtr>& other) {
            if (!ticket.isVoid()) showTwo(other);
        });
}

void ComparePanel::showTwo(const Result<PairDataPtr>& other)
{
    if (!other) return showCompared(other.error());
    const auto named = [this](const PairDataPtr& pair) {
        if (*m_by == ComparedBy::Epoch) return atEpoch(pair);
        return ofRun(pair, pair == m_shown ? m_runName : m_runs->currentText());
    };
    showCompared(std::vector{named(m_shown), named(*other)});
}

void ComparePanel::showCompared(const Result<std::vector<ComparedPair>>& compared)
{
    if (!compared) m_note->setText(coreText(compared.error().message));
    const auto shapes = [this] {
        std::vector<std::size_t> sizes;
        for (const ComparedPair& one : m_compared) sizes.push_back(one.pair->inspection.pair.rows());
        return sizes;
    };
    const auto before = shapes();
    m_compared = compared ? *compared : std::vector<ComparedPair>();
    draw();
    if (shapes() == before) return;
    place();
}

void ComparePanel::draw()
{
    const auto drawn = comparedPictures(m_compared, m_look, m_plans);
    while (m_views.size() < drawn.size()) {
        auto* view = new widgets::MatrixView(this);
        view->setObjectName(QStringLiteral("compared%1").arg(m_views.size()));
        connect(view, &widgets::MatrixView::cellClicked, this, [this, i = m_views.size()](int row, int column) {
            if (i < m_compared.size() && m_shown && hasSameNodes(*m_compared[i].pair, *m_shown)) m_hover->pin(row, column);
        });
        widgets::offerFigure(view, [this] { return figure(); });
        m_views.push_back(view);
    }
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        widgets::MatrixView* view = m_views[i];
        const bool isShown = i < drawn.size();
        if (isShown) {
            // Hovered positions of one pair have no meaning in one with other nodes.
            const bool isLinked = hasSameNodes(*m_compared[i].pair, *m_shown);
            view->setHover(isLinked ? m_hover : new widgets::NodeHover(view));
        }
        view->setPicture(isShown ? drawn[i] : widgets::MatrixPicture());
        view->setScale(isShown ? m_scale : nullptr);
        view->setVisible(isShown);
    }
}

std::vector<const widgets::MatrixPicture*> ComparePanel::pictures() const
{
    std::vector<const widgets::MatrixPicture*> shown;
    for (std::size_t i = 0; i < m_compared.size(); ++i) shown.push_back(&m_views[i]->picture());
    return shown;
}

std::unique_ptr<widgets::Figure> ComparePanel::figure() const
{
    if (!m_by || m_compared.empty()) return nullptr;
    std::vector<widgets::MatrixPicture> drawn;
    for (const widgets::MatrixPicture* picture : pictures()) drawn.push_back(*picture);
    return compareFigure(m_compared, *m_by, std::move(drawn), m_plans);
}

QRect ComparePanel::area() const { return rect().adjusted(0, m_controls->sizeHint().height() + kControlsGap, 0, 0); }

void ComparePanel::resizeEvent(QResizeEvent*) { place(); }

void ComparePanel::place()
{
    m_controls->setGeometry(0, 0, width(), m_controls->sizeHint().height());
    const auto grid =
        widgets::layoutGrid(QRectF(area()).adjusted(widgets::MatrixView::kFrame, widgets::MatrixView::kFrame,
                                                    -widgets::MatrixView::kFrame, -widgets::MatrixView::kFrame),
                            pictures(), widgets::screenStyle(palette(), font()), this);
    for (std::size_t i = 0; i < grid.boxes.size(); ++i)
        m_views[i]->setGeometry(grid.boxes[i]
                                    .adjusted(-widgets::MatrixView::kFrame, -widgets::MatrixView::kFrame,
                                              widgets::MatrixView::kFrame, widgets::MatrixView::kFrame)
                                    .toAlignedRect());
}

}  // namespace rosa::workbench
