import { z } from 'zod';

/** Those that the hotel has set, as `HH:MM` in its time zone. */
export const HotelTimes = { checkInFrom: z.string().optional(), checkOutUntil: z.string().optional() };
