type Place = { name: string; address: string; city: string };

/** A place on a map, in the map application of a phone that has one. */
export const mapUrl = ({ name, address, city }: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, city].join(', '))}`;

/** A position in degrees on a map that needs no account. */
export const positionUrl = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** A link that dials the number, however it is written. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
