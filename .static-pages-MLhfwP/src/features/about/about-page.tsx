import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { messages } from './messages.js';
import { PageHero } from '../../shared/page-hero.js';
import { MissionAndVision } from './mission-and-vision.js';
import { Explore } from './explore.js';
import { Team } from './team.js';
import { WhoWeAre } from './who-we-are.js';
import { BadgeCheck, BadgePercent, CalendarClock, Headset } from 'lucide-react';
import { ReasonList } from '../../shared/reason-list.js';
import { linkedPage, type StaticPage } from '../../shared/static-page.js';

export const AboutPage = () => (
  <>
    <PageHero {...messages}>{messages.lead}</PageHero>
    <Container className="grid gap-20 py-20 lg:gap-28 lg:py-28">
      <WhoWeAre />
      <MissionAndVision />
      <Reasons />
      <Team />
    </Container>
    <Explore />
  </>
);

const icons = { verified: BadgeCheck, price: BadgePercent, support: Headset, flexible: CalendarClock };

const Reasons = () => <ReasonList {...messages.reasons} icons={icons} />;

export const aboutPage: StaticPage = {
  Page: AboutPage,
  list: (path) => [linkedPage(path, messages, 'menu', 'company')],
};
