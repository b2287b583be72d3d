import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { careers } from './messages.js';
import { PageOpening } from '../../shared/page-hero.js';
import { OpenPositions } from './open-positions.js';
import { Reasons } from './reasons.js';
import { Resumes } from './resumes.js';

export const Careers = () => (
  <>
    <PageOpening {...careers}>{careers.lead}</PageOpening>
    <Container className="grid gap-20 py-16 lg:gap-28 lg:py-24">
      <OpenPositions />
      <Reasons />
      <Resumes />
    </Container>
  </>
);
