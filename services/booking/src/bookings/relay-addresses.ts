import { randomBytes } from 'node:crypto';
import { type Party, relayAddress, relayEnd, type RelayNames } from '@wayhouse/domain';
import type { Booking } from './domain/booking.js';

/** 32 characters, none of which looks like another: five bits each. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Whoever has an address can try to write to it, so it cannot be guessed. */
const newName = () => Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');

export const newRelayNames = (): RelayNames => ({ guest: newName(), hotel: newName() });

/** The address that reaches a party of a booking. None on a site without `domain`, and none of a booking that is long over. */
export type FindRelayAddress = (booking: Booking, to: Party) => string | undefined;

export const findRelayAddress =
  (domain: string | undefined, now: () => Date): FindRelayAddress =>
  (booking, to) => {
    const { room, stay, guest, relay } = booking;
    const cancelledAt = booking.state === 'cancelled' ? booking.cancelledAt : undefined;
    const isReached = relay && guest.email;
    if (!domain || !isReached || now() >= relayEnd({ ...stay, city: room.city, times: room, cancelledAt }))
      return undefined;
    return relayAddress(relay[to], domain);
  };
