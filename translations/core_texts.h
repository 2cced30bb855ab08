/// Texts of the core that the window shows, as patterns: the core knows no Qt and makes them of words and values (%1, %2 …), so they are
/// listed here for the translators; so are the errors of what the window shares with its command line, which speaks English. app/workbench/core_text.h finds the pattern of a text. tests/translations holds this list against
/// the fix-ups and phases of the core, tests/workbench against its messages about values.
#pragma once

#include <QtGlobal>

namespace rosa::workbench {

// clang-format off
inline constexpr const char* kCoreTexts[] = {
    // What readers of data sets changed.
    QT_TRANSLATE_NOOP("Core", "self-loops removed"),
    QT_TRANSLATE_NOOP("Core", "duplicate edges removed"),
    QT_TRANSLATE_NOOP("Core", "edges made undirected (their reverse was added)"),
    QT_TRANSLATE_NOOP("Core", "edge weights ignored"),
    QT_TRANSLATE_NOOP("Core", "contacts aggregated over time into edges"),
    QT_TRANSLATE_NOOP("Core", "entries of the adjacency matrix that are zero passed over"),
    QT_TRANSLATE_NOOP("Core", "classes left out, as so many nodes have none or several"),
    QT_TRANSLATE_NOOP("Core", "nodes without a label given class 0, as PyTorch Geometric does"),
    QT_TRANSLATE_NOOP("Core", "nodes without features given zeros"),
    QT_TRANSLATE_NOOP("Core", "features added, as the files have none (%1)"),
    QT_TRANSLATE_NOOP("Core", "one-hot of the node"),
    QT_TRANSLATE_NOOP("Core", "degree"),
    QT_TRANSLATE_NOOP("Core", "feature values not given taken as 0"),
    QT_TRANSLATE_NOOP("Core", "feature columns of the table of nodes ignored, as there is a file of features"),
    QT_TRANSLATE_NOOP("Core", "further columns of the table of edges ignored"),
    QT_TRANSLATE_NOOP("Core", "text attributes of nodes ignored"),
    // What an engine is at.
    QT_TRANSLATE_NOOP("Core", "evaluation"),
    QT_TRANSLATE_NOOP("Core", "embedding"),
    QT_TRANSLATE_NOOP("Core", "t-SNE"),
    QT_TRANSLATE_NOOP("Core", "t-SNE neighbours"),
    QT_TRANSLATE_NOOP("Core", "benchmark"),
    // Why a run ended.
    QT_TRANSLATE_NOOP("Core", "stopped at epoch %1"),
    QT_TRANSLATE_NOOP("Core", "left without an end"),
    QT_TRANSLATE_NOOP("Core", "evaluation was stopped"),
    QT_TRANSLATE_NOOP("Core", "embedding was stopped"),
    QT_TRANSLATE_NOOP("Core", "the loss of epoch %1 is not a finite number; try a lower train.learning_rate or a higher loss.temperature"),
    QT_TRANSLATE_NOOP("Core", "%1: not enough memory; lower sampling.batch_size or encoder.hidden"),
    // What a run, or its engine, does not have to show.
    QT_TRANSLATE_NOOP("Core", "run %1 was not evaluated"),
    QT_TRANSLATE_NOOP("Core", "run %1 was trained on labels of its splits, so no probe can judge its embedding; its record has the accuracy of its own classes"),
    QT_TRANSLATE_NOOP("Core", "run %1 has another data set than run %2"),
    QT_TRANSLATE_NOOP("Core", "run %1 was trained on another content of data set %2"),
    QT_TRANSLATE_NOOP("Core", "data set %1 is of another content than the run was made on; import that one again"),
    QT_TRANSLATE_NOOP("Core", "the record of run %1 has no predictions that fit; rosa evaluate %2 adds them"),
    QT_TRANSLATE_NOOP("Core", "run %1 has no predictions in its record; rosa evaluate %2 adds them"),
    QT_TRANSLATE_NOOP("Core", "run %1 has no embedding: it has not finished"),
    QT_TRANSLATE_NOOP("Core", "run %1 kept no watched pairs at epoch %2"),
    QT_TRANSLATE_NOOP("Core", "run %1 keeps no checkpoint yet; only methods that train do"),
    QT_TRANSLATE_NOOP("Core", "run %1 keeps no checkpoint of epoch %2; it keeps those of epochs %3"),
    QT_TRANSLATE_NOOP("Core", "the engine of run %1 did not answer within two minutes"),
    // Nodes that somebody named.
    QT_TRANSLATE_NOOP("Core", "\"%1\" is no node of %2; they are numbered 0 to %3"),
    QT_TRANSLATE_NOOP("Core", "node %1 is hidden from this inductive run"),
    QT_TRANSLATE_NOOP("Core", "node %1 is not among the %2 of data set %3 (they are numbered from 0)"),
    // Values that do not fit: "transport.lambda: expected a number above 0, at most 10000, found '0'".
    QT_TRANSLATE_NOOP("Core", "%1: expected %2, found '%3'"),
    QT_TRANSLATE_NOOP("Core", "%1: expected %2, found '%3'; did you mean %4?"),
    QT_TRANSLATE_NOOP("Core", "%1: expected %2"),
    QT_TRANSLATE_NOOP("Core", "a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("Core", "a whole number from %1"),
    QT_TRANSLATE_NOOP("Core", "a whole number up to %1"),
    QT_TRANSLATE_NOOP("Core", "a whole number above %1, at most %2"),
    QT_TRANSLATE_NOOP("Core", "a whole number above %1"),
    QT_TRANSLATE_NOOP("Core", "a whole number"),
    QT_TRANSLATE_NOOP("Core", "a number from %1 to %2"),
    QT_TRANSLATE_NOOP("Core", "a number from %1"),
    QT_TRANSLATE_NOOP("Core", "a number up to %1"),
    QT_TRANSLATE_NOOP("Core", "a number above %1, at most %2"),
    QT_TRANSLATE_NOOP("Core", "a number above %1"),
    QT_TRANSLATE_NOOP("Core", "a number"),
    QT_TRANSLATE_NOOP("Core", "true or false"),
    QT_TRANSLATE_NOOP("Core", "one of %1"),
    QT_TRANSLATE_NOOP("Core", "%1: expected one value, found %2"),
    QT_TRANSLATE_NOOP("Core", "%1: expected text in quotes, found %2"),
    // Words that nothing is called by.
    QT_TRANSLATE_NOOP("Core", "unknown key '%1'"),
    QT_TRANSLATE_NOOP("Core", "unknown key '%1'; did you mean %2?"),
    QT_TRANSLATE_NOOP("Core", "unknown parameter '%1'; did you mean %2?"),
    QT_TRANSLATE_NOOP("Core", "unknown parameter '%1'; rosa describe %2 lists them"),
    QT_TRANSLATE_NOOP("Core", "unknown method '%1'; did you mean %2?"),
    QT_TRANSLATE_NOOP("Core", "unknown method '%1'; there are %2"),
    QT_TRANSLATE_NOOP("Core", "unknown encoder '%1'; did you mean %2?"),
    QT_TRANSLATE_NOOP("Core", "unknown encoder '%1'; there are %2"),
    QT_TRANSLATE_NOOP("Core", "unknown preset '%1'; did you mean %2?"),
    QT_TRANSLATE_NOOP("Core", "unknown preset '%1'; there are %2"),
    QT_TRANSLATE_NOOP("Core", "%1 has no parameter %2 (rosa describe %3 lists its parameters)"),
    QT_TRANSLATE_NOOP("Core", "method %1 takes no encoder, found '%2'"),
    QT_TRANSLATE_NOOP("Core", "method %1 does not run with encoder %2; expected one of %3"),
    QT_TRANSLATE_NOOP("Core", "no data set is named"),
    QT_TRANSLATE_NOOP("Core", "\"%1\" cannot be a data set's name: expected up to %2 lower-case letters, digits, - and _, beginning with a letter or digit"),
    QT_TRANSLATE_NOOP("Core", "\"%1\" cannot be a data set's name: expected up to %2 lower-case letters, digits, - and _, beginning with a letter or digit; \"%3\" could"),
};
// clang-format on

}  // namespace rosa::workbench
