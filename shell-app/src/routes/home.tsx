import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Hero } from '../features/home/hero.js';
import { messages } from '../features/home/messages.js';
import { useSearchDraft } from '../features/search/search-draft.js';
import { SearchForm } from '../features/search/search-form.js';
import { lazyPart } from '../shared/lazy.js';
import { useIsIdle } from '../shared/use-is-idle.js';

export function HomePage() {
  useDocumentTitle(messages.documentTitle);
  const isIdle = useIsIdle();
  const { draft, saveDraft } = useSearchDraft();
  return (
    <>
      <Hero>
        <SearchForm initial={draft} onChange={saveDraft} />
      </Hero>
      {isIdle ? <BelowTheFold /> : skeleton}
    </>
  );
}

// The rest of the page loads after the first view has been painted; until then its height is reserved.
const skeleton = <div aria-busy className="h-[3180px] sm:h-[4240px] lg:h-[2975px] xl:h-[3025px]" />;
const BelowTheFold = lazyPart(async () => (await import('./home-below-fold.js')).HomeBelowFold, {
  skeleton,
  renderError: (retry) => <ErrorState {...messages.failed} onRetry={retry} />,
});
