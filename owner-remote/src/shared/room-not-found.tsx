import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { EmptyState } from '@wayhouse/web-kit/ui/display/empty-state';
import { ErrorState } from '@wayhouse/web-kit/ui/display/error-state';
import { BedDouble } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { ownerPaths } from './owner-paths.js';
import { useFollowRoom } from './use-follow-room.js';

type Props = {
  id: string | undefined;
  /** As long as it may be a room of another hotel of the user's. */
  skeleton: ReactNode;
};

/** The chosen hotel does not have this room. */
export function RoomNotFound({ id, skeleton }: Props) {
  const { isPending, retry } = useFollowRoom(id);
  if (retry) return <ErrorState {...messages.roomFailed} onRetry={retry} />;
  return isPending ? skeleton : <UnknownRoom />;
}

const UnknownRoom = () => (
  <EmptyState
    icon={<BedDouble />}
    title={messages.unknownRoom.title}
    action={
      <Link to={ownerPaths.listRoom} className={buttonStyle()}>
        {messages.unknownRoom.action}
      </Link>
    }
  >
    {messages.unknownRoom.body}
  </EmptyState>
);
