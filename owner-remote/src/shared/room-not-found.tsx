import { paths } from '@wayhouse/contracts/paths';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { BedDouble } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

export const RoomNotFound = () => (
  <EmptyState
    icon={<BedDouble />}
    title={messages.unknownRoom.title}
    action={
      <Link to={paths.ownerListRoom} className={buttonStyle()}>
        {messages.unknownRoom.action}
      </Link>
    }
  >
    {messages.unknownRoom.body}
  </EmptyState>
);
