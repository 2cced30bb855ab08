#include "app/workbench/base/bound_settings.h"

#include <QStringList>

namespace rosa::workbench {

namespace {

QString settingOf(const QString& place, const bind::Field& field)
{
    return place + QString::fromStdString(field.parameter.key);
}

QStringList textsOf(const bind::Field& field, const void* object)
{
    QStringList texts;
    for (const bind::Value& value : field.values(field.place(const_cast<void*>(object))))
        texts.append(QString::fromStdString(bind::toText(value)));
    return texts;
}

}  // namespace

void storeFields(QSettings& settings, const QString& place, const bind::Record& record, const void* object)
{
    for (const bind::Field& field : record.all()) {
        if (field.isPositional || field.nested) continue;
        const QStringList texts = textsOf(field, object);
        if (field.holds == bind::Holds::Any)
            settings.setValue(settingOf(place, field), texts);
        else
            settings.setValue(settingOf(place, field), texts.value(0));
    }
}

void restoreFields(const QSettings& settings, const QString& place, const bind::Record& record, void* object)
{
    for (const bind::Field& field : record.all()) {
        const QString key = settingOf(place, field);
        if (field.isPositional || field.nested || !settings.contains(key)) continue;
        void* const member = field.place(object);
        const bool isList = field.holds == bind::Holds::Any;
        if (isList) field.clear(member);
        const QStringList texts = isList ? settings.value(key).toStringList() : QStringList{settings.value(key).toString()};
        for (const QString& text : texts)
            if (const auto value = bind::parseValue(field, text.toStdString())) field.assign(member, *value);
    }
}

}  // namespace rosa::workbench
