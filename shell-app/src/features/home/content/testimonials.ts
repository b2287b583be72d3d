import emma from '../../../assets/faces/emma.svg';
import liam from '../../../assets/faces/liam.svg';
import sofia from '../../../assets/faces/sofia.svg';

export type Testimonial = { id: number; name: string; address: string; image: string; rating: number; review: string };

export const testimonials: Testimonial[] = [
  {
    id: 1,
    name: 'Emma Lindqvist',
    address: 'Stockholm, Sweden',
    image: emma,
    rating: 5,
    review:
      'We found a room over the lake in Udaipur the evening before we left. It looked exactly like the photographs, and breakfast was better.',
  },
  {
    id: 2,
    name: 'Liam Okafor',
    address: 'London, United Kingdom',
    image: liam,
    rating: 4,
    review:
      'Booked for work, stayed on for the weekend. Check-in took two minutes and I could cancel until two days before, which is all I ask for.',
  },
  {
    id: 3,
    name: 'Sofia Marchetti',
    address: 'Milan, Italy',
    image: sofia,
    rating: 5,
    review:
      'Three children, two suitcases too many and a host who had thought of everything. The family suite was worth every night of it.',
  },
];
