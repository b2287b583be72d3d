import type { RecordedChange } from '@wayhouse/contracts/recorded-change';
import { roleNames } from '@wayhouse/messages/staff-roles';
import { messages } from './messages.js';

/** What was changed, in a few words. */
export function describeChange(change: RecordedChange): string {
  switch (change.kind) {
    case 'rooms-added':
      return messages.roomsAdded(change.roomCount);
    case 'rooms-changed':
      return messages.roomsChanged(change.roomCount);
    case 'rooms-imported':
      return messages.roomsImported(change.added, change.roomCount - change.added);
    case 'hotel-added':
      return messages.hotelAdded;
    case 'hotel-changed':
      return messages.hotelChanged;
    case 'member-invited':
      return messages.invited(nameOf(change), roleNames[change.role]);
    case 'invitation-withdrawn':
      return messages.withdrawn(nameOf(change));
    case 'member-joined':
      return messages.joined(roleNames[change.role]);
    case 'member-removed':
      return messages.removed(nameOf(change));
    case 'member-role-changed':
      return messages.roleChanged(nameOf(change), roleNames[change.from], roleNames[change.to]);
  }
}

const nameOf = ({ member = messages.somebody }: { member?: string }) => member;
