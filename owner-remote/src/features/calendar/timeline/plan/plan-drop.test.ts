import fc from 'fast-check';
import { addDays, daysBetween } from '@wayhouse/domain/stay';
import { overlaps } from '../../nights.js';
import type { TimelineBlock, TimelineData, TimelineStay } from '../use-timeline.js';
import { type SavedChange, withChangeApplied } from './change.js';
import { type Grip, planDrop, refuseGrip, type Spot } from './plan-drop.js';

const today = '2027-03-10';
const day = (at: number) => addDays(today, at);
const days = { today, earliest: today };
const shown = { from: day(-10), to: day(50) };
const stay = (unit: number, from: number, to: number, over: Partial<TimelineStay> = {}): TimelineStay => ({
  ...{
    room: 'r1',
    unit,
    from: day(from),
    to: day(to),
    bookingId: `b${unit}-${from}`,
    checkIn: day(from),
    checkOut: day(to),
  },
  ...{ guest: 'Nora Lind', guests: 2, state: 'unpaid', ...over },
});
const block = (unit: number, from: number, to: number, over: Partial<TimelineBlock> = {}): TimelineBlock => ({
  ...{ room: 'r1', unit, from: day(from), to: day(to), reason: 'Painting', isUnitAlone: true, ...over },
});
const timeline = (stays: TimelineStay[], blocked: TimelineBlock[] = []): TimelineData => ({
  rooms: [
    { _id: 'r1', roomType: 'Double Bed', units: 4 },
    { _id: 'r2', roomType: 'Single Bed', units: 1 },
  ],
  ...{ stays, blocked },
});
const at = (unit: number, night: number, room = 'r1'): Spot => ({ room, unit, night: day(night) });

describe('moving a stay', () => {
  const nora = stay(1, 2, 5);
  const grip: Grip = { kind: 'move', stay: nora };
  const data = timeline([nora, stay(2, 4, 6, { guest: 'Ada Berg' })], [block(3, 1, 3)]);

  test('takes its nights to a unit that is free, wherever it is dropped in it', () => {
    const plan = { room: 'r1', unit: 4, from: day(2), to: day(5) };
    const change = { kind: 'move', bookingId: 'b1-2', unit: 4 };
    for (const night of [0, 3, 40]) expect(planDrop(grip, at(4, night), data, days)).toEqual({ ...plan, change });
  });

  test('names who has the unit, or that it is blocked, and stays in its room', () => {
    const refusal = (spot: Spot) => planDrop(grip, spot, data, days).refusal;
    expect(refusal(at(2, 2))).toEqual({ reason: 'taken', by: 'Ada Berg' });
    expect(refusal(at(3, 2))).toEqual({ reason: 'taken', by: undefined });
    expect(refusal(at(1, 2, 'r2'))).toEqual({ reason: 'other-room' });
    expect(planDrop(grip, at(1, 9), data, days)).not.toHaveProperty('change');
  });

  test('of a guest in the house the nights to come move, and of a stay that is over none', () => {
    const here = stay(1, -2, 2);
    const change = { kind: 'move', bookingId: here.bookingId, unit: 2 } as const;
    expect(planDrop({ kind: 'move', stay: here }, at(2, 0), timeline([here]), days)).toMatchObject({
      from: today,
      change,
    });
    const [before, after] = withChangeApplied(timeline([here]), change, today).stays;
    expect([before, after]).toMatchObject([
      { unit: 1, from: day(-2), to: today },
      { unit: 2, from: today, to: day(2) },
    ]);
    expect(refuseGrip({ kind: 'move', stay: stay(1, -3, 0) }, data, days, shown)).toEqual({ reason: 'over' });
    const left = stay(1, -2, 2, { isDeparted: true });
    expect(refuseGrip({ kind: 'move', stay: left }, data, days, shown)).toEqual({ reason: 'over' });
    expect(refuseGrip({ kind: 'dates', stay: left, edge: 'end' }, data, days, shown)).toEqual({ reason: 'over' });
  });

  test('a guest who moves between units is in one afterwards', () => {
    const spans = [{ to: day(3) }, { unit: 2, from: day(3) }].map((over) => stay(1, 1, 5, { bookingId: 'b', ...over }));
    const data = timeline(spans);
    const plan = planDrop({ kind: 'move', stay: spans[1]! }, at(1, 3), data, days);
    expect(plan.refusal).toBeUndefined();
    const { stays } = withChangeApplied(data, { kind: 'move', bookingId: 'b', unit: 1 }, today);
    expect(stays).toMatchObject([{ unit: 1, from: day(1), to: day(5) }]);
  });
});

describe('changing the dates of a stay', () => {
  const nora = stay(1, 2, 5);
  const grip = (edge: 'start' | 'end', of = nora): Grip => ({ kind: 'dates', stay: of, edge });
  const data = timeline([nora, stay(1, 7, 9, { guest: 'Ada Berg' })], [block(1, -1, 1)]);
  const drop = (edge: 'start' | 'end', night: number, of = nora) => planDrop(grip(edge, of), at(1, night), data, days);

  test('a longer and a shorter stay has other dates in its unit, and the same ones are no change', () => {
    const dates = (checkIn: number, checkOut: number) => ({
      ...{ room: 'r1', unit: 1, from: day(checkIn), to: day(checkOut) },
      change: { kind: 'dates', stay: nora, checkIn: day(checkIn), checkOut: day(checkOut) },
    });
    expect(drop('end', 6)).toEqual(dates(2, 7));
    expect(drop('end', 2)).toEqual(dates(2, 3));
    expect(drop('start', 1)).toEqual(dates(1, 5));
    expect(drop('start', 4)).toEqual(dates(4, 5));
    expect(drop('end', 4)).toEqual({ room: 'r1', unit: 1, from: day(2), to: day(5) });
  });

  test('one night is left, and it begins no earlier than today', () => {
    expect(drop('start', 30)).toMatchObject({ from: day(4), to: day(5) });
    expect(drop('end', -5)).toMatchObject({ from: day(2), to: day(3) });
    const free = timeline([nora]);
    expect(planDrop(grip('start'), at(1, -5), free, days)).toMatchObject({ from: today, to: day(5) });
  });

  test('names who has the night, or that it is blocked, and a stay that would be too long', () => {
    expect(drop('end', 7).refusal).toEqual({ reason: 'taken', by: 'Ada Berg' });
    expect(drop('start', 0).refusal).toEqual({ reason: 'taken', by: undefined });
    const free = timeline([nora]);
    expect(planDrop(grip('end'), at(1, 31), free, days)).toMatchObject({ change: { checkOut: day(32) } });
    expect(planDrop(grip('end'), at(1, 32), free, days)).toMatchObject({ refusal: { reason: 'too-long' } });
  });

  test('a stay that has begun, an end that is not shown and one in another unit stay as they are', () => {
    const refusal = (edge: 'start' | 'end', of: TimelineStay) => refuseGrip(grip(edge, of), data, days, shown)?.reason;
    expect(refusal('end', stay(1, 0, 2))).toBeUndefined();
    expect(refusal('end', stay(1, -1, 2))).toBe('begun');
    expect(refusal('end', stay(1, -3, 0))).toBe('over');
    expect(refusal('end', stay(1, 40, 50, { checkOut: day(52) }))).toBe('not-shown');
    const first = stay(1, 2, 4, { checkOut: day(6) });
    expect([refusal('start', first), refusal('end', first)]).toEqual([undefined, 'other-unit']);
  });

  test('a guest who is there leaves on another day from today on, also on the day of departure', () => {
    const there = stay(1, -2, 2, { isInHouse: true });
    const refusal = (edge: 'start' | 'end', of: TimelineStay) => refuseGrip(grip(edge, of), data, days, shown)?.reason;
    expect([refusal('start', there), refusal('end', there)]).toEqual(['begun', undefined]);
    const change = (of: TimelineStay, night: number) => planDrop(grip('end', of), at(1, night), timeline([of]), days);
    expect(change(there, 3)).toMatchObject({ change: { checkIn: day(-2), checkOut: day(4) } });
    expect(change(there, -2)).toMatchObject({ to: today, change: { checkIn: day(-2), checkOut: today } });
    const leaving = stay(1, -2, 0, { isInHouse: true });
    expect(refusal('end', leaving)).toBeUndefined();
    expect(change(leaving, 0)).toMatchObject({ change: { checkOut: day(1) } });
    expect(change(stay(1, 0, 2, { isInHouse: true }), -1)).toMatchObject({ change: { checkOut: day(1) } });
  });

  test('of a guest who moves, the last unit alone has other nights', () => {
    const spans = [{ to: day(4) }, { unit: 2, from: day(4) }].map((over) => stay(1, 2, 6, { bookingId: 'b', ...over }));
    const change = (night: number) => planDrop(grip('end', spans[1]), at(2, night), timeline(spans), days);
    expect(change(7)).toMatchObject({
      unit: 2,
      from: day(4),
      to: day(8),
      change: { checkIn: day(2), checkOut: day(8) },
    });
    expect(change(0)).toMatchObject({ from: day(4), to: day(5), change: { checkIn: day(2), checkOut: day(5) } });
  });
});

describe('changing the nights of a block', () => {
  const painting = block(1, 2, 5);
  const grip = (edge: 'start' | 'end', of = painting): Grip => ({ kind: 'resize', block: of, edge });
  const data = timeline([stay(1, 7, 9)], [painting]);
  const callOf = (edge: 'start' | 'end', night: number) => planDrop(grip(edge), at(1, night), data, days).change;

  test('blocks or unblocks the difference alone', () => {
    const of = { room: 'r1', unit: 1 };
    expect(callOf('end', 6)).toMatchObject({
      kind: 'block',
      call: { ...of, from: day(5), to: day(7), reason: 'Painting' },
    });
    expect(callOf('end', 2)).toMatchObject({ kind: 'unblock', call: { ...of, from: day(3), to: day(5) } });
    expect(callOf('start', 1)).toMatchObject({ kind: 'block', call: { ...of, from: day(1), to: day(2) } });
    expect(callOf('start', 4)).toMatchObject({ kind: 'unblock', call: { ...of, from: day(2), to: day(4) } });
    expect(callOf('end', 4)).toBeUndefined();
  });

  test('at least one night is left, and none before today is added', () => {
    expect(planDrop(grip('start'), at(1, 30), data, days)).toMatchObject({ from: day(4), to: day(5) });
    expect(planDrop(grip('end'), at(1, -5), data, days)).toMatchObject({ from: day(2), to: day(3) });
    expect(planDrop(grip('start'), at(1, -5), data, days)).toMatchObject({ from: today, to: day(5) });
  });

  test('a night that somebody has is not blocked', () => {
    const plan = planDrop(grip('end'), at(1, 7), data, days);
    expect(plan).toEqual({
      room: 'r1',
      unit: 1,
      from: day(2),
      to: day(8),
      refusal: { reason: 'taken', by: 'Nora Lind' },
    });
  });

  test('the block of all units, one that is over and the first night of one that has begun stay as they are', () => {
    const refusal = (edge: 'start' | 'end', of: TimelineBlock) => refuseGrip(grip(edge, of), data, days, shown)?.reason;
    expect(refusal('end', block(1, 2, 5, { isUnitAlone: undefined }))).toBe('all-units');
    expect(refusal('end', block(1, 2, 5, { room: 'r2', isUnitAlone: undefined }))).toBeUndefined();
    expect(refusal('end', block(1, -5, 0))).toBe('over');
    expect(refusal('start', block(1, -5, 2))).toBe('past');
    expect(refusal('end', block(1, -5, 2))).toBeUndefined();
    expect(refusal('end', block(1, 40, 50))).toBeUndefined();
    expect(refusal('end', block(1, 40, 51))).toBe('not-shown');
    expect(refusal('start', block(1, 40, 51))).toBeUndefined();
    expect(refuseGrip(grip('start', block(1, 2, 5)), data, days, { from: day(3), to: day(9) })).toEqual({
      reason: 'not-shown',
    });
  });
});

test('free nights are chosen in either direction, and neither past nor taken ones', () => {
  const data = timeline([stay(1, 4, 6)]);
  const choose = (from: number, to: number) => planDrop({ kind: 'create', spot: at(1, from) }, at(2, to), data, days);
  for (const plan of [choose(1, 3), choose(3, 1)])
    expect(plan.change).toEqual({ kind: 'create', room: 'r1', unit: 1, from: day(1), to: day(4) });
  expect(choose(3, 4).refusal).toEqual({ reason: 'taken', by: 'Nora Lind' });
  expect(choose(1, -1).refusal).toEqual({ reason: 'past' });
});

test('the night that is running is chosen as long as the desk books it, and neither moved to nor an earlier one', () => {
  const running = { today, earliest: day(-1) };
  const data = timeline([]);
  const create = (night: number): Grip => ({ kind: 'create', spot: at(1, night) });
  expect(planDrop(create(-1), at(1, 1), data, running).change).toEqual({
    ...{ kind: 'create', room: 'r1', unit: 1, from: day(-1), to: day(2) },
  });
  expect(refuseGrip(create(-1), data, running, shown)).toBeUndefined();
  expect(refuseGrip(create(-1), data, days, shown)).toEqual({ reason: 'past' });
  expect(refuseGrip(create(-2), data, running, shown)).toEqual({ reason: 'past' });
  expect(planDrop(create(1), at(1, -2), data, running).refusal).toEqual({ reason: 'past' });
  expect(planDrop({ kind: 'move', stay: stay(1, -1, 2) }, at(2, 0), data, running)).toMatchObject({ from: today });
});

test('until check-out time a stay that has no other night left moves with the one that is running', () => {
  const running = { today, earliest: day(-1) };
  const leaving = stay(1, -3, 0);
  const grip: Grip = { kind: 'move', stay: leaving };
  const data = timeline([leaving, stay(2, -1, 1), stay(3, 0, 2)]);
  expect(refuseGrip(grip, data, running, shown)).toBeUndefined();
  expect(refuseGrip(grip, data, days, shown)).toEqual({ reason: 'over' });
  expect(planDrop(grip, at(2, 0), data, running).refusal).toMatchObject({ reason: 'taken' });
  const { change, ...nights } = planDrop(grip, at(3, 0), data, running);
  expect(nights).toMatchObject({ from: day(-1), to: today });
  expect(withChangeApplied(data, change as SavedChange, today).stays.slice(2)).toMatchObject([
    { unit: 1, from: day(-3), to: day(-1) },
    { unit: 3, from: day(-1), to: today },
  ]);
});

test('whatever is dropped wherever, nobody shares a night of a unit, and every stay has its nights', () => {
  const spans = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: -4, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
    ),
    { maxLength: 12 },
  );
  const target = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -6, max: 20 }));
  fc.assert(
    fc.property(
      spans,
      target,
      fc.nat(),
      fc.constantFrom('start' as const, 'end' as const),
      (made, [unit, night], which, edge) => {
        const data = timeline([]);
        for (const [of, from, nights, isStay] of made) {
          const next = { room: 'r1', unit: of, from: day(from), to: day(from + nights) };
          if ([...data.stays, ...data.blocked].some((span) => span.unit === of && overlaps(span, next))) continue;
          if (isStay) data.stays.push(stay(of, from, from + nights));
          else data.blocked.push(block(of, from, from + nights));
        }
        const grips: Grip[] = [
          ...data.stays.map((each): Grip => ({ kind: 'move', stay: each })),
          ...data.blocked.map((each): Grip => ({ kind: 'resize', block: each, edge })),
        ];
        const grip = grips[which % Math.max(1, grips.length)];
        if (!grip || refuseGrip(grip, data, days, shown)) return;
        const { change } = planDrop(grip, at(unit, night), data, days);
        if (!change || change.kind === 'create' || change.kind === 'dates') return;
        const after = withChangeApplied(data, change, today);
        const all = [...after.stays, ...after.blocked];
        for (const [position, one] of all.entries())
          for (const other of all.slice(position + 1))
            expect(one.unit === other.unit && overlaps(one, other)).toBe(false);
        for (const { bookingId, checkIn, checkOut } of after.stays) {
          const own = after.stays.filter((each) => each.bookingId === bookingId);
          const nights = own.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0);
          expect(nights).toBe(daysBetween(checkIn, checkOut));
        }
      },
    ),
  );
});
