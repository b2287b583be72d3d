import { useDocumentTitle } from '@wayhouse/web-kit/ui/layout/page-heading';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { laterPart } from '../shared/lazy.js';
import { useIsAtRest } from '../shared/use-is-idle.js';
import { Hero } from '../features/home/hero.js';
import { texts } from '../features/home/messages.js';
import { useKeptSearch } from '../features/search/search-draft.js';
import { SearchForm } from '../features/search/search-form.js';

export function HomePage() {
  useDocumentTitle(texts.documentTitle);
  const isAtRest = useIsAtRest();
  const { kept, keep } = useKeptSearch();
  return (
    <>
      <Hero>
        <SearchForm initial={kept} onChange={keep} />
      </Hero>
      {isAtRest ? <BelowTheFold /> : room}
    </>
  );
}

// The rest of the page is fetched after the first view has been drawn; until then its room is kept.
const room = <div aria-busy className="h-[3180px] sm:h-[4240px] lg:h-[2975px] xl:h-[3025px]" />;
const BelowTheFold = laterPart(async () => (await import('./home-below-fold.js')).HomeBelow, {
  waiting: room,
  failed: (retry) => <ErrorState {...texts.failed} onRetry={retry} />,
});
