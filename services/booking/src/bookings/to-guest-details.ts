import type { GuestDetails } from '@wayhouse/domain';

/** What of the input of a call is known of the guest. */
export const toGuestDetails = ({
  leadGuest,
  phone,
  arrivalTime,
  children,
  wishes,
  company,
  taxNumber,
}: GuestDetails): GuestDetails => ({ leadGuest, phone, arrivalTime, children, wishes, company, taxNumber });
