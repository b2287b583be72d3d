import { applyCode, endCode, type PromotionCode } from './promotion-code.js';

const today = '2027-01-05';
const stay = { checkIn: '2027-03-10', checkOut: '2027-03-13' };
const code = (over: Partial<PromotionCode> = {}): PromotionCode =>
  ({
    ...{ id: 'c1', hotelId: 'h1', code: 'SPRING', percentOff: 15, uses: 0, addedAt: new Date(`${today}T06:30:00Z`) },
    ...over,
  }) as PromotionCode;
const refusal = (over: Partial<PromotionCode>, booked = stay): string | undefined => {
  try {
    applyCode(code(over), booked, today);
    return undefined;
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

test.each<[string, Partial<PromotionCode>, string | undefined]>([
  ['on its first day', { bookFrom: today }, undefined],
  ['the day before', { bookFrom: '2027-01-06' }, 'promotion-to-come'],
  ['on its last day', { bookTo: today }, undefined],
  ['the day after', { bookTo: '2027-01-04' }, 'promotion-ended'],
  ['with its first night', { stayFrom: '2027-03-10' }, undefined],
  ['with the night before', { stayFrom: '2027-03-11' }, 'promotion-not-for-nights'],
  ['with its last night, though the guest leaves after it', { stayTo: '2027-03-12' }, undefined],
  ['with the night after', { stayTo: '2027-03-11' }, 'promotion-not-for-nights'],
  ['as late as it may be', { daysAhead: 64 }, undefined],
  ['a day too late', { daysAhead: 65 }, 'promotion-too-late'],
  ['for its last use', { maxUses: 3, uses: 2 }, undefined],
  ['once it is used up', { maxUses: 3, uses: 3 }, 'promotion-used-up'],
  ['once it is ended', { endedAt: new Date(`${today}T06:30:00Z`) }, 'promotion-ended'],
])('used %s', (_when, over, expected) => {
  expect(refusal(over)).toBe(expected);
});

test('the night that is running is not too late for a code without days ahead, however it lacks them', () => {
  const running = { checkIn: '2027-01-04', checkOut: today };
  expect([refusal({}, running), refusal({ daysAhead: 0 }, running)]).toEqual([undefined, undefined]);
  expect(refusal({ daysAhead: 1 }, running)).toBe('promotion-too-late');
});

test('a booking has what the code takes off, and for which nights', () => {
  expect(applyCode(code(), stay, today)).toEqual({ id: 'c1', code: 'SPRING', percentOff: 15 });
  const bounds = { stayFrom: '2027-02-01', stayTo: '2027-03-31' };
  const amount = code({ ...bounds, percentOff: undefined, minorOff: 20_00 } as Partial<PromotionCode>);
  expect(applyCode(amount, stay, today)).toEqual({
    ...{ id: 'c1', code: 'SPRING', minorOff: 20_00 },
    ...{ from: '2027-02-01', to: '2027-03-31' },
  });
});

test('how many days ahead it has to be used bounds the nights of a booking as well', () => {
  expect(applyCode(code({ daysAhead: 30 }), stay, today)).toMatchObject({ from: '2027-02-04' });
  expect(applyCode(code({ daysAhead: 30, stayFrom: '2027-03-01' }), stay, today)).toMatchObject({ from: '2027-03-01' });
});

test('ending a code twice is the same as once', () => {
  const ended = endCode(code(), new Date(`${today}T06:30:00Z`));
  expect(endCode(ended, new Date('2027-02-01T00:00:00Z'))).toBe(ended);
});
