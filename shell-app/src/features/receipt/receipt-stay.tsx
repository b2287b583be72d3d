import type { Booking } from '@wayhouse/contracts/booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import type { ReactNode } from 'react';
import { LabelledValue } from './labelled-value.js';
import { texts } from './messages.js';

export const ReceiptStay = ({ booking: { room, guests, checkInDate, checkOutDate } }: { booking: Booking }) => (
  <section className="mt-10">
    <h2 className="font-display text-2xl">{texts.stay}</h2>
    <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <LabelledValue label={texts.room}>
        <Main>{room.roomType}</Main>
      </LabelledValue>
      <LabelledValue label={texts.guestsLabel}>
        <Main>{texts.guests(guests)}</Main>
      </LabelledValue>
      <LabelledValue label={texts.checkIn}>
        <Main>{formatDay(checkInDate, 'long')}</Main>
        <p className="text-muted">{texts.checkInTime}</p>
      </LabelledValue>
      <LabelledValue label={texts.checkOut}>
        <Main>{formatDay(checkOutDate, 'long')}</Main>
        <p className="text-muted">{texts.checkOutTime}</p>
      </LabelledValue>
    </dl>
  </section>
);

const Main = ({ children }: { children: ReactNode }) => <p className="font-medium">{children}</p>;
