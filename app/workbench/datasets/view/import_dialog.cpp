#include "app/workbench/datasets/view/import_dialog.h"

#include <algorithm>
#include <set>

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QUrl>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/dropped_file.h"
#include "app/workbench/datasets/view/import_list.h"
#include "app/workbench/session/workbench.h"
#include "core/data/catalogue.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// Sources found at a path, and the names already used.
struct FoundSources {
    Result<std::vector<data::Source>> sources = std::vector<data::Source>();
    std::set<QString> imported, embedded;
};

FoundSources findIn(const std::filesystem::path& store, const std::filesystem::path& path)
{
    FoundSources finding;
    finding.sources = data::findSources(path);
    if (const auto entries = data::Catalogue(store).list())
        for (const data::CatalogueEntry& entry : *entries)
            (entry.origin == data::Origin::Embedded ? finding.embedded : finding.imported).insert(asText(entry.name));
    return finding;
}

/// A path as typed or pasted: possibly with shell quotes, as a URL, or with ~ for the home folder.
QString pathFromText(QString text)
{
    text = text.trimmed();
    for (const QChar quote : {QLatin1Char('"'), QLatin1Char('\'')})
        if (text.size() > 1 && text.startsWith(quote) && text.endsWith(quote)) text = text.mid(1, text.size() - 2);
    if (text.startsWith(QStringLiteral("file://"))) return QUrl(text).toLocalFile();
    if (text == QStringLiteral("~") || text.startsWith(QStringLiteral("~/"))) return QDir::homePath() + text.mid(1);
    return text;
}

}  // namespace

ImportDialog::ImportDialog(Workbench& workbench, const QString& path, QWidget* parent)
    : QDialog(parent), m_workbench(workbench)
{
    setWindowTitle(tr("Import data"));
    setAcceptDrops(true);
    makeLayout();
    connect(m_list, &ImportList::changed, this, &ImportDialog::refresh);
    connect(m_list, &QTableWidget::currentCellChanged, this, &ImportDialog::showPreview);
    connect(m_preview, &ImportPreview::columnsChosen, this, &ImportDialog::readAgain);
    connect(m_replace, &QCheckBox::toggled, m_list, &ImportList::setReplacing);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::start);
    connect(m_close, &QPushButton::clicked, this, &ImportDialog::reject);
    // Return reads the same place again, whose files may have been corrected; leaving the field reads only a changed one.
    connect(m_place, &QLineEdit::returnPressed, this, &ImportDialog::pathTyped);
    connect(m_place, &QLineEdit::editingFinished, this, [this] {
        if (m_place->text() != m_path) pathTyped();
    });
    resize(780, 560);
    setPath(path);
    if (path.isEmpty()) m_place->setFocus();
}

void ImportDialog::makeLayout()
{
    m_place = new QLineEdit;
    m_place->setPlaceholderText(tr("Type, choose or drop a file or folder"));
    m_place->setAccessibleName(tr("File or folder"));
    auto* file = new QPushButton(tr("Choose &file …"));
    auto* folder = new QPushButton(tr("Choose f&older …"));
    for (QPushButton* button : {file, folder}) button->setAutoDefault(false);
    file->setIcon(widgets::icon(QStringLiteral("import")));
    folder->setIcon(widgets::icon(QStringLiteral("folder")));
    connect(file, &QPushButton::clicked, this, [this] { choose(false); });
    connect(folder, &QPushButton::clicked, this, [this] { choose(true); });
    auto* top = new QHBoxLayout;
    top->addWidget(m_place, 1);
    top->addWidget(file);
    top->addWidget(folder);

    m_list = new ImportList;
    m_preview = new ImportPreview;
    auto* middle = new QSplitter;
    middle->setChildrenCollapsible(false);
    middle->addWidget(m_list);
    middle->addWidget(m_preview);
    middle->setSizes({400, 360});

    makeErrorBox();
    m_replace = new QCheckBox(tr("&Replace imported data sets of the same name"));
    m_status = new widgets::PlainLabel;
    m_status->setWordWrap(true);
    m_progress = new QProgressBar;
    m_progress->setAccessibleName(tr("Progress of the import"));
    m_progress->hide();
    auto* buttons = new QDialogButtonBox;
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_import->setObjectName(QStringLiteral("importButton"));
    m_import->setDefault(true);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_status, 1);
    bottom->addWidget(m_progress);
    bottom->addWidget(buttons);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(middle, 1);
    layout->addWidget(m_errorBox);
    layout->addWidget(m_replace);
    layout->addLayout(bottom);
}

void ImportDialog::makeErrorBox()
{
    m_errorBox = new QWidget;
    m_errors = new QListWidget;
    m_errors->setWordWrap(true);
    m_errors->setAccessibleName(tr("Problems"));
    m_errors->setMaximumHeight(72);
    m_errors->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* copy = new QPushButton(widgets::icon(QStringLiteral("copy")), tr("&Copy messages"));
    copy->setObjectName(QStringLiteral("copyErrors"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, &ImportDialog::copyErrors);
    auto* errorRow = new QHBoxLayout(m_errorBox);
    errorRow->setContentsMargins(0, 0, 0, 0);
    errorRow->addWidget(m_errors, 1);
    errorRow->addWidget(copy, 0, Qt::AlignTop);
    m_errorBox->hide();
}

void ImportDialog::choose(bool isFolder)
{
    auto* chooser = new QFileDialog(this, isFolder ? tr("Folder with data sets") : tr("File of a data set"), m_path);
    chooser->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    if (isFolder) chooser->setOption(QFileDialog::ShowDirsOnly);
    if (!isFolder)
        chooser->setNameFilters(
            {tr("Data (*.rosadata *.npz *.pt *.graphml *.gexf *.gml *.net *.mat *.json *.adjlist *.content "
                "*.mtx *.zip *.gz *.csv *.tsv *.dat *.txt ind.*)"),
             tr("All files (*)")});
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &QFileDialog::fileSelected, this, &ImportDialog::setPath);
    chooser->open();
}

void ImportDialog::setPath(const QString& path)
{
    if (m_isImporting) return;
    m_path = path;
    m_place->setText(path);
    m_errors->clear();
    m_errorBox->hide();
    m_paths.invalidate();
    m_problems.clear();
    m_preview->showColumns({});
    m_list->setEntries({}, {}, {});
    if (path.isEmpty())
        m_preview->showHint(tr(
            "Folders, files and zip archives of Planetoid, Geom-GCN, LINQS, npz, PyTorch Geometric (.pt), OGB, GraphSAGE, "
            "GraphML, GEXF, GML, Pajek, node-link JSON, Matrix Market, tables (edges.csv, nodes.csv) and packed data sets "
            "can "
            "be read. Nothing is changed before you press Import."));
    else
        find();
    refresh();
}

void ImportDialog::pathTyped() { setPath(pathFromText(m_place->text())); }

void ImportDialog::find()
{
    m_isSearching = true;
    m_preview->showHint(tr("Looking for data sets …"));
    inBackground(
        this, [store = m_workbench.store(), path = m_path.toStdString()] { return findIn(store, path); },
        [this, ticket = m_paths.current()](FoundSources finding) {
            if (ticket.isVoid()) return;
            m_isSearching = false;
            if (!finding.sources) {
                addErrors(finding.sources.error());
                m_preview->showHint(tr("There is nothing to import. Choose another file or folder."));
                return refresh();
            }
            m_list->setEntries(*std::move(finding.sources), std::move(finding.imported), std::move(finding.embedded));
            m_list->setReplacing(m_replace->isChecked());
            showPreview();
            m_list->setFocus();
            readNext(0);
        });
}

void ImportDialog::readNext(int row)
{
    if (row >= m_list->count()) return;
    inBackground(
        this, [source = m_list->entry(row).source] { return readingOf(source); },
        [this, row, ticket = m_paths.current()](SourceReading reading) {
            if (ticket.isVoid()) return;
            showReading(row, std::move(reading));
            readNext(row + 1);
        });
}

void ImportDialog::showReading(int row, SourceReading reading)
{
    QStringList& lines = m_problems[row];
    lines.clear();
    if (!reading.preview) lines = coreText(reading.preview.error().message).split(QLatin1Char('\n'));
    if (reading.preview)
        for (const auto& [what, count] : reading.preview->facts.fixUps)
            if (data::isAboutWeights(what))
                lines += QStringLiteral("%1: %2").arg(asText(m_list->entry(row).source.name), coreText(what));
    listErrors();
    m_list->setReading(row, std::move(reading));
    if (row == m_list->currentRow()) showPreview();
}

/// Reads the current data set with the roles that the user gave its columns.
void ImportDialog::readAgain(const data::NodeTableHead& columns)
{
    const int row = m_list->currentRow();
    if (m_isImporting || row < 0 || row >= m_list->count() || !m_list->entry(row).source.found) return;
    m_list->setOptions(row, data::optionsOf(columns, m_list->entry(row).source.found->options));
    inBackground(
        this, [source = m_list->entry(row).source] { return readingOf(source); },
        [this, row, path = m_paths.current(), ticket = m_readings.next()](SourceReading reading) {
            if (!path.isVoid() && !ticket.isVoid()) showReading(row, std::move(reading));
        });
}

void ImportDialog::showPreview()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_list->count()) return;
    const ImportList::Entry& entry = m_list->entry(row);
    if (entry.preview)
        m_preview->showPreview(*entry.preview);
    else if (!entry.problem.isEmpty())
        m_preview->showProblem(asText(entry.source.name), entry.problem);
    else
        m_preview->showHint(tr("Reading …"));
    m_preview->showColumns(entry.columns);
}

void ImportDialog::start()
{
    m_queue = m_list->chosenRows();
    std::reverse(m_queue.begin(), m_queue.end());
    if (m_queue.empty() || !m_list->firstProblem().isEmpty()) return;
    m_total = static_cast<int>(m_queue.size());
    m_isImporting = true;
    m_isCancelled = false;
    m_names.clear();
    importNext();
}

void ImportDialog::importNext()
{
    if (m_queue.empty() || m_isCancelled) return finish();
    const int row = m_queue.back();
    m_queue.pop_back();
    m_progress->setRange(0, m_total);
    m_progress->setValue(m_total - static_cast<int>(m_queue.size()) - 1);
    refresh();
    const data::Source& source = m_list->entry(row).source;
    data::ImportOptions options{source.name, m_list->name(row).toStdString(), m_replace->isChecked()};
    if (source.found) options.reading = source.found->options;
    inBackground(
        this,
        [store = m_workbench.store(), path = m_path.toStdString(), options] {
            return data::importDatasets(data::Catalogue(store), path, options);
        },
        [this, row](const Result<std::vector<data::Imported>>& done) {
            if (!done) {
                addErrors(done.error());
                m_list->setResult(row, tr("Not imported"), false);
            } else {
                const bool isOld = done->front().end == data::ImportEnd::AlreadyThere;
                m_names += asText(done->front().entry.name);
                m_list->setResult(row, isOld ? tr("Already in the store") : tr("Imported"), true);
            }
            importNext();
        });
}

void ImportDialog::finish()
{
    m_isImporting = false;
    refresh();
    const bool isWhole = m_names.size() == m_total;
    if (!m_names.isEmpty()) {
        m_workbench.say(Workbench::Severity::Information, tr("Imported: %1").arg(m_names.join(QStringLiteral(", "))));
        Q_EMIT imported(m_names);
    }
    if (isWhole) accept();
}

void ImportDialog::addErrors(const Error& error)
{
    for (const QString& line : coreText(error.message).split(QLatin1Char('\n'))) addLine(line);
}

void ImportDialog::listErrors()
{
    m_errors->clear();
    m_errorBox->hide();
    for (const auto& [row, lines] : m_problems)
        for (const QString& line : lines) addLine(line);
}

void ImportDialog::addLine(const QString& line)
{
    m_errors->addItem(line);
    m_errors->setMaximumHeight(m_errors->count() > 3 ? 150 : 72);
    m_errorBox->show();
}

void ImportDialog::copyErrors()
{
    QStringList lines;
    for (int row = 0; row < m_errors->count(); ++row) lines += m_errors->item(row)->text();
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

void ImportDialog::refresh()
{
    const auto chosen = static_cast<int>(m_list->chosenRows().size());
    const QString problem = m_list->firstProblem();
    m_import->setEnabled(!m_isImporting && chosen > 0 && problem.isEmpty());
    m_import->setText(chosen > 1 ? tr("&Import %n", nullptr, chosen) : tr("&Import"));
    m_list->setEnabled(!m_isImporting);
    m_place->setReadOnly(m_isImporting);
    m_replace->setEnabled(!m_isImporting);
    m_progress->setVisible(m_isImporting);
    m_close->setText(m_isImporting ? tr("Cancel") : tr("Close"));
    QString status = problem;
    if (m_isImporting)
        status = m_isCancelled ? tr("Stopping after this data set …") : tr("Importing …");
    else if (m_isSearching)
        status = tr("Looking for data sets …");
    else if (problem.isEmpty() && m_list->count() > 0)
        status = tr("%1 of %2 chosen").arg(chosen).arg(m_list->count());
    m_status->setText(status);
}

void ImportDialog::reject()
{
    if (!m_isImporting) return QDialog::reject();
    m_isCancelled = true;
    refresh();
}

void ImportDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->urls().isEmpty() && canImport(event->mimeData()->urls().first())) event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    setPath(event->mimeData()->urls().first().toLocalFile());
}

}  // namespace rosa::workbench
