import path from 'node:path';
import { runDeadLetterCommand } from '@wayhouse/service-kit/dead-letters';
import { sharedSettings } from '@wayhouse/service-kit/http';
import { readEnvironment } from '../config/env-file.js';
import { runningPlatform } from '../data-folder/run-file.js';
import { readConfig } from '../config/config.js';

/** The broker of AMQP_URL or of the running platform. */
function findBroker() {
  const root = path.resolve(import.meta.dirname, '../../..');
  const values = readEnvironment(root);
  const { dataDir } = readConfig(root, values, []).config;
  const url = values.AMQP_URL || runningPlatform(dataDir)?.AMQP_URL;
  if (!url) throw new Error('No broker found. Set AMQP_URL, or start a platform with npm start.');
  const namespace = sharedSettings.AMQP_NAMESPACE.parse(values.AMQP_NAMESPACE || undefined);
  return { AMQP_URL: String(url), AMQP_NAMESPACE: namespace };
}

runDeadLetterCommand(process.argv.slice(2), findBroker).then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
