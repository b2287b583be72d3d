import { addDays } from '@wayhouse/contracts/stay';
import { turned, type View, weekBegin, weekEnd } from '../calendar-view.js';

/**
 * Where a key leads from a night, as in every calendar grid; nothing for a key that leads
 * nowhere. `isDown`: a row is a day.
 */
export function moveByKey(key: string, night: string, view: View, isDown: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(night, -1);
    case 'ArrowRight':
      return addDays(night, 1);
    case 'ArrowUp':
      return addDays(night, isDown ? -1 : -7);
    case 'ArrowDown':
      return addDays(night, isDown ? 1 : 7);
    case 'Home':
      return weekBegin(night);
    case 'End':
      return weekEnd(night);
    case 'PageUp':
      return turned(view, night, -1);
    case 'PageDown':
      return turned(view, night, 1);
    default:
      return undefined;
  }
}
