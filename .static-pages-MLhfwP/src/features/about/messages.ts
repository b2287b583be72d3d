import { localized } from '@wayhouse/messages/localized';
import { paths } from '@wayhouse/contracts/paths';
import { supportHours } from '@wayhouse/messages/support-hours';
import type { Photograph } from '../../shared/photos/photographs.js';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';

const policy = () => describePolicy(defaultCancellationPolicy);

type Chapter = { title: string; text: string; photo: Photograph };
type Reason = { icon: 'verified' | 'price' | 'support' | 'flexible'; title: string; text: string };

type About = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  whoWeAre: { title: string; paragraphs: string[]; photos: [Photograph, Photograph] };
  chapters: Chapter[];
  reasons: { title: string; items: Reason[] };
  team: { title: string; lead: string; person: { name: string; role: string; text: string } };
  explore: { title: string; text: string; action: { label: string; to: string }; photo: Photograph };
};

export const messages = localized<About>('static-pages-remote/about', {
  eyebrow: 'About Wayhouse',
  title: 'Good rooms, kept by people who are glad you came',
  tab: 'About',
  lead: 'We help travellers find a room worth the journey, and the people who run it find them.',
  photo: {
    file: 'lobby-1',
    alt: 'A bright hotel lobby with a green tiled reception desk, globe lamps and velvet chairs by a tall window',
  },
  whoWeAre: {
    title: 'Who We Are',
    paragraphs: [
      'Wayhouse is a marketplace for hotel stays. Guests see the room as it is, its real price and its free nights, and book it in a minute.',
      'Behind every room stands its owner, who takes the photographs and sets the price. We keep the nights and the payments straight.',
    ],
    photos: [
      {
        file: 'room-heritage-double-1',
        alt: 'A room with a terracotta wall, three carved arches behind the bed and a garden window',
      },
      { file: 'breakfast-1', alt: 'Breakfast for two on a round oak table by a window over the sea' },
    ],
  },
  chapters: [
    {
      title: 'Our Mission',
      text: 'To make booking a room as honest as a handshake: what you see is what you sleep in, and what you read is what you pay.',
      photo: {
        file: 'room-zen-double-1',
        alt: 'A calm Japanese room with a low wooden bed, a paper lantern and a slatted timber wall',
      },
    },
    {
      title: 'Our Vision',
      text: 'A world in which every good small hotel is as easy to find as the largest chain, and every guest arrives expected.',
      photo: {
        file: 'exterior-2',
        alt: 'A heritage hotel with lit arched windows and palms, mirrored in a pool at dusk',
      },
    },
  ],
  reasons: {
    title: 'Why Choose Us',
    items: [
      {
        icon: 'verified',
        title: 'Verified hotels and rooms',
        text: 'Every hotel gives its name, address and phone number before it lists a room.',
      },
      {
        icon: 'price',
        title: 'Best price guarantee',
        text: 'The owner’s own price, without a fee on top at the last step.',
      },
      {
        icon: 'support',
        title: '24/7 customer support',
        get text() {
          return `Your bookings and our inbox are open at any hour. The phone is answered ${supportHours.phone}.`;
        },
      },
      {
        icon: 'flexible',
        title: 'Flexible bookings and cancellation',
        get text() {
          return `In most hotels, cancel free of charge until ${policy().notice} before you check in.`;
        },
      },
    ],
  },
  team: {
    title: 'Meet Our Team',
    lead: 'A small house, on purpose.',
    person: {
      name: 'Ines Carvalho',
      role: 'Founder',
      text: 'Ines ran her grandmother’s guesthouse for nine summers before she wrote the first line of Wayhouse.',
    },
  },
  explore: {
    title: 'Explore Our Hotels Today',
    text: 'From a single bed in the city to a suite for four by the sea.',
    action: { label: 'Browse Hotels', to: paths.rooms },
    photo: { file: 'hero', alt: 'A lit villa beside an infinity pool at dusk, with palms and the sea behind it' },
  },
});
