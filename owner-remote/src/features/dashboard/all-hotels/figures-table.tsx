import type { HotelProfile } from '@wayhouse/contracts/hotel-profile';
import { classNames } from '@wayhouse/web-kit/class-names';
import { Skeleton } from '@wayhouse/web-kit/ui/display/skeleton';
import { Card } from '@wayhouse/web-kit/ui/layout/card';
import { useIsWide } from '@wayhouse/web-kit/use-is-wide';
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

type Line = { key: string; name: ReactNode; isSum?: boolean; figures: { title: string; value: ReactNode }[] };
type LinesProps = { label: string; lines: Line[] };

/** The figures of each hotel, whose name leads to its dashboard, and of all together once each is known. */
export function FiguresTable<Figures>({ label, hotels, query, columns, add }: Props<Figures>) {
  const List = useIsWide(768) ? LineTable : LineCards;
  const { figures, hasFailed, isFetching, retry } = query;
  const known = figures.filter((each) => each !== undefined);
  const all = known.length === hotels.length ? add(known) : undefined;
  const show = (of: Figures | undefined, waits: boolean) =>
    columns.map(({ title, show }) => ({
      title,
      value:
        of === undefined ? waits ? <Skeleton className="ml-auto h-[1em] w-[1.5em]" /> : dashboard.nothing : show(of),
    }));
  const lines = hotels.map((hotel, at) => ({
    key: hotel._id,
    name: <HotelLink hotel={hotel} />,
    figures: show(figures[at], isFetching),
  }));
  const sum = { key: 'all', name: messages.all, isSum: true, figures: show(all, isFetching) };
  return (
    <>
      {hasFailed && <ActionNotice role="alert" text={messages.partly} onAction={retry} busy={isFetching} />}
      <List label={label} lines={[...lines, sum]} />
    </>
  );
}

const HotelLink = ({ hotel: { _id, name, city } }: { hotel: HotelProfile }) => (
  <Link
    to={ownerPaths.dashboard + queryOfHotel('', _id)}
    className="inline-flex min-h-11 flex-col justify-center rounded-sm underline-offset-4 hover:underline"
  >
    {name}
    <span className="text-sm font-normal text-muted">{city}</span>
  </Link>
);

const LineTable = ({ label, lines }: LinesProps) => (
  <Table
    label={label}
    columns={[{ title: messages.hotel }, ...lines[0]!.figures.map(({ title }) => ({ title, alignRight: true }))]}
  >
    {lines.map(({ key, name, isSum, figures }) => (
      <tr key={key} className={isSum ? 'bg-sand/60 font-medium' : undefined}>
        <th scope="row" className="px-4 py-3 text-left font-medium lg:px-5">
          {name}
        </th>
        {figures.map(({ title, value }) => (
          <Cell key={title} className="text-right tabular-nums">
            {value}
          </Cell>
        ))}
      </tr>
    ))}
  </Table>
);

const LineCards = ({ label, lines }: LinesProps) => (
  <ul aria-label={label} className="grid gap-3">
    {lines.map(({ key, name, isSum, figures }) => (
      <li key={key}>
        <Card className={classNames('p-4', isSum && 'font-medium')}>
          <div className="font-medium wrap-anywhere">{name}</div>
          <dl className="mt-2 space-y-2 text-[15px] tabular-nums">
            {figures.map(({ title, value }) => (
              <div key={title} className="flex items-baseline justify-between gap-6">
                <dt className="text-muted">{title}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </li>
    ))}
  </ul>
);
