import { limits } from '@wayhouse/contracts';
import type { Paper } from '@wayhouse/documents';
import { house, sayInForce } from './boilerplate.js';

const inForceSince = new Date('2026-11-21T00:00:00Z');

export const privacyPolicy: Paper = {
  title: 'Privacy policy',
  subtitle: sayInForce(inForceSince),
  lead: 'What Wayhouse knows of you, what for, for how long, and what you can do about it. We keep what a booking needs, and we do not sell, rent or trade any of it.',
  language: 'en',
  date: inForceSince,
  parts: [
    { kind: 'heading', text: 'In short' },
    {
      kind: 'list',
      items: [
        { text: 'You can look at every hotel, room and price without an account and without telling us who you are.' },
        { text: 'Your card’s data goes to Stripe and stays there. It never reaches our servers.' },
        { text: 'Cookies keep you signed in. There are none for advertising, and nothing follows you to other sites.' },
        {
          text: 'Photographs and fonts come from our own servers. The only scripts from elsewhere are those of the sign-in service.',
        },
        {
          text: 'A hotel learns the name you book under and your stay. It does not learn your e-mail address or your card.',
        },
      ],
    },
    { kind: 'heading', text: 'Who sees what' },
    {
      kind: 'list',
      items: [
        {
          term: 'The hotel you book',
          text: 'sees the name you book under, the room, the dates, the number of guests, the amount, and whether it is paid.',
        },
        {
          term: 'Clerk',
          text: 'is our sign-in service. It keeps your account and checks your password or your sign-in link; we never see the password.',
        },
        {
          term: 'Stripe',
          text: 'takes card payments on its own page. It learns the booking’s number, your e-mail address, the room, the dates and the amount, and answers whether it was paid.',
        },
        {
          term: 'Those who run our servers and deliver our mails',
          text: 'handle the data on our behalf, and may not use it for anything else.',
        },
        { term: 'Authorities', text: 'get what a law or a court obliges us to hand over, and nothing beyond.' },
      ],
    },
    { kind: 'heading', text: 'What we keep, what for, and how long' },
    {
      kind: 'table',
      columns: [
        { title: 'What', share: 0.36 },
        { title: 'What for', share: 0.34 },
        { title: 'How long', share: 0.3 },
      ],
      rows: [
        [
          { term: 'Account:', text: 'name, e-mail address, picture, how you sign in. Kept by our sign-in service.' },
          'To know you when you come back, and to show you your bookings alone.',
          'Until you delete the account.',
        ],
        [
          { term: 'Recent searches:', text: `the last ${limits.recentCities} cities you searched while signed in.` },
          'To recommend hotels on the home page.',
          'Until newer ones push them out, or you ask us to erase them.',
        ],
        [
          {
            term: 'Bookings:',
            text: 'your name and e-mail address, hotel, room, dates, guests, price, terms, and whether it is paid, cancelled or refunded.',
          },
          'To keep the room for you, to welcome you, and to account for the money.',
          'As long as the law wants accounts to be kept; after that until you ask us to erase them.',
        ],
        [
          { term: 'Payments:', text: 'amount, time, and the number Stripe gave them.' },
          'To mark a booking as paid and to send money back.',
          'As long as the booking they belong to.',
        ],
        [
          { term: 'Letters:', text: 'the mails we send you, such as a confirmation or a receipt of payment.' },
          'To try again where a mailbox does not answer.',
          '30 days after they were sent.',
        ],
        [
          { term: 'Newsletter:', text: 'your e-mail address.' },
          'To send the newsletter you asked for.',
          'Until you unsubscribe. From then on it is only a note that we may not write to you.',
        ],
        [
          { term: 'Job applications:', text: 'name, e-mail address, telephone number, position and letter.' },
          'To decide about the application and to answer it.',
          'Until you ask us to erase it.',
        ],
        [
          { term: 'Messages to us:', text: 'name, e-mail address, subject and what you wrote on the contact page.' },
          'To answer you, and to find the message again when you name its reference.',
          'Until you ask us to erase it.',
        ],
        [
          {
            term: 'Hotels:',
            text: 'name, address, city and telephone number, and the name and picture of the person who registered it.',
          },
          'To present the hotel to its guests. This is public.',
          'As long as the hotel is listed.',
        ],
      ],
    },
    { kind: 'heading', text: 'What your browser keeps' },
    {
      kind: 'paragraph',
      text: 'The sign-in service sets cookies that keep your session: they tell us that it is still you, and end when you sign out. Besides, your browser remembers for itself whether you prefer the light or the dark pages and, until you close the tab, which place of a page you had reached. We do not read that; it never leaves your device.',
    },
    { kind: 'heading', text: 'How we look after it' },
    {
      kind: 'paragraph',
      text: 'Connections to the site are encrypted. Every request for a booking is checked against the account that made it; a stranger learns not even that the booking exists. Our records of requests name the page, the time and the outcome, not the person. To keep the site up for everybody, we count for one minute how many requests come from a network address, and forget it again.',
    },
    { kind: 'heading', text: 'What you can ask for' },
    {
      kind: 'list',
      items: [
        {
          term: 'To see it:',
          text: 'My Bookings shows every booking with its receipt; your profile shows your account. Ask us for the rest, and we send you a copy.',
        },
        {
          term: 'To correct it:',
          text: 'change your name, picture and e-mail address in your profile, and ask us where you cannot.',
        },
        {
          term: 'To erase it:',
          text: 'delete your account in your profile, and write to us for all the rest. What the law makes us keep, such as accounts of money, we lock away until that time is over.',
        },
        {
          term: 'To stop our mails:',
          text: 'every newsletter has a link that ends it. Mails about a booking come as long as the booking needs them.',
        },
        {
          term: 'To object,',
          text: 'or to complain to the data protection authority of your country, at any time and free of charge.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'We answer within a month. To be sure that we hand your data to you and to nobody else, we may ask you to write from the e-mail address of your account.',
    },
    { kind: 'heading', text: 'Children' },
    {
      kind: 'paragraph',
      text: 'An account is for adults. Children travel as guests of a booking, for which we ask their number only, not their names.',
    },
    { kind: 'heading', text: 'Changes, and how to reach us' },
    {
      kind: 'paragraph',
      text: `When this policy changes, its date changes with it, and we tell you by mail if something new happens to data of yours. Questions go to ${house.email}, or to the telephone number on the page Contact Us, ${house.hours}. A person answers.`,
    },
  ],
};
