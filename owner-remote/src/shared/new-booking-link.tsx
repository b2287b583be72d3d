import { buttonStyle } from '@wayhouse/web-kit/button-style';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ForRole } from './for-role.js';
import { messages } from './messages.js';
import { ownerPaths } from './owner-paths.js';
import { useShownHotel } from './use-shown-hotel.js';

/** To the form of the desk, for who may book there. Nobody books at a hotel that is closed. */
export const NewBookingLink = () =>
  !useShownHotel()?.closedBy && (
    <ForRole needs="reception">
      <Link to={ownerPaths.addBooking} className={buttonStyle('secondary', 'small')}>
        <CalendarPlus aria-hidden className="size-4" /> {messages.newBooking}
      </Link>
    </ForRole>
  );
