import { limits, retentionDays, retentionYears } from '@wayhouse/domain';
import { paths, publicDocuments } from '@wayhouse/contracts';
import type { PdfContent } from '@wayhouse/documents';
import { contact, formatInForceSince } from './boilerplate.js';

const inForceSince = new Date(publicDocuments[paths.privacyPolicy]);

export const privacyPolicy: PdfContent = {
  title: 'Privacy policy',
  subtitle: formatInForceSince(inForceSince),
  lead: 'What data Wayhouse has about you, why, for how long, and what you can do about it. We store what a booking needs, and we do not sell, rent or trade any of it.',
  language: 'en',
  date: inForceSince,
  blocks: [
    { kind: 'heading', text: 'In short' },
    {
      kind: 'list',
      items: [
        { text: 'You can look at every hotel, room and price without an account and without giving us your name.' },
        { text: 'Your card’s data goes to Stripe and stays there. It never reaches our servers.' },
        { text: 'Cookies keep you signed in. There are none for advertising, and nothing follows you to other sites.' },
        {
          text: 'Photographs and fonts come from our own servers. The only third-party scripts are those of the sign-in service.',
        },
        {
          text: 'A hotel sees the name you book under, your stay, and what you tell it. It does not see your email address or your card.',
        },
      ],
    },
    { kind: 'heading', text: 'Who sees what' },
    {
      kind: 'list',
      items: [
        {
          term: 'The hotel you book',
          text: `and its staff see the name you book under, the room, dates and guests, the amount, whether it is paid, and what you tell it: who arrives, a phone number, when, the ages of children, wishes, a company with its tax number, and your messages. Where our emails offer it, you can also reply to them until ${retentionDays.relayAddress} days after the stay: we forward the text without your email address, show it as a message and delete the email within three days.`,
        },
        {
          term: 'Clerk',
          text: 'is our sign-in service. It keeps your account and checks your password or your sign-in link; we never see the password.',
        },
        {
          term: 'Stripe',
          text: 'takes card payments on its own page. It receives the booking number, your email address, the room, the dates and the amount, and reports whether it was paid.',
        },
        {
          term: 'Our hosting and email providers',
          text: 'process the data on our behalf and may not use it for anything else.',
        },
        { term: 'Authorities', text: 'receive what a law or a court requires us to hand over, and nothing more.' },
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
          {
            term: 'Account:',
            text: 'name, email address, picture, how you sign in. Kept by our sign-in service; we have a copy of the address.',
          },
          'To recognise you, and to show you your own bookings only.',
          'Until you delete it; then its number alone.',
        ],
        [
          { term: 'Recent searches:', text: `the last ${limits.recentCities} cities you searched while signed in.` },
          'To recommend hotels on the home page.',
          'Until newer ones replace them, or you delete the account.',
        ],
        [
          {
            term: 'Bookings:',
            text: 'name, email address, language, hotel, room, dates, guests, price, terms, whether it is paid, cancelled or refunded, what you tell the hotel, its notes, messages, invoices.',
          },
          'To hold the room, to welcome you, and for accounts.',
          `Until you delete the account (without one ${retentionDays.guestWithoutAccount} days after the stay); accounts as the law requires, invoices ${retentionYears.invoice} years.`,
        ],
        [
          { term: 'Payments:', text: 'amount, time, and the number Stripe gave them.' },
          'To mark a booking as paid and to send money back.',
          'As long as the booking they belong to.',
        ],
        [
          {
            term: 'Emails:',
            text: 'the emails we send you, such as a confirmation; of hotels also the browsers that show notifications.',
          },
          'To send them again if a mailbox does not respond.',
          `${retentionDays.finishedJob} days after they were sent; browsers until they show none.`,
        ],
        [
          { term: 'Newsletter:', text: 'your email address, and when you confirmed it.' },
          'To send the newsletter you asked for.',
          `Until you unsubscribe, and ${retentionDays.endedSubscription} days longer as a note that we may not email you. ${limits.newsletterLinkHours} hours if you do not confirm it.`,
        ],
        [
          { term: 'Job applications:', text: 'name, email address, phone number, position and cover letter.' },
          'To decide about the application and to answer it.',
          `${retentionDays.jobApplication} days, or until you ask us to erase it.`,
        ],
        [
          { term: 'Messages to us:', text: 'name, email address, subject and what you wrote on the contact page.' },
          'To reply to you, and to find the message by its reference.',
          `${retentionDays.contactMessage} days, or until you ask us to erase it.`,
        ],
        [
          {
            term: 'Hotels:',
            text: 'name, address, phone and tax number, photos, and the name and picture of the person who registered it.',
          },
          'To present the hotel to its guests. This is public.',
          'Until that person deletes the account; what guests have booked stays for them.',
        ],
      ],
    },
    { kind: 'heading', text: 'What your browser keeps' },
    {
      kind: 'paragraph',
      text: `The sign-in service sets cookies for your session. Your browser also remembers whether you prefer light or dark pages, the last ${limits.recentCities} places you searched for while signed out, a number that decides whether you get a page that we try out, and, until you close the tab, how far you had scrolled and what you had entered. None of that leaves your device.`,
    },
    { kind: 'heading', text: 'How we look after it' },
    {
      kind: 'paragraph',
      text: 'Connections to the site are encrypted. A booking is shown to the account that made it and to its hotel alone. Our logs contain the page, the time and the outcome, and the number of an account that changes something; no names or addresses. Encrypted backups have erased data for 30 days more. Pages tell us how fast they were shown and what failed, by the kind of page and its version, with nothing about you or your device. To keep the site available, we count requests for a minute, forms for an hour and registered hotels for a day by network address, and for a day the emails that forms have sent to an email address.',
    },
    { kind: 'heading', text: 'What you can ask for' },
    {
      kind: 'list',
      items: [
        {
          term: 'To see it:',
          text: 'My Bookings shows every booking with its receipt; the page Your data, in your account’s menu, has a file of it all.',
        },
        {
          term: 'To correct it:',
          text: 'change name, picture and email address in your profile; ask us for the rest.',
        },
        {
          term: 'To erase it:',
          text: 'delete your account on the page Your data, once no stay lies ahead, or write to us. What the law makes us keep, we restrict until that period is over.',
        },
        {
          term: 'To stop our emails:',
          text: 'every newsletter has a link to unsubscribe. Emails about a booking come as long as it needs them.',
        },
        {
          term: 'To object,',
          text: 'or to complain to a data protection authority, at any time and free of charge.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'We answer within a month, and may ask you to write from the address of your account, so that nobody else gets your data.',
    },
    { kind: 'heading', text: 'Children' },
    {
      kind: 'paragraph',
      text: 'An account is for adults. Of children who travel with them we ask the number and, if you like, the ages.',
    },
    { kind: 'heading', text: 'Changes, and how to reach us' },
    {
      kind: 'paragraph',
      text: `When this policy changes, its date changes with it. For questions, write to ${contact.email}.`,
    },
  ],
};
