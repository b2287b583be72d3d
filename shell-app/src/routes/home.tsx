import { loadable } from '@wayhouse/web-kit/loadable';
import { useDocumentTitle } from '@wayhouse/web-kit/ui/page-heading';
import { Hero } from '../features/home/hero.js';
import { texts } from '../features/home/texts.js';
import { SearchForm } from '../features/search/search-form.js';

export function HomePage() {
  useDocumentTitle(texts.documentTitle);
  return (
    <>
      <Hero>
        <SearchForm />
      </Hero>
      <BelowTheFold />
    </>
  );
}

// The rest of the page is fetched after the first view has been drawn.
const BelowTheFold = loadable(async () => (await import('./home-below.js')).HomeBelow, {
  waiting: <div className="h-[2400px]" />,
  failed: () => null,
});
