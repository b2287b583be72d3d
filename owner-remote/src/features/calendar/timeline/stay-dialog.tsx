import { counts } from '@wayhouse/messages/counts';
import { formatArrivalTime } from '@wayhouse/messages/arrival-time';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import { Dialog } from '@wayhouse/web-kit/ui/overlay/dialog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNights } from '../format-nights.js';
import { messages as calendarMessages } from '../messages.js';
import { useMayActAs } from '../../../shared/for-role.js';
import { messages as changeMessages } from '../../../shared/change-stay/messages.js';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { paymentOfStay } from '../../../shared/payment-of-stay.js';
import { messages } from './dialogs/messages.js';
import { isOver, unitsFreeFor } from './plan/plan-drop.js';
import { type TimelineData, type TimelineStay, useMoveStay } from './use-timeline.js';

type Props = {
  stay: TimelineStay | undefined;
  data: TimelineData;
  today: string;
  earliest: string;
  onChangeStay: (stay: TimelineStay) => void;
  onClose: () => void;
};

/** What the stay is, and where it can be moved to. An error keeps the dialog and what was chosen. */
export const StayDialog = ({ stay, onClose, ...content }: Props) => (
  <Dialog
    open={Boolean(stay)}
    onClose={onClose}
    title={stay?.guest ?? ''}
    description={stay && [formatNights(nightsOfStay(stay)), counts.guests(stay.guests)].join(calendarMessages.dot)}
  >
    {stay && <StayContent stay={stay} onClose={onClose} {...content} />}
  </Dialog>
);

const nightsOfStay = ({ checkIn, checkOut }: TimelineStay) => ({ from: checkIn, to: checkOut });

function StayContent({
  stay,
  data,
  today,
  earliest,
  onChangeStay,
  onClose,
}: Omit<Props, 'stay'> & { stay: TimelineStay }) {
  const mayMove = useMayActAs('reception');
  const [unit, setUnit] = useState('');
  const { mutate, isPending, error } = useMoveStay(onClose);
  const free = unitsFreeFor(stay, data, today);
  const units = data.rooms.find(({ _id }) => _id === stay.room)?.units ?? 1;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {[sharedMessages.unit(stay.unit), paymentOfStay(stay)].join(calendarMessages.dot)}
          {stay.arrivalTime && (
            <span className="block">{messages.stay.arrival(formatArrivalTime(stay.arrivalTime))}</span>
          )}
          {stay.notes && <span className="block">{sharedMessages.notes(stay.notes)}</span>}
        </span>
        <Link to={ownerPaths.booking(stay.bookingId)} className={buttonStyle('secondary', 'small')}>
          {messages.stay.open}
        </Link>
      </p>
      {!mayMove ? null : isOver(stay, earliest) ? (
        <p className="text-muted">{messages.stay.over}</p>
      ) : free.length === 0 ? (
        <p className="text-muted">{units === 1 ? messages.stay.only : messages.stay.full}</p>
      ) : (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (unit && !isPending) mutate({ bookingId: stay.bookingId, unit: Number(unit) });
          }}
        >
          <div className="min-w-48 grow">
            <Select
              label={messages.stay.moveTo}
              value={unit}
              onChange={setUnit}
              placeholder={messages.stay.choose}
              options={free.map((each) => ({ value: String(each), label: sharedMessages.unit(each) }))}
              disabled={isPending}
            />
          </div>
          <Button type="submit" busy={isPending} disabled={!unit}>
            {messages.stay.move}
          </Button>
        </form>
      )}
      {mayMove && !stay.isDeparted && (stay.isInHouse || stay.checkIn >= today) && (
        <Button variant="secondary" onClick={() => onChangeStay(stay)} disabled={isPending}>
          {changeMessages.title}
        </Button>
      )}
      {error && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 text-sm text-danger">
          {error.message}
        </p>
      )}
    </div>
  );
}
