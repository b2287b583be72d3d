import { limits } from '@wayhouse/domain/limits';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { counts } from '@wayhouse/messages/counts';
import { roomLabel } from '@wayhouse/messages/room-names';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ForRole } from '../../../shared/for-role.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useShownHotel } from '../../../shared/use-shown-hotel.js';
import { formatNights } from '../format-nights.js';
import { messages as calendarMessages } from '../messages.js';
import { useBlockUnitDialog } from './block/block-unit-dialog.js';
import { messages } from './carry/messages.js';
import type { Chosen } from './plan/change.js';
import type { TimelineData } from './use-timeline.js';

type Props = { chosen: Chosen; rooms: TimelineData['rooms']; today: string; onClose: () => void };

/** What is to become of free nights: a booking at the desk or, from today on, a block. */
export function CreateDialog({ chosen, rooms, today, onClose }: Props) {
  const room = rooms.find(({ _id }) => _id === chosen.room);
  return room ? <Choices {...{ chosen, room, today, onClose }} /> : null;
}

type ChoicesProps = Omit<Props, 'rooms'> & { room: TimelineData['rooms'][number] };

function Choices({ chosen, room, today, onClose }: ChoicesProps) {
  const { unit, from, to } = chosen;
  const isClosed = useShownHotel()?.closedBy !== undefined;
  const nights = daysBetween(from, to);
  const canBook = !isClosed && nights <= limits.nights;
  const [isBlocking, setIsBlocking] = useState(false);
  const blocking = useBlockUnitDialog({ of: { room, unit }, today, nights: { from, last: addDays(to, -1) }, onClose });
  if (isBlocking) return <Dialog open {...blocking} />;
  const stay = new URLSearchParams({ room: room._id, unit: String(unit), checkIn: from, checkOut: to });
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.create.title(unit, formatNights(chosen))}
      description={[roomLabel(room), counts.nights(nights)].join(calendarMessages.dot)}
    >
      <div className="flex flex-col gap-3 pt-1 sm:flex-row">
        {canBook ? (
          <Link to={`${ownerPaths.addBooking}?${stay}`} className={buttonStyle('primary', undefined, 'grow')}>
            {messages.create.book}
          </Link>
        ) : (
          <p className="grow self-center text-muted">
            {isClosed ? messages.create.closed : messages.reasons['too-long']}
          </p>
        )}
        {from >= today && (
          <ForRole needs="manager">
            <Button
              variant={canBook ? 'secondary' : 'primary'}
              onClick={() => setIsBlocking(true)}
              className={canBook ? 'grow' : undefined}
            >
              {messages.create.block}
            </Button>
          </ForRole>
        )}
      </div>
    </Dialog>
  );
}
