import type { RequestReason } from '@wayhouse/contracts/request-error';
import { localized } from './localized.js';
import { pageFailures } from './page-failures.js';

/** What people read about a request that failed before or beside the rules. */
export const requestErrorMessages = localized('request-errors', {
  'account-unavailable': 'We can’t read your account right now. Please try again.',
  'body-unreadable': 'The request cannot be read.',
  'cursor-of-another-list': 'This cursor does not belong to this list.',
  'event-unreadable': 'The body is not an event.',
  'form-field-rejected': 'The form has a field that is not accepted.',
  'form-too-slow':
    'Your photos took too long to arrive, so nothing was saved. Please try again over a faster connection.',
  'form-unreadable': 'The upload could not be read.',
  'host-unknown': 'This site does not have that name.',
  'json-object-required': 'Send a JSON object.',
  'challenge-required':
    'Several forms have come from this network, and your browser could not show that you aren’t a robot. Please try again in an hour, or write to us by email.',
  'json-required': 'Send application/json in UTF-8.',
  'multipart-required': 'Send multipart/form-data.',
  outage: 'Parts of Wayhouse are unavailable right now. Please try again in a moment.',
  overloaded: 'Wayhouse is very busy right now. Please try again in a moment.',
  'path-not-found': 'Not found.',
  'payment-unavailable': 'Card payments aren’t available right now. Nothing was charged; please try again.',
  'photo-file-not-found': 'Photo not found.',
  'photos-unavailable': 'Photos are unavailable right now. Please try again.',
  'receipts-busy': 'Many receipts are being made right now. Please try again in a moment.',
  'request-too-large': 'The request is too large.',
  get 'sign-in-required'() {
    return pageFailures.signInRequired;
  },
  'signature-invalid': 'The signature does not match.',
  'site-unavailable': 'The site is unavailable right now. Please try again.',
  'sitemap-unavailable': 'The sitemap is unavailable right now.',
  'too-many-requests': 'Too many requests. Please wait a minute and try again.',
  'too-many-streams': 'Your dashboard is open in too many windows. Close some of them to get live updates here.',
  'uploads-busy': 'Many photos are being uploaded right now, so nothing was saved. Please try again in a moment.',
  'upstream-unavailable': 'This part of Wayhouse is unavailable right now. Please try again.',
} satisfies Record<RequestReason, string>);
