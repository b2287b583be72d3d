import { exitWithError, stopOnSignal, notifyReady } from '@wayhouse/service-kit/http';
import { readConfig } from './config.js';
import { startShell } from './start-shell.js';

try {
  const shell = await startShell(readConfig());
  stopOnSignal(shell.stop, shell.log);
  shell.log.info({ url: shell.url }, 'the shell is ready');
  notifyReady(shell.url);
} catch (error) {
  exitWithError(error);
}
