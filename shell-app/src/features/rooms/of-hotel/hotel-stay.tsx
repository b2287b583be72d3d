import type { Hotel } from '@wayhouse/contracts/hotel';
import type { ArrivalWindow } from '@wayhouse/domain/arrival';
import { limits } from '@wayhouse/domain/limits';
import { hasNights } from '@wayhouse/domain/stay';
import { inputMessages } from '@wayhouse/messages/input-messages';
import { useToday } from '@wayhouse/web-kit/page-clock';
import { readAdults, readDates, readGuests, searchWindow } from '../../../shared/read-stay-params.js';
import { LinkNote } from '../../../shared/stay-fields/link-note.js';
import { StayFields } from '../../../shared/stay-fields/stay-fields.js';
import { type StayParams, writeStay } from '../../../shared/stay-params.js';
import { useChosenQuery } from '../../../shared/use-chosen-query.js';

const noneTaken: ReadonlySet<string> = new Set();

/** The dates and guests that the rooms of a hotel are shown for. The address has them, so that links and Back keep them. */
export function HotelStay({ city }: Pick<Hotel, 'city'>) {
  useToday();
  const window = searchWindow(city);
  const [stay, choose] = useChosenQuery((query) => readStay(query, window), writeStay);
  const isInWrongOrder = stay.checkOut !== '' && !hasNights(stay);
  return (
    <div className="w-96 max-w-full noscript:hidden">
      <StayFields
        order={stay}
        // How many are adults was searched for that number of guests.
        onChange={({ guests = stay.guests, ...dates }) =>
          choose(
            { ...stay, ...dates, guests, adults: guests === stay.guests ? stay.adults : undefined },
            { replace: true },
          )
        }
        {...window}
        taken={noneTaken}
        maxGuests={limits.searchGuests}
        errors={isInWrongOrder ? { dates: inputMessages['date-order'] } : {}}
      />
      <LinkNote stay={stay} maxGuests={limits.searchGuests} of="anyRoom" />
    </div>
  );
}

/** With a check-in alone as well, while the check-out is chosen. */
function readStay(query: URLSearchParams, window: ArrivalWindow): StayParams {
  const guests = readGuests(query, limits.searchGuests);
  return { ...readDates(query, window), guests, adults: readAdults(query, guests) };
}
