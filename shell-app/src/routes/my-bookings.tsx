import { Container } from '@wayhouse/web-kit/ui/layout/container';
import { PageHeading } from '@wayhouse/web-kit/ui/layout/page-heading';
import { messages } from '../features/my-bookings/messages.js';
import { MyBookings } from '../features/my-bookings/my-bookings.js';

export const MyBookingsPage = () => (
  <Container className="pt-12 pb-10">
    <PageHeading title={messages.title}>{messages.lead}</PageHeading>
    <div className="mt-10">
      <MyBookings />
    </div>
  </Container>
);
