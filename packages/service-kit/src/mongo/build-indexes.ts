import type { Connection, IndexDefinition, IndexOptions, Model } from 'mongoose';

const indexOptionsConflict = 85;

/**
 * Builds the collections and indexes of the models and waits for them: some enforce a business rule. An index whose documents
 * are to expire at another time than before is replaced; any other change of an index takes a migration.
 */
export async function buildIndexes(db: Connection): Promise<void> {
  await Promise.all(
    Object.values(db.models).map(async (model) => {
      await model.createCollection();
      for (const [keys, options] of model.schema.indexes()) await buildIndex(db, model, keys, options);
    }),
  );
}

async function buildIndex(
  db: Connection,
  { collection }: Model<unknown>,
  keys: IndexDefinition,
  options: IndexOptions,
): Promise<void> {
  try {
    await collection.createIndex(keys as never, options as never);
  } catch (error) {
    const isConflict = (error as { code?: number }).code === indexOptionsConflict;
    if (!isConflict || options.expireAfterSeconds === undefined) throw error;
    await db.db!.command({ dropIndexes: collection.name, index: keys });
    await collection.createIndex(keys as never, options as never);
  }
}
