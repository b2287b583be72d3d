import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { TextField } from '@wayhouse/web-kit/ui/form/text-field';
import { useState } from 'react';
import { helpCenter } from './messages.js';
import { PageOpening } from '../../shared/page-hero.js';
import { Answers } from './faq.js';
import { ContactCard } from './contact-card.js';

export function HelpCenter() {
  const [sought, setSought] = useState('');
  const search = (
    <TextField
      {...helpCenter.search}
      type="search"
      value={sought}
      onChange={(event) => setSought(event.target.value)}
      className="mt-8 max-w-lg [&_input::-webkit-search-cancel-button]:grayscale"
    />
  );
  return (
    <>
      <PageOpening {...helpCenter} below={search}>
        {helpCenter.lead}
      </PageOpening>
      <Container className="grid gap-12 py-16 lg:grid-cols-[1fr_20rem] lg:gap-20 lg:py-24">
        <Answers sought={sought} onClear={() => setSought('')} />
        <ContactCard />
      </Container>
    </>
  );
}
