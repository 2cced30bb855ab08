#include "app/workbench/datasets/view/import_list.h"
#include "app/workbench/base/core_text.h"

#include <QHeaderView>
#include <QLocale>

#include "core/data/catalogue.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

enum ImportColumn { NameColumn, FormatColumn, StateColumn };

}  // namespace

ImportList::ImportList(QWidget* parent) : QTableWidget(0, 3, parent)
{
    setHorizontalHeaderLabels({tr("Import as"), tr("Format"), tr("State")});
    setAccessibleName(tr("Data sets found"));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::SelectedClicked);
    setTabKeyNavigation(false);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(StateColumn, QHeaderView::Stretch);
    connect(this, &QTableWidget::itemChanged, this, [this] {
        if (!m_isFilling) describe();
    });
}

void ImportList::setEntries(std::vector<data::Source> sources, std::set<QString> imported, std::set<QString> embedded)
{
    m_imported = std::move(imported);
    m_embedded = std::move(embedded);
    m_entries.clear();
    for (data::Source& source : sources) m_entries.push_back({std::move(source), std::nullopt, std::nullopt, {}, {}});
    m_isFilling = true;
    setRowCount(count());
    for (int row = 0; row < count(); ++row) {
        auto* name = new QTableWidgetItem(QString::fromStdString(entry(row).source.name));
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
        name->setCheckState(Qt::Checked);
        auto* format = new QTableWidgetItem(coreText(entry(row).source.format));
        format->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        format->setToolTip(widgets::literal(QString::fromStdString(entry(row).source.path.string())));
        auto* state = new QTableWidgetItem;
        state->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        setItem(row, NameColumn, name);
        setItem(row, FormatColumn, format);
        setItem(row, StateColumn, state);
    }
    m_isFilling = false;
    if (count() > 0) setCurrentCell(0, NameColumn);
    describe();
}

void ImportList::setReading(int row, SourceReading reading)
{
    Entry& one = m_entries[static_cast<std::size_t>(row)];
    one.columns = std::move(reading.columns);
    const bool wasBad = !one.problem.isEmpty();
    one.problem.clear();
    const bool isGood = reading.preview.ok();
    if (isGood) {
        one.preview = *std::move(reading.preview);
    } else {
        const QString message = coreText(reading.preview.error().message);
        const auto lines = message.count(QLatin1Char('\n'));
        one.problem = message.left(message.indexOf(QLatin1Char('\n')));
        if (lines > 0) one.problem = tr("%1 (and %2 more below)").arg(one.problem, QString::number(lines));
    }
    if (isGood != wasBad) return describe();
    m_isFilling = true;
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    item(row, NameColumn)->setFlags(isGood ? flags | Qt::ItemIsEditable | Qt::ItemIsUserCheckable : flags);
    item(row, NameColumn)->setCheckState(isGood ? Qt::Checked : Qt::Unchecked);
    m_isFilling = false;
    describe();
}

void ImportList::setOptions(int row, data::ReadOptions options)
{
    Entry& one = m_entries[static_cast<std::size_t>(row)];
    if (one.source.found) one.source.found->options = std::move(options);
    one.preview.reset();
    describe();
}

void ImportList::setResult(int row, const QString& result, bool isThere)
{
    m_entries[static_cast<std::size_t>(row)].result = result;
    if (isThere) {
        m_imported.insert(name(row));
        m_isFilling = true;
        item(row, NameColumn)->setCheckState(Qt::Unchecked);
        m_isFilling = false;
    }
    describe();
}

void ImportList::setReplacing(bool isReplacing)
{
    m_isReplacing = isReplacing;
    describe();
}

QString ImportList::name(int row) const { return item(row, NameColumn)->text(); }

bool ImportList::isChosen(int row) const { return item(row, NameColumn)->checkState() == Qt::Checked; }

std::vector<int> ImportList::chosenRows() const
{
    std::vector<int> rows;
    for (int row = 0; row < count(); ++row)
        if (isChosen(row) && entry(row).preview) rows.push_back(row);
    return rows;
}

QString ImportList::nameProblem(int row) const
{
    const QString wanted = name(row);
    if (const auto good = data::checkName(wanted.toStdString()); !good) return coreText(good.error().message);
    if (m_embedded.contains(wanted)) return tr("“%1” is a built-in data set; choose another name").arg(wanted);
    if (!m_isReplacing && m_imported.contains(wanted))
        return tr("The store already has a data set “%1”; choose another name or replace it").arg(wanted);
    for (int other = 0; other < count(); ++other)
        if (other != row && isChosen(other) && name(other) == wanted)
            return tr("Two data sets have the name “%1”").arg(wanted);
    return {};
}

QString ImportList::firstProblem() const
{
    for (int row = 0; row < count(); ++row)
        if (isChosen(row))
            if (const QString problem = nameProblem(row); !problem.isEmpty()) return problem;
    return {};
}

void ImportList::describe()
{
    m_isFilling = true;
    for (int row = 0; row < count(); ++row) {
        const Entry& one = entry(row);
        const QString problem = one.problem.isEmpty() && isChosen(row) ? nameProblem(row) : one.problem;
        QString state = tr("Reading …");
        if (one.preview)
            state = tr("%1 nodes, %2 edges")
                        .arg(QLocale().toString(one.preview->facts.nodes), QLocale().toString(one.preview->facts.edges));
        if (!one.result.isEmpty()) state = one.result;
        if (!problem.isEmpty()) state = problem;
        item(row, StateColumn)->setText(state);
        item(row, StateColumn)->setToolTip(widgets::literal(state));
        const QColor colour = problem.isEmpty() ? palette().color(QPalette::Text) : widgets::errorColour(palette());
        item(row, StateColumn)->setForeground(colour);
        item(row, NameColumn)->setForeground(colour);
        item(row, NameColumn)->setData(Qt::AccessibleDescriptionRole, state);
    }
    m_isFilling = false;
    Q_EMIT changed();
}

}  // namespace rosa::workbench
