import { reopenHotel } from '@wayhouse/contracts/calls/closing-calls';
import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { ActionNotice } from '../shared/action-notice.js';
import { useClosing } from '../shared/use-closing.js';
import { messages } from './messages.js';

/** That the hotel is closed, at the head of its pages. What its owner has closed its owner opens again. */
export function ClosedNotice({ hotel: { _id, name, closedBy, role } }: { hotel: HotelProfile }) {
  const opening = useClosing(_id, reopenHotel, undefined);
  const mayOpen = closedBy === 'owner' && role === 'owner';
  return (
    <ActionNotice
      role="status"
      text={closedBy === 'owner' ? messages.closed.byOwner(name) : messages.closed.byOperator(name)}
      label={messages.closed.open}
      onAction={mayOpen ? () => opening.mutate() : undefined}
      busy={opening.isPending}
    />
  );
}
