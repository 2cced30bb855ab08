/// The controls of the embeddings: search and panels in the head of the view, layout method and colours in its menu.
#pragma once

#include <QObject>

#include "app/workbench/embedding/data/node_colours.h"
#include "app/workbench/embedding/view/layout_source.h"

class QActionGroup;
class QDoubleSpinBox;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace rosa::workbench {

class ViewHead;

class EmbeddingControls : public QObject {
    Q_OBJECT
public:
    /// Adds the controls to the head, which owns this.
    explicit EmbeddingControls(ViewHead& head);

    void setEnabled(bool areEnabled);

    [[nodiscard]] LayoutChoice choice() const;
    [[nodiscard]] LayoutEffort effort() const;
    [[nodiscard]] ColourBy colourBy() const;
    [[nodiscard]] bool follows() const;
    /// Whether the run trains and can be followed.
    void setTrains(bool trains);
    void setFollows(bool follows);
    /// Whether the search found a node.
    void setFound(bool isFound);
    /// Filled by the view each time it opens.
    [[nodiscard]] QMenu& panelMenu() { return *m_panels; }
    [[nodiscard]] QLineEdit& search() { return *m_search; }
    void setPanelsFull(bool areFull);

Q_SIGNALS:
    void searched(const QString& text);
    /// The layout method or seed changed.
    void choiceChanged();
    /// All panels are to be laid out again with these settings.
    void computeWanted();
    void coloursChanged();
    void followsChanged(bool follows);

private:
    /// A choice as entries of a menu; the first is checked.
    QActionGroup* addChoice(QMenu& menu, const QStringList& names, const QStringList& texts);
    void fillMenu(QMenu& menu);
    QWidget* settingsForm(QMenu& menu);
    [[nodiscard]] static int chosen(const QActionGroup& choice);

    QLineEdit* m_search;
    QMenu& m_menu;
    QActionGroup* m_kind = nullptr;
    QActionGroup* m_colour = nullptr;
    QToolButton* m_follow;
    QToolButton* m_add;
    QMenu* m_panels;
    QDoubleSpinBox* m_perplexity;
    QSpinBox* m_iterations;
    QSpinBox* m_seed;
};

}  // namespace rosa::workbench
