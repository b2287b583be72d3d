import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { PartnerCard } from './partner-card.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';
import { pagePaths } from '../../shared/page-paths.js';

export const PartnersPage = () => (
  <>
    <PageHero {...messages}>{messages.lead}</PageHero>
    <Container className="py-16 lg:py-24">
      <h2 className="font-display text-3xl sm:text-4xl">{messages.listTitle}</h2>
      <p className="mt-3 max-w-xl text-muted">{messages.note}</p>
      {/* Two wide cards, three narrow ones below. */}
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-6 lg:gap-8">
        {messages.partners.map((partner) => (
          <li key={partner.mark} className="sm:max-lg:odd:last:col-span-2 lg:col-span-2 lg:nth-[-n+2]:col-span-3">
            <PartnerCard partner={partner} />
          </li>
        ))}
      </ul>
      <Join />
    </Container>
  </>
);

const Join = () => (
  <section className="mt-16 flex flex-col items-start gap-6 border-t border-edge pt-10 md:flex-row md:items-center md:justify-between lg:mt-24">
    <div>
      <h2 className="font-display text-2xl sm:text-3xl">{messages.join.title}</h2>
      <p className="mt-2 max-w-xl text-muted">{messages.join.text}</p>
    </div>
    <Link to={pagePaths.contact} className={buttonStyle('primary', 'large', 'shrink-0')}>
      {messages.join.action}
    </Link>
  </section>
);

export const partnersPage: StaticPage = {
  Page: PartnersPage,
  list: (path) => [linkedPage(path, messages, 'company')],
};
