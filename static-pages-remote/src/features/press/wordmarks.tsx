import type { MediaMark } from './messages.js';
import type { Drawing } from '../../shared/wordmark.js';

const inCapitals = (name: string) => name.toUpperCase();
const inSmallLetters = (name: string) => name.toLowerCase();
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

export const wordMarks: Record<MediaMark, Drawing> = {
  meridian: { length: 198, letters: 'font-display font-bold', size: 30 },
  'slow-traveller': { length: 176, letters: 'font-sans font-light', form: inSmallLetters },
  'harbour-post': {
    // An anchor.
    symbol: <path {...line} d="M20 14v21M11 19h18M5 25c1 7 7 10 15 10s14-3 15-10M20 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />,
    length: 162,
    letters: 'font-display font-semibold',
  },
  departures: { length: 200, letters: 'font-sans font-extrabold', size: 20, form: inCapitals },
  'room-and-board': { length: 196, letters: 'font-display italic', size: 28 },
  northbound: {
    // An arrow to the north.
    symbol: <path d="M20 3 33 37 20 29 7 37Z" />,
    length: 166,
    letters: 'font-sans font-semibold',
    size: 21,
    form: inCapitals,
  },
};
