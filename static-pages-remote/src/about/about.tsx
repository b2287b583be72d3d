import { Container } from '@wayhouse/web-kit/ui/container';
import { about } from '../content/about.js';
import { PageOpening } from '../parts/page-opening.js';
import { Chapters } from './chapters.js';
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
