import { roomLabel } from '@wayhouse/messages/room-names';
import { checkInFrom, checkOutBy } from '@wayhouse/messages/format-date';
import { counts } from '@wayhouse/messages/counts';
import { receiptMessages } from '@wayhouse/messages/receipt';
import type { Booking } from '@wayhouse/contracts/booking';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import type { ReactNode } from 'react';
import { LabelledValue } from './labelled-value.js';

export const ReceiptStay = ({ booking: { room, hotel, guests, checkInDate, checkOutDate } }: { booking: Booking }) => (
  <section className="mt-10">
    <h2 className="font-display text-2xl">{receiptMessages.stay}</h2>
    <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <LabelledValue label={receiptMessages.room}>
        <Main>{roomLabel(room)}</Main>
      </LabelledValue>
      <LabelledValue label={receiptMessages.guests}>
        <Main>{counts.people(guests)}</Main>
      </LabelledValue>
      <LabelledValue label={receiptMessages.checkIn}>
        <Main>{formatDay(checkInDate, 'long')}</Main>
        <p className="text-muted">{checkInFrom(hotel)}</p>
      </LabelledValue>
      <LabelledValue label={receiptMessages.checkOut}>
        <Main>{formatDay(checkOutDate, 'long')}</Main>
        <p className="text-muted">{checkOutBy(hotel)}</p>
      </LabelledValue>
    </dl>
  </section>
);

const Main = ({ children }: { children: ReactNode }) => <p className="font-medium">{children}</p>;
