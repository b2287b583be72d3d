import { aRefund, noon, order, payment, room } from '../testing/factories.js';
import { agree, pay, refund } from './domain/booking.js';
import { viewOf } from './booking-response.js';

test('says when money last arrived and when it last went back', () => {
  const due = agree(room(), order(), noon);
  expect(viewOf(due)).toMatchObject({ paidAt: undefined, refundedAt: undefined });
  const paid = pay(due, payment({ paidAt: new Date('2027-01-06T10:00:00Z') }));
  const refunded = refund(paid, aRefund({ refundedAt: new Date('2027-01-07T11:00:00Z') }));
  expect(viewOf(refunded)).toMatchObject({
    paidAt: '2027-01-06T10:00:00.000Z',
    refundedAt: '2027-01-07T11:00:00.000Z',
  });
});

test('names the guest as they booked', () => {
  const booked = agree(room(), order({ guest: { id: 'asha', name: 'Asha Menon', email: 'asha@example.test' } }), noon);
  expect(viewOf(booked).user).toEqual({ username: 'Asha Menon' });
});

test('a refund whose payment is not known yet has not happened for the guest', () => {
  const early = refund(agree(room(), order(), noon), aRefund());
  expect(viewOf(early)).toMatchObject({ refunded: 0, refundedAt: undefined });
});
