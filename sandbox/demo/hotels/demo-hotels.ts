import type { DemoHotel } from './demo-hotel.js';
import { asia } from './asia.js';
import { europeAndAmerica } from './europe-and-america.js';
import { northernIndia } from './northern-india.js';
import { southernIndia } from './southern-india.js';
import { westernIndia } from './western-india.js';

const regions = [southernIndia, northernIndia, asia, westernIndia, europeAndAmerica];

/** The hotels of the demo, each with its own owner, alternating between the regions; the first owner's comes first. */
export const demoHotels: DemoHotel[] = Array.from({ length: Math.max(...regions.map((region) => region.length)) })
  .flatMap((_, turn) => regions.map((region) => region[turn]))
  .filter((hotel) => hotel !== undefined);

/** The files of all photos that the rooms show. */
export const demoPhotos: string[] = [
  ...new Set(demoHotels.flatMap(({ rooms }) => rooms.flatMap(({ photos }) => photos))),
].sort();
