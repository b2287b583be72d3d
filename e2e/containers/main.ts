import { openPlatform, type Platform } from './containers.js';
import { killAtRandom } from './kill-at-random.js';
import { race } from './race.js';

// What a platform in containers has to stand, against one that is up and has its demo data:
// `npm run containers -- kills 120` or `npm run containers -- race`.
const { SITE = 'http://localhost:3000', COMPOSE_PROJECT_NAME } = process.env;
const [what = '', seconds = '120'] = process.argv.slice(2);
const works: Record<string, (platform: Platform) => Promise<void>> = {
  kills: (platform) => killAtRandom(platform, Number(seconds)),
  race,
};

async function main(): Promise<void> {
  const work = works[what];
  if (!work) throw new Error('Use: npm run containers -- kills [seconds], or npm run containers -- race');
  await work(await openPlatform(SITE, COMPOSE_PROJECT_NAME));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
