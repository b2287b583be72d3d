import type { Place } from '../messages.js';
import drawing from './coast.json';

const { width, height, west, north, pixelsPerDegree } = drawing.frame;

/** Mercator's height of a latitude, in degrees of longitude. */
const heightOf = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Where a place lies on the drawing, as shares of its width and height. */
export const positionOf = ({ longitude, latitude }: Omit<Place, 'name'>) => ({
  left: ((longitude - west) * pixelsPerDegree) / width,
  top: ((heightOf(north) - heightOf(latitude)) * pixelsPerDegree) / height,
});
