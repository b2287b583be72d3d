import { localized } from '@wayhouse/messages/localized';

/** Of the timeline and its dialogs, which load with it. */
export const messages = localized('owner-remote/timeline-dialogs', {
  block: {
    open: (number: number) => `No. ${number}, block`,
    title: (number: number) => `Block No. ${number}`,
    from: 'First night',
    last: 'Last night',
    fromInvalid: 'Please choose today or a later day.',
    lastInvalid: 'Please choose the first night or a later one.',
    reasonHint: 'Guests do not see it.',
    cancel: 'Cancel',
    alone: (number: number) => `No. ${number} is blocked by itself. The other rooms of its kind can be booked.`,
    all: 'All rooms of this kind are blocked on these nights.',
    notInIt: 'Please choose nights of this block.',
    unblockAll: 'Unblock all rooms',
  },
  stay: {
    open: 'Open booking',
    arrival: (time: string) => `Arrival: ${time}`,
    moveTo: 'Move to',
    move: 'Move stay',
    choose: 'Choose a room',
    full: 'All other rooms of this kind are taken on these nights.',
    only: 'There is one room of this kind.',
    over: 'This stay is over, so it stays where it was.',
  },
});
