import { checkInTime, checkOutTime } from '@wayhouse/domain/hotel-time';
import { z } from 'zod';

export const describedTimes = {
  checkInFrom: `From when guests can check in, in the hotel’s time zone; absent if the hotel has set none: then ${checkInTime}.`,
  checkOutUntil: `Until when guests check out, in the hotel’s time zone; absent if the hotel has set none: then ${checkOutTime}.`,
};

/** The times of a hotel, as responses have them. */
export const HotelTimes = {
  checkInFrom: z.string().optional().meta({ description: describedTimes.checkInFrom }),
  checkOutUntil: z.string().optional().meta({ description: describedTimes.checkOutUntil }),
};
