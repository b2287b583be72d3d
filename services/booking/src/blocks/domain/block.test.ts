import { addDays } from '@wayhouse/domain';
import fc from 'fast-check';
import {
  type Block,
  emptied,
  emptyBlock,
  ownNights,
  withImported,
  withNights,
  withoutImported,
  withoutNights,
} from './block.js';

const nightsFrom = fc
  .uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 6 })
  .map((days) => days.sort((one, other) => one - other).map((day) => addDays('2027-03-01', day)));
const step = fc.oneof(
  fc.record({ what: fc.constant('block' as const), nights: nightsFrom }),
  fc.record({ what: fc.constant('unblock' as const), nights: nightsFrom }),
  fc.record({ what: fc.constantFrom('airbnb', 'booking-com'), nights: nightsFrom }),
);

/** What a block is to have, by who has it. */
type Parts = Record<string, Set<string>>;

const apply = (block: Block, { what, nights }: { what: string; nights: string[] }): Block => {
  if (what === 'block') return withNights(block, nights);
  if (what === 'unblock') return withoutNights(block, nights);
  return withImported(block, what, what, nights);
};

function applyToParts(parts: Parts, { what, nights }: { what: string; nights: string[] }): void {
  if (what === 'block') for (const night of nights) parts.own!.add(night);
  else if (what === 'unblock') for (const night of nights) parts.own!.delete(night);
  else parts[what] = new Set(nights);
}

test('a night is blocked exactly as long as the owner or a calendar has it, whatever comes in which order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const parts: Parts = { own: new Set() };
      let block = emptyBlock({ roomId: 'r1' });
      for (const each of steps) {
        const before = block;
        block = apply(block, each);
        applyToParts(parts, each);
        const all = [...new Set(Object.values(parts).flatMap((nights) => [...nights]))].sort();
        expect(block.nights).toEqual(all);
        expect(ownNights(block)).toEqual([...parts.own!].sort());
        expect(block.version - before.version).toBe(block.nights.join() === before.nights.join() ? 0 : 1);
        expect(Object.keys(block.reasons).every((night) => block.nights.includes(night))).toBe(true);
      }
      expect(emptied(block)).toMatchObject({ nights: [], reasons: {} });
    }),
  );
});

test('what a release that knows nothing of calendars has changed is the owner’s', () => {
  const [first, second, third] = ['2027-03-01', '2027-03-02', '2027-03-03'] as const;
  const block = withImported(withNights(emptyBlock({ roomId: 'r1' }), [first]), 'c1', 'Airbnb', [second]);
  const blocked = withNights({ ...block, nights: [first, second, third] }, [first]);
  expect(withImported(blocked, 'c1', 'Airbnb', []).nights).toEqual([first, third]);
  const unblocked: Block = { ...block, nights: [] };
  expect(withImported(unblocked, 'c1', 'Airbnb', [second]).nights).toEqual([second]);
});

test('the past nights of a calendar that is removed become the owner’s', () => {
  const block = withImported(emptyBlock({ roomId: 'r1' }), 'c1', 'Airbnb', ['2027-03-01', '2027-03-02']);
  const after = withoutImported(block, 'c1', 'Airbnb', '2027-03-02');
  expect(after).toMatchObject({ version: 2, nights: ['2027-03-01'], reasons: { '2027-03-01': 'Airbnb' } });
  expect(ownNights(after)).toEqual(['2027-03-01']);
});

test('a night that a calendar has no more has its name no more, if something else has it', () => {
  const night = '2027-03-01';
  const first = withImported(emptyBlock({ roomId: 'r1' }), 'c1', 'Airbnb', [night]);
  const both = withImported(first, 'c2', 'Booking.com', [night]);
  expect(withoutImported(both, 'c1', 'Airbnb', night)).toMatchObject({ nights: [night], reasons: {} });
  const painted = withNights(both, [night], 'Painting');
  expect(withoutImported(painted, 'c1', 'Airbnb', night).reasons).toEqual({ [night]: 'Painting' });
});

test.each(['Painting', undefined])(
  'a night that the owner, whose reason is %s, unblocks has the name of its calendar',
  (reason) => {
    const night = '2027-03-01';
    const both = withImported(withNights(emptyBlock({ roomId: 'r1' }), [night], reason), 'c1', 'Airbnb', [night]);
    const left = withoutNights(both, [night]);
    expect(left).toMatchObject({ nights: [night], reasons: {}, version: both.version });
    const imported = withImported(left, 'c1', 'Airbnb', [night]);
    expect(imported.reasons).toEqual({ [night]: 'Airbnb' });
    expect(withImported(imported, 'c1', 'Airbnb', [night])).toBe(imported);
    expect(withImported(imported, 'c2', 'Booking.com', [night]).reasons).toEqual({ [night]: 'Airbnb' });
  },
);

test('a night that the owner does not have has the name of its calendar, also once the owner unblocks it', () => {
  const block = withImported(emptyBlock({ roomId: 'r1' }), 'c1', 'Airbnb', ['2027-03-01']);
  expect(withoutNights(block, ['2027-03-01'])).toBe(block);
});

test('a block of before has nothing but nights of the owner', () => {
  const stored: Block = { ...emptyBlock({ roomId: 'r1' }), version: 3, nights: ['2027-03-01'] };
  const imported = withImported(stored, 'c1', 'Airbnb', ['2027-03-01', '2027-03-02']);
  expect(imported).toMatchObject({ version: 4, nights: ['2027-03-01', '2027-03-02'], own: ['2027-03-01'] });
  expect(imported.reasons).toEqual({ '2027-03-02': 'Airbnb' });
  expect(withImported(imported, 'c1', 'Airbnb', [])).toEqual({ ...stored, version: 5 });
});
