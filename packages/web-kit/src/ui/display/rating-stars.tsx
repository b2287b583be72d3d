import { messages } from '../../messages.js';
import { classNames } from '../class-names.js';

/** Stars for a rating from 0 to 5, halves included. */
export function RatingStars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={messages.rated(rating)} className="relative inline-flex w-fit text-star">
      <span className={classNames('star-row', className)} />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${rating * 20}%` }}>
        <span className={classNames('star-row star-row-filled block', className)} />
      </span>
    </span>
  );
}
