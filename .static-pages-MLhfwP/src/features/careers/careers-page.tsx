import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { OpenPositions } from './open-positions.js';
import { Resumes } from './resumes.js';
import { ClipboardPen, MailCheck, Save, ShieldCheck } from 'lucide-react';
import { ReasonList } from '../../shared/reason-list.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

export const CareersPage = () => (
  <>
    <PageHero {...messages}>{messages.lead}</PageHero>
    <Container className="grid gap-20 py-16 lg:gap-28 lg:py-24">
      <OpenPositions />
      <Applying />
      <Resumes />
    </Container>
  </>
);

const icons = { form: ClipboardPen, draft: Save, email: MailCheck, privacy: ShieldCheck };

const Applying = () => <ReasonList {...messages.applying} icons={icons} />;

export const careersPage: StaticPage = {
  Page: CareersPage,
  list: (path) => [linkedPage(path, messages, 'company')],
};
