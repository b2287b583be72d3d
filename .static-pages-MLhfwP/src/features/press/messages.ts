import { localized } from '@wayhouse/messages/localized';
import type { Photograph } from '../../shared/photos/photographs.js';
import { supportHours } from '@wayhouse/messages/support-hours';
import { describePolicy } from '@wayhouse/messages/describe-policy';
import { defaultCancellationPolicy } from '@wayhouse/domain/cancellation-policy';

const policy = () => describePolicy(defaultCancellationPolicy);

/** A logo, drawn in `press/wordmarks.tsx`. */
export type MediaMark = 'meridian' | 'slow-traveller' | 'harbour-post' | 'departures' | 'room-and-board' | 'northbound';

type Medium = { mark: MediaMark; name: string };
type Quote = { text: string; by: string; medium: string };

type Press = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  mediaTitle: string;
  media: Medium[];
  quotesTitle: string;
  quotes: [Quote, Quote, Quote];
  inquiries: { title: string; text: string; hours: string };
  facts: { title: string; items: { term: string; text: string }[] };
};

export const messages = localized<Press>('static-pages-remote/press', {
  eyebrow: 'Press and Media',
  title: 'What is written about us',
  tab: 'Press and Media',
  lead: 'We are glad when somebody looks closely. For figures or a conversation, write or call.',
  photo: {
    file: 'exterior-3',
    alt: 'The entrance of a city hotel at dusk, with lit windows, glass balconies and palms',
  },
  mediaTitle: 'Seen in',
  media: [
    { mark: 'meridian', name: 'The Meridian' },
    { mark: 'slow-traveller', name: 'Slow Traveller' },
    { mark: 'harbour-post', name: 'Harbour Post' },
    { mark: 'departures', name: 'Late Departures' },
    { mark: 'room-and-board', name: 'Room & Board' },
    { mark: 'northbound', name: 'Northbound' },
  ],
  quotesTitle: 'In their words',
  quotes: [
    {
      text: 'The rare booking site that seems to have been made by somebody who has carried a suitcase upstairs.',
      by: 'Eleanor Voss',
      medium: 'The Meridian',
    },
    {
      text: 'You see the room, you see the price, and then, with nothing left to read, you see how unusual that is.',
      by: 'Dev Malhotra',
      medium: 'Slow Traveller',
    },
    {
      text: 'Small hotels have waited a long time for a shop window in which they look like themselves.',
      by: 'Sofia Brandt',
      medium: 'Room & Board',
    },
  ],
  inquiries: {
    title: 'Media inquiries',
    text: 'Tell us what you are working on and by when you need it. Pictures of the hotels belong to their owners.',
    get hours() {
      return `The phone is answered ${supportHours.phone}.`;
    },
  },
  facts: {
    title: 'In short',
    items: [
      {
        term: 'What it is',
        text: 'A marketplace on which guests book rooms directly with the owners of small hotels.',
      },
      {
        term: 'How one pays',
        get text() {
          return `At the hotel, or ahead by card. In most hotels, cancelling is free until ${policy().deadline}.`;
        },
      },
      {
        term: 'The name',
        text: 'Wayhouse: one word, one capital letter. From the houses that once stood a day’s walk apart.',
      },
    ],
  },
});
