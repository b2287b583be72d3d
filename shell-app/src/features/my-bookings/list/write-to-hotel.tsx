import type { Booking } from '@wayhouse/contracts/booking';
import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { Mail } from 'lucide-react';
import { messages } from '../messages.js';

/** Opens an email to the hotel's relay address. */
export const WriteToHotel = ({ booking: { hotel } }: { booking: Booking }) =>
  hotel.relayAddress && (
    <a href={`mailto:${hotel.relayAddress}`} className={buttonStyle('quiet', 'small')}>
      <Mail aria-hidden className="size-4" /> {messages.writeToHotel}
      <span className="sr-only">{messages.for(hotel.name)}</span>
    </a>
  );
