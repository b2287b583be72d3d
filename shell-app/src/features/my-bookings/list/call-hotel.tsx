import type { Booking } from '@wayhouse/contracts/booking';
import { phoneUrl } from '@wayhouse/domain/contact-links';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Phone } from 'lucide-react';
import { messages } from '../messages.js';

export const CallHotel = ({ booking: { hotel } }: { booking: Booking }) =>
  hotel.phone && (
    <a href={phoneUrl(hotel.phone)} className={buttonStyle('quiet', 'small')}>
      <Phone aria-hidden className="size-4" /> <span className="sr-only">{messages.callHotel}</span> {hotel.phone}
    </a>
  );
