import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { queryOfHotel } from '../../../shared/hotel-address.js';
import { ActionNotice } from '../../../shared/action-notice.js';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { Cell, Table } from '../../../shared/table.js';
import { messages as dashboard } from '../messages.js';
import { messages } from './messages.js';
import type { useFigures } from './use-figures.js';

type Column<Figures> = { title: string; show: (figures: Figures) => ReactNode };

type Props<Figures> = {
  label: string;
  hotels: HotelProfile[];
  query: ReturnType<typeof useFigures<Figures>>;
  columns: Column<Figures>[];
  /** Those of all hotels together. */
  add: (figures: Figures[]) => Figures;
};

const head = 'px-4 py-3 text-left font-medium lg:px-5';

/** A row for each hotel, whose name leads to its dashboard, and one for all together once each is known. */
export function FiguresTable<Figures>({ label, hotels, query, columns, add }: Props<Figures>) {
  const { figures, hasFailed, isFetching, retry } = query;
  const known = figures.filter((each) => each !== undefined);
  const all = known.length === hotels.length ? add(known) : undefined;
  const cells = (of: Figures | undefined, waits: boolean) =>
    columns.map(({ title, show }) => (
      <Cell key={title} className="text-right tabular-nums">
        {of === undefined ? waits ? <Skeleton className="ml-auto h-[1em] w-[1.5em]" /> : dashboard.nothing : show(of)}
      </Cell>
    ));
  return (
    <>
      {hasFailed && <ActionNotice role="alert" text={messages.partly} onAction={retry} busy={isFetching} />}
      <Table
        label={label}
        columns={[{ title: messages.hotel }, ...columns.map(({ title }) => ({ title, alignRight: true }))]}
      >
        {hotels.map(({ _id, name, city }, at) => (
          <tr key={_id}>
            <th scope="row" className={head}>
              <Link
                to={ownerPaths.dashboard + queryOfHotel('', _id)}
                className="inline-flex min-h-11 flex-col justify-center rounded-sm underline-offset-4 hover:underline"
              >
                {name}
                <span className="text-sm font-normal text-muted">{city}</span>
              </Link>
            </th>
            {cells(figures[at], isFetching)}
          </tr>
        ))}
        <tr className="bg-sand/60 font-medium">
          <th scope="row" className={head}>
            {messages.all}
          </th>
          {cells(all, isFetching)}
        </tr>
      </Table>
    </>
  );
}
