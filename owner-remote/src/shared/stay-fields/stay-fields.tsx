import { latestArrival } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { roomCapacity, type RoomType } from '@wayhouse/domain/room-types';
import { addDays, nightsOf, type Stay } from '@wayhouse/domain/stay';
import { DateRangePicker } from '@wayhouse/web-kit/ui/date-picker/date-range-picker';
import { GuestStepper } from '@wayhouse/web-kit/ui/form/guest-stepper';
import { messages } from './messages.js';
import { useTakenNights } from './use-taken-nights.js';

type Props = {
  dates: Stay;
  guests: number;
  onChange: (part: Partial<Stay & { guests: number }>) => void;
  room: { id: string; roomType: RoomType };
  today: string;
  /** Of the arrival, where that is another day than today. */
  earliest?: string;
  /** Whose nights are not taken for it. */
  own?: Stay;
  /** The guests are there: nothing but the departure is to be chosen. */
  isInHouse?: boolean;
  errors: { dates?: string; guests?: string };
};

/** The nights in a room, and how many guests. Nights without a free unit are crossed out. */
export function StayFields({
  dates,
  guests,
  onChange,
  room,
  today,
  earliest = today,
  own,
  isInHouse = false,
  errors,
}: Props) {
  const latest = latestArrival(today);
  const taken = useTakenNights(room.id, earliest, addDays(latest, limits.nights));
  const ownNights = new Set(own && nightsOf(own));
  const others = new Set([...taken].filter((night) => !ownNights.has(night)));
  const isTaken = nightsOf(dates).some((night) => others.has(night));
  const dateError = errors.dates ?? (isTaken ? messages.taken : undefined);
  const error = dateError ?? errors.guests;
  const most = roomCapacity[room.roomType];
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-edge">
        <DateRangePicker
          dates={dates}
          onChange={onChange}
          earliest={isInHouse ? earliestDeparture(dates, today) : earliest}
          latest={latest}
          isArrivalFixed={isInHouse}
          taken={others}
          maxNights={limits.nights}
          reader="hotel"
          error={dateError}
          className="flex [&>button+button]:border-l [&>button+button]:border-line"
        />
        <div className="flex min-h-14 items-center justify-between gap-4 border-t border-line px-4">
          <span>
            <span className="block text-xs font-semibold tracking-wide">{messages.guests}</span>
            <span className="block text-sm text-muted">{isInHouse ? guests : messages.sleeps(most)}</span>
          </span>
          {!isInHouse && <GuestStepper value={guests} onChange={(next) => onChange({ guests: next })} max={most} />}
        </div>
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Today, or the day after the arrival. */
function earliestDeparture({ checkIn }: Stay, today: string): string {
  const dayAfter = addDays(checkIn, 1);
  return dayAfter > today ? dayAfter : today;
}
