import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { Office } from './office.js';
import { MessageForm } from './message-form.js';
import { ContactOptions } from './contact-options.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

export const ContactPage = () => (
  <>
    <PageHero {...messages}>{messages.lead}</PageHero>
    <Container className="grid gap-16 py-16 lg:gap-24 lg:py-24">
      <div className="grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <MessageForm />
        <ContactOptions />
      </div>
      <Office />
    </Container>
  </>
);

export const contactPage: StaticPage = {
  Page: ContactPage,
  list: (path) => [linkedPage(path, messages, 'support')],
};
