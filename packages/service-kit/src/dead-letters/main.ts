import { readEnvironment, serviceEnvironment } from '../config.js';
import { endWithSentence } from '../graceful-shutdown.js';
import { runCommand } from './run-command.js';

// For an image, which has its broker in the environment (docs/operations.md).
const broker = serviceEnvironment.pick({ AMQP_URL: true, AMQP_NAMESPACE: true });
await runCommand(process.argv.slice(2), () => readEnvironment(broker)).then(
  (said) => process.stdout.write(`${said}\n`),
  endWithSentence,
);
