import type { DeadLetter } from './dead-letter.js';
import type { DeadLetterQueue } from './dead-letter-queue.js';

// Each command returns its output, or throws an error whose message is meant for the terminal.

/** Further dead letters of a queue are only counted. */
const maxListed = 200;

export async function list(queues: DeadLetterQueue[]): Promise<string> {
  const parts = [];
  for (const queue of queues) {
    const count = await queue.count();
    const deadLetters = await queue.peek(maxListed);
    const more = count > deadLetters.length ? [`     … and ${count - deadLetters.length} more`] : [];
    parts.push([`${queue.service.padEnd(14)} ${count}`, ...deadLetters.map(formatLine), ...more].join('\n'));
  }
  return parts.join('\n');
}

export async function show(queues: DeadLetterQueue[], id: string): Promise<string> {
  const found = [];
  for (const queue of queues) {
    const deadLetters = (await queue.peek()).filter((deadLetter) => deadLetter.id === id);
    found.push(...deadLetters.map((deadLetter) => formatDetails(queue.service, deadLetter)));
  }
  if (!found.length) throw unknownIdError(id);
  return found.join('\n\n');
}

/** Without an id, replays all dead letters. */
export async function replay(queues: DeadLetterQueue[], id?: string): Promise<string> {
  const replayed = [];
  for (const queue of queues) {
    const count = await queue.replay((deadLetter) => id === undefined || deadLetter.id === id);
    if (count) replayed.push(`Replayed ${count} ${count === 1 ? 'message' : 'messages'} to ${queue.service}.`);
  }
  if (!replayed.length && id !== undefined) throw unknownIdError(id);
  return replayed.join('\n') || 'There are no dead letters.';
}

const unknownIdError = (id: string) => new Error(`There is no dead letter with the id ${id}. See list.`);

const formatLine = ({ id, type, deadLetteredAt, reason, attempts }: DeadLetter, index: number) =>
  [String(index + 1).padStart(5), id, type, deadLetteredAt, formatAttempts(attempts), toSingleLine(reason)].join('  ');

const formatDetails = (service: string, { id, type, deadLetteredAt, reason, attempts, content }: DeadLetter) =>
  [
    `id        ${id}`,
    `type      ${type}`,
    `queue     ${service}`,
    `failed at ${deadLetteredAt}, after ${formatAttempts(attempts)}`,
    `reason    ${reason}`,
    formatContent(content),
  ].join('\n');

const formatAttempts = (attempts: number) => (attempts === 1 ? '1 attempt' : `${attempts} attempts`);

function toSingleLine(reason: string): string {
  const line = reason.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function formatContent(content: Buffer): string {
  const text = content.toString('utf8');
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
