import type { Booking } from '@wayhouse/contracts/booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import type { ReactNode } from 'react';
import { LabelledValue } from './labelled-value.js';
import { messages } from './messages.js';

export const ReceiptStay = ({ booking: { room, guests, checkInDate, checkOutDate } }: { booking: Booking }) => (
  <section className="mt-10">
    <h2 className="font-display text-2xl">{messages.stay}</h2>
    <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <LabelledValue label={messages.room}>
        <Main>{room.roomType}</Main>
      </LabelledValue>
      <LabelledValue label={messages.guestsLabel}>
        <Main>{messages.guests(guests)}</Main>
      </LabelledValue>
      <LabelledValue label={messages.checkIn}>
        <Main>{formatDay(checkInDate, 'long')}</Main>
        <p className="text-muted">{messages.checkInTime}</p>
      </LabelledValue>
      <LabelledValue label={messages.checkOut}>
        <Main>{formatDay(checkOutDate, 'long')}</Main>
        <p className="text-muted">{messages.checkOutTime}</p>
      </LabelledValue>
    </dl>
  </section>
);

const Main = ({ children }: { children: ReactNode }) => <p className="font-medium">{children}</p>;
