import { stripeWebhookCall } from '@wayhouse/contracts';
import type { Operation } from './openapi-types.js';
import { failures } from './responses.js';

/** The way in that only Stripe takes: no token, but a signature over the body. */
export const webhookOperation: Operation = {
  operationId: 'receiveStripeEvent',
  tags: ['Payments'],
  summary: 'Hear from Stripe',
  description:
    'Only Stripe calls this: its signed events are what makes a booking paid or refunded. An event that comes again changes nothing.',
  security: [],
  parameters: [
    {
      name: stripeWebhookCall.signatureHeader,
      in: 'header',
      required: true,
      description: 'Stripe’s signature over the body (https://docs.stripe.com/webhooks/signature).',
      schema: { type: 'string' },
      example: 't=1799226764,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', description: 'An event as Stripe sends it.' } } },
  },
  responses: {
    '200': {
      description: 'Heard.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { success: { const: true, type: 'boolean' } }, required: ['success'] },
          example: { success: true },
        },
      },
    },
    ...failures([
      { code: 'signature-invalid', status: 400, when: 'The signature does not fit the body.' },
      { code: 'invalid-input', status: 400, when: 'The body cannot be unpacked, or is no event.' },
      { code: 'unsupported-type', status: 415, when: 'The body is packed in a way that is not known.' },
      { code: 'too-large', status: 413, when: 'The body is larger than 1 MB.' },
      { code: 'unexpected', status: 500, when: 'A mistake on our side. Stripe sends the event again.' },
      {
        code: 'unavailable',
        status: 503,
        when: 'The payment service cannot be reached. Stripe sends the event again.',
      },
    ]),
  },
};
