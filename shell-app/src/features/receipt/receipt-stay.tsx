import type { Booking } from '@wayhouse/contracts/booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import type { ReactNode } from 'react';
import { Fact } from './labelled-value.js';
import { texts } from './messages.js';

/** Which room, and from when to when. */
export const ReceiptStay = ({ booking: { room, guests, checkInDate, checkOutDate } }: { booking: Booking }) => (
  <section className="mt-10">
    <h2 className="font-display text-2xl">{texts.stay}</h2>
    <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact label={texts.room}>
        <Main>{room.roomType}</Main>
      </Fact>
      <Fact label={texts.guestsLabel}>
        <Main>{texts.guests(guests)}</Main>
      </Fact>
      <Fact label={texts.checkIn}>
        <Main>{formatDay(checkInDate, 'long')}</Main>
        <p className="text-muted">{texts.checkInTime}</p>
      </Fact>
      <Fact label={texts.checkOut}>
        <Main>{formatDay(checkOutDate, 'long')}</Main>
        <p className="text-muted">{texts.checkOutTime}</p>
      </Fact>
    </dl>
  </section>
);

const Main = ({ children }: { children: ReactNode }) => <p className="font-medium">{children}</p>;
