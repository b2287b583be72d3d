import { earliestAtDesk } from '@wayhouse/domain/arrival';
import { type HotelTimes, timeZoneOf, todayIn } from '@wayhouse/domain/hotel-time';
import { useSyncExternalStore } from 'react';

/** The day of the hotels in `city`, and the first one on which the front desk books a stay. Renders again when one of them is over. */
export function useDeskDays(city: string, times: HotelTimes): { today: string; earliest: string } {
  const today = useSyncExternalStore(eachMinute, () => todayIn(timeZoneOf(city), new Date()));
  const earliest = useSyncExternalStore(eachMinute, () => earliestAtDesk(city, new Date(), times));
  return { today, earliest };
}

function eachMinute(check: () => void) {
  const timer = setInterval(check, 60_000);
  return () => clearInterval(timer);
}
