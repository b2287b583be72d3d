import { peopleMain } from '@wayhouse/service-kit/people';
import { notificationPeople } from './erasure/people.js';

await peopleMain('notification', notificationPeople);
