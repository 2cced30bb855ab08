#include "app/engine/train/tagging.h"

#include "core/store/library.h"

namespace rosa::engine {

void TaggingObserver::runStarted(const std::string& run)
{
    ForwardingObserver::runStarted(run);
    if (m_tags.empty()) return;
    auto library = store::Library::open(m_store);
    const Result<void> tagged = library ? (*library)->setTags(run, m_tags) : Result<void>(library.error());
    if (!tagged) warn(tagged.error().message);
}

}  // namespace rosa::engine
