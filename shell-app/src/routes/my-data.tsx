import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { messages } from '../features/my-data/messages.js';
import { MyData } from '../features/my-data/my-data.js';

export const MyDataPage = () => (
  <Container className="pt-12 pb-10">
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-10">
      <MyData />
    </div>
  </Container>
);
