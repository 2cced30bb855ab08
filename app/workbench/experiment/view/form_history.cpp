#include "app/workbench/experiment/view/form_history.h"

#include <utility>

namespace rosa::workbench {

class FormHistory::Step : public QUndoCommand {
public:
    Step(FormHistory& history, const QString& text, ExperimentState after, QString field)
        : QUndoCommand(text),
          m_history(history),
          m_before(history.m_state),
          m_after(std::move(after)),
          m_field(std::move(field))
    {}

    [[nodiscard]] int id() const override { return 1; }
    void undo() override { m_history.set(m_before); }
    void redo() override { m_history.set(m_after); }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* step = static_cast<const Step*>(next);
        if (m_field.isEmpty() || step->m_field != m_field) return false;
        m_after = step->m_after;
        setText(step->text());
        setObsolete(m_after == m_before);
        return true;
    }

private:
    FormHistory& m_history;
    const ExperimentState m_before;
    ExperimentState m_after;
    const QString m_field;
};

FormHistory::FormHistory(const catalog::Catalogue& catalogue, std::function<bool(const QString& dataset)> isNamesake,
                         QObject* parent)
    : QObject(parent), m_catalogue(catalogue), m_isNamesake(std::move(isNamesake))
{}

FormHistory::~FormHistory()
{
    // Otherwise the stack's signals would reach partially destroyed widgets.
    m_stack.disconnect();
}

void FormHistory::push(const QString& text, const ExperimentState& after, const QString& field)
{
    ExperimentState wanted = after;
    // A choice equal to the default is not stored.
    const auto dropFollowing = [&](QString ExperimentState::*part,
                                   const std::string& (catalog::Configuration::*resolved)() const) {
        ExperimentState without = wanted;
        (without.*part).clear();
        if (QString::fromStdString((defaultsOf(m_catalogue, without).*resolved)()) == wanted.*part) (wanted.*part).clear();
    };
    dropFollowing(&ExperimentState::preset, &catalog::Configuration::preset);
    dropFollowing(&ExperimentState::encoder, &catalog::Configuration::encoder);
    if (!(wanted == m_state)) m_stack.push(new Step(*this, text, wanted, field));
}

void FormHistory::restore(const ExperimentState& state)
{
    m_stack.clear();
    set(state);
}

void FormHistory::refresh() { set(m_state); }

void FormHistory::set(ExperimentState state)
{
    state.isNamesake = m_isNamesake(state.dataset);
    m_state = std::move(state);
    Q_EMIT changed();
}

}  // namespace rosa::workbench
