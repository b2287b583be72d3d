import type { PartnerMark } from './messages.js';
import type { Drawing } from '../../shared/wordmark.js';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

export const wordMarks: Record<PartnerMark, Drawing> = {
  // A track that runs into the distance.
  tamarind: {
    symbol: <path {...line} d="M14 36 18 4M26 36 22 4M9 33h22M12 23h16M14.5 14h11" />,
    length: 172,
    letters: 'font-display font-semibold',
  },
  // A grindstone from above.
  millstone: {
    symbol: (
      <g {...line}>
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="4" />
        <path d="M20 4v12M20 24v12M4 20h12M24 20h12" />
      </g>
    ),
    length: 176,
    letters: 'font-sans font-light',
  },
  // An umbrella.
  halden: {
    symbol: <path {...line} d="M4 22a16 16 0 0 1 32 0ZM20 22v10a4 4 0 0 0 8 0M20 3v3" />,
    length: 174,
    letters: 'font-display italic',
  },
  // A keyhole with light in it.
  lumen: {
    symbol: (
      <path
        fillRule="evenodd"
        d="M20 2a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm0 8a6 6 0 0 1 3 11l2.5 9h-11L17 21a6 6 0 0 1 3-11Z"
      />
    ),
    length: 162,
    letters: 'font-sans font-bold',
  },
  // A leaf with its rib.
  banyan: {
    symbol: <path {...line} d="M6 34C4 14 16 4 36 4c0 20-10 30-26 26M6 36C12 24 18 17 27 12" />,
    length: 162,
    letters: 'font-display font-medium',
  },
};
