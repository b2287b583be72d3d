import { chargedId, isPortion, portionId } from './joint-payment.js';

test('the id of a portion leads to the payment at Stripe', () => {
  const id = portionId('pi_1', 'b1');
  expect([isPortion(id), chargedId(id)]).toEqual([true, 'pi_1']);
  expect(id).not.toBe(portionId('pi_1', 'b2'));
});

test('the payment of one booking has the id that it has at Stripe', () => {
  expect([isPortion('pi_1'), chargedId('pi_1')]).toEqual([false, 'pi_1']);
});
