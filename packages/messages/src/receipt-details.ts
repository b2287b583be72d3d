import type { GuestDetails } from '@wayhouse/domain/guest-details';
import { describeDetails } from './guest-details.js';

/** Of what the guest has let the hotel know, what a receipt names. */
export const receiptDetails = ({ leadGuest, company, taxNumber }: GuestDetails = {}) =>
  describeDetails({ leadGuest, company, taxNumber });
