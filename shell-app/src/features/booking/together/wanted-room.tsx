import { roomCapacity } from '@wayhouse/domain/room-types';
import { roomLabel } from '@wayhouse/messages/room-names';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { PartError } from '@wayhouse/web-kit/ui/display/part-error';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { GuestStepper } from '@wayhouse/web-kit/ui/form/guest-stepper';
import type { CheckedPromotion } from '@wayhouse/web-kit/use-checked-code';
import { type ComponentProps, useId } from 'react';
import { OrderError } from '../../../shared/stay-fields/order-error.js';
import { CancellationSentence } from '../booking-terms.js';
import { PriceBreakdown } from '../price-breakdown.js';
import { RatePicker } from '../rate-picker.js';
import { planProblem } from '../stay-order.js';
import { AgesField } from './ages-field.js';
import { messages } from './messages.js';
import type { RoomsOrder, WantedRoom } from './rooms-order.js';
import type { PricedRoom } from './wanted-rooms.js';

type Props = {
  priced: PricedRoom;
  number: number;
  order: RoomsOrder;
  /** What its code takes off; an error where it does not hold. */
  checked: CheckedPromotion;
  /** Why the server has refused it. */
  error?: string;
  /** What is typed of the ages of its children; absent until it is known whose that is. */
  ages?: Omit<ComponentProps<typeof AgesField>, 'guests' | 'adults'>;
  onChange: (part: Partial<WantedRoom>) => void;
  onRemove: () => void;
};

/** One of the rooms that the guest has added: its guests, rate, price and terms. */
export function WantedRoomCard({ priced, number, order: ofAll, checked, error, ages, onChange, onRemove }: Props) {
  const { wanted, room, price, problem } = priced;
  const headingId = useId();
  const name = room ? messages.room(number, roomLabel(room)) : messages.roomNumber(number);
  const order = {
    ...ofAll,
    guests: wanted.guests,
    adults: wanted.adults,
    plan: wanted.plan,
    promotion: checked.promotion,
  };
  const planError = room ? planProblem(room, wanted.plan) : undefined;
  const shown = problem ?? error;
  return (
    <li className="border-b border-line py-6">
      <section aria-labelledby={headingId}>
        <div className="flex items-baseline justify-between gap-4">
          <h3 id={headingId} className="font-medium wrap-anywhere">
            {name}
          </h3>
          <Button
            variant="quiet"
            size="small"
            className="-mr-4"
            aria-label={messages.removeRoom(name)}
            onClick={onRemove}
          >
            {messages.remove}
          </Button>
        </div>
        {priced.retry && <PartError message={messages.notLoaded} onRetry={priced.retry} />}
        {room === undefined && !priced.retry && <Skeleton className="h-56" />}
        {room && (
          <>
            <div className="flex min-h-14 items-center justify-between gap-4">
              <span className="text-sm text-muted">{messages.guests}</span>
              <GuestStepper
                value={wanted.guests}
                onChange={(guests) => onChange({ guests, adults: undefined })}
                max={roomCapacity[room.roomType]}
                label={messages.guests}
              />
            </div>
            {ages && <AgesField {...ages} guests={wanted.guests} adults={wanted.adults} />}
            <RatePicker
              room={room}
              order={order}
              hasDates={price !== undefined}
              error={planError}
              onChange={onChange}
            />
            {price && !problem && (
              <PriceBreakdown of={room} price={price} isWithoutCode={checked.error !== undefined} />
            )}
            <p className="mt-2 text-sm text-pretty text-muted">
              <CancellationSentence room={room} order={order} hasDates={price !== undefined} />
            </p>
          </>
        )}
        {shown && shown !== planError && <OrderError message={shown} />}
      </section>
    </li>
  );
}
