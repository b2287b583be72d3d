import { STATUS_CODES } from 'node:http';
import type { Operation } from '@wayhouse/openapi';
import { Words } from './inline-code.js';

/** What can come instead of a success; folded up, because most of it goes for many calls. */
export function Refusals({ responses }: Pick<Operation, 'responses'>) {
  const refused = Object.entries(responses).filter(([status]) => status !== '200');
  return (
    <details className="refusals">
      <summary>
        Refusals <span>{refused.map(([status]) => status).join(' ')}</span>
      </summary>
      <dl>
        {refused.map(([status, { description }]) => (
          <div key={status}>
            <dt>
              {status} <small>{STATUS_CODES[status]}</small>
            </dt>
            <dd>
              {description.split('\n\n').map((line) => (
                <p key={line}>
                  <Words text={line} />
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
