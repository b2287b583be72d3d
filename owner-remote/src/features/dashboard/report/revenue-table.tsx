import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/domain/money';
import { useHost } from '@wayhouse/web-kit/remote-root';
import { Cell, Table } from '../../../shared/table.js';
import { formatMonth } from '../period/format-period.js';
import { messages } from '../messages.js';

const { title, columns } = messages.byMonth;
const tableColumns = [
  { title: columns.month },
  ...[columns.revenue, columns.paid, columns.refunded].map((each) => ({ title: each, alignRight: true })),
];

/** Newest first. */
export function RevenueTable({ months }: Pick<HotelReport, 'months'>) {
  const { currency } = useHost().config;
  return (
    <Table label={title} columns={tableColumns}>
      {months.toReversed().map(({ month, revenue, paid, refunded }) => (
        <tr key={month}>
          <th scope="row" className="px-4 py-3 text-left font-normal lg:px-5">
            {formatMonth(month)}
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
