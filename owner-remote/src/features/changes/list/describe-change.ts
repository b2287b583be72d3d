import type { RecordedChange } from '@wayhouse/contracts/recorded-change';
import { counts } from '@wayhouse/messages/counts';
import { roleNames } from '@wayhouse/messages/staff-roles';
import { formatDateRange } from '@wayhouse/messages/format-date';
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
    case 'hotel-closed':
      return messages.hotelClosed;
    case 'hotel-reopened':
      return messages.hotelReopened;
    case 'hotel-changed':
      return messages.hotelChanged;
    case 'member-invited':
      return messages.invited(nameOf(change), roleNames[change.role]);
    case 'invitation-withdrawn':
      return messages.withdrawn(nameOf(change));
    case 'member-joined':
      return messages.joined(roleNames[change.role]);
    case 'member-left':
      return messages.left(roleNames[change.role]);
    case 'member-removed':
      return messages.removed(nameOf(change));
    case 'member-role-changed':
      return messages.roleChanged(nameOf(change), roleNames[change.from], roleNames[change.to]);
    case 'nights-blocked':
      return messages.nightsBlocked(counts.nights(change.nights), formatDateRange(change.from, change.to));
    case 'nights-unblocked':
      return messages.nightsUnblocked(counts.nights(change.nights), formatDateRange(change.from, change.to));
    case 'code-added':
      return messages.codeAdded(change.code);
    case 'code-ended':
      return messages.codeEnded(change.code);
    case 'invoice-issued':
      return messages.invoiceIssued(change.number);
    case 'credit-note-issued':
      return messages.creditNoteIssued(change.number);
    case 'calendar-added':
      return messages.calendarAdded(change.calendar);
    case 'calendar-changed':
      return messages.calendarChanged(change.calendar);
    case 'calendar-removed':
      return messages.calendarRemoved(change.calendar);
    case 'calendar-address-replaced':
      return messages.calendarAddressReplaced;
    case 'stay-moved':
      return messages.stayMoved;
    case 'guest-details-corrected':
      return messages.detailsCorrected;
  }
}

const nameOf = ({ member = messages.somebody }: { member?: string }) => member;
