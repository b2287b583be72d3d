import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useIsServerRendered } from '@wayhouse/web-kit/server-rendered';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Hero } from '../features/home/hero.js';
import { messages } from '../features/home/messages.js';
import { useSearchDraft } from '../features/search/search-draft.js';
import { SearchForm } from '../features/search/search-form.js';
import { lazyPart } from '../shared/lazy.js';
import { untilIdle, useIsIdle } from '../shared/use-is-idle.js';

export function HomePage() {
  useDocumentTitle(messages.documentTitle);
  const { draft, saveDraft } = useSearchDraft();
  return (
    <>
      <Hero>
        <SearchForm initial={draft} onChange={saveDraft} />
      </Hero>
      {useIsServerRendered() ? <BelowTheFold /> : <BelowTheFoldOnceIdle />}
    </>
  );
}

// The rest of the page loads after the first view has been painted. Until then what the server has rendered shows, or its
// height is reserved.
const skeleton = <div aria-busy className="h-[3826px] sm:h-[5380px] lg:h-[3680px] xl:h-[3915px]" />;
const BelowTheFoldOnceIdle = () => (useIsIdle() ? <BelowTheFold /> : skeleton);
const BelowTheFold = lazyPart(async () => (await import('./home-below-fold.js')).HomeBelowFold, {
  skeleton,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
  takeOverAfter: untilIdle,
});
