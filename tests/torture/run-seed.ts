import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, type OwnRoom, type Room } from '@wayhouse/contracts';
import { addDays } from '@wayhouse/domain';
import { doFaults, withBacklogs } from './faults.js';
import type { StormResult } from './judge-storm.js';
import { type People, signInPeople } from './people.js';
import { addRupeeHotel } from './rupee-hotel.js';
import { planOf, unitsInStorm } from './plan.js';
import { copyData, type Platform, removeData, startPlatform } from './platform.js';
import { runStorm, type StormRoom } from './storms.js';
import type { Ending, Scene } from './scene.js';
import { playStory } from './stories.js';
import { findProblems } from './verdict.js';

const guestsAtATime = 6;
const maxStories = 400;
/** Nights far from those of the stories and of the demo data. */
const stormDays = [600, 640, 680];

type Options = { seed: number; isShort: boolean; data: string; log: (line: string) => void };

/** Tortures a platform of its own as the seed determines, and returns what is wrong afterwards and a line of figures. */
export async function runSeed({ seed, isShort, data, log }: Options) {
  const plan = planOf(seed, isShort);
  const began = Date.now();
  const folder = copyData(data);
  const platform = await startPlatform({ folder, clocksApart: plan.clocksApart });
  try {
    const people = await signInPeople(platform);
    const scene = await findScene(platform, people, plan.clocksApart);
    const stormRooms = await giveUnits(people, scene.ownRooms.slice(0, unitsInStorm.length));
    const storms: StormResult[] = [];
    for (const [at, storm] of plan.storms.entries()) {
      const run = () => runStorm(storm, stormRooms, people, addDays(scene.today, stormDays[at]!));
      const isLast = at === plan.storms.length - 1;
      storms.push(await (isLast ? withBacklogs(platform, plan.backlogs, run) : run()));
    }
    log(`storms: ${storms.map(({ tried, taken }) => `${taken} of ${tried} taken`).join(', ')}`);

    let hasFaults = true;
    const [stories, faults] = await Promise.all([
      playStories(scene, plan.stories, () => hasFaults),
      doFaults(platform, plan.faults, log).finally(() => (hasFaults = false)),
    ]);
    log(`stories: ${stories.endings.length}; settling`);
    const problems = [
      ...storms.flatMap((storm) => storm.problems),
      ...stories.failures,
      ...(await findProblems(platform, stories.endings)),
      ...platform.stripe.accepted,
    ];
    const { counts } = platform.stripe;
    const sum = (of: (storm: StormResult) => number) => storms.reduce((total, storm) => total + of(storm), 0);
    const figures = [
      `attempts ${sum(({ tried }) => tried)}, taken ${sum(({ taken }) => taken)}`,
      `stories ${stories.endings.length}`,
      `webhooks ${counts.events} delivered ${counts.deliveries} times, ${counts.forged} forged, ${counts.truncated} truncated`,
      ...Object.entries(faults).map(([kind, count]) => `${kind} ${count}`),
      `clocks ${plan.clocksApart ? 'apart' : 'together'}`,
      `${Math.round((Date.now() - began) / 1000)} s`,
    ];
    if (problems.length) keepLogs(platform.dataDir, seed, log);
    return { problems, figures: figures.join('; ') };
  } finally {
    await platform.stop();
    removeData(folder);
  }
}

function keepLogs(dataDir: string, seed: number, log: (line: string) => void): void {
  const copy = path.join(tmpdir(), `wayhouse-torture-logs-${seed}`);
  cpSync(path.join(dataDir, 'logs'), copy, { recursive: true });
  log(`the logs are in ${copy}`);
}

async function findScene({ stripe }: Platform, people: People, clocksApart: boolean): Promise<Scene> {
  const inRupees = await addRupeeHotel(people.owner);
  const { rooms = [] } = await people.guests[0]!(calls.listRooms, { limit: 100, sort: 'price-asc' });
  const { rooms: own = [] } = await people.owner(calls.listOwnRooms, {});
  const listedIds = new Set(rooms.map(({ _id }) => _id));
  // The storms take the first ones, whose prices they know.
  const ownRooms = [...own, ...inRupees].filter(({ _id }) => listedIds.has(_id));
  if (ownRooms.length < unitsInStorm.length) throw new Error('The demo data has too few rooms.');
  const today = new Date().toISOString().slice(0, 10);
  return { people, stripe, rooms: rooms as Room[], ownRooms, today, clocksApart };
}

/** Gives each of these rooms its number of units. */
async function giveUnits({ owner }: People, rooms: OwnRoom[]): Promise<StormRoom[]> {
  return Promise.all(
    rooms.map(async ({ _id: id, version, roomType, pricePerNight, amenities, images }, at) => {
      const units = unitsInStorm[at]!;
      const lists = { amenities: JSON.stringify(amenities), photos: JSON.stringify(images) };
      const { status, message } = await owner(calls.changeRoom, {
        id,
        version,
        roomType,
        pricePerNight,
        units,
        ...lists,
      });
      if (status !== 200) throw new Error(`The owner could not change a room: ${status} ${message ?? ''}`);
      return { id, price: pricePerNight, units };
    }),
  );
}

/** All stories, and all over again while faults are being done. */
async function playStories(scene: Scene, stories: Parameters<typeof playStory>[1][], goOn: () => boolean) {
  const endings: Ending[] = [];
  const failures: string[] = [];
  let next = 0;
  const play = async () => {
    while (next < stories.length || (goOn() && next < maxStories)) {
      const at = next++;
      const story = stories[at % stories.length]!;
      await playStory(scene, story, at).then(
        (ending) => endings.push(ending),
        (error: Error) => failures.push(`story ${at} ${story.kind}: ${error.message}`),
      );
    }
  };
  await Promise.all(Array.from({ length: guestsAtATime }, play));
  return { endings, failures };
}
