import { STATUS_CODES } from 'node:http';
import type { Operation } from '@wayhouse/openapi';
import { InlineCode } from './inline-code.js';

/** The errors of a call; collapsed, because many calls have the same. */
export function ErrorResponses({ responses }: Pick<Operation, 'responses'>) {
  const errors = Object.entries(responses).filter(([status]) => status !== '200');
  return (
    <details className="errors">
      <summary>
        Errors <span>{errors.map(([status]) => status).join(' ')}</span>
      </summary>
      <dl>
        {errors.map(([status, { description }]) => (
          <div key={status}>
            <dt>
              {status} <small>{STATUS_CODES[status]}</small>
            </dt>
            <dd>
              {description.split('\n\n').map((line) => (
                <p key={line}>
                  <InlineCode text={line} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
