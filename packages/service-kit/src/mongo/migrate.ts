import type { Connection } from 'mongoose';
import type { Log } from '../log.js';
import { defineModel } from './define-model.js';

/**
 * A change of what a service has stored. It may run again after it was interrupted, and beside processes of the release
 * before: docs/decisions/migrations.md.
 */
export type Migration = { number: number; name: string; run: (db: Connection) => Promise<void> };

type Row = { _id: number; name: string; appliedAt: Date };

const model = defineModel<Row>('migrations', { _id: Number, name: String, appliedAt: Date });

type Options = { db: Connection; migrations: Migration[]; log: Log; now: () => Date };

/** Runs the migrations that the database has not had, in order. One process of a service does so at a time. */
export async function migrate({ db, migrations, log, now }: Options): Promise<void> {
  assertAscending(migrations);
  const rows = model(db);
  const applied = new Set((await rows.find().lean()).map(({ _id }) => _id));
  const unknown = [...applied].filter((number) => migrations.every((migration) => migration.number !== number));
  if (unknown.length) log.warn({ numbers: unknown }, 'the database has had migrations of a later release');
  for (const { number, name, run } of migrations) {
    if (applied.has(number)) continue;
    log.info({ number, name }, 'migrating');
    try {
      await run(db);
    } catch (error) {
      throw new Error(`Migration ${number} (${name}) of ${db.name} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
    await rows.updateOne({ _id: number }, { $set: { name, appliedAt: now() } }, { upsert: true });
  }
}

function assertAscending(migrations: Migration[]) {
  const misplaced = migrations.find(({ number }, at) => at > 0 && number <= migrations[at - 1]!.number);
  if (misplaced) throw new Error(`Migration ${misplaced.number} (${misplaced.name}) does not follow the one before it`);
}
