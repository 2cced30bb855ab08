#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>

class Caption : public QLabel {};

void show(QWidget* widget, QAction* action, const QString& name)
{
    auto* label = new QLabel(name);
    QLabel other(name);
    label->setTextFormat(Qt::AutoText);
    widget->setToolTip(name);
    widget->setToolTip(tr("Run %1; its state").arg(name));
    action->setWhatsThis(name.isEmpty() ? tr("No run") : name);
    QToolTip::showText(QPoint(), name, widget);
    QMessageBox::warning(widget, tr("Not saved"), name);
    item->setData(Qt::ToolTipRole, name);
    new QProgressDialog(name, tr("Cancel"), 0, 0, widget);

    const int epoch = QJsonDocument::fromJson(line).object().value("epoch").toInt();

    widget->setToolTip(tr("A text of the program, not \"%1\""));
    widget->setToolTip(isOn ? tr("On") : tr("Off"));
    widget->setToolTip({});
    widget->setToolTip(widgets::literal(name));
    item->setData(Qt::ToolTipRole, widgets::wrapped(name));
    label->setText(name);  // new QLabel(name);
}
