import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { Wordmark } from '../../shared/wordmark.js';
import { Inquiries } from './inquiries.js';
import { Quotes } from './quotes.js';
import { wordmarks } from './wordmarks.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

export const PressPage = () => (
  <>
    <PageHero {...messages}>{messages.lead}</PageHero>
    <Container className="grid gap-20 py-16 lg:gap-28 lg:py-24">
      <Media />
      <Quotes />
      <Inquiries />
    </Container>
  </>
);

const Media = () => (
  <section>
    <h2 className="font-display text-2xl sm:text-3xl">{messages.mediaTitle}</h2>
    <ul className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-3">
      {messages.media.map(({ mark, name }) => (
        <li key={mark} className="grid min-h-28 place-items-center bg-paper px-4 py-6 text-muted sm:min-h-36">
          <Wordmark name={name} style={wordmarks[mark]} className="h-7 sm:h-9" />
        </li>
      ))}
    </ul>
  </section>
);

export const pressPage: StaticPage = {
  Page: PressPage,
  list: (path) => [linkedPage(path, messages, 'company')],
};
