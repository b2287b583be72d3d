import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';
import { limits } from '@wayhouse/domain/limits';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { localized } from '@wayhouse/messages/localized';
import { supportHours } from '@wayhouse/messages/support-hours';
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
  lead: 'What this site does, what our listings tell you, and whom to ask.',
  photo: {
    file: 'bathroom-1',
    alt: 'A bathroom with a free-standing tub, sage-green tiles, a walk-in shower and a garden window',
  },
  cardsTitle: 'Four things to know',
  cards: [
    {
      icon: 'hotel',
      title: 'Hotel features',
      text: 'Houses differ: some are new, some were built before there were lifts. The page of a hotel names a lift and step-free access where its owner has entered them. We do not visit hotels, so ask before you rely on anything.',
      get points() {
        return [
          'Once you have booked, you can write to the hotel under My Bookings. Its phone number is in our confirmation.',
          'Ask about a way in without steps, the size of the lift, parking by the door, and assistance dogs.',
          `If it does not suit you: in most hotels, cancelling is free until ${describePolicy(defaultCancellationPolicy).deadline}.`,
        ];
      },
    },
    {
      icon: 'room',
      title: 'Accessible rooms',
      text: 'The page of a room lists what makes it accessible where its hotel has entered that: wide doors, grab rails, a level-access shower and more. A room without such a list may still suit you: ask.',
      get points() {
        return [
          'The list of rooms has filters for all of it, under Accessibility.',
          `Look at every photograph: a room has up to ${limits.images}.`,
          'Ask for measures, such as the room beside the bed to turn a wheelchair, and about an alarm that can be seen or felt.',
        ];
      },
    },
    {
      icon: 'site',
      title: 'Website accessibility',
      text: 'This site is made to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and its pages are tested against them automatically. Nobody from outside has audited it.',
      points: [
        'Everything works by keyboard, and has a name for screen readers.',
        'Text grows with your settings; light and dark both have enough contrast.',
        'If you asked your device for less motion, nothing moves.',
      ],
    },
    {
      icon: 'promise',
      title: 'Our commitment',
      text: 'We do not get everything right. If something on this site stands in your way, tell us, in the way that is easiest for you.',
      get points() {
        return [
          'The contact form needs no account, and you get a reference at once.',
          'You can write an email as well, without any form.',
          `You can call, ${supportHours.phone}.`,
        ];
      },
    },
  ],
  ask: {
    title: 'Tell us what you need',
    text: 'Before a stay, during it, or because something on this site stands in your way.',
  },
});
