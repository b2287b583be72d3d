import { locale } from '@wayhouse/contracts/locale';
import { sayCount } from '@wayhouse/contracts/format';
import { texts as parts } from '../../shared/messages.js';

const count = (nights: number) => sayCount(nights, 'night');

export const texts = {
  locale,
  title: 'Calendar',
  lead: 'Who sleeps in which room, and which nights you keep for yourself.',
  room: 'Room',
  roomOf: (roomType: string, price: string) => `${roomType}, ${price} a night`,
  oneOfMany: (room: string, position: number) => `${room} (${position})`,
  hidden: 'Hidden from guests',
  view: 'View',
  views: { month: 'Month', week: 'Week' },
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  today: 'Today',
  how: {
    mouse: 'Drag over nights to choose them, or press one and then another with Shift.',
    touch: 'Tap the first night, then the last.',
    keys: 'Arrow keys move, Shift and an arrow key choose more nights, Enter or Space chooses one, Escape clears.',
  },
  waiting: 'Loading the nights of this room',
  roomsWaiting: 'Loading your rooms',
  failed: { title: 'The calendar did not load', message: 'Your bookings and blocks are safe. Please try again.' },
  outdated: 'What you see may be out of date.',
  retry: 'Retry',
  empty: {
    title: 'No rooms yet',
    body: 'Every room you list has its own calendar here.',
  },
  night: {
    unknown: 'loading',
    free: 'free',
    past: 'past',
    today: 'today',
    booked: (guest: string) => `booked by ${guest}`,
    blocked: 'blocked',
    blockedFor: (reason: string) => `blocked: ${reason}`,
  },
  state: parts.state,
  blocked: 'Blocked',
  stayNote: (number: number, state: string) => `${sayCount(number, 'guest')} · ${state}`,
  nights: count,
  chosen: (nights: number, dates: string) => `${count(nights)}, ${dates}`,
  chosenSpoken: (nights: number, dates: string) => `${count(nights)} chosen, ${dates}`,
  selection: 'Chosen nights',
  clear: 'Clear the choice',
  reason: { label: 'Reason', example: 'Reason (optional)' },
  block: 'Block nights',
  unblock: 'Unblock',
  saveReason: 'Save reason',
  bookedBy: (guest: string, dates: string) => `Booked by ${guest}, ${dates}`,
  alreadyBlocked: (nights: number) => `${count(nights)} of these ${nights === 1 ? 'is' : 'are'} blocked already.`,
  refused: (nights: string) =>
    `Nothing was blocked, because nights are booked: ${nights}. Leave these out and try again.`,
  stayDates: (guest: string, dates: string) => `${guest}, ${dates}`,
  and: ' and ',
  dot: ' · ',
  agenda: {
    title: 'Stays and blocks',
    empty: 'Every night is free.',
    change: 'Change',
  },
} as const;
