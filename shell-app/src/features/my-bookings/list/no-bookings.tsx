import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';

export const NoBookings = ({ title, body }: { title: string; body: string }) => (
  <EmptyState
    icon={<CalendarHeart />}
    title={title}
    action={
      <Link to={paths.rooms} className={buttonStyle()}>
        {messages.empty.action}
      </Link>
    }
  >
    {body}
  </EmptyState>
);
