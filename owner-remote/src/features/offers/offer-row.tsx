import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { offerArrivals, type OfferId, offers } from '@wayhouse/domain/rates/offers';
import { formatPercent } from '@wayhouse/messages/format-percent';
import { offerNames } from '@wayhouse/messages/offers';
import { roomTypeNames } from '@wayhouse/messages/room-names';
import { formatDay } from '@wayhouse/web-kit/calendar-date';
import { Switch } from '@wayhouse/web-kit/ui/form/switch';
import { messages } from './messages.js';
import { useOfferSwitch } from './use-offer-switch.js';

type Props = { hotel: HotelProfile; offer: OfferId };

export function OfferRow({ hotel, offer }: Props) {
  const { isOn, isBusy, set } = useOfferSwitch(hotel, offer);
  return (
    <li className="flex items-start justify-between gap-5 py-4 first:pt-0 last:pb-0 sm:items-center">
      <div className="min-w-0">
        <h2 className="font-medium">{offerNames[offer]}</h2>
        <p className="mt-0.5 max-w-prose text-[15px] text-muted">{formatTerms(offer, hotel.city)}</p>
      </div>
      <span className="flex shrink-0 items-center gap-2" aria-busy={isBusy || undefined}>
        <Switch checked={isOn} onChange={set} label={offerNames[offer]} />
        <span aria-hidden className="w-8 text-sm text-muted">
          {isOn ? messages.on : messages.off}
        </span>
      </span>
    </li>
  );
}

function formatTerms(id: OfferId, city: string): string {
  const { off, allRooms, ofType, arrivals, daysAhead } = messages.terms;
  const { percentOff, roomType, ...offer } = offers[id];
  const { latest } = offerArrivals({ percentOff, ...offer }, todayIn(timeZoneOf(city), new Date()));
  const terms = [
    off(formatPercent(percentOff)),
    roomType ? ofType(roomTypeNames[roomType]) : allRooms,
    arrivals(formatDay(latest, 'long')),
    ...(offer.daysAhead ? [daysAhead(offer.daysAhead)] : []),
  ];
  return messages.sentences(terms);
}
