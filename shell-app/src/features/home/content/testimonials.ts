import { localized } from '@wayhouse/messages/localized';
import emma from '../../../assets/faces/emma.svg';
import liam from '../../../assets/faces/liam.svg';
import sofia from '../../../assets/faces/sofia.svg';

export const testimonialMessages = localized('shell-app/home/testimonials', {
  emma: {
    address: 'Stockholm, Sweden',
    review:
      'We found a room over the lake in Udaipur the evening before we left. It looked exactly like the photographs, and breakfast was better.',
  },
  liam: {
    address: 'London, United Kingdom',
    review:
      'Booked for work, stayed on for the weekend. Check-in took two minutes, and cancelling in time would have been free, which is all I ask for.',
  },
  sofia: {
    address: 'Milan, Italy',
    review:
      'Three children, two suitcases too many and a host who had thought of everything. The family suite was worth every night of it.',
  },
});

type Testimonial = { id: keyof typeof testimonialMessages; name: string; image: string; rating: number };

export const testimonials: Testimonial[] = [
  { id: 'emma', name: 'Emma Lindqvist', image: emma, rating: 5 },
  { id: 'liam', name: 'Liam Okafor', image: liam, rating: 4 },
  { id: 'sofia', name: 'Sofia Marchetti', image: sofia, rating: 5 },
];
