import { useSearchParams } from 'react-router-dom';
import { ownerPaths } from '../owner-paths.js';

const parameter = 'invoice-of';

/** The page of the hotel at its legal name, without which no invoice of this booking can be issued. */
export const legalNameAddress = (bookingId: string): string =>
  `${ownerPaths.hotel}?${new URLSearchParams({ [parameter]: bookingId })}`;

/** The booking whose invoice the legal name is entered for, if any. */
export const useInvoicedBooking = (): string | null => useSearchParams()[0].get(parameter);
