import type { MediaMark } from './messages.js';
import type { WordmarkStyle } from '../../shared/wordmark.js';

const toUpperCase = (name: string) => name.toUpperCase();
const toLowerCase = (name: string) => name.toLowerCase();
const outlineStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

export const wordmarks: Record<MediaMark, WordmarkStyle> = {
  meridian: { width: 198, textStyle: 'font-display font-bold', size: 30 },
  'slow-traveller': { width: 176, textStyle: 'font-sans font-light', transform: toLowerCase },
  'harbour-post': {
    // An anchor.
    symbol: (
      <path {...outlineStyle} d="M20 14v21M11 19h18M5 25c1 7 7 10 15 10s14-3 15-10M20 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
    ),
    width: 162,
    textStyle: 'font-display font-semibold',
  },
  departures: { width: 200, textStyle: 'font-sans font-extrabold', size: 20, transform: toUpperCase },
  'room-and-board': { width: 196, textStyle: 'font-display italic', size: 28 },
  northbound: {
    // An arrow to the north.
    symbol: <path d="M20 3 33 37 20 29 7 37Z" />,
    width: 166,
    textStyle: 'font-sans font-semibold',
    size: 21,
    transform: toUpperCase,
  },
};
