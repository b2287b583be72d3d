import { localized } from '@wayhouse/messages/localized';
import type { Photograph } from '../../shared/photos/photographs.js';

type AccessibilityCard = { icon: 'hotel' | 'room' | 'site' | 'promise'; title: string; text: string; points: string[] };

type Accessibility = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  cardsTitle: string;
  cards: AccessibilityCard[];
  ask: { title: string; text: string };
};

export const messages = localized<Accessibility>('static-pages-remote/accessibility', {
  eyebrow: 'Accessibility',
  title: 'A door that opens for everybody',
  tab: 'Accessibility',
  lead: 'What you can expect from our hotels and from this site, where we are not there yet, and whom to ask.',
  photo: {
    file: 'bathroom-1',
    alt: 'A bathroom with a free-standing tub, sage-green tiles, a walk-in shower and a garden window',
  },
  cardsTitle: 'Four things we work on',
  cards: [
    {
      icon: 'hotel',
      title: 'Hotel features',
      text: 'Houses differ: some are new, some were built before there were lifts. Owners tell you what theirs has.',
      points: [
        'Ask for a way in without steps, a lift, and parking by the door.',
        'Guide and assistance dogs are welcome, free of charge.',
        'The reception is glad to read out, write down or walk along.',
      ],
    },
    {
      icon: 'room',
      title: 'Accessible rooms',
      text: 'Before you book, the owner can measure what matters to you and send you a photograph of it.',
      points: [
        'The width of the doors, and the room beside the bed to turn a wheelchair.',
        'A shower without a step, rails, a seat.',
        'An alarm that can be seen or felt, arranged before you come.',
      ],
    },
    {
      icon: 'site',
      title: 'Website accessibility',
      text: 'This site is made to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and tested against them with every change.',
      points: [
        'Everything works by keyboard, and says what it is to a screen reader.',
        'Text grows with your settings; light and dark both have enough contrast.',
        'If you asked your device for less motion, nothing moves.',
      ],
    },
    {
      icon: 'promise',
      title: 'Our commitment',
      text: 'We do not get everything right. What you tell us is read by a person and goes on our list of things to fix.',
      points: [
        'An answer within two working days, by the way you wrote to us.',
        'We tell you what we fix and by when, and what we cannot.',
        'If the site keeps you from booking, we book for you, at the same price.',
      ],
    },
  ],
  ask: {
    title: 'Tell us what you need',
    text: 'Before a stay, during it, or because something on this site stands in your way.',
  },
});
