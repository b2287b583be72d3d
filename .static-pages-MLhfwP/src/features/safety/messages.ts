import { localized } from '@wayhouse/messages/localized';
import { supportHours } from '@wayhouse/messages/support-hours';
import type { Photograph } from '../../shared/photos/photographs.js';

type SafetySection = {
  id: 'health' | 'fire' | 'security' | 'guests';
  title: string;
  text: string;
  points: string[];
  photo: Photograph;
};

type Safety = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  contents: string;
  sections: SafetySection[];
  emergency: { title: string; text: string; numbers: { place: string; number: string }[] };
};

export const messages = localized<Safety>('static-pages-remote/safety', {
  eyebrow: 'Safety Information',
  title: 'So that you sleep well',
  tab: 'Safety Information',
  lead: 'What to look for in a hotel, what to do yourself, and what this site does. It takes three minutes to read.',
  photo: {
    file: 'room-forest-family-1',
    alt: 'A sunlit family room with a large bed, wooden bunk beds and a round table before a green wall',
  },
  contents: 'On this page',
  sections: [
    {
      id: 'health',
      title: 'Health & Hygiene',
      text: 'A clean room is the first thing a guest notices and the last thing a good owner would leave to chance.',
      points: [
        'Linen and towels should be fresh when you arrive. If they are not, say so at the reception.',
        'Wipe handles, switches and the remote control if you would rather be sure.',
        'If you must not eat something, ask the kitchen what is in a dish.',
        'If you fall ill, ask the reception for the nearest doctor and pharmacy.',
      ],
      photo: { file: 'bathroom-2', alt: 'A bathroom vanity with a round brass mirror and warm globe lights' },
    },
    {
      id: 'fire',
      title: 'Fire & Emergency Safety',
      text: 'Emergencies are rare. The five minutes that prepare you for one are best spent on the first evening.',
      points: [
        'Look for the smoke alarm in your room. If there is none, ask the reception.',
        'Find the way out, often on a plan behind the door. Walk it once, and count the doors.',
        'Take the stairs in a fire, never the lift. Close the door behind you.',
        'Tell the reception if somebody in your room would need help on the stairs.',
      ],
      photo: {
        file: 'lobby-1',
        alt: 'A bright hotel lobby with a green tiled reception desk and a clear way to the door',
      },
    },
    {
      id: 'security',
      title: 'Security Measures',
      text: 'Hotels list their rooms themselves, with a name, an address and a phone number, and we do not visit them. If something is not as described, tell us. The rest is good locks and good habits.',
      points: [
        'Lock the door from the inside, and give the key to nobody.',
        'Ask for a place for valuables, in the room or at the reception.',
        'Card payments go through our payment provider; a hotel never sees your card number.',
        'We never ask for a password or a card number by phone or email. If somebody does, hang up and tell us.',
      ],
      photo: {
        file: 'room-citynight-luxury-1',
        alt: 'A luxury room at night with warm light and a wall of glass over the lights of a city',
      },
    },
    {
      id: 'guests',
      title: 'Guest Responsibility',
      text: 'A hotel is a house with many doors. It is safe because the people in it look out for each other.',
      points: [
        'Bring an identity document for every adult; most countries require it at check-in.',
        'No more people in a room than it is booked for.',
        'Smoke only where it is allowed, and leave candles and cookers out of the room.',
        'Children by the pool are never out of a grown-up’s sight.',
      ],
      photo: { file: 'pool-1', alt: 'Sun loungers under white parasols beside a pool that faces the sea' },
    },
  ],
  emergency: {
    title: 'In an emergency',
    get text() {
      return `Call the local number first, then the reception. Our own phone is answered ${supportHours.phone}.`;
    },
    numbers: [
      { place: 'India, Europe', number: '112' },
      { place: 'United States', number: '911' },
      { place: 'Japan: fire, ambulance', number: '119' },
    ],
  },
});
