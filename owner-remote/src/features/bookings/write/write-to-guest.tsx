import type { HotelBooking } from '@wayhouse/contracts/calls/owner-booking-calls';
import { formatDate } from '@wayhouse/messages/format-date';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Copy, Mail } from 'lucide-react';
import { messages } from './messages.js';

/** The guest's relay address: to write to, and to copy. */
export function WriteToGuest({ of: { booking, guest } }: { of: HotelBooking }) {
  const { toast } = useHost();
  const { relayAddress } = guest;
  if (!relayAddress) return null;
  const [name, domain] = relayAddress.split('@');
  const subject = messages.subject(booking.hotel.name, formatDate(booking.checkInDate));
  const copy = () =>
    navigator.clipboard.writeText(relayAddress).then(
      () => toast.success(messages.copied),
      () => toast.error(messages.notCopied),
    );
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-sm text-muted wrap-anywhere select-all">
        {name}
        <wbr />@{domain}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={`mailto:${relayAddress}?subject=${encodeURIComponent(subject)}`} className={buttonStyle('secondary')}>
          <Mail aria-hidden className="size-4" /> {messages.action}
        </a>
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" /> {messages.copy}
        </Button>
      </div>
      <p className="mt-3 text-sm text-pretty text-muted">{messages.note}</p>
    </div>
  );
}
