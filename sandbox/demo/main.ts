import { exitWithError, type FindProfile } from '@wayhouse/service-kit';
import { noDemoData } from './run-demo-loader.js';
import { type Clock, openConnections } from './loader/connections.js';
import { createPeople } from './loader/create-people.js';
import { readDemoConfig, usesEmulators } from './loader/demo-config.js';
import { loadAll } from './loader/load-all.js';

const config = readDemoConfig(process.env);
// In a container only the log reads this, and it wants no line for every stay.
const report = (progress: string) =>
  process.send ? process.send({ progress }) : / 1 of /.test(progress) && console.log(progress);

try {
  if (!usesEmulators(config)) {
    console.log(noDemoData);
    process.exit(0);
  }
  const people = await createPeople(config);
  const byId = new Map([...people.values()].map((person) => [person.id, person]));
  const profileOf: FindProfile = (id) => Promise.resolve(byId.get(id)!);
  const clock: Clock = { now: new Date() };
  const connections = await openConnections(config, clock, profileOf);
  await loadAll({ ...connections, clock, people, config, report });
  await connections.close();
  if (!process.send) console.log('The demo data is loaded.');
  process.exit(0);
} catch (error) {
  exitWithError(error);
}
