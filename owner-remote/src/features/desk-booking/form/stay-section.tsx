import type { OwnRoom } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { formatDate } from '@wayhouse/messages/format-date';
import type { UseFormReturn } from 'react-hook-form';
import { RoomSelect } from '../../../shared/room-select.js';
import { StayFields } from '../../../shared/stay-fields/stay-fields.js';
import type { DeskDraft } from './desk-draft.js';
import { messages } from './messages.js';

type Props = {
  form: UseFormReturn<DeskDraft>;
  draft: DeskDraft;
  rooms: OwnRoom[];
  room: OwnRoom;
  today: string;
  earliest: string;
};

/** Room, nights and number of guests. */
export function StaySection({ form, draft, rooms, room, today, earliest }: Props) {
  const { errors } = form.formState;
  const change = (part: Partial<DeskDraft>) => {
    for (const [name, value] of Object.entries(part))
      form.setValue(name as keyof DeskDraft, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const chooseRoom = (id: string) => {
    const { roomType } = rooms.find(({ _id }) => _id === id) ?? room;
    change({ room: id, unit: undefined, guests: Math.min(draft.guests, roomCapacity[roomType]) });
  };
  return (
    <section className="grid gap-5">
      <h2 className="font-display text-2xl">{messages.stay}</h2>
      <div>
        <RoomSelect rooms={rooms} room={room} onChange={chooseRoom} />
        {draft.unit !== undefined && <p className="mt-2 text-sm text-muted">{messages.unit(draft.unit)}</p>}
      </div>
      <StayFields
        dates={{ checkIn: draft.checkInDate, checkOut: draft.checkOutDate }}
        guests={draft.guests}
        onChange={({ checkIn, checkOut, guests }) =>
          change({
            ...(checkIn !== undefined && { checkInDate: checkIn }),
            ...(checkOut !== undefined && { checkOutDate: checkOut }),
            ...(guests !== undefined && { guests }),
          })
        }
        room={{ id: room._id, roomType: room.roomType }}
        today={today}
        earliest={earliest}
        errors={{ dates: errors.checkInDate?.message ?? errors.checkOutDate?.message, guests: errors.guests?.message }}
      />
      {earliest < today && <p className="text-sm text-muted">{messages.runningNight(formatDate(earliest))}</p>}
    </section>
  );
}
