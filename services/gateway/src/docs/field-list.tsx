import type { Field } from './schema-fields.js';
import { Words } from './inline-code.js';

type Props = { title: string; fields: Field[]; optional?: string };

/** A list of fields, each with what it may be and what it means. Without a field there is nothing to show. */
export const Fields = ({ title, fields, optional = 'may be missing' }: Props) =>
  fields.length > 0 && (
    <div className="fields">
      <h4>{title}</h4>
      <dl>
        {fields.map(({ name, required, kind, thing, description, place }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {!required && <small>{optional}</small>}
            </dt>
            <dd>
              <span className="kind">
                {kind}
                {thing && kind && ' '}
                {thing && <a href={`#${thing}`}>{thing}</a>}
                {place && `, ${place}`}
              </span>
              {description && (
                <span>
                  <Words text={description} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
