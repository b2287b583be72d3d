import type { Field } from './schema-fields.js';
import { InlineCode } from './inline-code.js';

type Props = { title: string; fields: Field[] };

/** A list of fields with their types and descriptions; nothing without fields. */
export const FieldList = ({ title, fields }: Props) =>
  fields.length > 0 && (
    <div className="fields">
      <h4>{title}</h4>
      <dl>
        {fields.map(({ name, required, type, schemaName, description, place }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {!required && <small>optional</small>}
            </dt>
            <dd>
              <span className="type">
                {type}
                {schemaName && type && ' '}
                {schemaName && <a href={`#${schemaName}`}>{schemaName}</a>}
                {place && `, ${place}`}
              </span>
              {description && (
                <span>
                  <InlineCode text={description} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
