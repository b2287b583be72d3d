/** In degrees: north and east are positive. */
export type Position = { latitude: number; longitude: number };

/** Of the Mercator projection, in which maps are drawn. */
const furthestNorth = 85;

/** To about a metre, and between -180 and 180 degrees. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Number(Math.max(-furthestNorth, Math.min(furthestNorth, latitude)).toFixed(5)),
  longitude: Number((((((longitude + 180) % 360) + 360) % 360) - 180).toFixed(5)),
});
