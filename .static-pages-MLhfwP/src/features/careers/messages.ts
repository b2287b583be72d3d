import { retentionDays } from '@wayhouse/domain/retention';
import { localized } from '@wayhouse/messages/localized';
import type { Photograph } from '../../shared/photos/photographs.js';

export type Job = { id: string; title: string; hours: string; place: string; text: string; tasks: string[] };
type Step = { icon: 'form' | 'draft' | 'email' | 'privacy'; title: string; text: string };

type Careers = {
  eyebrow: string;
  title: string;
  tab: string;
  lead: string;
  photo: Photograph;
  jobs: { title: string; lead: string; apply: string; items: Job[] };
  applying: { title: string; items: Step[] };
  resumes: { title: string; text: string };
};

export const messages = localized<Careers>('static-pages-remote/careers', {
  eyebrow: 'Careers',
  title: 'Work where people are glad to arrive',
  tab: 'Careers',
  lead: 'A good stay is made by people who notice things. We are looking for three of them, in Bangalore.',
  photo: { file: 'breakfast-1', alt: 'Breakfast for two on a round oak table by a window over the sea' },
  jobs: {
    title: 'Open positions',
    lead: 'All three are in Bangalore.',
    apply: 'Apply Now',
    // The ids are part of the form’s URL and must never be reused.
    items: [
      {
        id: '1',
        title: 'Front Desk Executive',
        hours: 'Full-time',
        place: 'Bangalore',
        text: 'You are the first face after a long journey, and the last one on the morning of leaving.',
        tasks: [
          'Welcome guests, and see them off',
          'Keep bookings and rooms in step',
          'Find an answer, or whoever has it',
        ],
      },
      {
        id: '2',
        title: 'Housekeeping Staff',
        hours: 'Part-time',
        place: 'Bangalore',
        text: 'You give every guest the room as if nobody had ever slept in it.',
        tasks: [
          'Make rooms ready by 2 PM',
          'Say what needs mending, before a guest does',
          'Look after linen and stores',
        ],
      },
      {
        id: '3',
        title: 'Hotel Manager',
        hours: 'Full-time',
        place: 'Bangalore',
        text: 'You run a house of forty rooms as its owner would, and its team as you would like to be led.',
        tasks: [
          'Lead front desk, housekeeping and kitchen',
          'Set prices and watch the figures',
          'Read what guests write, and answer it',
        ],
      },
    ],
  },
  applying: {
    title: 'How applying works',
    items: [
      {
        icon: 'form',
        title: 'A form, and no account',
        text: 'Your name, email address, phone number and a few sentences. You need not sign in.',
      },
      {
        icon: 'draft',
        title: 'What you typed stays',
        text: 'If the page is loaded again before you have sent it, your words are still there.',
      },
      {
        icon: 'email',
        title: 'An email that it arrived',
        text: 'Reply to it if you would like to add something, such as your résumé.',
      },
      {
        icon: 'privacy',
        title: 'Kept for one purpose',
        get text() {
          return `We use your application to decide about it, and our site deletes it after ${retentionDays.jobApplication} days.`;
        },
      },
    ],
  },
  resumes: {
    title: 'Nothing that fits?',
    text: 'Send us your résumé and a few lines about you.',
  },
});
