import type { HeldNight } from '../../availability/domain/held-night.js';
import { busyNights } from './busy-nights.js';
import { claimNights } from './claim-nights.js';
import { newConflicts, nextImport } from './imported-calendar.js';

const held = (night: string, unit: number, holder: string): HeldNight => ({ room: 'r1', night, unit, holder });
const ofUnit = { unit: 2, units: 3, holder: 'block-r1:2' };
const [first, second, third] = ['2027-03-01', '2027-03-02', '2027-03-03'];

test('a unit’s block has its own nights and free ones; those of a booking in this unit are conflicts', () => {
  const taken = [held(first!, 2, 'block-r1:2'), held(second!, 2, 'b1'), held(third!, 1, 'b2')];
  expect(claimNights([first!, second!, third!], taken, ofUnit)).toEqual({
    claimed: [first, third],
    conflicts: [{ bookingId: 'b1', nights: [second] }],
  });
});

test('what the block of the whole room or another one of the unit has stays there, and is no conflict', () => {
  const taken = [1, 2, 3].map((unit) => held(first!, unit, 'block-r1'));
  expect(claimNights([first!], taken, ofUnit)).toEqual({ claimed: [], conflicts: [] });
});

test('a guest whose unit is there no more needs another one, which is in the way only if it is the last', () => {
  const beyond = held(first!, 4, 'b4');
  expect(claimNights([first!], [beyond, held(first!, 1, 'b1')], ofUnit).claimed).toEqual([]);
  expect(claimNights([first!], [beyond, held(first!, 1, 'b1')], ofUnit).conflicts).toEqual([
    { bookingId: 'b4', nights: [first] },
  ]);
  expect(claimNights([first!], [beyond], ofUnit).claimed).toEqual([first]);
});

test('busy nights are each once and in order, and those of the period alone', () => {
  const periods = [
    { from: '2027-03-04', to: '2027-03-06' },
    { from: '2027-02-20', to: '2027-03-02' },
    { from: '2027-03-05', to: '2027-04-01' },
    { from: '2026-01-01', to: '2026-01-05' },
  ];
  expect(busyNights(periods, { from: '2027-03-01', to: '2027-03-07' })).toEqual([
    '2027-03-01',
    '2027-03-04',
    '2027-03-05',
    '2027-03-06',
  ]);
});

test('thousands of events of years are no more work than their nights', () => {
  const periods = Array.from({ length: 20_000 }, () => ({ from: '2020-01-01', to: '2040-01-01' }));
  expect(busyNights(periods, { from: '2027-01-01', to: '2029-01-01' })).toHaveLength(731);
});

test('a conflict with a booking is new once', () => {
  const known = [{ bookingId: 'b1', nights: [first!] }];
  const now = [...known, { bookingId: 'b2', nights: [second!] }];
  expect(newConflicts(known, now)).toEqual([now[1]]);
  expect(newConflicts(now, [{ bookingId: 'b1', nights: [first!, second!] }])).toEqual([]);
});

test('imports are a quarter of an hour apart, after failures up to a day', () => {
  const at = new Date('2027-01-05T06:30:00Z');
  const minutes = (failures: number) => (nextImport(at, failures).getTime() - at.getTime()) / 60_000;
  expect([0, 1, 2, 6, 7, 1000].map(minutes)).toEqual([15, 30, 60, 960, 1440, 1440]);
});
