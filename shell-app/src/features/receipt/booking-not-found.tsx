import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

export const BookingNotFound = () => (
  <EmptyState
    heading="h1"
    icon={<FileQuestion />}
    title={messages.unknown.title}
    action={
      <Link to={paths.myBookings} className={buttonStyle()}>
        {messages.unknown.action}
      </Link>
    }
  >
    {messages.unknown.body}
  </EmptyState>
);
