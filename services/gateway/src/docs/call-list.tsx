import type { CallGroup } from './group-calls.js';

/** The way to every call, by its plain name. */
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
      <p>What they carry</p>
      <ul>
        <li>
          <a href="#things">Rooms, bookings, figures</a>
        </li>
      </ul>
    </li>
  </ul>
);
