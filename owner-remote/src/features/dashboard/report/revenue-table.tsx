import type { HotelFigures } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/contracts/money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Cell, Table } from '../../../shared/table.js';
import { monthText } from '../period/format-period.js';
import { texts } from '../messages.js';

const { title, columns } = texts.byMonth;
const heads = [
  { title: columns.month },
  ...[columns.revenue, columns.paid, columns.refunded].map((each) => ({ title: each, alignRight: true })),
];

/** The months, newest first. */
export function RevenueTable({ months }: Pick<HotelFigures, 'months'>) {
  const { currency } = useHost().config;
  return (
    <Table label={title} columns={heads}>
      {months.toReversed().map(({ month, revenue, paid, refunded }) => (
        <tr key={month}>
          <th scope="row" className="px-4 py-3 text-left font-normal lg:px-5">
            {monthText(month)}
          </th>
          {[revenue, paid, refunded].map((amount, column) => (
            <Cell key={column} className="text-right tabular-nums">
              {formatAmount(amount, currency)}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
