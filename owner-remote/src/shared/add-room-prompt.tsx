import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ForRole } from './for-role.js';
import { messages } from './messages.js';
import { ownerPaths } from './owner-paths.js';

type Props = { icon: ReactNode; title: string; body: string };

/** An empty state whose action is adding a room. */
export const AddRoomPrompt = ({ icon, title, body }: Props) => (
  <Card>
    <EmptyState
      icon={icon}
      title={title}
      action={
        <ForRole needs="manager">
          <Link to={ownerPaths.addRoom} className={buttonStyle()}>
            {messages.addRoom}
          </Link>
        </ForRole>
      }
    >
      {body}
    </EmptyState>
  </Card>
);
