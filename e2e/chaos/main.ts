import { connectToPlatform, type DockerPlatform } from './docker-platform.js';
import { killAtRandom } from './kill-at-random.js';
import { bookingRace } from './booking-race.js';

// Chaos tests of a running platform in containers with its demo data:
// `npm run test:chaos -- kills 120` or `npm run test:chaos -- race`.
const { SITE = 'http://localhost:3000', COMPOSE_PROJECT_NAME } = process.env;
const [name = '', seconds = '120'] = process.argv.slice(2);
const tests: Record<string, (platform: DockerPlatform) => Promise<void>> = {
  kills: (platform) => killAtRandom(platform, Number(seconds)),
  race: bookingRace,
};

async function main(): Promise<void> {
  const test = tests[name];
  if (!test) throw new Error('Usage: npm run test:chaos -- kills [seconds] | race');
  await test(await connectToPlatform(SITE, COMPOSE_PROJECT_NAME));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
