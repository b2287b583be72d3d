import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { describeDetails } from '@wayhouse/messages/guest-details';

/** What the guest has let the hotel know, a line each; nothing if that is nothing. */
export function DetailsSummary({ details }: { details?: GuestDetails }) {
  const rows = describeDetails(details);
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 space-y-1 text-sm text-muted">
      {rows.map(({ field, label, value }) => (
        <div key={field} className="line-clamp-2 wrap-anywhere">
          <dt className="inline after:content-[':_']">{label}</dt>
          <dd className="inline text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
