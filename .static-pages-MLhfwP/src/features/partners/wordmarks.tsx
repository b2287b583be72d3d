import type { PartnerMark } from './messages.js';
import type { WordmarkStyle } from '../../shared/wordmark.js';

const outlineStyle = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

export const wordmarks: Record<PartnerMark, WordmarkStyle> = {
  // A track that runs into the distance.
  tamarind: {
    symbol: <path {...outlineStyle} d="M14 36 18 4M26 36 22 4M9 33h22M12 23h16M14.5 14h11" />,
    width: 172,
    textStyle: 'font-display font-semibold',
  },
  // A grindstone from above.
  millstone: {
    symbol: (
      <g {...outlineStyle}>
        <circle cx="20" cy="20" r="16" />
        <circle cx="20" cy="20" r="4" />
        <path d="M20 4v12M20 24v12M4 20h12M24 20h12" />
      </g>
    ),
    width: 176,
    textStyle: 'font-sans font-light',
  },
  // An umbrella.
  halden: {
    symbol: <path {...outlineStyle} d="M4 22a16 16 0 0 1 32 0ZM20 22v10a4 4 0 0 0 8 0M20 3v3" />,
    width: 174,
    textStyle: 'font-display italic',
  },
  // A keyhole with light in it.
  lumen: {
    symbol: (
      <path
        fillRule="evenodd"
        d="M20 2a18 18 0 1 0 0 36 18 18 0 0 0 0-36Zm0 8a6 6 0 0 1 3 11l2.5 9h-11L17 21a6 6 0 0 1 3-11Z"
      />
    ),
    width: 162,
    textStyle: 'font-sans font-bold',
  },
  // A leaf with its rib.
  banyan: {
    symbol: <path {...outlineStyle} d="M6 34C4 14 16 4 36 4c0 20-10 30-26 26M6 36C12 24 18 17 27 12" />,
    width: 162,
    textStyle: 'font-display font-medium',
  },
};
