import type { DemoHotel } from './demo-hotel.js';
import { asia } from './hotels/asia.js';
import { europeAndAmerica } from './hotels/europe-and-america.js';
import { northernIndia } from './hotels/northern-india.js';
import { southernIndia } from './hotels/southern-india.js';
import { westernIndia } from './hotels/western-india.js';

/** Every hotel of the demo, each with an owner of its own; the first owner's comes first. */
export const demoHotels: DemoHotel[] = [
  ...southernIndia,
  ...westernIndia,
  ...northernIndia,
  ...asia,
  ...europeAndAmerica,
];
