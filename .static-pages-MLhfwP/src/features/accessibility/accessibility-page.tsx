import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { Accessibility as Person, BedDouble, HeartHandshake, Hotel, MonitorSmartphone } from 'lucide-react';
import { messages } from './messages.js';
import { ContactDetails } from '../../shared/contact/contact-details.js';
import { PageHero } from '../../shared/page-hero.js';
import { CheckList } from '../../shared/check-list.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

const icons = { hotel: Hotel, room: BedDouble, site: MonitorSmartphone, promise: HeartHandshake };

export const AccessibilityPage = () => (
  <>
    <PageHero {...messages}>{messages.lead}</PageHero>
    <Container className="py-16 lg:py-24">
      <h2 className="font-display text-3xl sm:text-4xl">{messages.cardsTitle}</h2>
      <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:gap-8">
        {messages.cards.map((card) => (
          <li key={card.icon}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      <ContactPrompt />
    </Container>
  </>
);

function Card({ card: { icon, title, text, points } }: { card: (typeof messages.cards)[number] }) {
  const Icon = icons[icon];
  return (
    <article className="h-full rounded-card border border-line bg-surface p-6 sm:p-8 lg:p-10">
      <span aria-hidden className="grid size-14 place-items-center rounded-pill bg-accent-soft text-accent">
        <Icon className="size-7" strokeWidth={1.5} />
      </span>
      <h3 className="mt-5 font-display text-2xl">{title}</h3>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      <CheckList items={points} />
    </article>
  );
}

const ContactPrompt = () => (
  <section className="mt-16 grid gap-6 rounded-card bg-sand p-6 sm:p-10 md:grid-cols-[1fr_auto] md:items-center md:gap-16 lg:mt-24">
    <div className="flex flex-col gap-5 sm:flex-row">
      <Person aria-hidden className="size-12 shrink-0 text-accent" strokeWidth={1.25} />
      <div>
        <h2 className="font-display text-3xl">{messages.ask.title}</h2>
        <p className="mt-2 text-muted">{messages.ask.text}</p>
      </div>
    </div>
    <div>
      <ContactDetails />
    </div>
  </section>
);

export const accessibilityPage: StaticPage = {
  Page: AccessibilityPage,
  list: (path) => [linkedPage(path, messages, 'support')],
};
