import * as promotions from '@wayhouse/contracts/calls/promotion-calls';
import type { PromotionCode } from '@wayhouse/contracts/promotion-codes';
import { limits } from '@wayhouse/domain';
import { documentCall } from '../call-docs.js';
import { tooManyCalls } from './error-responses.js';
import { exampleIds, exampleStay } from './examples.js';

const group = 'Promotion codes';
const terms = { code: 'SUMMER27', percentOff: 15, stayFrom: '2027-03-01', stayTo: '2027-08-31', maxUses: 100 };
const exampleCode: PromotionCode = { _id: exampleIds.promotionCode, ...terms, uses: 12 };

export const promotionDocs = {
  checkPromotionCode: documentCall(promotions.checkPromotionCode, {
    group,
    summary: 'Check a promotion code',
    description:
      'What a code of the hotel takes off the nights of a stay that is booked today. Booking with `promotionCode` checks it again.',
    errors: {
      'not-found': 'The room does not exist.',
      'rule-broken':
        'The dates are not possible, or the code does not hold: the hotel has none such, it has ended or has not begun, it is for other nights or for stays that are booked earlier, or it is used up. `message` names the reason.',
      'too-many-requests': `${tooManyCalls} Or the caller has entered ${limits.wrongPromotionCodes} different codes in this hour that do not exist.`,
    },
    example: {
      input: { room: exampleIds.room, ...exampleStay, promotionCode: 'summer27' },
      response: { promotion: { code: terms.code, percentOff: terms.percentOff } },
    },
  }),
  listPromotionCodes: documentCall(promotions.listPromotionCodes, {
    group,
    summary: 'List your promotion codes',
    description: 'All promotion codes of your hotel, ended ones included, the latest first.',
    errors: { 'not-found': 'The hotel does not exist or is not yours.' },
    example: { input: {}, response: { codes: [exampleCode] } },
  }),
  addPromotionCode: documentCall(promotions.addPromotionCode, {
    group,
    summary: 'Add a promotion code',
    description:
      'Guests who enter it get a percentage or an amount off the nights of a stay, after a rate plan and an offer. It leaves at least as much as a card can be charged. Its terms cannot be changed: end it and add another one. Adding it again with the same terms returns it.',
    errors: {
      'not-found': 'The hotel does not exist or is not yours.',
      'rule-broken': `There is both a percentage and an amount or none, a period ends before it begins, or the hotel has the code already with other terms, has had it and ended it, or has ${limits.promotionCodes} codes.`,
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'promotionCodeAdded',
    example: { input: { hotel: exampleIds.hotel, ...terms }, response: { promotion: exampleCode } },
  }),
  endPromotionCode: documentCall(promotions.endPromotionCode, {
    group,
    summary: 'End a promotion code',
    description: 'Nobody can book with it any more. Bookings that have it stay as they are.',
    errors: {
      'not-found': 'The code does not exist or is of another hotel.',
      'too-many-requests': tooManyCalls,
    },
    confirmation: 'promotionCodeEnded',
    example: {
      input: { id: exampleIds.promotionCode },
      response: { promotion: { ...exampleCode, endedAt: '2027-01-05T06:30:00.000Z' } },
    },
  }),
};
