import { type Position, roundPosition } from '@wayhouse/domain/position';

const step = { pixels: 4, largePixels: 40 };
const directions: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

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
