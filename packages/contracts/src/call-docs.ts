import type { z } from 'zod';
import type { AnswerOf, Call, InputOf } from './call.js';
import type { DocumentCall } from './document-call.js';
import type { RefusalCode } from './domain-error.js';

/** The parts of the API, in the order a reader wants them. */
export const callGroups = {
  Rooms: 'Find rooms and look at one. Nobody has to sign in for it.',
  Bookings: 'Ask whether a room is free, book it, and look after the booking.',
  Payments: 'Take a card payment for a booking. The card is entered on Stripe’s own page.',
  Account: 'Who has signed in, and how a guest becomes a hotel’s owner.',
  'Your rooms': 'What a hotel’s owner does with the rooms: list, change, take off the market.',
  'Your calendar': 'The nights of a room: who stays, and what is kept from being booked.',
  'Your bookings': 'What guests have booked at the hotel, what came in, and what happens as it happens.',
  Messages: 'Letters to us, job applications and the newsletter.',
} as const;
export type CallGroup = keyof typeof callGroups;

type ExampleAnswer<C extends Call> = C extends { says: z.ZodType }
  ? z.output<C['says']>
  : C extends DocumentCall
    ? string
    : AnswerOf<C>;

/**
 * What a reader has to know of a call that its schemas do not say. `fields` explains everything the caller sends,
 * `returns` fields of the answer, nested ones with a dot. `refusals` are those that this call has besides the ones that
 * follow from its form, and better words for these.
 */
export type CallDocs<C extends Call = Call> = {
  group: CallGroup;
  summary: string;
  description?: string;
  fields: Record<keyof InputOf<C>, string>;
  returns?: Record<string, string>;
  refusals?: Partial<Record<RefusalCode, string>>;
  /** How many files must be sent, where a call takes files. */
  leastFiles?: number;
  example: {
    input: InputOf<C>;
    /** So many files are sent with it. */
    files?: number;
    /** Of a document the text, where it is one. */
    answer?: ExampleAnswer<C>;
  };
};

export type DescribedCall = { call: Call; docs: CallDocs };

export const describeCall = <C extends Call>(call: C, docs: CallDocs<C>): DescribedCall => ({
  call,
  docs: docs as unknown as CallDocs,
});
