import type { Booking } from '@wayhouse/contracts/booking';
import { roomLabel } from '@wayhouse/messages/room-names';
import { messages } from './messages.js';

/** `Double Bed · No. 12`: the room of a booking, and which of several the guest has. */
export const roomAndUnit = ({ room, unit }: Pick<Booking, 'room' | 'unit'>): string =>
  [roomLabel(room), ...(unit ? [messages.unit(unit)] : [])].join(' · ');
