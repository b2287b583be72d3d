import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BuildInfo } from '../features/build-info/build-info.js';
import { texts } from '../features/build-info/messages.js';

export const BuildInfoPage = () => (
  <Container className="py-16 lg:py-24">
    <PageHeading {...texts}>{texts.lead}</PageHeading>
    <BuildInfo />
  </Container>
);
