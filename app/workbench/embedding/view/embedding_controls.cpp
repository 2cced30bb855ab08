#include "app/workbench/embedding/view/embedding_controls.h"

#include <limits>

#include <QActionGroup>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

#include "app/workbench/shell/view_head.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

QToolButton* controlButton(const QString& iconName, const QString& text, const QString& help)
{
    auto* made = new QToolButton;
    made->setIcon(widgets::icon(iconName));
    made->setText(text);
    made->setToolTip(widgets::literal(help));
    made->setAccessibleName(text);
    made->setAccessibleDescription(help);
    made->setFocusPolicy(Qt::StrongFocus);
    return made;
}

}  // namespace

EmbeddingControls::EmbeddingControls(ViewHead& head)
    : QObject(&head), m_search(new QLineEdit), m_menu(head.menu()), m_panels(new QMenu(&head))
{
    m_search->setPlaceholderText(tr("Find a node"));
    m_search->setAccessibleName(tr("Find a node by number or name"));
    m_search->setToolTip(tr("Number or name of a node, then Enter"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(widgets::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setMaximumWidth(180);
    m_follow = controlButton(QStringLiteral("follow"), tr("Follow training"),
                             tr("Lay out each new checkpoint during training, starting from the previous layout"));
    m_follow->setCheckable(true);
    m_add =
        controlButton(QStringLiteral("add"), tr("Add panel"), tr("Show another embedding of the same data beside this one"));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setMenu(m_panels);
    for (QWidget* control : std::initializer_list<QWidget*>{m_search, m_follow, m_add}) head.addControl(control);
    fillMenu(m_menu);

    connect(m_search, &QLineEdit::returnPressed, this, [this] { Q_EMIT searched(m_search->text()); });
    connect(m_search, &QLineEdit::textEdited, this, [this] { setFound(true); });
    connect(m_kind, &QActionGroup::triggered, this, &EmbeddingControls::choiceChanged);
    connect(m_seed, &QSpinBox::valueChanged, this, &EmbeddingControls::choiceChanged);
    connect(m_colour, &QActionGroup::triggered, this, &EmbeddingControls::coloursChanged);
    connect(m_follow, &QToolButton::toggled, this, &EmbeddingControls::followsChanged);
    setTrains(false);
}

void EmbeddingControls::fillMenu(QMenu& menu)
{
    menu.addSection(tr("Layout method"));
    m_kind = addChoice(menu, {QStringLiteral("layoutTsne"), QStringLiteral("layoutPca")}, {tr("t-SNE"), tr("PCA")});
    QMenu* settings = menu.addMenu(widgets::icon(QStringLiteral("settings")), tr("Layout settings"));
    settings->setToolTip(tr("Perplexity, steps and seed of t-SNE"));
    auto* form = new QWidgetAction(settings);
    form->setDefaultWidget(settingsForm(menu));
    settings->addAction(form);
    connect(settings, &QMenu::aboutToShow, m_perplexity, [this] { m_perplexity->setFocus(); });
    menu.addSection(tr("Colour by"));
    m_colour = addChoice(
        menu, {QStringLiteral("colourByClass"), QStringLiteral("colourByDegree"), QStringLiteral("colourByPrediction")},
        {tr("Class"), tr("Degree"), tr("Prediction")});
}

QActionGroup* EmbeddingControls::addChoice(QMenu& menu, const QStringList& names, const QStringList& texts)
{
    auto* group = new QActionGroup(this);
    for (qsizetype i = 0; i < names.size(); ++i) {
        QAction* action = menu.addAction(texts[i]);
        action->setObjectName(names[i]);
        action->setCheckable(true);
        group->addAction(action);
    }
    group->actions().first()->setChecked(true);
    return group;
}

int EmbeddingControls::chosen(const QActionGroup& choice)
{
    return static_cast<int>(choice.actions().indexOf(choice.checkedAction()));
}

void EmbeddingControls::setEnabled(bool areEnabled)
{
    m_search->setEnabled(areEnabled);
    m_add->setEnabled(areEnabled);
    for (QAction* action : m_menu.actions()) action->setEnabled(areEnabled);
}

QWidget* EmbeddingControls::settingsForm(QMenu& menu)
{
    auto* form = new QWidget;
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins(16, 12, 16, 12);
    m_perplexity = new QDoubleSpinBox;
    m_perplexity->setRange(2, 1000);
    m_perplexity->setDecimals(0);
    m_perplexity->setValue(30);
    m_perplexity->setToolTip(tr("Approximate number of neighbours per point; at most a third of the number of points"));
    m_iterations = new QSpinBox;
    m_iterations->setRange(50, 100'000);
    m_iterations->setSingleStep(250);
    m_iterations->setValue(1000);
    m_iterations->setGroupSeparatorShown(true);
    m_seed = new QSpinBox;
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_seed->setKeyboardTracking(false);
    m_seed->setToolTip(tr("The same seed gives the same layout"));
    rows->addRow(tr("&Perplexity"), m_perplexity);
    rows->addRow(tr("S&teps"), m_iterations);
    rows->addRow(tr("&Seed"), m_seed);
    auto* again = new QPushButton(tr("Lay out again"));
    rows->addRow(again);
    connect(again, &QPushButton::clicked, this, [this, &menu] {
        menu.close();
        Q_EMIT computeWanted();
    });
    return form;
}

LayoutChoice EmbeddingControls::choice() const
{
    LayoutChoice choice;
    choice.kind = chosen(*m_kind) == 1 ? LayoutChoice::Kind::Pca : LayoutChoice::Kind::Tsne;
    choice.seed = static_cast<std::uint64_t>(m_seed->value());
    return choice;
}

LayoutEffort EmbeddingControls::effort() const { return {m_perplexity->value(), m_iterations->value()}; }

ColourBy EmbeddingControls::colourBy() const { return static_cast<ColourBy>(chosen(*m_colour)); }

bool EmbeddingControls::follows() const { return m_follow->isChecked(); }

void EmbeddingControls::setTrains(bool trains)
{
    m_follow->setEnabled(trains);
    m_follow->setVisible(trains);
    if (!trains) m_follow->setChecked(false);
}

void EmbeddingControls::setFollows(bool follows) { m_follow->setChecked(follows && m_follow->isEnabled()); }

void EmbeddingControls::setFound(bool isFound)
{
    QPalette palette;
    if (!isFound) palette.setColor(QPalette::Text, widgets::errorColour(m_search->parentWidget()->palette()));
    m_search->setPalette(palette);
}

void EmbeddingControls::setPanelsFull(bool areFull) { m_add->setEnabled(!areFull); }

}  // namespace rosa::workbench
