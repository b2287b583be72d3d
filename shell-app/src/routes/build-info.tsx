import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { BuildInfo } from '../features/build-info/build-info.js';
import { messages } from '../features/build-info/messages.js';

export const BuildInfoPage = () => (
  <Container className="py-16 lg:py-24">
    <PageHeading {...messages}>{messages.lead}</PageHeading>
    <BuildInfo />
  </Container>
);
