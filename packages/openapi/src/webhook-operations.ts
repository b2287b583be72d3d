import { clerkWebhook, emailWebhook, stripeWebhook } from '@wayhouse/contracts';
import type { Operation } from './openapi-types.js';
import { toErrorResponses } from './responses.js';

type WebhookDocs = Pick<Operation, 'operationId' | 'tags' | 'summary' | 'description'> & {
  sender: string;
  signatureHeader: string;
  /** Where the sender documents the signature. */
  documentation: string;
  example: string;
};

/** A webhook: instead of a token it has a signature of the body. */
function webhookOperation({ sender, signatureHeader, documentation, example, ...docs }: WebhookDocs): Operation {
  return {
    ...docs,
    security: [],
    parameters: [
      {
        name: signatureHeader,
        in: 'header',
        required: true,
        description: `${sender}’s signature of the body (${documentation}).`,
        schema: { type: 'string' },
        example,
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object', description: `An event as ${sender} sends it.` } } },
    },
    responses: {
      '200': {
        description: 'Received.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { success: { const: true, type: 'boolean' } },
              required: ['success'],
            },
            example: { success: true },
          },
        },
      },
      ...errors(sender),
    },
  };
}

const errors = (sender: string) =>
  toErrorResponses([
    { code: 'signature-invalid', status: 400, when: 'The signature does not match the body.' },
    { code: 'invalid-input', status: 400, when: 'The body cannot be decompressed, or is not an event.' },
    { code: 'unsupported-type', status: 415, when: 'The content encoding is not supported.' },
    {
      code: 'too-large',
      status: 413,
      when: 'The body is larger than 1 MB; an email, which is dropped then, than 50 MB.',
    },
    { code: 'unexpected', status: 500, when: `An error on our side. ${sender} sends the event again.` },
    { code: 'unavailable', status: 503, when: `The service cannot be reached. ${sender} sends the event again.` },
  ]);

/** The webhooks by path. */
export const webhookOperations = {
  [stripeWebhook.path]: {
    post: webhookOperation({
      operationId: 'receiveStripeEvent',
      tags: ['Payments'],
      summary: 'Receive a Stripe event',
      description:
        'For Stripe only: its signed events mark bookings as paid or refunded. A repeated event changes nothing.',
      sender: 'Stripe',
      signatureHeader: stripeWebhook.signatureHeader,
      documentation: 'https://docs.stripe.com/webhooks/signature',
      example: 't=1799226764,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
    }),
  },
  [clerkWebhook.path]: {
    post: webhookOperation({
      operationId: 'receiveClerkEvent',
      tags: ['Account'],
      summary: 'Receive a Clerk event',
      description:
        'For Clerk only: its signed `user.deleted` has the person erased, and `user.created` and `user.updated` have the verified addresses. Other events, and a repeated one, change nothing.',
      sender: 'Clerk',
      signatureHeader: clerkWebhook.signatureHeader,
      documentation: 'with `svix-id` and `svix-timestamp`: https://docs.svix.com/receiving/verifying-payloads/how',
      example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    }),
  },
  [emailWebhook.path]: {
    post: webhookOperation({
      operationId: 'receiveEmail',
      tags: ['Messages'],
      summary: 'Receive an email',
      description:
        'For the email provider only: a signed email to a relay address is forwarded to the guest or the hotel, and what is new in it is one of their messages. One that is not forwarded is accepted, too, and a repeated one changes nothing.',
      sender: 'The email provider',
      signatureHeader: emailWebhook.signatureHeader,
      documentation: 'with `webhook-id` and `webhook-timestamp`: https://www.standardwebhooks.com',
      example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    }),
  },
};
