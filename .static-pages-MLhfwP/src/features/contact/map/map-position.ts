import type { Place } from '../messages.js';
import drawing from './coast.json';

const { width, height, west, north, pixelsPerDegree } = drawing.frame;

/** Mercator projection of a latitude, in degrees of longitude. */
const mercatorHeight = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** The position of a place on the map, as fractions of its width and height. */
export const mapPosition = ({ longitude, latitude }: Omit<Place, 'name'>) => ({
  left: ((longitude - west) * pixelsPerDegree) / width,
  top: ((mercatorHeight(north) - mercatorHeight(latitude)) * pixelsPerDegree) / height,
});
