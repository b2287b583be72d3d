import { classNames } from '@wayhouse/web-kit/class-names';
import { hatchedStyle, stateColors, unitColors } from './entry-style.js';
import { messages as sharedMessages } from '../../../shared/messages.js';
import { messages } from '../messages.js';

/** Of a room with several units the grid shows how many are taken; the list below it has each stay. */
const entries = (units: number) => [
  ...(units > 1
    ? [
        { label: messages.someTaken, style: unitColors.some },
        { label: messages.allTaken, style: unitColors.all },
      ]
    : []),
  { label: sharedMessages.state.paid, style: stateColors.paid },
  { label: sharedMessages.state.unpaid, style: stateColors.unpaid },
  { label: messages.blocked, style: hatchedStyle },
];

type Props = { units: number; maySelect: boolean };

/** Explains the bars and, to whom that is open, how to select nights. */
export const Legend = ({ units, maySelect }: Props) => (
  <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-2 text-sm text-muted">
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {entries(units).map(({ label, style }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={classNames('h-3.5 w-6 rounded-sm border', style)} /> {label}
        </li>
      ))}
    </ul>
    {maySelect && (
      <>
        <p className="max-md:hidden pointer-coarse:hidden">{messages.how.mouse}</p>
        <p className="hidden max-md:block pointer-coarse:block">{messages.how.touch}</p>
        <p className="sr-only">{messages.how.keys}</p>
      </>
    )}
  </div>
);
