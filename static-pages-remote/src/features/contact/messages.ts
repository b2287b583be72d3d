import { localized } from '@wayhouse/messages/localized';
import type { Photograph } from '../../shared/photos/photographs.js';

export type Place = { name: string; longitude: number; latitude: number };

type Contact = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  form: {
    title: string;
    fields: { name: string; email: string; subject: string; message: string };
    submit: string;
    sent: { title: string; text: (email: string) => string; reference: string; keepReference: string; another: string };
  };
  options: { title: string };
  office: {
    title: string;
    text: string;
    address: string[];
    place: Place;
    map: { description: string; open: string; newTab: string; waters: Place[]; cities: Place[] };
  };
};

export const messages = localized<Contact>('static-pages-remote/contact', {
  eyebrow: 'Contact Us',
  title: 'Write, call, or come by',
  tab: 'Contact Us',
  lead: 'A message from here reaches our support inbox, and you get its reference at once.',
  photo: {
    file: 'exterior-3',
    alt: 'The entrance of a modern city hotel at dusk, with lit windows, glass balconies and palms',
  },
  form: {
    title: 'What can we do for you?',
    fields: { name: 'Your name', email: 'Email', subject: 'Subject', message: 'Message' },
    submit: 'Send Message',
    sent: {
      title: 'Your message is on its way',
      text: (email) => `Thank you. Our answer comes to ${email}.`,
      reference: 'Your reference',
      keepReference: 'Quote it when you write or call again, so that we find your message at once.',
      another: 'Write another message',
    },
  },
  options: { title: 'Rather talk?' },
  office: {
    title: 'Where to find us',
    text: 'The door beside the bookshop, second floor.',
    address: ['Wayhouse', '27 Residency Road', 'Bangalore 560025', 'India'],
    place: { name: 'Wayhouse, Bangalore', longitude: 77.603, latitude: 12.97 },
    map: {
      description: 'A map of southern India. Our office is in Bangalore, inland, between Chennai and the west coast.',
      open: 'Open in OpenStreetMap',
      newTab: '(opens in a new tab)',
      waters: [
        { name: 'Arabian Sea', longitude: 72.3, latitude: 10.9 },
        { name: 'Bay of Bengal', longitude: 83.6, latitude: 14.2 },
      ],
      cities: [
        { name: 'Pune', longitude: 73.86, latitude: 18.52 },
        { name: 'Goa', longitude: 73.83, latitude: 15.49 },
        { name: 'Hyderabad', longitude: 78.49, latitude: 17.39 },
        { name: 'Chennai', longitude: 80.27, latitude: 13.08 },
        { name: 'Kochi', longitude: 76.27, latitude: 9.93 },
      ],
    },
  },
});
