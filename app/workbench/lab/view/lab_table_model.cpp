#include "app/workbench/lab/view/lab_table_model.h"

#include <cmath>
#include <numeric>

#include <QApplication>
#include <QPalette>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_text.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

using widgets::LabHover;
using widgets::LabMatrix;
using Matrix = transport::Matrix<double>;

double sumOf(const Matrix& plan, bool ofRow, int index)
{
    double sum = 0;
    for (std::int64_t k = 0; k < (ofRow ? plan.columns() : plan.rows()); ++k) sum += ofRow ? plan(index, k) : plan(k, index);
    return sum;
}

/// The digits that read back exactly.
QString exactText(double value) { return widgets::localNumber(QString::number(value, 'g', QLocale::FloatingPointShortest)); }

}  // namespace

LabTableModel::LabTableModel(LabState& state, LabPage page, QObject* parent)
    : QAbstractTableModel(parent), m_state(state), m_page(page), m_answer(state.answer())
{
    connect(&state, &LabState::answered, this, &LabTableModel::refresh);
}

void LabTableModel::refresh()
{
    const auto shapeOf = [this] { return std::pair(rowCount(), columnCount()); };
    const LabAnswerPtr before = m_answer;
    const auto shape = shapeOf();
    m_answer = m_state.answer();
    const auto next = shapeOf();
    if (next != shape) {
        m_answer = before;
        beginResetModel();
        m_answer = m_state.answer();
        endResetModel();
        return;
    }
    if (next.first == 0 || next.second == 0) return;
    Q_EMIT dataChanged(index(0, 0), index(next.first - 1, next.second - 1));
    Q_EMIT headerDataChanged(Qt::Vertical, 0, next.first - 1);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, next.second - 1);
}

void LabTableModel::setFreedom(const LabFreedom& freedom)
{
    beginResetModel();
    m_freedom = freedom;
    endResetModel();
}

void LabTableModel::setHover(LabHover hover)
{
    if (hover == m_hover) return;
    m_hover = hover;
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::BackgroundRole});
}

LabHover LabTableModel::hoverOf(const QModelIndex& index) const
{
    if (!index.isValid()) return {};
    if (isSide()) return isRows() ? LabHover{index.row(), -1} : LabHover{-1, index.row()};
    return {index.row(), index.column()};
}

bool LabTableModel::hasContent() const { return isSide() ? m_answer != nullptr : matrix() != nullptr; }

const Matrix* LabTableModel::matrix() const
{
    if (!m_answer) return nullptr;
    const auto& scale = m_answer->posed().scale;
    const bool isSet = m_page == LabPage::Cost || m_page == LabPage::Scale ||
                       (m_page == LabPage::Plan && m_answer->settings.variant == lab::Variant::Hand);
    if (m_freedom.hidesResult() && !isSet) return nullptr;
    if (m_freedom.hidesVerdicts() && m_page == LabPage::ExactPlan) return nullptr;
    if (m_freedom.hidesCosts() && (m_page == LabPage::Cost || m_page == LabPage::ExactPlan)) return nullptr;
    switch (m_page) {
        case LabPage::Cost:
            return &m_answer->posed().cost;
        case LabPage::Scale:
            return scale ? &*scale : nullptr;
        case LabPage::Kernel:
            return isScaled(m_answer->settings.variant) ? &m_answer->shown.kernel : nullptr;
        case LabPage::Plan:
            return &m_answer->shown.plan;
        case LabPage::ExactPlan:
            return &m_answer->references().exact.plan;
        case LabPage::Rows:
        case LabPage::Columns:
            break;
    }
    return nullptr;
}

std::vector<LabTableModel::Field> LabTableModel::fields() const
{
    if (!m_answer) return {};
    std::vector<Field> fields;
    if (!hasGivenCost(m_answer->problem())) fields = {X, Y};
    fields.push_back(Weight);
    if (m_freedom.hidesResult()) return fields;
    fields.push_back(Sum);
    if (!m_freedom.hidesVerdicts()) fields.push_back(Gap);
    if (isScaled(m_answer->settings.variant)) fields.push_back(LogScaling);
    return fields;
}

int LabTableModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_answer) return 0;
    if (isSide()) return static_cast<int>((isRows() ? m_answer->posed().rows : m_answer->posed().columns).size());
    const Matrix* shown = matrix();
    return shown ? static_cast<int>(shown->rows()) : 0;
}

int LabTableModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_answer) return 0;
    if (isSide()) return static_cast<int>(fields().size());
    const Matrix* shown = matrix();
    return shown ? static_cast<int>(shown->columns()) : 0;
}

std::optional<double> LabTableModel::sideValue(int index, Field field) const
{
    const lab::Posed& posed = m_answer->posed();
    const auto at = static_cast<std::size_t>(index);
    const double weight = (isRows() ? posed.rows : posed.columns)[at];
    switch (field) {
        case X:
        case Y:
            return (isRows() ? posed.rowPlaces : posed.columnPlaces)[at][field == X ? 0 : 1];
        case Weight:
            return weight;
        case Sum:
            return sumOf(m_answer->shown.plan, isRows(), index);
        case Gap:
            return sumOf(m_answer->shown.plan, isRows(), index) - weight;
        case LogScaling: {
            const auto& logs = isRows() ? m_answer->shown.state.logV : m_answer->shown.state.logU;
            if (logs.empty() || (isRows() && m_answer->halfIterations == 0)) return std::nullopt;
            return logs[at];
        }
    }
    return std::nullopt;
}

std::optional<double> LabTableModel::valueAt(int row, int column) const
{
    if (isSide()) return sideValue(row, fields()[static_cast<std::size_t>(column)]);
    return (*matrix())(row, column);
}

QVariant LabTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const auto value = valueAt(index.row(), index.column());
    if (role == Qt::DisplayRole) return value ? widgets::shortNumber(*value) : QStringLiteral("–");
    if (role == Qt::EditRole) return value ? exactText(*value) : QString();
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::BackgroundRole) {
        const LabHover own = hoverOf(index);
        const bool isLit = (own.row >= 0 && own.row == m_hover.row) || (own.column >= 0 && own.column == m_hover.column);
        if (isLit) return QApplication::palette().brush(QPalette::AlternateBase);
    }
    if (role == Qt::AccessibleTextRole)
        return QStringLiteral("%1, %2: %3")
            .arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
                 headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 value ? widgets::shortNumber(*value) : QString());
    return {};
}

QString LabTableModel::sideTitle(Field field) const
{
    switch (field) {
        case X:
            return QStringLiteral("x");
        case Y:
            return QStringLiteral("y");
        case Weight:
            return isRows() ? tr("weight t") : tr("weight r");
        case Sum:
            return tr("sum of Γ");
        case Gap:
            return tr("off by");
        case LogScaling:
            return isRows() ? QStringLiteral("log v") : QStringLiteral("log u");
    }
    return {};
}

QVariant LabTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || !m_answer) return {};
    if (orientation == Qt::Horizontal && isSide()) return sideTitle(fields()[static_cast<std::size_t>(section)]);
    const bool ofRows = isSide() ? isRows() : orientation == Qt::Vertical;
    return labelOf(m_answer->problem(), ofRows, section);
}

bool LabTableModel::isEditable(int column) const
{
    const lab::Problem& problem = m_answer->problem();
    const bool isByHand = m_answer->settings.variant == lab::Variant::Hand;
    const auto* given = std::get_if<lab::GivenCost>(&problem.source);
    switch (m_page) {
        case LabPage::Cost:
            return given && m_freedom.has(lab::Control::Cost);
        case LabPage::Scale:
            return given && given->scale && m_freedom.isSandbox();
        case LabPage::Plan:
            return isByHand && m_freedom.has(lab::Control::Plan);
        case LabPage::Kernel:
        case LabPage::ExactPlan:
            return false;
        case LabPage::Rows:
        case LabPage::Columns:
            break;
    }
    const Field field = fields()[static_cast<std::size_t>(column)];
    if (field == Weight) return m_freedom.has(lab::Control::Weights);
    return (field == X || field == Y) && m_freedom.has(lab::Control::Points);
}

Qt::ItemFlags LabTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && isEditable(index.column())) flags |= Qt::ItemIsEditable;
    return flags;
}

bool LabTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isEditable(index.column())) return false;
    bool isNumber = false;
    const double number = widgets::plainNumber(value.toString()).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number)) return false;
    if (exactText(number) == data(index, Qt::EditRole).toString()) return true;
    const int row = index.row(), column = index.column();
    if (!isSide()) {
        const LabMatrix matrix = m_page == LabPage::Cost    ? LabMatrix::Cost
                                 : m_page == LabPage::Scale ? LabMatrix::Scale
                                                            : LabMatrix::Plan;
        m_state.edit(tr("Change a cell"), [=](lab::Problem& problem, const lab::Posed& posed) {
            setCell(problem, posed, matrix, row, column, number);
        });
        return true;
    }
    const Field field = fields()[static_cast<std::size_t>(column)];
    const bool ofRows = isRows();
    if (field == Weight) {
        m_state.edit(tr("Change a weight"), [=](lab::Problem& problem, const lab::Posed& posed) {
            setWeight(problem, posed, ofRows, row, number);
        });
        return true;
    }
    m_state.edit(tr("Move a point"), [=](lab::Problem& problem, const lab::Posed& posed) {
        const auto& places = ofRows ? posed.rowPlaces : posed.columnPlaces;
        if (row >= std::ssize(places)) return;
        const auto [x, y] = places[static_cast<std::size_t>(row)];
        movePoint(problem, ofRows, row, field == X ? QPointF(number, y) : QPointF(x, number));
    });
    return true;
}

}  // namespace rosa::workbench
