import type { OwnRoom } from '@wayhouse/contracts/room';
import { formatMinor } from '@wayhouse/messages/format-money';
import { formatFullDay, formatRestrictions } from '../../../shared/rates/format-rate.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { useRoomNames } from '../../../shared/use-room-names.js';
import { messages } from './messages.js';
import type { PreviewRow, RatePreview } from './preview-rates.js';

type Props = { /** All of the hotel, which their names depend on. */ rooms: OwnRoom[]; preview: RatePreview };

/** What the first night that changes costs in each room, before and after. */
export function PreviewTable({ rooms, preview: { night, rows } }: Props) {
  const names = useRoomNames(rooms);
  const { table, night: ofNight, noNight, columns } = messages.review;
  if (!night) return <p>{noNight}</p>;
  const day = formatFullDay(night);
  return (
    <>
      <p className="text-[15px] text-muted">{ofNight(day)}</p>
      <div role="region" aria-label={table(day)} tabIndex={0} className="max-h-96 overflow-y-auto">
        <table className="w-full text-left text-[15px]">
          <caption className="sr-only">{table(day)}</caption>
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-2.5 font-medium">
                {columns.room}
              </th>
              <th scope="col" className="py-2.5 px-2 text-right font-medium">
                {columns.before}
              </th>
              <th scope="col" className="py-2.5 px-2 text-right font-medium">
                {columns.after}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.id} name={names.get(row.id) ?? ''} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({ name, before, after, isSame, counting }: PreviewRow & { name: string }) {
  const { same, otherCounts } = messages.review;
  const note = isSame ? same : counting !== undefined && otherCounts(counting);
  return (
    <tr>
      <td className="py-3 wrap-break-word">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </td>
      <td className="py-3 px-2 text-right">
        <Night {...before} />
      </td>
      <td className="py-3 px-2 text-right font-medium">
        <Night {...after} />
      </td>
    </tr>
  );
}

function Night({ minor, restrictions }: PreviewRow['before']) {
  const currency = useHotelCurrency();
  const restricted = formatRestrictions(restrictions);
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatMinor(minor, currency)}</span>
      {restricted && <span className="block text-sm font-normal text-muted">{restricted}</span>}
    </>
  );
}
