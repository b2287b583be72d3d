import path from 'node:path';
import { runCommand } from '@wayhouse/service-kit/dead-letters';
import { readEnvironment } from './env-file.js';
import { whoRunsOn } from './run-file.js';
import { readSettings } from './settings.js';

/** The broker of AMQP_URL, or else that of the platform that runs here. */
function findBroker() {
  const root = path.resolve(import.meta.dirname, '../..');
  const values = readEnvironment(root);
  const { dataDir } = readSettings(root, values, []).settings;
  const url = values.AMQP_URL || whoRunsOn(dataDir)?.AMQP_URL;
  if (!url) throw new Error('No broker is known: set AMQP_URL, or start a platform with npm start.');
  return { AMQP_URL: String(url), AMQP_NAMESPACE: values.AMQP_NAMESPACE || 'wayhouse' };
}

runCommand(process.argv.slice(2), findBroker).then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
