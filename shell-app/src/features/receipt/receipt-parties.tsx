import { phoneUrl } from '@wayhouse/domain/contact-links';
import { describeLegalFacts } from '@wayhouse/messages/legal-facts';
import { receiptDetails } from '@wayhouse/messages/receipt-details';
import { receiptMessages } from '@wayhouse/messages/receipt';
import type { Booking } from '@wayhouse/contracts/booking';
import { LabelledValue } from './labelled-value.js';

/** The guest, under the name stored with the booking, with what the receipt is to name, and the hotel with its phone. */
export const ReceiptParties = ({ booking: { user, hotel, details } }: { booking: Booking }) => (
  <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
    <LabelledValue label={receiptMessages.guest}>
      <p className="font-medium">{user.username}</p>
      {receiptDetails(details).map(({ label, value }) => (
        <p key={label} className="text-muted">
          {receiptMessages.labelled(label, value)}
        </p>
      ))}
    </LabelledValue>
    <LabelledValue label={receiptMessages.hotel}>
      <p className="font-medium">{hotel.name}</p>
      <p className="text-muted">
        {hotel.address}, {hotel.city}
      </p>
      {hotel.phone && (
        <p className="text-muted">
          <a href={phoneUrl(hotel.phone)} className="underline underline-offset-4">
            {receiptMessages.labelled(receiptMessages.phone, hotel.phone)}
          </a>
        </p>
      )}
      {describeLegalFacts(hotel).map(({ label, value }) => (
        <p key={label} className="wrap-anywhere text-muted">
          {receiptMessages.labelled(label, value)}
        </p>
      ))}
    </LabelledValue>
  </dl>
);
