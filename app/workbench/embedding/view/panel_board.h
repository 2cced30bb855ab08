/// The panels of the embeddings, side by side.
#pragma once

#include <memory>

#include <QList>
#include <QWidget>

#include "app/workbench/embedding/view/layout_source.h"
#include "core/data/dataset.h"

class QGridLayout;

namespace rosa::widgets {
class SelectionModel;
}

namespace rosa::workbench {

class EmbeddingPanel;
class Workbench;

/// Creates, arranges and removes panels. The points get the largest squares that the space allows. Selection and data set are common to
/// all.
class PanelBoard : public QWidget {
    Q_OBJECT
public:
    static constexpr int kMost = 4;

    /// Both must outlive this.
    PanelBoard(Workbench& workbench, widgets::SelectionModel& selection, QWidget* parent = nullptr);

    [[nodiscard]] const QList<EmbeddingPanel*>& panels() const { return m_panels; }
    /// nullptr: there is none.
    [[nodiscard]] EmbeddingPanel* first() const { return m_panels.value(0); }
    [[nodiscard]] bool isFull() const { return m_panels.size() >= kMost; }
    /// The panel of this run or method; nullptr: there is none.
    [[nodiscard]] EmbeddingPanel* find(const PanelSubject& subject) const;

    EmbeddingPanel* addFirst(const PanelSubject& subject);
    EmbeddingPanel* add(const PanelSubject& subject);
    /// Keeps the first panel and has one for each of these subjects beside it, as far as there is room; the new ones.
    QList<EmbeddingPanel*> showBeside(const QList<PanelSubject>& subjects);
    void remove(EmbeddingPanel* panel);
    void removeAll();

    /// nullptr: none is known (yet).
    void setDataset(std::shared_ptr<const data::Dataset> dataset);
    [[nodiscard]] const std::shared_ptr<const data::Dataset>& dataset() const { return m_dataset; }

Q_SIGNALS:
    /// A panel has been created; others refer to it as long as it exists.
    void made(rosa::workbench::EmbeddingPanel* panel);
    /// Panels were added or removed.
    void panelsChanged();
    void closeWanted(rosa::workbench::EmbeddingPanel* panel);
    /// What a panel could save has changed.
    void figureChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    EmbeddingPanel* make(const PanelSubject& subject);
    void takeOut(EmbeddingPanel* panel);
    void settle();
    void arrange();
    [[nodiscard]] int columnsFor(int count) const;

    Workbench& m_workbench;
    widgets::SelectionModel& m_selection;
    QGridLayout* m_grid;
    QList<EmbeddingPanel*> m_panels;
    std::shared_ptr<const data::Dataset> m_dataset;
};

}  // namespace rosa::workbench
