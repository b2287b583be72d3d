import type { OwnRate } from '@wayhouse/contracts/rates';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { limits } from '@wayhouse/domain/limits';
import { Button } from '@wayhouse/web-kit/ui/action/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownerPaths } from '../../shared/owner-paths.js';
import { RoomHeader } from '../../shared/room-header.js';
import { BookingWindowForm } from './booking-window-form.js';
import { FurtherGuestsForm } from './further-guests-form.js';
import { messages } from './messages.js';
import { PriceCalendar } from './price-calendar.js';
import { RateDialog } from './rate-dialog.js';
import { RateList } from './rate-list.js';
import { RemoveRateDialog } from './remove-rate-dialog.js';

/** The rate that is being changed or removed, or a new one. */
type Opened = { dialog: 'rate' | 'remove'; rate?: OwnRate };

/** The rates of a room, and beside them what its nights cost by them. */
export function RoomRates({ room }: { room: OwnRoom }) {
  const [opened, setOpened] = useState<Opened>();
  const rates = room.rates ?? [];
  const close = () => setOpened(undefined);
  return (
    <>
      <RoomHeader
        room={room}
        link={{ to: ownerPaths.room(room._id), label: messages.room.edit }}
        back={messages.room.back}
      />
      <div className="mt-6 grid items-start gap-x-8 gap-y-10 lg:grid-cols-2">
        <section aria-label={messages.list} className="min-w-0">
          <RateList
            room={room}
            onChange={(rate) => setOpened({ dialog: 'rate', rate })}
            onRemove={(rate) => setOpened({ dialog: 'remove', rate })}
          />
          <p className="mt-4 text-sm text-pretty text-muted">{rates.length ? messages.order : messages.none}</p>
          <div className="mt-5">
            {rates.length < limits.rates ? (
              <Button onClick={() => setOpened({ dialog: 'rate' })}>
                <Plus aria-hidden className="size-5" /> {messages.add}
              </Button>
            ) : (
              <p>{messages.full(limits.rates)}</p>
            )}
          </div>
          <div className="mt-10 grid gap-6">
            <FurtherGuestsForm room={room} />
            <BookingWindowForm room={room} />
          </div>
        </section>
        <PriceCalendar room={room} />
      </div>
      {opened?.dialog === 'rate' && <RateDialog room={room} rate={opened.rate} onClose={close} />}
      {opened?.dialog === 'remove' && opened.rate && (
        <RemoveRateDialog room={room} rate={opened.rate} onClose={close} />
      )}
    </>
  );
}
