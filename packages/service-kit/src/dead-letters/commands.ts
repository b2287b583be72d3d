import type { DeadLetter } from './dead-letter.js';
import type { DeadQueue } from './dead-letter-queue.js';

// What can be done with dead letters. Each answers what it has to say, and throws a sentence where it cannot be done.

/** Dead letters of a queue that are named; the others are counted. */
const listed = 200;

export async function list(queues: DeadQueue[]): Promise<string> {
  const parts = [];
  for (const queue of queues) {
    const count = await queue.count();
    const letters = await queue.letters(listed);
    const more = count > letters.length ? [`     … and ${count - letters.length} more`] : [];
    parts.push([`${queue.service.padEnd(14)} ${count}`, ...letters.map(asLine), ...more].join('\n'));
  }
  return parts.join('\n');
}

export async function show(queues: DeadQueue[], id: string): Promise<string> {
  const found = [];
  for (const queue of queues) {
    const letters = (await queue.letters()).filter((letter) => letter.id === id);
    found.push(...letters.map((letter) => asPage(queue.service, letter)));
  }
  if (!found.length) throw unknown(id);
  return found.join('\n\n');
}

/** Without an id: all of them. */
export async function replay(queues: DeadQueue[], id?: string): Promise<string> {
  const said = [];
  for (const queue of queues) {
    const count = await queue.replay((letter) => id === undefined || letter.id === id);
    if (count) said.push(`${count} ${count === 1 ? 'message goes' : 'messages go'} back to ${queue.service}.`);
  }
  if (!said.length && id !== undefined) throw unknown(id);
  return said.join('\n') || 'There are no dead letters.';
}

const unknown = (id: string) => new Error(`No dead letter has the id ${id}; the command list names them.`);

const asLine = ({ id, type, diedAt, reason, attempts }: DeadLetter, at: number) =>
  [String(at + 1).padStart(5), id, type, diedAt, triesOf(attempts), inOneLine(reason)].join('  ');

const asPage = (service: string, { id, type, diedAt, reason, attempts, content }: DeadLetter) =>
  [
    `id        ${id}`,
    `type      ${type}`,
    `queue     ${service}`,
    `died at   ${diedAt}, after ${triesOf(attempts)}`,
    `reason    ${reason}`,
    asReadable(content),
  ].join('\n');

const triesOf = (attempts: number) => (attempts === 1 ? '1 try' : `${attempts} tries`);

function inOneLine(reason: string): string {
  const line = reason.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
}

function asReadable(content: Buffer): string {
  const text = content.toString('utf8');
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
