import type { NamedRate } from '@wayhouse/domain';
import type { PromotionTerms } from '@wayhouse/booking/promotions/domain/promotion-code';

/** `rates` are those of the hotel's rooms by their positions, as of the day `today`. */
type HotelPrices = { rates?: Record<number, (today: string) => NamedRate[]>; codes?: PromotionTerms[] };

const weekends = (nightMinor: number): NamedRate => ({ name: 'Weekends', weekdays: ['fri', 'sat'], nightMinor });

/** Around the next turn of the year. */
const festive = (today: string, nightMinor: number): NamedRate => {
  const year = Number(today.slice(0, 4));
  return { name: 'Festive season', from: `${year}-12-20`, to: `${year + 1}-01-05`, nightMinor };
};

/** What hotels of the demo charge beside the prices of their rooms, by their names; the others have one price for all nights. */
export const hotelPrices: Record<string, HotelPrices | undefined> = {
  'Salt & Palm': {
    rates: {
      0: (today) => [weekends(215_00), festive(today, 260_00)],
      1: (today) => [weekends(395_00), festive(today, 460_00)],
    },
    codes: [{ code: 'WELCOME10', percentOff: 10 }],
  },
  'The Deodar Loft': { rates: { 0: (today) => [festive(today, 245_00)] } },
};
