import { type Log, workOnTasks } from '@wayhouse/service-kit';
import type { Letters } from './email-queue.js';
import type { Send } from './smtp.js';

const threeDays = 3 * 24 * 3600_000;

type Given = {
  letters: Letters;
  send: Send;
  now: () => Date;
  log: Log;
  pollMilliseconds?: number;
  retryDelays?: number[];
};

/** Sends what waits until it is stopped. A mail server that is down only makes letters wait. */
export const startSender = ({ letters, send, ...given }: Given) =>
  workOnTasks({ ...given, tasks: letters, work: send, what: 'a letter', patience: threeDays });
