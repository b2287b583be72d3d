import { useHost } from '@wayhouse/web-kit/remote-root';
import { useShownHotel } from './use-shown-hotel.js';

/** The currency of the chosen hotel. */
export function useHotelCurrency(): string {
  const { currency } = useHost().config;
  return useShownHotel()?.currency ?? currency;
}
