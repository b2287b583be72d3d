import { CalendarDate } from '@wayhouse/contracts/calendar-date';
import { Unit } from '@wayhouse/contracts/fields';
import type { OwnRoom } from '@wayhouse/contracts/room';
import { useSearchParams } from 'react-router-dom';
import { firstOnSale } from '../../../shared/first-on-sale.js';
import type { AskedStay } from './desk-draft.js';

/** The room, its unit and the stay that the address names, as the timeline links to it; by default the first room on sale. */
export function useAskedStay(rooms: [OwnRoom, ...OwnRoom[]]): AskedStay & { room: string } {
  const [query] = useSearchParams();
  const date = (name: string) => CalendarDate.safeParse(query.get(name)).data;
  const named = rooms.find(({ _id }) => _id === query.get('room'));
  const unit = Unit.safeParse(query.get('unit')).data;
  return {
    room: (named ?? firstOnSale(rooms))._id,
    ...{ checkIn: date('checkIn'), checkOut: date('checkOut') },
    unit: named && unit && unit <= (named.units ?? 1) && (named.units ?? 1) > 1 ? unit : undefined,
  };
}
