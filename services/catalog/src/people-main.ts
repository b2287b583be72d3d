import { peopleMain } from '@wayhouse/service-kit/people';
import { catalogPeople } from './accounts/people.js';

await peopleMain('catalog', catalogPeople);
