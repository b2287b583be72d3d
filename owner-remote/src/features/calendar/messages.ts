import { localized } from '@wayhouse/messages/localized';
import { plural } from '@wayhouse/messages/plural';
import { counts } from '@wayhouse/messages/counts';

export const messages = localized('owner-remote/calendar', {
  title: 'Calendar',
  lead: 'See who stays in which room, and block nights you want to keep free.',
  otherSites: 'Calendars of other sites',
  view: 'View',
  views: { month: 'Month', week: 'Week' },
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  how: {
    mouse: 'Drag over nights to select them, or click one and then Shift-click another.',
    touch: 'Tap the first night, then the last.',
    keys: 'Arrow keys move, Shift and an arrow key select more nights, Enter or Space selects one, Escape clears.',
  },
  loading: 'Loading the nights of this room',
  loadingRooms: 'Loading your rooms',
  failed: { title: 'The calendar did not load', message: 'Your bookings and blocks are safe. Please try again.' },
  outdated: 'This calendar may be out of date.',
  empty: {
    title: 'No rooms yet',
    body: 'Each room you list gets its own calendar here.',
  },
  night: {
    unknown: 'loading',
    free: 'free',
    past: 'past',
    today: 'today',
    booked: (guest: string) => `booked by ${guest}`,
    bookedUnits: (booked: number, units: number) => `${booked} of ${units} booked`,
    takenUnits: (booked: number, blocked: number, units: number) => `${booked} of ${units} booked, ${blocked} blocked`,
    blocked: 'blocked',
    blockedFor: (reason: string) => `blocked: ${reason}`,
  },
  blocked: 'Blocked',
  takenUnits: (taken: number, units: number) => `${taken} of ${units}`,
  takenUnitsShort: (taken: number, units: number) => `${taken}/${units}`,
  stayNote: (number: number, state: string) => `${counts.guests(number)} · ${state}`,
  selected: (nights: number, dates: string) => `${counts.nights(nights)}, ${dates}`,
  selectedSpoken: (nights: number, dates: string) => `${counts.nights(nights)} selected, ${dates}`,
  selection: 'Selected nights',
  clear: 'Clear selection',
  reason: { label: 'Reason', example: 'Reason (optional)' },
  block: 'Block nights',
  unblock: 'Unblock',
  saveReason: 'Save reason',
  bookedBy: (guest: string, dates: string) => `Booked by ${guest}, ${dates}`,
  alreadyBlocked: (nights: number) =>
    plural(nights, { one: '# night of these is already blocked.', other: '# nights of these are already blocked.' }),
  refused: (nights: string) =>
    `Nothing was blocked, because nights are booked: ${nights}. Leave them out and try again.`,
  stayDates: (guest: string, dates: string) => `${guest}, ${dates}`,
  dot: ' · ',
  agenda: {
    title: 'Stays and blocks',
    empty: 'Every night is free.',
    inTimeline: 'Single rooms that are blocked are in the timeline.',
    change: 'Change',
  },
});
