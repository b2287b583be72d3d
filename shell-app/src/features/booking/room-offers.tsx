import { roomsPath } from '@wayhouse/contracts/paths';
import type { Room } from '@wayhouse/contracts/room';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { offerArrivals, type OfferId, offers } from '@wayhouse/domain/rates/offers';
import { formatDate } from '@wayhouse/messages/format-date';
import { formatPercent } from '@wayhouse/messages/format-percent';
import { offerNames } from '@wayhouse/messages/offers';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { now } from '@wayhouse/web-kit/calendar-date';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';

/** The offer of the house that has the percentage of the specification, which every room's page shows. */
const specified: OfferId = 'romantic';

/** Those that the room has, the one with the most off first, each with its last arrival; then the specified one, if that is off other rooms. */
export function RoomOffers({ room: { offers: own = [], hotel } }: { room: Pick<Room, 'offers' | 'hotel'> }) {
  return (
    <>
      {own
        .toSorted((one, other) => offers[other].percentOff - offers[one].percentOff)
        .map((id) => (
          <Offer key={id} id={id} isHere>
            {messages.offered.here(offerNames[id], formatDate(lastArrival(id, hotel.city)))}
          </Offer>
        ))}
      {!own.includes(specified) && (
        <Offer id={specified}>
          <Link to={roomsPath({ offer: specified })} className="rounded-sm underline underline-offset-4 hover:text-ink">
            {messages.offered.elsewhere(offerNames[specified])}
          </Link>
        </Offer>
      )}
    </>
  );
}

const Offer = ({ id, isHere = false, children }: { id: OfferId; isHere?: boolean; children: ReactNode }) => (
  <p className="w-full text-sm text-pretty text-muted">
    <Badge tone={isHere ? 'highlight' : 'plain'}>{messages.offered.off(formatPercent(offers[id].percentOff))}</Badge>{' '}
    {children}
  </p>
);

const lastArrival = (id: OfferId, city: string): string =>
  offerArrivals(offers[id], todayIn(timeZoneOf(city), new Date(now()))).latest;
