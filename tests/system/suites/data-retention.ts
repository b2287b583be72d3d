import { readFileSync } from 'node:fs';
import { sharedSystem } from '../platform/shared-system.js';
import type { TestSystem } from '../platform/start-system.js';

const table = new URL('../../../docs/data-retention.md', import.meta.url);

/** What the first table states: for each collection after how many days the database deletes a document, if it does. */
function statedRetention(): Record<string, string> {
  const lines = readFileSync(table, 'utf8').split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const collections = rows.filter(([, name]) => /^`\w+\.\w+`$/.test(name ?? ''));
  return Object.fromEntries(collections.map(([, name = '', , deletedAfter = '']) => [name.slice(1, -1), deletedAfter]));
}

/** The same, as the services define their collections. */
function definedRetention({ services }: TestSystem): Record<string, string> {
  const models = Object.entries(services).flatMap(([service, { db }]) =>
    Object.values(db.models).map(({ collection, schema }) => [
      `${service}.${collection.name}`,
      retentionOf(schema.indexes() as [object, { expireAfterSeconds?: number }][]),
    ]),
  );
  return Object.fromEntries(models) as Record<string, string>;
}

function retentionOf(indexes: [object, { expireAfterSeconds?: number }][]): string {
  const [seconds] = indexes.flatMap(([, { expireAfterSeconds = [] }]) => expireAfterSeconds);
  if (seconds === undefined) return '–';
  return seconds ? `${seconds / 86_400} days` : 'a date of its own';
}

describe('docs/data-retention.md', () => {
  test('has every collection of every service, and states when the database deletes what is in it', async () => {
    const system = await sharedSystem();
    expect(statedRetention()).toEqual(definedRetention(system));
  });
});
