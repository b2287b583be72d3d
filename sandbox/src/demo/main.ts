import { endWithSentence, type ProfileOf } from '@wayhouse/service-kit';
import { type Clock, openConnections } from './connections.js';
import { readDemoSettings } from './demo-settings.js';
import { loadAll } from './load-all.js';
import { makePeople } from './people.js';

const settings = readDemoSettings(process.env);
const tell = (progress: string) => process.send?.({ progress });

try {
  const people = await makePeople(settings);
  const byId = new Map([...people.values()].map((person) => [person.id, person]));
  const profileOf: ProfileOf = (id) => Promise.resolve(byId.get(id)!);
  const clock: Clock = { now: new Date() };
  const connections = await openConnections(settings, clock, profileOf);
  await loadAll({ ...connections, clock, people, settings, tell });
  await connections.close();
  process.exit(0);
} catch (error) {
  endWithSentence(error);
}
