#include "app/workbench/shell/view_head.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "widgets/figure/figure_dialog.h"
#include "widgets/layout/short_label.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/colour_disc.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kTitleWidth = 240;  ///< A longer title takes what the controls leave; they do not wrap for it.

class TitleLabel : public widgets::ShortLabel {
public:
    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize whole = ShortLabel::sizeHint();
        return {std::min(whole.width(), kTitleWidth), whole.height()};
    }
};

QHBoxLayout* rowOfHead(QWidget* of)
{
    auto* made = new QHBoxLayout(of);
    made->setContentsMargins(0, 0, 0, 0);
    made->setSpacing(widgets::kGap);
    return made;
}

}  // namespace

ViewHead::ViewHead(View& view)
    : m_view(view),
      m_disc(new widgets::ColourDisc),
      m_title(new TitleLabel),
      m_menu(new QMenu(this)),
      m_menuButton(new QToolButton),
      m_page(new QToolButton),
      m_save(new QToolButton),
      m_sentence(new widgets::PlainLabel),
      m_unfold(new QToolButton),
      m_details(new widgets::PlainLabel)
{
    setObjectName(QStringLiteral("viewHead"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kTightGap);
    column->addWidget(makeTop());
    column->addWidget(makeSentence());
    column->addWidget(m_details);
    m_details->setObjectName(QStringLiteral("viewDetails"));
    for (QLabel* label : {m_sentence, m_details}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_unfold->setChecked(QSettings().value(detailsKey(), false).toBool());
    connect(m_unfold, &QToolButton::toggled, this, [this](bool isUnfolded) {
        QSettings().setValue(detailsKey(), isUnfolded);
        showDetails();
    });
    connect(&view, &View::figureChanged, this, &ViewHead::offerSaving);
    m_menu->installEventFilter(this);
    m_save->setEnabled(false);
    setTitle(view.card().title);
    setColour(-1);
    setSentence({});
    showDetails();
    applyPalette();
}

QWidget* ViewHead::makeTop()
{
    auto* top = new QWidget;
    m_row = new widgets::WrappingRow(top, widgets::kGap);
    widgets::setTextSize(m_title, widgets::TextSize::Heading);
    m_title->setObjectName(QStringLiteral("viewTitle"));
    m_menuButton->setText(tr("View"));
    m_menuButton->setObjectName(QStringLiteral("viewMenu"));
    m_menuButton->setAccessibleName(tr("View"));
    m_menuButton->setToolTip(tr("What is shown here, and how"));
    m_menuButton->setMenu(m_menu);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->hide();
    m_save->setIcon(widgets::icon(QStringLiteral("export")));
    m_save->setObjectName(QStringLiteral("viewSaveFigure"));
    m_save->setAccessibleName(tr("Save figure"));
    m_save->setToolTip(tr("Save the picture in focus, otherwise the largest one, as a figure (Ctrl+E)"));
    m_page->setObjectName(QStringLiteral("viewSavePage"));
    m_page->setAccessibleName(tr("Save as web page"));
    m_page->hide();
    for (QToolButton* button : {m_menuButton, m_page, m_save}) {
        button->setAutoRaise(true);
        // A click leaves the focus to the plot that is meant.
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_save, &QToolButton::clicked, this, &ViewHead::saveFigure);
    auto* name = new QWidget;
    name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* title = rowOfHead(name);
    title->addWidget(m_disc);
    title->addWidget(m_title, 1);
    auto* end = new QWidget;  // They stay together at the end.
    auto* buttons = rowOfHead(end);
    buttons->addWidget(m_menuButton);
    buttons->addWidget(m_page);
    buttons->addWidget(m_save);
    m_row->addWidget(name);
    m_row->addWidget(end);
    return top;
}

QWidget* ViewHead::makeSentence()
{
    m_second = new QWidget;
    auto* line = rowOfHead(m_second);
    m_sentence->setObjectName(QStringLiteral("viewSentence"));
    m_unfold->setText(tr("Details"));
    m_unfold->setObjectName(QStringLiteral("viewUnfold"));
    m_unfold->setAccessibleName(tr("Details"));
    m_unfold->setCheckable(true);
    m_unfold->setAutoRaise(true);
    m_unfold->setFocusPolicy(Qt::TabFocus);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    line->addWidget(m_sentence, 1);
    line->addWidget(m_unfold, 0, Qt::AlignTop);
    return m_second;
}

QString ViewHead::detailsKey() const { return QStringLiteral("%1/details").arg(QLatin1String(m_view.card().name)); }

void ViewHead::setTitle(const QString& title) { m_title->setWhole(title); }

void ViewHead::setColour(int colour)
{
    m_disc->setColour(colour);
    m_disc->setVisible(colour >= 0);
}

void ViewHead::followRun(Workbench& workbench)
{
    m_workbench = &workbench;
    connect(&workbench, &Workbench::currentRunChanged, this, &ViewHead::showRun);
    connect(&workbench.library(), &RunLibrary::changed, this, &ViewHead::showRun);
    connect(&workbench.colours(), &RunColours::assigned, this, &ViewHead::showRun);
    showRun();
}

void ViewHead::showRun()
{
    if (!isVisible()) return;
    const QString id = m_workbench->currentRun();
    const store::RunSummary* run = m_workbench->library().find(id);
    setTitle(run ? nameOf(*run) : m_view.card().title);
    setColour(run ? m_workbench->colours().of(id) : -1);
}

void ViewHead::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
    showDetails();
}

void ViewHead::setDetails(const QString& details)
{
    m_details->setText(details);
    showDetails();
}

void ViewHead::setDetailsWidget(QWidget* content)
{
    delete std::exchange(m_content, content);
    layout()->addWidget(content);
    showDetails();
}

void ViewHead::showDetails()
{
    const bool hasDetails = !m_details->text().isEmpty();
    const bool isUnfolded = hasDetails && m_unfold->isChecked();
    m_second->setVisible(hasDetails || !m_sentence->text().isEmpty());
    m_unfold->setVisible(hasDetails);
    m_unfold->setArrowType(m_unfold->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    m_details->setVisible(isUnfolded);
    if (m_content) m_content->setVisible(isUnfolded);
}

void ViewHead::addControl(QWidget* control)
{
    QLayoutItem* end = m_row->takeAt(m_row->count() - 1);
    m_row->addWidget(control);
    m_row->addItem(end);
}

QString ViewHead::title() const { return m_title->text(); }

QString ViewHead::sentence() const { return m_sentence->text(); }

QString ViewHead::details() const { return m_details->text(); }

bool ViewHead::isUnfolded() const { return m_unfold->isChecked(); }

void ViewHead::offerSaving()
{
    if (isVisible()) m_save->setEnabled(m_view.figure() != nullptr);
}

/// The action is that of the window around the view; a view alone has none.
void ViewHead::offerPage()
{
    auto* save = window()->findChild<QAction*>(QStringLiteral("save_page"), Qt::FindDirectChildrenOnly);
    if (save && m_page->defaultAction() != save) {
        m_page->setDefaultAction(save);
        connect(save, &QAction::changed, this, &ViewHead::offerPage);
    }
    if (isVisible()) m_page->setVisible(save && save->isEnabled());
}

void ViewHead::saveFigure()
{
    auto [figures, front] = m_view.figures();
    if (!figures.empty()) widgets::openFigureDialog(std::move(figures), front, this);
}

bool ViewHead::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_menu && event->type() == QEvent::ActionAdded) m_menuButton->show();
    return QWidget::eventFilter(watched, event);
}

void ViewHead::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_workbench) showRun();
    offerSaving();
    offerPage();
}

void ViewHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) applyPalette();
}

/// Details are secondary text, in the theme's colour for it.
void ViewHead::applyPalette()
{
    const QColor quiet = widgets::quietText(palette());
    QPalette own = m_details->palette();
    if (own.color(QPalette::WindowText) == quiet) return;
    own.setColor(QPalette::WindowText, quiet);
    m_details->setPalette(own);
}

}  // namespace rosa::workbench
