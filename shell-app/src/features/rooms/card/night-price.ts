import { stayTotal } from '@wayhouse/domain/money';
import { daysBetween } from '@wayhouse/domain/stay';
import type { StayDates } from '@wayhouse/web-kit/stay-dates';

type Priced = { pricePerNight: number; totalPrice?: number; addedTaxes?: number };

/** With dates, what the stay costs, and what a night of it does on average without taxes and fees. */
export function nightPrice({ pricePerNight, totalPrice, addedTaxes = 0 }: Priced, stay?: StayDates) {
  const nights = stay?.checkIn ? daysBetween(stay.checkIn, stay.checkOut) : 0;
  const total = totalPrice ?? stayTotal(nights, pricePerNight);
  return { nights, total, each: nights ? (total - addedTaxes) / nights : pricePerNight };
}
