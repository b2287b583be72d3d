import type { DemoHotel } from './demo-hotel.js';
import { asia } from './hotels/asia.js';
import { europeAndAmerica } from './hotels/europe-and-america.js';
import { northernIndia } from './hotels/northern-india.js';
import { southernIndia } from './hotels/southern-india.js';
import { westernIndia } from './hotels/western-india.js';

const regions = [southernIndia, northernIndia, asia, westernIndia, europeAndAmerica];

/** Every hotel of the demo, each with an owner of its own, in turn from every region; the first owner's comes first. */
export const demoHotels: DemoHotel[] = Array.from({ length: Math.max(...regions.map((region) => region.length)) })
  .flatMap((_, turn) => regions.map((region) => region[turn]))
  .filter((hotel) => hotel !== undefined);
