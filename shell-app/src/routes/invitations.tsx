import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { Invitations } from '../features/invitations/invitations.js';
import { messages } from '../features/invitations/messages.js';

export const InvitationsPage = () => (
  <Container className="pt-12 pb-10">
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-10">
      <Invitations />
    </div>
  </Container>
);
