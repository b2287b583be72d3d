import { endWithSentence, type ProfileOf } from '@wayhouse/service-kit';
import { type Clock, openConnections } from './connections.js';
import { isMadeUpOnly, readDemoSettings } from './demo-settings.js';
import { loadAll } from './load-all.js';
import { noDemoData } from './no-demo-data.js';
import { makePeople } from './people.js';

const settings = readDemoSettings(process.env);
// In a container nobody listens but the log, which wants no line for every stay.
const tell = (progress: string) =>
  process.send ? process.send({ progress }) : / 1 of /.test(progress) && console.log(progress);

try {
  if (!isMadeUpOnly(settings)) {
    console.log(noDemoData);
    process.exit(0);
  }
  const people = await makePeople(settings);
  const byId = new Map([...people.values()].map((person) => [person.id, person]));
  const profileOf: ProfileOf = (id) => Promise.resolve(byId.get(id)!);
  const clock: Clock = { now: new Date() };
  const connections = await openConnections(settings, clock, profileOf);
  await loadAll({ ...connections, clock, people, settings, tell });
  await connections.close();
  if (!process.send) console.log('the demo data is there');
  process.exit(0);
} catch (error) {
  endWithSentence(error);
}
