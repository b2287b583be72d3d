import { limits } from '@wayhouse/domain/limits';
import { noStay, type StayParams } from '../../shared/stay-params.js';
import { messages } from './messages.js';

const field = 'block min-h-14 px-4 py-2';
const label = 'block text-xs font-semibold tracking-wide';
const input = 'w-full bg-transparent text-[15px]';

/** Dates, guests and how many of them are adults as the browser's own fields, for a search without scripts. */
export const NativeStay = ({ checkIn, checkOut, guests, adults }: StayParams) => (
  <div className="hidden grid-cols-2 border-t border-line lg:col-span-2 lg:grid-cols-4 lg:border-t-0 lg:border-l noscript:grid">
    <label className={field}>
      <span className={label}>{messages.checkIn}</span>
      <input type="date" name="checkIn" defaultValue={checkIn} className={input} />
    </label>
    <label className={field}>
      <span className={label}>{messages.checkOut}</span>
      <input type="date" name="checkOut" defaultValue={checkOut} className={input} />
    </label>
    <label className={field}>
      <span className={label}>{messages.guests}</span>
      <input
        type="number"
        name="guests"
        min={noStay.guests}
        max={limits.searchGuests}
        defaultValue={guests}
        className={input}
      />
    </label>
    <label className={field}>
      <span className={label}>{messages.adults}</span>
      <input type="number" name="adults" min={1} max={limits.searchGuests} defaultValue={adults} className={input} />
    </label>
  </div>
);
