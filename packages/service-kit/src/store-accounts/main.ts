import { accountsEnvironment, readEnvironment } from '../config.js';
import { exitWithError } from '../graceful-shutdown.js';
import { runAccountsCommand } from './run-command.js';

// The entry point in the image of booking (docs/operations.md).
await runAccountsCommand(process.argv.slice(2), () => readEnvironment(accountsEnvironment)).then(
  (output) => process.stdout.write(`${output}\n`),
  exitWithError,
);
