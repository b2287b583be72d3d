import { addDays } from '@wayhouse/domain/stay';
import { shiftDate, type View, startOfWeek, endOfWeek } from '../calendar-view.js';

/**
 * The night that a key moves to, as in the ARIA grid pattern; undefined for other keys. `isVertical`: each row is one
 * day.
 */
export function nightAfterKey(key: string, night: string, view: View, isVertical: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(night, -1);
    case 'ArrowRight':
      return addDays(night, 1);
    case 'ArrowUp':
      return addDays(night, isVertical ? -1 : -7);
    case 'ArrowDown':
      return addDays(night, isVertical ? 1 : 7);
    case 'Home':
      return startOfWeek(night);
    case 'End':
      return endOfWeek(night);
    case 'PageUp':
      return shiftDate(view, night, -1);
    case 'PageDown':
      return shiftDate(view, night, 1);
    default:
      return undefined;
  }
}
