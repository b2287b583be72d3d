import { limits } from '@wayhouse/domain/limits';
import { counts } from '@wayhouse/messages/counts';
import { localized } from '@wayhouse/messages/localized';

export const messages = localized('owner-remote/timeline-carry', {
  how: {
    block: {
      mouse:
        'Drag a stay to another room, an end of a stay or a block to other nights, or over free nights to book or block them.',
      touch: 'Hold a stay, an end of a stay or a block, or a free night for a moment, then drag it.',
      keys: 'Arrow keys move, Enter opens. M and then up or down moves a stay. Shift and the left or right arrow change the last night of a stay or a block, with Alt the first one, or choose free nights. Enter confirms, Escape cancels.',
    },
    move: {
      mouse: 'Drag a stay to another room, its end to other nights, or over free nights to book them.',
      touch: 'Hold a stay, its end or a free night for a moment, then drag it.',
      keys: 'Arrow keys move, Enter opens. M and then up or down moves a stay. Shift and the left or right arrow change the last night of a stay, with Alt the first one, or choose free nights. Enter confirms, Escape cancels.',
    },
    look: 'Arrow keys move, Enter opens.',
  },
  stayHint: 'Drag to move to another room.',
  stayHintWithEnds: 'Drag to move to another room, or an end to change the nights.',
  blockHint: 'Drag an end to change the nights.',
  drop: {
    pointer: (place: string) => `${place}. Let go to save.`,
    keys: (place: string) => `${place}. Enter saves, Escape cancels.`,
  },
  choose: {
    pointer: (place: string) => `${place}. Let go to go on.`,
    keys: (place: string) => `${place}. Enter goes on, Escape cancels.`,
  },
  price: {
    pointer: (place: string) => `${place}. Let go to see the price.`,
    keys: (place: string) => `${place}. Enter shows the price, Escape cancels.`,
  },
  same: (place: string) => `${place}, as it is now.`,
  refused: (place: string, why: string) => `${place} is not possible. ${why}`,
  notPossible: 'Not possible',
  unchanged: 'Nothing was changed.',
  outside: 'Let go here to leave everything as it is.',
  reasons: {
    booked: (guest: string) => `${guest} has this room on these nights.`,
    blocked: 'This room is blocked on these nights.',
    past: 'Nights that are over cannot be changed.',
    over: 'It is over, so it stays as it was.',
    begun: 'This stay has begun, so its nights stay as they are.',
    'other-unit': 'That end of the stay is in another room. Change it there.',
    'other-room': 'A stay can be moved to rooms of its own kind only.',
    get 'too-long'() {
      return `A stay has at most ${counts.nights(limits.nights)}.`;
    },
    'not-shown': 'That end of it is on nights that are not shown here. Show them first.',
    'all-units': 'This blocks all rooms of the kind. Change its nights in the calendar by room.',
  },
  noConnection: 'There is no connection, so nothing was changed.',
  loading: 'These dates are still loading, so nothing was changed.',
  create: {
    title: (unit: number, nights: string) => `No. ${unit}, ${nights}`,
    book: 'Book for a guest',
    block: 'Block',
    closed: 'Nobody can be booked here, because the hotel is closed.',
  },
});
