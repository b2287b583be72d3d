import { roomsPath } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { offerArrivals, type OfferId, offers } from '@wayhouse/domain/rates/offers';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatPercent } from '@wayhouse/messages/format-percent';
import { offerNames } from '@wayhouse/messages/offers';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { now } from '@wayhouse/web-kit/calendar-date';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

/** The offer of the house that has the percentage of the specification, which every room's page shows. */
const id: OfferId = 'romantic';

/** With what it is off: this room until a day, or other rooms, to which it leads. */
export function SpecifiedOffer({ room }: { room: Pick<Room, 'offers' | 'hotel'> }) {
  const name = offerNames[id];
  return (
    <p className="w-full text-sm text-pretty text-muted">
      <Badge tone="highlight">{messages.offered.off(formatPercent(offers[id].percentOff))}</Badge>{' '}
      {room.offers?.includes(id) ? (
        messages.offered.here(name, formatDate(lastArrival(room.hotel.city)))
      ) : (
        <Link to={roomsPath({ offer: id })} className="rounded-sm underline underline-offset-4 hover:text-ink">
          {messages.offered.elsewhere(name)}
        </Link>
      )}
    </p>
  );
}

const lastArrival = (city: string): string =>
  offerArrivals(offers[id], todayIn(timeZoneOf(city), new Date(now()))).latest;
