import { addDays } from '@wayhouse/domain/stay';
import type { Nights } from '../../nights.js';
import type { Rights } from '../grid/unit-line.js';
import type { Grip, Spot } from '../plan/plan-drop.js';
import type { UnitRow } from '../timeline-rows.js';

type Key = { key: string; shiftKey: boolean; altKey: boolean };
export type KeyedCarry = { grip: Grip; spot: Spot; by: 'keys' };

/** What a key begins to carry of the row: M a stay, Shift and an arrow the end of a stay or a block, with Alt its start, or free nights. */
export function carryBegunBy(
  { key, shiftKey, altKey }: Key,
  { row, spot, isHere, may }: { row: UnitRow; spot: Spot; isHere: (span: Nights) => boolean; may: Rights },
): KeyedCarry | undefined {
  if (!may.move) return undefined;
  const stay = row.stays.find(isHere);
  const block = row.blocked.find(isHere);
  const step = shiftKey ? stepOf(key) : 0;
  if (key.toLowerCase() === 'm' && !shiftKey && stay) return { grip: { kind: 'move', stay }, spot, by: 'keys' };
  if (!step) return undefined;
  const edge = altKey ? 'start' : 'end';
  const beside = ({ from, to }: Nights) => ({
    ...spot,
    night: addDays(edge === 'start' ? from : addDays(to, -1), step),
  });
  if (stay) return { grip: { kind: 'dates', stay, edge }, spot: beside(stay), by: 'keys' };
  if (!block)
    return { grip: { kind: 'create', spot }, spot: { ...spot, night: addDays(spot.night, step) }, by: 'keys' };
  if (!may.block) return undefined;
  return { grip: { kind: 'resize', block, edge }, spot: beside(block), by: 'keys' };
}

/** Where a key takes what is carried: a stay to another unit of its room, what has nights to others. */
export function spotAfterKey(key: string, { grip, spot }: KeyedCarry, rows: UnitRow[]): Spot {
  if (grip.kind !== 'move') return { ...spot, night: addDays(spot.night, stepOf(key)) };
  const units = rows.filter(({ room }) => room._id === spot.room).map(({ unit }) => unit);
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return { ...spot, unit: units[units.indexOf(spot.unit) + by] ?? spot.unit };
}

const stepOf = (key: string): number => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
