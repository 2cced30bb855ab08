#include "widgets/file/save_path.h"

#include <QFileDialog>
#include <QFileInfo>

namespace rosa::widgets {

QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposal, const QString& filter,
                       const QString& ending)
{
    QFileDialog dialog(parent, title, QFileInfo(proposal).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(proposal);
    if (dialog.exec() != QDialog::Accepted) return {};
    return dialog.selectedFiles().value(0);
}

}  // namespace rosa::widgets
