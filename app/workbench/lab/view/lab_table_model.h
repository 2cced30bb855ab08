/// The state of the transport lab as tables: points with weights and scalings, and matrices.
#pragma once

#include <QAbstractTableModel>

#include "app/workbench/lab/data/lab_freedom.h"
#include "app/workbench/lab/data/lab_state.h"
#include "widgets/lab/lab_scene.h"

namespace rosa::workbench {

/// What a table shows.
enum class LabPage { Rows, Columns, Cost, Scale, Kernel, Plan, ExactPlan };

/// A table of the latest answer. Cells that the hand may move are editable; editing one is an edit of the state.
class LabTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// `state` must outlive this.
    LabTableModel(LabState& state, LabPage page, QObject* parent = nullptr);

    void setFreedom(const LabFreedom& freedom);
    /// Rows and columns of the problem that are lit up.
    void setHover(widgets::LabHover hover);
    /// The row and column of the problem that a cell belongs to.
    [[nodiscard]] widgets::LabHover hoverOf(const QModelIndex& index) const;
    [[nodiscard]] LabPage page() const { return m_page; }
    /// Whether the problem and its variant have what the page shows.
    [[nodiscard]] bool hasContent() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    enum Field { X, Y, Weight, Sum, Gap, LogScaling };

    [[nodiscard]] bool isSide() const { return m_page == LabPage::Rows || m_page == LabPage::Columns; }
    [[nodiscard]] bool isRows() const { return m_page == LabPage::Rows; }
    [[nodiscard]] std::vector<Field> fields() const;
    [[nodiscard]] const transport::Matrix<double>* matrix() const;
    [[nodiscard]] std::optional<double> valueAt(int row, int column) const;
    [[nodiscard]] std::optional<double> sideValue(int index, Field field) const;
    [[nodiscard]] bool isEditable(int column) const;
    [[nodiscard]] QString sideTitle(Field field) const;
    void refresh();

    LabState& m_state;
    LabPage m_page;
    LabFreedom m_freedom;
    LabAnswerPtr m_answer;
    widgets::LabHover m_hover;
};

}  // namespace rosa::workbench
