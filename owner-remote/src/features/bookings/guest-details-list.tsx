import type { Booking } from '@wayhouse/contracts/booking';
import { phoneUrl } from '@wayhouse/domain/contact-links';
import { describeDetails } from '@wayhouse/messages/guest-details';
import { messages } from './view/messages.js';
import { Row } from './section.js';

/** What is known of the guest. */
export function GuestDetailsList({ booking: { details } }: { booking: Booking }) {
  const rows = describeDetails(details);
  if (rows.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="mb-2 font-medium">{messages.aboutGuest}</h3>
      <dl className="space-y-2 text-[15px]">
        {rows.map(({ field, label, value }) =>
          field === 'wishes' ? (
            <div key={field}>
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ) : (
            <Row key={field} label={label}>
              {field === 'phone' ? (
                <a href={phoneUrl(value)} className="underline underline-offset-4">
                  {value}
                </a>
              ) : (
                value
              )}
            </Row>
          ),
        )}
      </dl>
    </div>
  );
}
