/// Compiles tables with pdflatex in a document with the columns of a paper.
#pragma once

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

namespace rosa::tables::tests {

/// The log of the compilation; "" if it failed. Columns are 84 mm wide (IJCAI: 3.3 in), the text 174 mm.
inline QString logOf(const QString& tables)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("paper.tex")));
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(
        "\\documentclass[twocolumn]{article}\n\\usepackage{booktabs}\n\\setlength{\\textwidth}{174mm}\n"
        "\\setlength{\\columnsep}{6mm}\n\\setlength{\\textheight}{240mm}\n\\begin{document}\n");
    file.write(tables.toUtf8());
    file.write("Text.\n\\end{document}\n");
    file.close();
    QProcess latex;
    latex.setWorkingDirectory(folder.path());
    latex.start(QStringLiteral("pdflatex"),
                {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"), QStringLiteral("paper.tex")});
    if (!latex.waitForFinished(-1) || latex.exitCode() != 0) return {};
    QFile log(folder.filePath(QStringLiteral("paper.log")));
    return log.open(QIODevice::ReadOnly) ? QString::fromUtf8(log.readAll()) : QString();
}

}  // namespace rosa::tables::tests
