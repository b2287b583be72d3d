import type { Booking } from '@wayhouse/contracts/booking';
import { IconButton } from '@wayhouse/web-kit/ui/action/icon-button';
import { X } from 'lucide-react';
import { messages } from './messages.js';

type Props = { booking: Booking; /** How many were to be paid, with this one. */ rooms: number; onClose: () => void };

/** For a guest who left the payment page without paying. */
export const NotChargedNote = ({ booking: { hotel }, rooms, onClose }: Props) => (
  <div role="status" className="flex items-start gap-3 rounded-card bg-accent-soft py-4 pr-2 pl-5">
    <div className="min-w-0 grow py-1.5">
      <p className="font-medium">{messages.notCharged.title}</p>
      <p className="mt-0.5 text-pretty">
        {rooms > 1 ? messages.notCharged.bodyTogether(rooms, hotel.name) : messages.notCharged.body(hotel.name)}
      </p>
    </div>
    <IconButton label={messages.close} onClick={onClose}>
      <X aria-hidden className="size-5" />
    </IconButton>
  </div>
);
