import type { Position } from '@wayhouse/domain/city-positions';

const step = { pixels: 4, largePixels: 40 };
/** Of the Mercator projection. */
const furthestNorth = 85;
const directions: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** To about a metre, and between -180 and 180 degrees. */
export const roundPosition = ({ latitude, longitude }: Position): Position => ({
  latitude: Number(Math.max(-furthestNorth, Math.min(furthestNorth, latitude)).toFixed(5)),
  longitude: Number((((((longitude + 180) % 360) + 360) % 360) - 180).toFixed(5)),
});

/** Where an arrow key moves the pin, by as much on the screen at any zoom; undefined for other keys. */
export function movePin(from: Position, key: string, { zoom, isLarge }: { zoom: number; isLarge: boolean }) {
  const direction = directions[key];
  if (!direction) return undefined;
  const degrees = ((isLarge ? step.largePixels : step.pixels) * 360) / (256 * 2 ** zoom);
  return roundPosition({
    latitude: from.latitude + direction[1] * degrees * Math.cos((from.latitude * Math.PI) / 180),
    longitude: from.longitude + direction[0] * degrees,
  });
}
