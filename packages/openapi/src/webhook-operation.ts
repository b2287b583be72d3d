import { stripeWebhook } from '@wayhouse/contracts';
import type { Operation } from './openapi-types.js';
import { toErrorResponses } from './responses.js';

/** Called by Stripe only: instead of a token it has a signature of the body. */
export const webhookOperation: Operation = {
  operationId: 'receiveStripeEvent',
  tags: ['Payments'],
  summary: 'Receive a Stripe event',
  description:
    'For Stripe only: its signed events mark bookings as paid or refunded. A repeated event changes nothing.',
  security: [],
  parameters: [
    {
      name: stripeWebhook.signatureHeader,
      in: 'header',
      required: true,
      description: 'Stripe’s signature of the body (https://docs.stripe.com/webhooks/signature).',
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
      description: 'Received.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { success: { const: true, type: 'boolean' } }, required: ['success'] },
          example: { success: true },
        },
      },
    },
    ...toErrorResponses([
      { code: 'signature-invalid', status: 400, when: 'The signature does not match the body.' },
      { code: 'invalid-input', status: 400, when: 'The body cannot be decompressed, or is not an event.' },
      { code: 'unsupported-type', status: 415, when: 'The content encoding is not supported.' },
      { code: 'too-large', status: 413, when: 'The body is larger than 1 MB.' },
      { code: 'unexpected', status: 500, when: 'An error on our side. Stripe sends the event again.' },
      {
        code: 'unavailable',
        status: 503,
        when: 'The payment service cannot be reached. Stripe sends the event again.',
      },
    ]),
  },
};
