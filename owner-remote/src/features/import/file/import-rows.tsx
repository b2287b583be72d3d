import type { ImportRow } from '@wayhouse/contracts/room-import';
import { roomLabel } from '@wayhouse/messages/room-names';
import { Badge } from '@wayhouse/web-kit/ui/display/badge';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
import { Cell, Table } from '../../../shared/table.js';
import { useOwnRooms } from '../../../shared/use-own-rooms.js';
import { messages } from './messages.js';
import { shortened, whereTheyDiffer } from './shortened.js';

const tones = { create: 'success', change: 'accent', same: 'plain', error: 'danger' } as const;

type Props = { label: string; rows: ImportRow[] };

export function ImportRows(props: Props) {
  const List = useIsWide(768) ? RowTable : RowCards;
  return (
    <div className="mt-4">
      <List {...props} />
    </div>
  );
}

const RowTable = ({ label, rows }: Props) => (
  <Table label={label} columns={Object.values(messages.result.columns).map((title) => ({ title }))}>
    {rows.map((row) => (
      <tr key={row.line}>
        <Cell className="tabular-nums">{row.line}</Cell>
        <Cell className="min-w-36 wrap-anywhere">
          <Name of={row} />
        </Cell>
        <Cell>
          <Outcome of={row} />
        </Cell>
        <Cell>
          <Details of={row} />
        </Cell>
      </tr>
    ))}
  </Table>
);

const RowCards = ({ label, rows }: Props) => (
  <ul aria-label={label} className="grid gap-3">
    {rows.map((row) => (
      <li key={row.line}>
        <Card className="p-4">
          <p className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <Name of={row} />
              <span className="text-sm text-muted">{messages.result.line(row.line)}</span>
            </span>
            <Outcome of={row} />
          </p>
          <div className="mt-2">
            <Details of={row} />
          </div>
        </Card>
      </li>
    ))}
  </ul>
);

/** The key, which is an id where the owner has not chosen it: then with the type of the room. */
function Name({ of: { key, rate, errors } }: { of: ImportRow }) {
  const { data: rooms } = useOwnRooms();
  const room = rooms?.find(({ _id }) => _id === key);
  const isFile = errors.some(({ field }) => field === 'csv');
  const name = key || (isFile ? messages.result.wholeFile : messages.result.noKey);
  return (
    <>
      <span className="block font-medium wrap-anywhere">
        {rate === undefined ? name : messages.result.rateOf(rate, name)}
      </span>
      {room && <span className="block text-sm wrap-anywhere text-muted">{roomLabel(room)}</span>}
    </>
  );
}

const Outcome = ({ of: { outcome } }: { of: ImportRow }) => (
  <Badge tone={tones[outcome]}>{messages.result.outcomes[outcome]}</Badge>
);

function Details({ of: { changes, errors } }: { of: ImportRow }) {
  const lines = [
    ...errors.map(({ field, message }) => messages.result.error(field, message)),
    ...changes.map(({ field, from, to }) =>
      from === undefined
        ? messages.result.added(field, shortened(to))
        : messages.result.changed(field, ...whereTheyDiffer(from, to)),
    ),
  ];
  return (
    <ul className={errors.length ? 'text-sm text-danger' : 'text-sm text-muted'}>
      {lines.map((line) => (
        <li key={line} className="whitespace-pre-line wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
