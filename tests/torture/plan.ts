import fc from 'fast-check';

/** What a guest does with two bookings that were made together. */
const togetherKinds = ['pay two together, cancel one', 'pay two together while cancelling one'] as const;

/** What a guest or an owner does with one booking, or with two that were made together. */
export const storyKinds = [
  'pay',
  'cancel',
  'cancel late',
  'pay, cancel',
  'pay, cancel late',
  'pay, cancel late before the webhook',
  'pay while cancelling',
  'pay after cancelling',
  'pay, the owner cancels',
  'pay at the hotel with the page open',
  'pay a part at the hotel while paying',
  'pay in parts at the hotel, one taken back',
  'pay, change to fewer nights',
  'pay while changing to fewer nights',
  'change to fewer nights, pay, cancel',
  ...togetherKinds,
] as const;

type TogetherKind = (typeof togetherKinds)[number];
export const isTogether = (kind: string): kind is TogetherKind => togetherKinds.includes(kind as TogetherKind);

/** How Stripe's events of a booking arrive. */
export type Mischief = { copies: number; holdMs: number; hoursOld: number; truncated: boolean; forged: boolean };
export type Story = {
  kind: (typeof storyKinds)[number];
  guest: number;
  nights: number;
  slowRefund: boolean;
  pauseMs: number;
  mischief: Mischief;
};
/**
 * `from` counts the days from the first of the month; the price named is too low by `discount`. `unit` is the one that is to be
 * blocked by itself, modulo the units of the room.
 */
export type Attempt = {
  kind: 'book' | 'book two' | 'block' | 'block unit';
  room: number;
  unit: number;
  guest: number;
  from: number;
  nights: number;
  discount: number;
};
export type Storm = { workers: number; attempts: Attempt[] };
export type Fault =
  | { kind: 'kill'; part: string; downMs: number; pauseMs: number }
  | { kind: 'stop' | 'slow disk' | 'full disk'; part: string; forMs: number; pauseMs: number };

/** A consumer that is killed so long after it has begun to work off what has piled up for it. */
export type Backlog = { part: string; afterMs: number };

/** Everything that is left to chance, by the seed alone. */
export type Plan = { clocksApart: boolean; storms: Storm[]; backlogs: Backlog[]; stories: Story[]; faults: Fault[] };

/** How many units each of the rooms has that all want. */
export const unitsInStorm = [1, 2, 7];
const parts = [
  ...['mongo', 'amqp', 's3', 'providers', 'gateway', 'catalog', 'booking', 'payment', 'notification'],
  ...['shell', 'owner-remote', 'static-pages-remote'],
];

const full = { attempts: 100, stories: 60, stopMs: 20_000, slowMs: 10_000, fullMs: 5000, kills: parts, stops: 1 };
const short = {
  ...{ attempts: 30, stories: 20, stopMs: 4000, slowMs: 3000, fullMs: 3000, stops: 1 },
  kills: ['mongo', 'amqp', 'booking', 'payment'],
};

export function planOf(seed: number, isShort: boolean): Plan {
  const size = isShort ? short : full;
  // Otherwise the first sample of an arbitrary is a small one.
  return fc.sample(fc.noBias(planArbitrary(size)), { seed, numRuns: 1 })[0]!;
}

const milliseconds = (max: number) => fc.integer({ min: 0, max });
const guest = fc.integer({ min: 0, max: 999 });

function planArbitrary(size: typeof full): fc.Arbitrary<Plan> {
  const attempt: fc.Arbitrary<Attempt> = fc.record({
    kind: fc.constantFrom('book', 'book', 'book', 'book two', 'block', 'block unit'),
    room: fc.integer({ min: 0, max: unitsInStorm.length - 1 }),
    unit: fc.integer({ min: 0, max: 999 }),
    guest,
    from: fc.integer({ min: 0, max: 27 }),
    nights: fc.integer({ min: 1, max: 4 }),
    discount: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1),
  });
  const storm = (workers: number): fc.Arbitrary<Storm> =>
    fc.record({
      workers: fc.constant(workers),
      attempts: fc.array(attempt, { minLength: 3, maxLength: size.attempts, size: 'max' }),
    });
  const mischief: fc.Arbitrary<Mischief> = fc.record({
    copies: fc.constantFrom(1, 2, 10),
    holdMs: fc.constantFrom(0, 500, 3000),
    hoursOld: fc.constantFrom(0, 0, 5),
    truncated: fc.boolean(),
    forged: fc.boolean(),
  });
  const story = (kind: Story['kind']): fc.Arbitrary<Story> =>
    fc.record({
      kind: fc.constant(kind),
      guest,
      nights: fc.integer({ min: 1, max: 3 }),
      slowRefund: fc.boolean(),
      pauseMs: milliseconds(400),
      mischief,
    });
  // Each kind in turn, so that every seed has all of them.
  const stories = Array.from({ length: size.stories }, (_, at) => story(storyKinds[at % storyKinds.length]!));
  const pauseMs = milliseconds(1500);
  const kill = (part: string): fc.Arbitrary<Fault> =>
    fc.record({ kind: fc.constant('kill' as const), part: fc.constant(part), downMs: milliseconds(1500), pauseMs });
  const fault = (kind: 'stop' | 'slow disk' | 'full disk', forMs: number, ...of: string[]): fc.Arbitrary<Fault> =>
    fc.record({ kind: fc.constant(kind), part: fc.constantFrom(...of), forMs: fc.constant(forMs), pauseMs });
  const stops = Array.from({ length: size.stops }, () =>
    fault('stop', size.stopMs, 'booking', 'payment', 'catalog', 'notification', 'mongo', 'amqp'),
  );
  const disks = [
    fault('slow disk', size.slowMs, 'mongo', 'amqp'),
    fault('full disk', size.fullMs, 'mongo'),
    fault('full disk', size.fullMs, 'amqp'),
  ];
  const faults = fc.tuple(...size.kills.map(kill), ...stops, ...disks);
  const backlog = (part: string): fc.Arbitrary<Backlog> =>
    fc.record({ part: fc.constant(part), afterMs: milliseconds(100) });
  return fc.record({
    clocksApart: fc.boolean(),
    storms: fc.tuple(storm(1), storm(5), storm(20)),
    backlogs: fc.tuple(...['catalog', 'payment', 'notification'].map(backlog)),
    stories: fc.tuple(...stories),
    faults: faults.chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
  });
}
