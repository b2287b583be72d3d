import { counts } from '@wayhouse/messages/counts';
import { formatAmenities, roomTypeNames } from '@wayhouse/messages/room-names';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { formatAmount } from '@wayhouse/messages/format-money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { messages } from '../messages.js';
import { FormAlert } from './form-alert.js';

type Props = { newest: OwnRoom; onTakeNewest: () => void; onKeepMine: () => void };

/** Somebody else has changed the room: shows the current version and lets the owner choose. */
export function EditConflict({ newest, onTakeNewest, onKeepMine }: Props) {
  const { currency } = useHost().config;
  const { title, body, now, keepMine, takeNewest } = messages.conflict;
  const facts = [
    roomTypeNames[newest.roomType],
    messages.conflict.perNight(formatAmount(newest.pricePerNight, currency)),
    formatAmenities(newest.amenities) || messages.list.noAmenities,
    counts.photos(newest.images.length),
    newest.isAvailable ? messages.availability.on : messages.availability.off,
  ];
  return (
    <FormAlert
      title={title}
      actions={
        <>
          <Button type="submit" variant="secondary" onClick={onKeepMine}>
            {keepMine}
          </Button>
          <Button variant="quiet" onClick={onTakeNewest}>
            {takeNewest}
          </Button>
        </>
      }
    >
      <p>{body}</p>
      <p className="mt-2">
        {now} {facts.join(' · ')}
      </p>
    </FormAlert>
  );
}
