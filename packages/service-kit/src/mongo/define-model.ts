import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  Schema,
  type SchemaDefinitionProperty,
} from 'mongoose';

/** One for each field of the row, so that a field that is missing here does not compile. */
type Fields<Row> = Record<keyof Row, SchemaDefinitionProperty>;

/** By default mongoose drops unknown fields from writes and filters. */
const options = { strict: 'throw', strictQuery: 'throw', versionKey: false, minimize: false } as const;

/** A field whose content is not checked. */
export const anyShape = Schema.Types.Mixed;

/** Fields inside of a row, without an id of their own. */
export const subdocument = <Part>(fields: Fields<Part>) => new Schema(fields as never, { ...options, _id: false });

/**
 * A collection and what its rows consist of. A field that is not among `fields` is an error when a row is created or
 * changed, and in a filter. New rows are written with `insertRows`.
 */
export function defineModel<Row>(
  collection: string,
  fields: Fields<Row>,
  indexes: [IndexDefinition, IndexOptions?][] = [],
): (db: Connection) => Model<Row> {
  const schema = new Schema(fields as never, options) as unknown as Schema<Row>;
  for (const [keys, indexOptions] of indexes) schema.index(keys, indexOptions);
  return (db) => (db.models[collection] as Model<Row> | undefined) ?? db.model<Row>(collection, schema, collection);
}
