import { peopleMain } from '@wayhouse/service-kit/people';
import { bookingPeople } from './accounts/people.js';

await peopleMain('booking', bookingPeople);
