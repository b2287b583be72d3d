import type { Schema } from '@wayhouse/openapi';
import { FieldList } from './field-list.js';
import { listFields } from './schema-fields.js';

/** The schemas that several responses share, each under its name. */
export const Schemas = ({ schemas }: { schemas: Record<string, Schema> }) => (
  <section aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    <p className="lead">Rooms, bookings and reports look the same in every response.</p>
    <div className="schemas">
      {Object.entries(schemas).map(([name, schema]) => (
        <article key={name} id={name} className="schema" aria-labelledby={`${name}-name`}>
          <h3 id={`${name}-name`}>{name}</h3>
          <p>{schema.description}</p>
          <FieldList title="Fields" fields={listFields(schema)} />
        </article>
      ))}
    </div>
  </section>
);
