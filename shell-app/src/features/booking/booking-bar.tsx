import type { Room } from '@wayhouse/contracts/room';
import { roomCapacity } from '@wayhouse/contracts/room-types';
import { daysBetween } from '@wayhouse/contracts/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useSearchParams } from 'react-router-dom';
import { useCurrency } from '../../shared/runtime-config.js';
import { findBooking, goToBooking } from './booking-form-anchor.js';
import { totalOf } from './offer-price.js';
import { datesProblem, readOrder } from './stay-order.js';
import { texts } from './messages.js';
import { useIsInView } from './use-is-in-view.js';

/** On phones: the price and the way to the booking card, at the lower edge while the card itself is out of sight. */
export function BookingBar({ room }: { room: Room }) {
  const [query] = useSearchParams();
  const isCardInView = useIsInView(findBooking);
  const currency = useCurrency();
  const order = readOrder(query, roomCapacity[room.roomType]);
  const nights = datesProblem(order) ? 0 : daysBetween(order.checkIn, order.checkOut);
  return (
    <div
      data-bottom-bar
      className={classNames(
        'sticky bottom-[max(0.75rem+var(--note,0px),env(safe-area-inset-bottom))] z-20 mx-3 rounded-card border border-line bg-surface px-4 py-3 shadow-soft lg:hidden',
        isCardInView && 'invisible',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          {nights > 0 ? (
            <>
              <Price amount={totalOf(nights, room.pricePerNight)} currency={currency} />
              <span className="block text-sm text-muted">{texts.totalFor(texts.nights(nights))}</span>
            </>
          ) : (
            <Price amount={room.pricePerNight} currency={currency} per={texts.perNight} />
          )}
        </p>
        <Button onClick={goToBooking}>{nights > 0 ? texts.toCard.book : texts.toCard.choose}</Button>
      </div>
    </div>
  );
}
