import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useState } from 'react';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { Faq } from './faq.js';
import { ContactDetails } from '../../shared/contact/contact-details.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

export function HelpCenterPage() {
  const [query, setQuery] = useState('');
  const search = (
    <TextField
      {...messages.search}
      type="search"
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      className="mt-8 max-w-lg noscript:hidden [&_input::-webkit-search-cancel-button]:grayscale"
    />
  );
  return (
    <>
      <PageHero {...messages} below={search}>
        {messages.lead}
      </PageHero>
      <Container className="grid gap-12 py-16 lg:grid-cols-[1fr_20rem] lg:gap-20 lg:py-24">
        <Faq query={query} onClear={() => setQuery('')} />
        <ContactCard />
      </Container>
    </>
  );
}

function ContactCard() {
  const { title, text } = messages.contact;
  return (
    <aside className="h-fit rounded-card bg-sand p-6">
      <h2 className="font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-4 text-muted">{text}</p>
      <ContactDetails withHours />
    </aside>
  );
}

export const helpCenterPage: StaticPage = {
  Page: HelpCenterPage,
  list: (path) => [linkedPage(path, messages, 'support')],
};
