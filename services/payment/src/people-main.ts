import { peopleMain } from '@wayhouse/service-kit/people';
import { paymentPeople } from './bookings/people.js';

await peopleMain('payment', paymentPeople);
