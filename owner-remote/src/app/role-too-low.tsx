import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../shared/owner-paths.js';
import { messages } from './messages.js';

/** In place of a page that the role of the user at the hotel is too low for. */
export const RoleTooLow = () => (
  <EmptyState
    icon={<LockKeyhole />}
    title={messages.roleTooLow.title}
    heading="h1"
    action={
      <Link to={ownerPaths.dashboard} className={buttonStyle('secondary')}>
        {messages.roleTooLow.action}
      </Link>
    }
  >
    {messages.roleTooLow.body}
  </EmptyState>
);
