import type { HotelReport } from '@wayhouse/contracts/hotel-report';
import { formatAmount } from '@wayhouse/messages/format-money';
import { Cell, Table } from '../../../shared/table.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { formatMonth } from '../period/format-period.js';
import { messages } from '../messages.js';

const amounts = ['revenue', 'paid', 'refunded'] as const;

/** Newest first. */
export function RevenueTable({ months }: Pick<HotelReport, 'months'>) {
  const currency = useHotelCurrency();
  const { title, columns } = messages.byMonth;
  const tableColumns = [
    { title: columns.month },
    ...amounts.map((name) => ({ title: columns[name], alignRight: true })),
  ];
  return (
    <Table label={title} columns={tableColumns}>
      {months.toReversed().map(({ month, ...money }) => (
        <tr key={month}>
          <th scope="row" className="px-4 py-3 text-left font-normal lg:px-5">
            {formatMonth(month)}
          </th>
          {amounts.map((name) => (
            <Cell key={name} className="text-right tabular-nums">
              {formatAmount(money[name], currency)}
            </Cell>
          ))}
        </tr>
      ))}
    </Table>
  );
}
