import type { RecordedChange } from '@wayhouse/contracts/recorded-change';
import { formatInstant } from '@wayhouse/messages/format-date';
import { formatList } from '@wayhouse/messages/format-list';
import { Link } from 'react-router-dom';
import { ownerPaths } from '../../../shared/owner-paths.js';
import { useHotelCurrency } from '../../../shared/use-hotel-currency.js';
import { describeChange } from './describe-change.js';
import { describeDifference } from './describe-difference.js';
import { messages } from './messages.js';

type Props = { change: RecordedChange; roomNames: ReadonlyMap<string, string>; city: string };

/** What was changed of what, by whom and when, in the hotel’s time zone. */
export function ChangeEntry({ change, roomNames, city }: Props) {
  const currency = useHotelCurrency();
  const lines = 'differences' in change ? change.differences.map((each) => describeDifference(each, currency)) : [];
  const further = 'differences' in change ? change.differenceCount - lines.length : 0;
  const rooms = 'rooms' in change ? formatRooms(change, roomNames) : '';
  return (
    <>
      <h2 className="font-medium wrap-anywhere">{describeChange(change)}</h2>
      {rooms && <p className="text-sm wrap-anywhere text-muted">{rooms}</p>}
      {lines.length > 0 && (
        <ul className="mt-1 text-[15px] wrap-anywhere">
          {lines.map((line, position) => (
            <li key={position}>{line}</li>
          ))}
          {further > 0 && <li>{messages.others(further)}</li>}
        </ul>
      )}
      {'bookingId' in change && (
        <Link
          to={ownerPaths.booking(change.bookingId)}
          className="inline-block py-1 text-sm underline decoration-line underline-offset-4 hover:text-accent hover:decoration-current"
        >
          {messages.booking}
        </Link>
      )}
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
        <span>{change.by}</span>
        <time dateTime={change.at}>{formatInstant(change.at, city)}</time>
      </p>
    </>
  );
}

type OfRooms = Extract<RecordedChange, { rooms: string[] }>;

/** Those that are known by name, and how many others there are. */
function formatRooms({ rooms, roomCount, ...change }: OfRooms, names: ReadonlyMap<string, string>): string {
  const named = rooms.flatMap((id) => names.get(id) ?? []);
  const others = roomCount - named.length;
  const list = formatList([...named, ...(others > 0 && named.length > 0 ? [messages.others(others)] : [])]);
  return 'unit' in change && change.unit && list ? messages.ofUnit(list, change.unit) : list;
}
