import type { Place } from '../messages.js';

/** Streets round the place, with a mark on it. */
export const mapAddress = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
