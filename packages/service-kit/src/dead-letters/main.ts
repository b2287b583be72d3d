import { readEnvironment, serviceEnvironment } from '../config.js';
import { exitWithError } from '../graceful-shutdown.js';
import { runDeadLetterCommand } from './run-command.js';

// The entry point in the images, which have the broker's settings in the environment (docs/operations.md).
const broker = serviceEnvironment.pick({ AMQP_URL: true, AMQP_NAMESPACE: true });
await runDeadLetterCommand(process.argv.slice(2), () => readEnvironment(broker)).then(
  (output) => process.stdout.write(`${output}\n`),
  exitWithError,
);
