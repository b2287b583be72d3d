import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { about } from './messages.js';
import { PageOpening } from '../../shared/page-hero.js';
import { Chapters } from './mission-and-vision.js';
import { Explore } from './explore.js';
import { Reasons } from './reasons.js';
import { Team } from './team.js';
import { WhoWeAre } from './who-we-are.js';

export const About = () => (
  <>
    <PageOpening {...about}>{about.lead}</PageOpening>
    <Container className="grid gap-20 py-20 lg:gap-28 lg:py-28">
      <WhoWeAre />
      <Chapters />
      <Reasons />
      <Team />
    </Container>
    <Explore />
  </>
);
