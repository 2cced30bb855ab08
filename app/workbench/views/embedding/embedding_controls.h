/// The row above the embeddings: search, layout method, colours, panels.
#pragma once

#include <QWidget>

#include "app/workbench/model/node_colours.h"
#include "app/workbench/views/embedding/layout_source.h"

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace rosa::workbench {

class EmbeddingControls : public QWidget {
    Q_OBJECT
public:
    explicit EmbeddingControls(QWidget* parent = nullptr);

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
    QWidget* settingsForm();

    QLineEdit* m_search;
    QComboBox* m_kind;
    QComboBox* m_colour;
    QToolButton* m_settings;
    QToolButton* m_follow;
    QToolButton* m_add;
    QMenu* m_panels;
    QDoubleSpinBox* m_perplexity;
    QSpinBox* m_iterations;
    QSpinBox* m_seed;
};

}  // namespace rosa::workbench
