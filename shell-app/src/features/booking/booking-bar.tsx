import { counts } from '@wayhouse/messages/counts';
import type { Room } from '@wayhouse/contracts/room';
import { daysBetween } from '@wayhouse/domain/stay';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Price } from '@wayhouse/web-kit/ui/display/price';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { priceRoom } from '@wayhouse/contracts/price-room';
import { useCurrency } from '../../shared/runtime-config.js';
import { findBookingForm, scrollToBookingForm } from './booking-form-anchor.js';
import { messages } from './messages.js';
import { datesProblem, planProblem, readOrder } from './stay-order.js';
import { usePromotion } from './use-promotion.js';

/** On phones: the price and a button that scrolls to the booking card, shown at the bottom while the card is off screen. */
export function BookingBar({ room }: { room: Room }) {
  const [query] = useSearchParams();
  const isCardInView = useIsInView(findBookingForm);
  const currency = useCurrency(room);
  const order = readOrder(query, room);
  const { checkIn, checkOut } = order;
  const datesError = datesProblem(room, order);
  const { promotion } = usePromotion(order.code, datesError ? undefined : { room: room._id, checkIn, checkOut });
  const nights = (datesError ?? planProblem(room, order.plan)) ? 0 : daysBetween(checkIn, checkOut);
  return (
    <div
      data-bottom-bar
      className={classNames(
        'sticky bottom-[max(0.75rem+var(--snackbar-height,0px),env(safe-area-inset-bottom))] z-20 mx-3 rounded-card border border-line bg-surface px-4 py-3 shadow-soft lg:hidden',
        isCardInView && 'invisible',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0">
          {nights > 0 ? (
            <>
              <Price amount={priceRoom(room, { ...order, promotion }).total} currency={currency} />
              <span className="block text-sm text-muted">{messages.totalFor(counts.nights(nights))}</span>
            </>
          ) : (
            <>
              {room.isLeastPrice && <span className="text-muted">{messages.from} </span>}
              <Price amount={room.pricePerNight} currency={currency} per={messages.perNight} />
            </>
          )}
        </p>
        <Button onClick={scrollToBookingForm}>
          {nights > 0 ? messages.bookingBar.book : messages.bookingBar.choose}
        </Button>
      </div>
    </div>
  );
}

/** Whether any part of the element that `find` returns is on the screen. */
function useIsInView(find: () => Element | null): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = find();
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [find]);
  return isInView;
}
