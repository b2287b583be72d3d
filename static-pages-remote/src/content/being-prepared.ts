import { paths } from '@wayhouse/contracts/paths';
import type { Photograph } from '../photos/photographs.js';

export type PreparedPage = { path: string; title: string; text: string };

/** Pages that have an address but no content yet. */
export const preparedPages: PreparedPage[] = [
  { path: paths.careers, title: 'Careers', text: 'Here you will find the work we have to offer, and how to apply.' },
  { path: '/apply/:id', title: 'Apply', text: 'Here you will be able to apply for work at one of our hotels.' },
  {
    path: paths.press,
    title: 'Press and Media',
    text: 'Here you will find what is written about us, and whom to ask.',
  },
  { path: paths.blog, title: 'Blog', text: 'Here you will read about places, rooms and the people who keep them.' },
  { path: paths.partners, title: 'Partners', text: 'Here you will meet the companies we work with.' },
  {
    path: paths.safety,
    title: 'Safety Information',
    text: 'Here you will read how our hotels keep you safe and well.',
  },
  { path: paths.contact, title: 'Contact Us', text: 'Here you will be able to write to us.' },
  {
    path: paths.accessibility,
    title: 'Accessibility',
    text: 'Here you will read what our hotels and this site do for everybody.',
  },
];

type BeingPrepared = {
  eyebrow: string;
  notice: string;
  meanwhile: string;
  links: { to: string; title: string; text: string }[];
  photo: Photograph;
};

export const beingPrepared: BeingPrepared = {
  eyebrow: 'Coming soon',
  notice: 'This page is being prepared.',
  meanwhile: 'Until then, these are ready for you',
  links: [
    { to: paths.rooms, title: 'Browse hotels', text: 'All rooms, with their prices and free nights.' },
    { to: paths.helpCenter, title: 'Help Center', text: 'Check-in, cancelling and paying, in short.' },
    { to: paths.about, title: 'About Wayhouse', text: 'Who we are, and why we do this.' },
  ],
  photo: {
    name: 'room-coastal-double-3',
    alt: 'A blue ceramic lamp and books beside a bed with blue and white pillows',
  },
};
