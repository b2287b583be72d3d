import type { Schema } from '@wayhouse/openapi';
import { Fields } from './field-list.js';
import { fieldsOf } from './schema-fields.js';

/** What several answers carry, each under its name. */
export const Things = ({ schemas }: { schemas: Record<string, Schema> }) => (
  <section aria-labelledby="things">
    <h2 id="things">What they carry</h2>
    <p className="lead">Rooms, bookings and figures look the same in every answer.</p>
    <div className="things">
      {Object.entries(schemas).map(([name, schema]) => (
        <article key={name} id={name} className="thing" aria-labelledby={`${name}-name`}>
          <h3 id={`${name}-name`}>{name}</h3>
          <p>{schema.description}</p>
          <Fields title="Its fields" fields={fieldsOf(schema)} />
        </article>
      ))}
    </div>
  </section>
);
