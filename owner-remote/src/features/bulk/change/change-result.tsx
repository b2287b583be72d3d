import type { OwnRoom } from '@wayhouse/contracts/room';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useRoomNames } from '../../../shared/use-room-names.js';
import { messages } from './messages.js';
import { Panel } from './panel.js';
import type { Applied } from './use-apply-change.js';

/** What was applied, and the rooms that stay as they are, each with why and a link to its calendar. */
export function ChangeResult({ rooms, applied: { message, refused = [] } }: { rooms: OwnRoom[]; applied: Applied }) {
  const names = useRoomNames(rooms);
  return (
    <Panel title={refused.length ? messages.done.refused : message}>
      {refused.length > 0 && <p>{message}</p>}
      {refused.length > 0 && (
        <ul aria-label={messages.done.refused} className="divide-y divide-line">
          {refused.map(({ room, message: why }) => (
            <li key={room} className="py-3">
              <Link
                to={ownerPaths.calendarOf(room)}
                aria-label={messages.done.calendar(names.get(room) ?? '')}
                className="inline-block py-1 font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {names.get(room)}
              </Link>
              <p className="text-[15px] text-muted">{why}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
