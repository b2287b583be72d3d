import { confirmationsInEnglish } from '@wayhouse/messages/confirmations';
import type { z } from 'zod';
import type { CallResponse, Call, CallInput } from '@wayhouse/contracts/call';
import type { DocumentCall } from '@wayhouse/contracts/document-call';
import type { ErrorCode } from '@wayhouse/contracts/error-status';

/** The sections of the API reference, in order. */
export const callGroups = {
  Rooms: 'Search for rooms and get their details. No sign-in required.',
  Bookings: 'Check availability, book a room and manage the booking.',
  Payments: 'Take a card payment for a booking, on Stripe’s payment page.',
  Account: 'The signed-in user, and registering a hotel.',
  'Your hotel': 'For hotel owners: what guests read about the hotel.',
  'Your staff': 'For hotel owners: who works at the hotel. For those who are invited: accepting.',
  'Your rooms': 'For hotel owners: list rooms, edit them and make them unavailable.',
  'Your calendar': 'For hotel owners: the stays and blocked nights of a room.',
  'Your bookings': 'For hotel owners: bookings, reports and live updates.',
  Invoices: 'What a hotel hands out under the numbers of its own series.',
  'Promotion codes': 'Codes of a hotel with which its rooms cost less.',
  Messages: 'The contact form, job applications, the newsletter, and emails between guests and hotels.',
} as const;
type CallGroup = keyof typeof callGroups;

type Confirmation = keyof typeof confirmationsInEnglish;

type ExampleResponse<C extends Call> = C extends { event: z.ZodType }
  ? z.output<C['event']>
  : C extends DocumentCall
    ? string
    : WithoutMessage<CallResponse<C>>;

type WithoutMessage<Response> = Response extends { message: string } ? Omit<Response, 'message'> : Response;

/**
 * The reference documentation of a call, beyond its schemas, which describe their fields with `meta`. `errors` adds to the
 * errors that follow from the call's shape, or describes them better.
 */
type CallDocs<C extends Call = Call> = {
  group: CallGroup;
  summary: string;
  description?: string;
  errors?: Partial<Record<ErrorCode, string>>;
  /** The least number of files, for a call that takes files. */
  minFiles?: number;
  /** The message of the example's response, for a call that has one. */
  confirmation?: Confirmation;
  example: {
    input: CallInput<C>;
    fileCount?: number;
    /** For a document, its text. */
    response?: ExampleResponse<C>;
  };
};

export type DocumentedCall = { call: Call; docs: CallDocs };

type WithConfirmation<C extends Call> =
  CallResponse<C> extends { message: string } ? { confirmation: Confirmation } : unknown;

export const documentCall = <C extends Call>(call: C, docs: CallDocs<C> & WithConfirmation<C>): DocumentedCall => ({
  call,
  docs: docs as unknown as CallDocs,
});

/** The response of a call's example as it is sent, without its `success`. */
export const exampleResponse = ({ example, confirmation }: CallDocs): unknown =>
  confirmation ? { message: confirmationsInEnglish[confirmation], ...(example.response as object) } : example.response;
