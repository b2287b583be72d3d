
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { useState } from 'react';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

const messages = { tab: 'Gift Cards', lead: 'A night somewhere else, for somebody you like.' };

function GiftCardsPage() {
  const [shown, setShown] = useState(false);
  return (
    <Container className="py-16">
      <PageHeading title="Give a night away" documentTitle={messages.tab}>{messages.lead}</PageHeading>
      <Button onClick={() => setShown(true)}>How it works</Button>
      {shown && <p>You choose the night, they choose the room.</p>}
    </Container>
  );
}

export const giftCardsPage: StaticPage = { Page: GiftCardsPage, list: (path) => [linkedPage(path, messages, 'support')] };
