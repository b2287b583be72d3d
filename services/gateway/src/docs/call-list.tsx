import type { CallGroup } from './group-calls.js';

/** Links to all calls, by group. */
export const CallList = ({ groups }: { groups: CallGroup[] }) => (
  <ul className="groups">
    {groups.map(({ name, calls }) => (
      <li key={name}>
        <p>{name}</p>
        <ul>
          {calls.map(({ operation: { operationId, summary } }) => (
            <li key={operationId}>
              <a href={`#${operationId}`}>{summary}</a>
            </li>
          ))}
        </ul>
      </li>
    ))}
    <li>
      <p>Schemas</p>
      <ul>
        <li>
          <a href="#schemas">Rooms, bookings, reports</a>
        </li>
      </ul>
    </li>
  </ul>
);
