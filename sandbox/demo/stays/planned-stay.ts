import { nightsOf } from '@wayhouse/domain';
import type { DemoAccount } from '../demo-accounts.js';

export type PlannedStay = {
  roomId: string;
  guest: DemoAccount;
  guests: number;
  checkIn: string;
  checkOut: string;
  bookedOn: string;
  /** The day it was paid by card; unpaid without it. */
  paidOn?: string;
  /** The day its guest cancelled it. */
  cancelledOn?: string;
};

type Nights = Pick<PlannedStay, 'checkIn' | 'checkOut'>;

export const overlap = (one: Nights, other: Nights): boolean =>
  nightsOf(one).some((night) => night >= other.checkIn && night < other.checkOut);
