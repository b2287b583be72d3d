import type { OwnRoom } from '@wayhouse/contracts/room';
import { latestArrival } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { roomCapacity } from '@wayhouse/domain/room-types';
import { addDays, nightsOf } from '@wayhouse/domain/stay';
import { DateRangePicker } from '@wayhouse/web-kit/ui/date-picker/date-range-picker';
import { GuestStepper } from '@wayhouse/web-kit/ui/form/guest-stepper';
import type { UseFormReturn } from 'react-hook-form';
import { RoomSelect } from '../../../shared/room-select.js';
import type { DeskDraft } from './desk-draft.js';
import { messages } from './messages.js';
import { useTakenNights } from './use-taken-nights.js';

type Props = { form: UseFormReturn<DeskDraft>; draft: DeskDraft; rooms: OwnRoom[]; room: OwnRoom; today: string };

/** Room, nights and number of guests. */
export function StaySection({ form, draft, rooms, room, today }: Props) {
  const { errors } = form.formState;
  const latest = latestArrival(today);
  const taken = useTakenNights(room._id, today, addDays(latest, limits.nights));
  const dates = { checkIn: draft.checkInDate, checkOut: draft.checkOutDate };
  const isTaken = nightsOf(dates).some((night) => taken.has(night));
  const error = errors.checkInDate?.message ?? errors.checkOutDate?.message ?? (isTaken ? messages.taken : undefined);
  const most = roomCapacity[room.roomType];
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
      <div>
        <div className="overflow-hidden rounded-card border border-edge">
          <DateRangePicker
            dates={dates}
            onChange={({ checkIn, checkOut }) => change({ checkInDate: checkIn, checkOutDate: checkOut })}
            earliest={today}
            latest={latest}
            taken={taken}
            maxNights={limits.nights}
            error={error}
            className="flex [&>button+button]:border-l [&>button+button]:border-line"
          />
          <div className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-4">
            <span>
              <span className="block text-xs font-semibold tracking-wide">{messages.guests}</span>
              <span className="block text-sm text-muted">{messages.sleeps(most)}</span>
            </span>
            <GuestStepper value={draft.guests} onChange={(guests) => change({ guests })} max={most} />
          </div>
        </div>
        {(error ?? errors.guests?.message) && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {error ?? errors.guests?.message}
          </p>
        )}
      </div>
    </section>
  );
}
